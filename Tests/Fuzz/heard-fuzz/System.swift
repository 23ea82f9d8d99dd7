#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

func exitNow(_ status: Int32) -> Never { exit(status) }

func copied(_ text: String) -> UnsafeMutablePointer<CChar>? { strdup(text) }
