import Glibc

/// Replaces the content of a file so that whoever looks, at whatever moment, sees the old one or the new one.
enum AtomicFile {
  /// Bits of a mode that `chmod` sets.
  private static let modeBits: mode_t = 0o7777

  /// See `World.replace`.
  ///
  /// The new content is written to a file beside the old one, flushed to the disk and renamed over it. A run that is
  /// killed in between leaves that file, named like the old one with a dot before and the process behind it.
  @Sendable static func replace(_ path: String, with bytes: [UInt8]) -> FileFailure? {
    guard let target = resolved(path) else { return .current(path) }
    var status = stat()
    guard stat(target, &status) == 0 else { return .current(path) }
    // A rename asks only for the right to write the folder, so the file's own mode has to be asked for. The system
    // judges it, not the bits: root may write a file that others may only read.
    guard access(target, W_OK) == 0 else { return .current(path) }
    let temporary = temporaryPath(beside: target)
    // Beyond the process's limit of file sizes a write is to fail, not to end the run.
    signal(SIGXFSZ, SIG_IGN)
    if let failure = write(bytes, to: temporary, like: status, path) {
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

  /// Where a path leads, links followed, so that a link stays one.
  private static func resolved(_ path: String) -> String? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  private static func temporaryPath(beside target: String) -> String {
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    return "\(target[..<slash])/.\(target[slash...].dropFirst()).\(getpid())"
  }

  private static func write(
    _ bytes: [UInt8], to temporary: String, like status: stat, _ path: String
  ) -> FileFailure? {
    switch Descriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL) {
    case .failure(let failure): return FileFailure(path, failure.reason)
    case .success(let file):
      guard file.write(bytes), file.take(mode: status.st_mode & modeBits, of: status), file.flush() else {
        return .current(path)
      }
      return nil
    }
  }
}
