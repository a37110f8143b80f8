#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import CFileAttributes
  import Musl
#else
  import CFileAttributes
  import Glibc
#endif

/// The attributes of a file apart from its bytes and its mode: extended attributes, including the access control list.
package enum FileAttributes {
  /// The attribute that stores an access control list on Linux (acl(5), xattr(7)).
  private static let accessList = "system.posix_acl_access"

  /// Copies the attributes of the file at `path` to an open file. Returns false if an access control list cannot be
  /// copied.
  ///
  /// With mode bits only, a group would have more rights than before. Other attributes are copied if the system allows
  /// it.
  package static func copy(from path: UnsafePointer<CChar>, to descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      let source = open(path, O_RDONLY | O_CLOEXEC)
      guard source >= 0 else { return false }
      defer { close(source) }
      return fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    #else
      var isKept = true
      for name in names(path) {
        guard let value = value(name, path) else { continue }
        let status = fsetxattr(descriptor, name, value, value.count, 0)
        if status != 0, name == accessList { isKept = false }
      }
      return isKept
    #endif
  }

  #if !canImport(Darwin)
    private static func names(_ path: UnsafePointer<CChar>) -> [String] {
      let size = listxattr(path, nil, 0)
      guard size > 0 else { return [] }
      var list = [CChar](repeating: 0, count: size)
      let count = listxattr(path, &list, size)
      guard count > 0 else { return [] }
      return list[..<count].split(separator: 0).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
    }

    private static func value(_ name: String, _ path: UnsafePointer<CChar>) -> [UInt8]? {
      let size = getxattr(path, name, nil, 0)
      guard size >= 0 else { return nil }
      var value = [UInt8](repeating: 0, count: size)
      let count = getxattr(path, name, &value, size)
      return count < 0 ? nil : Array(value[..<count])
    }
  #endif
}
