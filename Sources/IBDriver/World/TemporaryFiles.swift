import SystemLibrary
import Synchronization

/// The unfinished files of a process. If a signal ends the process, they are removed.
package final class TemporaryFiles: Sendable {
  /// The beginning of the names, which hides the files.
  ///
  /// All names have the same length, so if one is valid in a folder, all are.
  private static let prefix = ".keyline-"
  private static let suffix = ".tmp"
  /// Sixteen hexadecimal digits for a random number of 64 bits.
  private static let digitCount = 16
  /// The largest number of remembered folders from which leftover files were removed.
  ///
  /// Repeating that is harmless, but a process that writes into ever new folders must not use ever more memory.
  private static let sweptLimit = 1024
  /// The number of names to try. If all of them fail, the names are not the problem.
  private static let attemptLimit = 16

  private struct State {
    var paths: Set<String> = []
    /// Folders from which the leftover files of killed runs have been removed.
    var swept: Set<String> = []
    var ending: (@Sendable () -> Void)?

    /// Whether a folder is not in `swept` yet. The call adds it.
    mutating func isNew(_ folder: String) -> Bool {
      if swept.count >= sweptLimit { swept.removeAll() }
      return swept.insert(folder).inserted
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Creates an empty file in a folder, under a name that no other process uses and no file has.
  func make(in folder: String) -> Result<TemporaryFile, FileFailure> {
    if state.withLock({ $0.isNew(folder) }) { Self.sweep(folder) }
    var failure = FileFailure(folder, "cannot find a free name for a temporary file")
    for _ in 0..<Self.attemptLimit {
      switch open(Self.randomName(in: folder)) {
      case .success(let file):
        // Another process may have removed the file as a leftover before this one locked it.
        if file.isHeld { return .success(file) }
      case .failure(let refusal):
        if errno != EEXIST { return .failure(refusal) }
        failure = refusal
      }
    }
    return .failure(failure)
  }

  /// Opens a file and records it in one step, so that a signal handler always finds all files.
  private func open(_ path: String) -> Result<TemporaryFile, FileFailure> {
    state.withLock { state in
      Descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL).map { descriptor in
        state.paths.insert(path)
        return TemporaryFile(path, descriptor, in: self)
      }
    }
  }

  /// Replaces `target` with a file; nil on success. If the target is a link, the file replaces the link.
  func rename(_ path: String, to target: String) -> FileFailure? {
    state.withLock { state in
      guard SystemPath.with(path, { old in SystemPath.with(target) { SystemLibrary.rename(old, $0) } }) == 0 else {
        return .current(target)
      }
      state.paths.remove(path)
      return nil
    }
  }

  /// Removes a file unless it has been renamed.
  func remove(_ path: String) {
    state.withLock { state in
      if state.paths.remove(path) != nil { SystemPath.with(path) { _ = unlink($0) } }
    }
  }

  /// Registers work to do first if a signal ends the process.
  func beforeEnding(_ work: @escaping @Sendable () -> Void) { state.withLock { $0.ending = work } }

  /// Removes all temporary files, and ends the process as the signal would. No new temporary file can be created
  /// meanwhile.
  func endProcess(by signal: Int32) -> Never {
    state.withLock { state in
      for path in state.paths { SystemPath.with(path) { _ = unlink($0) } }
      state.ending?()
      SignalWatch.end(by: signal)
    }
  }

  /// Does some work, and ends the process with the status that the work returns.
  ///
  /// The usual signals still end the process, but leave no temporary files. Call this on the first thread before any
  /// other thread starts.
  package func work(_ work: @escaping @Sendable () async -> Int32) -> Never {
    // Writing to a closed pipe fails, and that is reported.
    _ = signal(SIGPIPE, SIG_IGN)
    let signals = SignalWatch.hold([SIGINT, SIGTERM, SIGHUP])
    Task.detached { exit(await work()) }
    endProcess(by: SignalWatch.wait(for: signals))
  }

  // MARK: - Files that were left

  /// Removes the leftover files of killed runs, which no process has locked.
  private static func sweep(_ folder: String) {
    guard case .success(let entries) = FileSystem.list(folder) else { return }
    for entry in entries where entry.kind == .file && !entry.isLink && isOurs(entry.name) {
      let path = "\(folder)/\(entry.name)"
      guard case .success(let file) = Descriptor.open(path, O_WRONLY | O_NONBLOCK), file.hold() == .held else {
        continue
      }
      SystemPath.with(path) { _ = unlink($0) }
    }
  }

  private static func randomName(in folder: String) -> String {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    let zeros = String(repeating: "0", count: digitCount - digits.count)
    return "\(folder == "/" ? "" : folder)/\(prefix)\(zeros)\(digits)\(suffix)"
  }

  private static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
    return digits.utf8.count == digitCount && digits.allSatisfy(\.isHexDigit)
  }
}

/// A file that will replace another file or become a new one. It is removed with its owner, unless it was renamed
/// before.
final class TemporaryFile: Sendable {
  private let path: String
  private let descriptor: Descriptor
  private let owner: TemporaryFiles

  fileprivate init(_ path: String, _ descriptor: Descriptor, in owner: TemporaryFiles) {
    self.path = path
    self.descriptor = descriptor
    self.owner = owner
  }

  deinit { owner.remove(path) }

  /// Whether the file still exists and only this process has it open.
  ///
  /// True on a file system without locks, because processes do not remove leftover files there.
  fileprivate var isHeld: Bool { descriptor.hold() != .heldByOthers && descriptor.linkCount > 0 }

  /// Copies the mode, the owner and the other attributes of the file at `target`. Fails if the access rights would
  /// differ.
  func take(_ status: stat, of target: String) -> FileFailure? {
    let modeBits: mode_t = 0o7777
    guard descriptor.take(mode: status.st_mode & modeBits, of: status) else { return .current(target) }
    return descriptor.takeAttributes(of: target)
      ? nil : FileFailure(target, "cannot preserve its access control list; the file is unchanged")
  }

  /// Adds bytes; false if the system refuses.
  func write(_ bytes: [UInt8]) -> Bool { descriptor.write(bytes) }

  /// Waits until the written bytes are on the disk.
  func flush() -> Bool { descriptor.flush() }

  /// Replaces the file at `target`; nil on success.
  ///
  /// - Parameter folder: the folder of the target, which is flushed so that the change survives a power failure; nil if
  ///   it need not survive one.
  func replace(_ target: String, flushing folder: String?) -> FileFailure? {
    if let failure = owner.rename(path, to: target) { return failure }
    // The content is already in its place, so a failure to flush the folder is not reported.
    if let folder, case .success(let folder) = Descriptor.open(folder, O_RDONLY) { _ = folder.flush() }
    return nil
  }
}
