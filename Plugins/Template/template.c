#include "swiftkit_abi.h"
