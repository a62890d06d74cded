import ProjectModel
import TestSupport
import Testing

struct PropertyListReaderTests {}
