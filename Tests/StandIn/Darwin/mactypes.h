/* Names that a Mac brings along with its C library (MacTypes.h), there to be clashed with; nothing of ours uses one. */
typedef unsigned char Byte, Boolean, Style;
typedef char *Ptr;
typedef Ptr *Handle;
typedef long Size;
typedef int OSStatus, Fixed;
typedef short OSErr;
typedef unsigned int FourCharCode, OSType, OptionBits;
typedef unsigned long ByteCount, ItemCount;
typedef struct Point { short v, h; } Point;
typedef struct Rect { short top, left, bottom, right; } Rect;
