import IBAssets
import IBSource
import SystemLibrary

extension World {
  /// The path relative to the current folder, if it is absolute; any other path unchanged.
  func seen(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let path = AssetPath.relative(path, from: currentFolder)
    return path.isEmpty ? "." : path
  }

  /// The absolute path, without `.` and `..`.
  func absolute(_ path: String) -> String { Self.absolute(path, from: currentFolder) }

  /// The names on the way from the root to a path.
  func names(of path: String) -> [Substring] { Self.names(of: path, from: currentFolder) }

  /// A path relative to an absolute folder, as an absolute path without `.` and `..`.
  ///
  /// Nearly all paths contain neither, and are not split.
  static func absolute(_ path: String, from folder: String) -> String {
    if path.hasPrefix("/"), isPlain(path.dropFirst().utf8) { return path }
    if isPlain(Substring(path).utf8), folder.utf8.count > 1, folder.hasPrefix("/"), isPlain(folder.dropFirst().utf8) {
      return "\(folder)/\(path)"
    }
    return "/" + names(of: path, from: folder).joined(separator: "/")
  }

  /// Whether all names in a relative path are not empty and do not begin with a period.
  private static func isPlain(_ path: Substring.UTF8View) -> Bool {
    var isStart = true
    for byte in path {
      if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      isStart = byte == UInt8(ascii: "/")
    }
    return !isStart
  }

  /// The names on the way from the root to a path relative to an absolute folder, with `.` and `..` resolved.
  static func names(of path: String, from folder: String) -> [Substring] {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return AssetPath.names(whole).reduce(into: []) { names, name in
      if name == ".." { _ = names.popLast() } else if name != "." { names.append(name) }
    }
  }
}

/// Conversions between paths and the C library's strings.
enum SystemPath {
  static func with<Result>(_ path: String, _ call: (UnsafePointer<CChar>) -> Result) -> Result {
    (PathText.bytes(path).map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map(call) ?? path.withCString(call)
    }
  }

  /// The text of a path or name from the C library.
  static func text(_ path: UnsafePointer<CChar>) -> String {
    PathText.text(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  /// The same for a path that this call frees; nil if the call that creates it failed.
  static func text(freeing path: UnsafeMutablePointer<CChar>?) -> String? {
    guard let path else { return nil }
    defer { free(path) }
    return text(path)
  }
}
