import SystemLibrary

/// An open file of the system. Descriptors that this type opens are closed with it.
///
/// It uses the C library, because Foundation cannot open a file whose name is not UTF-8
/// (Measurements/Tools.md#foundation).
final class Descriptor: Sendable {
  /// The largest number of bytes that are read from a file.
  ///
  /// Scene files have a few hundred kilobytes. A larger file is of another kind, or an endless device.
  static let readLimit = 256 << 20
  static let chunkSize = 64 << 10
  /// Read and write permission for all; the user's mask removes some.
  private static let newFileMode: mode_t = 0o666

  private let number: Int32
  private let path: String
  private let closesAtEnd: Bool

  /// A descriptor of the process, such as standard output.
  init(_ number: Int32, path: String) {
    self.number = number
    self.path = path
    closesAtEnd = false
  }

  private init(opened number: Int32, path: String) {
    self.number = number
    self.path = path
    closesAtEnd = true
  }

  deinit {
    if closesAtEnd { close(number) }
  }

  /// Both ends of a new pipe. Each is closed when its descriptor is released.
  static func pipe(_ path: String) -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [0, 0]
    guard SystemLibrary.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(opened: ends[0], path: path), Descriptor(opened: ends[1], path: path))
  }

  /// A nameless file that contains these bytes, open at its start; nil if it cannot be created.
  ///
  /// It is deleted with its descriptor.
  static func nameless(_ bytes: [UInt8], path: String) -> Descriptor? {
    guard let stream = tmpfile() else { return nil }
    defer { fclose(stream) }
    let number = fcntl(fileno(stream), F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard number >= 0 else { return nil }
    let file = Descriptor(opened: number, path: path)
    return file.write(bytes) && lseek(number, 0, SEEK_SET) == 0 ? file : nil
  }

  /// Standard input and output under new numbers. The old numbers now refer to an empty file and to standard error.
  static func takeStandardStreams() -> (input: Descriptor, output: Descriptor)? {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let taken = (
      Descriptor(opened: input, path: "standard input"), Descriptor(opened: output, path: "standard output")
    )
    guard input >= 0, output >= 0, case .success(let empty) = open("/dev/null", O_RDONLY),
      dup2(empty.number, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { return nil }
    return taken
  }

  /// Passes this descriptor to a program that is about to start, as number `other`.
  func hand(as other: Int32, to actions: inout ProcessStart.FileActions) {
    posix_spawn_file_actions_adddup2(&actions, number, other)
  }

  static func open(_ path: String, _ flags: Int32) -> Result<Descriptor, FileFailure> {
    let number = SystemPath.with(path) { SystemLibrary.open($0, flags | O_CLOEXEC, newFileMode) }
    return number < 0 ? .failure(.current(path)) : .success(Descriptor(opened: number, path: path))
  }

  /// Opens a regular file for reading.
  ///
  /// A pipe, a terminal or a device is refused: it may be endless, and opening it may wait forever for a writer.
  static func openFile(_ path: String) -> Result<Descriptor, FileFailure> {
    open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY).flatMap { file in
      switch file.status.map({ $0.st_mode & S_IFMT }) {
      case S_IFREG: .success(file)
      case S_IFDIR: .failure(FileFailure(path, "is a directory"))
      default: .failure(FileFailure(path, "not a regular file"))
      }
    }
  }

  private var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// The number of names of the file; 0 for a removed file.
  var linkCount: Int { status.map { Int($0.st_nlink) } ?? 0 }

  enum Hold {
    case held, heldByOthers
    /// The file system has no locks.
    case unknown
  }

  /// Locks the file while it is open, without waiting.
  func hold() -> Hold {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return .held }
    return errno == EWOULDBLOCK ? .heldByOthers : .unknown
  }

  /// Gives the file the extended attributes of another; see `FileAttributes`.
  func takeAttributes(of path: String) -> Bool {
    SystemPath.with(path) { FileAttributes.copy(from: $0, to: number) }
  }

  /// The bytes from the current position to the end.
  func readAll() -> Result<[UInt8], FileFailure> {
    readStart(Self.readLimit + 1).flatMap { bytes in
      bytes.count <= Self.readLimit
        ? .success(bytes) : .failure(FileFailure(path, "larger than \(Self.readLimit >> 20) MiB"))
    }
  }

  /// The bytes of two pipes until both end; at most `excerptLimit` bytes of the second are kept.
  ///
  /// The bytes are read as they arrive, so the writer never waits for either pipe.
  ///
  /// - Returns: nil as soon as the first pipe has delivered more than `readLimit` bytes.
  static func readBoth(_ first: Descriptor, _ second: Descriptor) -> (first: [UInt8], second: [UInt8])? {
    var bytes: (first: [UInt8], second: [UInt8]) = ([], [])
    var waiting = [first, second].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { break }
      for index in waiting.indices where waiting[index].revents != 0 {
        waiting[index].revents = 0
        let descriptor = index == 0 ? first : second
        // A pipe that is ready returns its bytes without waiting for more.
        guard case .success(let chunk) = descriptor.readChunk(chunkSize), !chunk.isEmpty else {
          waiting[index].fd = -1
          continue
        }
        if index == 0 { bytes.first += chunk } else { bytes.second += chunk.prefix(excerptLimit - bytes.second.count) }
        if bytes.first.count > readLimit { return nil }
      }
    }
    return bytes
  }

  /// The largest number of bytes of another program's error output that are kept.
  private static let excerptLimit = 64 << 10

  /// The bytes of one read, at most `limit`; empty at the end.
  func readChunk(_ limit: Int = chunkSize) -> Result<[UInt8], FileFailure> {
    var chunk = [UInt8](repeating: 0, count: limit)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(number, $0.baseAddress, limit) }
      if count >= 0 { return .success(Array(chunk[..<count])) }
      if errno != EINTR { return .failure(.current(path)) }
    }
  }

  /// At most `limit` bytes from the current position.
  func readStart(_ limit: Int) -> Result<[UInt8], FileFailure> {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let wanted = min(Self.chunkSize, limit - bytes.count)
      var count = 0
      // The memory is not zeroed first, because most files are much smaller than a chunk.
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
        count = read(number, buffer.baseAddress, wanted)
        filled = max(count, 0)
      }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        return .failure(.current(path))
      }
      bytes += chunk
      // A growing array would need up to twice the memory of a large file.
      if bytes.count == wanted, wanted == Self.chunkSize, let size = status?.st_size {
        bytes.reserveCapacity(min(Int(size), limit))
      }
    }
    return .success(bytes)
  }

  /// Writes all of `bytes`; false if the system refuses.
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = SystemLibrary.write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        if count < 0, errno != EINTR { return false }
        written += max(count, 0)
      }
      return true
    }
  }

  /// Sets the mode of the file, and its owner and group if the system allows that; false if setting the mode fails.
  func take(mode: mode_t, of other: stat) -> Bool {
    // Only root may change the owner. The mode is set last, because a change of the owner clears some of its bits.
    _ = fchown(number, other.st_uid, other.st_gid)
    return fchmod(number, mode) == 0
  }

  /// Waits until the written data is on disk; false if that fails.
  func flush() -> Bool {
    fsync(number) == 0
  }
}

extension FileFailure {
  /// The failure of this thread's last call of the C library.
  static func current(_ path: String) -> FileFailure {
    let reason = strerror(errno).map { String(cString: $0) } ?? "unknown error"
    return FileFailure(path, reason.prefix(1).lowercased() + reason.dropFirst())
  }
}
