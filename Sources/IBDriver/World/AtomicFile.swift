import SystemLibrary

/// Writes files so that readers always see either the whole old file or the whole new one.
///
/// The new content is written to a temporary file in the same folder, flushed to the disk, and renamed to the old file.
/// If the process is killed before that, the temporary file remains until the next process writes into the folder and
/// removes it.
struct AtomicFile: Sendable {
  let temporary: TemporaryFiles

  /// See `World.store`.
  @Sendable func store(_ path: String, _ bytes: [UInt8], replacing old: [UInt8]?) -> FileFailure? {
    let place = Place(path)
    if place.isNoRegularFile { return FileFailure(path, "not a regular file") }
    switch file(for: place) {
    case .failure(let failure): return failure
    case .success(let file):
      guard file.write(bytes), file.flush() else { return .current(path) }
      if let old, !Self.holds(place.target, old) { return FileFailure(path, "the file changed during the run") }
      return file.replace(place.target, flushing: place.folder).map { FileFailure(path, $0.reason) }
    }
  }

  /// See `World.create`.
  @Sendable func create(_ path: String) -> Result<OutputFile, FileFailure> {
    let place = Place(path)
    if place.isNoRegularFile {
      return Descriptor.open(path, O_WRONLY).map { file in OutputFile(write: file.write, finish: { nil }) }
    }
    return file(for: place).map { file in
      OutputFile(
        write: { file.write($0) },
        finish: {
          guard file.flush() else { return .current(path) }
          return file.replace(place.target, flushing: place.folder).map { FileFailure(path, $0.reason) }
        })
    }
  }

  /// The file that a path leads to, and its status.
  private struct Place: Sendable {
    let path: String
    /// The path after following links, so that a link stays a link; the path itself if no file exists.
    let target: String
    let status: stat?

    init(_ path: String) {
      self.path = path
      target = FileSystem.realPath(path) ?? path
      var status = stat()
      self.status = SystemPath.with(target, { stat($0, &status) }) == 0 ? status : nil
    }

    /// Whether the target is not a file that can be replaced: a pipe, a terminal, or a link to a missing path.
    ///
    /// `/dev/stdout` is such a link if standard output is a removed file.
    var isNoRegularFile: Bool {
      var own = stat()
      let isLink = SystemPath.with(target, { lstat($0, &own) }) == 0 && own.st_mode & S_IFMT == S_IFLNK
      return isLink || status.map { $0.st_mode & S_IFMT != S_IFREG } ?? false
    }

    var folder: String {
      guard let slash = target.lastIndex(of: "/") else { return "." }
      return slash == target.startIndex ? "/" : String(target[..<slash])
    }
  }

  private func file(for place: Place) -> Result<TemporaryFile, FileFailure> {
    // A rename needs only the right to write into the folder, so the access rights of the file itself must be checked.
    // `access` asks the system instead of reading the mode: root may write to a file that others may only read.
    if place.status != nil, SystemPath.with(place.target, { access($0, W_OK) }) != 0 {
      return .failure(.current(place.path))
    }
    // A write beyond the file size limit of the process must fail, and not end the run.
    _ = signal(SIGXFSZ, SIG_IGN)
    switch temporary.make(in: place.folder) {
    case .failure(let failure): return .failure(FileFailure(place.path, failure.reason))
    case .success(let file):
      guard let status = place.status, let failure = file.take(status, of: place.target) else { return .success(file) }
      return .failure(FileFailure(place.path, failure.reason))
    }
  }

  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard case .success(let now) = Descriptor.openFile(path).flatMap({ $0.readAll() }) else { return false }
    return now == bytes
  }
}
