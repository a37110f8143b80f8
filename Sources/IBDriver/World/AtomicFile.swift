import SystemLibrary

/// Writes a file so that readers always see either the old or the new content.
enum AtomicFile {
  /// The bits of a mode that `chmod` sets.
  private static let modeBits: mode_t = 0o7777

  /// See `World.store`.
  ///
  /// The new content is written to a temporary file beside the old one, flushed to disk and renamed over it. If the
  /// process is killed in between, the temporary file remains: its name is the old one's with a dot in front and the
  /// process id at the end.
  @Sendable static func store(_ path: String, _ bytes: [UInt8]) -> FileFailure? {
    let target = resolved(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    // A rename needs write permission only for the folder, so the permission for the file is checked first. The system
    // decides, not the mode bits: root may write a file that others may only read.
    if exists, access(target, W_OK) != 0 { return .current(path) }
    let temporary = temporaryPath(beside: target)
    // A write beyond the process's limit of file sizes must fail instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    if let failure = write(bytes, to: temporary, like: exists ? status : nil, path) {
      unlink(temporary)
      return failure
    }
    guard rename(temporary, target) == 0 else {
      let failure = FileFailure.current(path)
      unlink(temporary)
      return failure
    }
    return nil
  }

  /// The target of a path, so that a link stays a link; nil for a file that does not exist.
  private static func resolved(_ path: String) -> String? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  private static func temporaryPath(beside target: String) -> String {
    let name = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    return "\(target[..<name]).\(target[name...]).\(getpid())"
  }

  private static func write(
    _ bytes: [UInt8], to temporary: String, like status: stat?, _ path: String
  ) -> FileFailure? {
    switch Descriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL) {
    case .failure(let failure): return FileFailure(path, failure.reason)
    case .success(let file):
      let hasMode = status.map { file.take(mode: $0.st_mode & modeBits, of: $0) } ?? true
      return hasMode && file.write(bytes) && file.flush() ? nil : .current(path)
    }
  }
}
