import SystemLibrary

/// Writes a file so that readers see, at any moment, the old one or the new one.
enum AtomicFile {
  /// Bits of a mode that `chmod` sets.
  private static let modeBits: mode_t = 0o7777

  /// See `World.store`.
  ///
  /// The new content is written to a file beside the old one, flushed to the disk and renamed over it. A run that is
  /// killed in between leaves that file, named like the old one with a dot before and the process after it.
  @Sendable static func store(_ path: String, _ bytes: [UInt8]) -> FileFailure? {
    let target = resolved(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    // A rename asks only for the right to write the folder, so the file's own mode has to be asked for. The system
    // judges it, not the bits: root may write a file that others may only read.
    if exists, access(target, W_OK) != 0 { return .current(path) }
    let temporary = temporaryPath(beside: target)
    // Beyond the process's limit of file sizes a write is to fail, not to end the run.
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

  /// Where a path leads, links followed, so that a link stays one; nil for a file that is not there.
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
