import IBModel
import IBSource
import IBSyntax
import Synchronization

/// Reads and parses files, each once in a run, and recognizes unsupported ones.
final class SourceReader: Sendable {
  enum Reading: Sendable {
    /// A document of a supported flavor, with the parser's findings.
    case document(Document, [Finding])
    /// A file without a tree; the findings give the reason.
    case malformed(SourceFile, [Finding])
    /// Well-formed, but of an unsupported flavor.
    case unsupported(Flavor)
    case failure(FileFailure)
  }

  /// Files that were read before their turn, kept until then.
  private struct Waiting {
    var bytes: [String: [UInt8]] = [:]
    var size = 0
    var readings: [String: Reading] = [:]
  }

  /// The most bytes kept for all files together: more than the storyboards of one app have. In a run over many apps,
  /// the rest is read again.
  private static let waitingLimit = 64 << 20

  let world: World
  private let waiting = Mutex(Waiting())

  init(world: World) {
    self.world = world
  }

  /// - Parameters:
  ///   - anyFlavor: whether a document made for something else, or any other XML, is read as well.
  ///   - isStream: whether the file may be a pipe, which a person has named.
  func read(_ file: InputFile, anyFlavor: Bool = false, isStream: Bool = false) -> Reading {
    if let reading = waiting.withLock({ $0.readings.removeValue(forKey: file.path) }) { return reading }
    let bytes = file.origin == .standardInput ? world.readInput() : read(file.path, isStream)
    switch bytes {
    case .failure(let failure): return .failure(FileFailure(file.path, failure.reason))
    case .success(let bytes): return parse(SourceFile(path: file.path, bytes: bytes), anyFlavor: anyFlavor)
    }
  }

  /// The same for bytes in memory.
  func parse(_ source: SourceFile, anyFlavor: Bool = false) -> Reading {
    let (tree, findings) = SyntaxParser.parse(source)
    guard let tree, let root = tree.root else { return .malformed(source, findings) }
    let flavor = Flavor(root: root)
    guard anyFlavor || flavor.isSupported else { return .unsupported(flavor) }
    guard let document = Document(tree) else { return .malformed(source, findings) }
    return .document(document, findings)
  }

  /// Reads a document before its turn if its bytes contain `mark`. The file, or the failure, is kept for `read`.
  func document(at path: String, containing mark: ByteSearch) -> Document? {
    let bytes: [UInt8]
    switch world.read(path) {
    case .success(let read): bytes = read
    case .failure(let failure):
      waiting.withLock { $0.readings[path] = .failure(failure) }
      return nil
    }
    guard mark.isFound(in: bytes) else {
      waiting.withLock { waiting in
        guard waiting.size + bytes.count <= Self.waitingLimit else { return }
        waiting.bytes[path] = bytes
        waiting.size += bytes.count
      }
      return nil
    }
    let reading = parse(SourceFile(path: path, bytes: bytes))
    waiting.withLock { $0.readings[path] = reading }
    guard case .document(let document, _) = reading else { return nil }
    return document
  }

  private func read(_ path: String, _ isStream: Bool) -> Result<[UInt8], FileFailure> {
    let bytes = waiting.withLock { waiting in
      let bytes = waiting.bytes.removeValue(forKey: path)
      waiting.size -= bytes?.count ?? 0
      return bytes
    }
    return bytes.map { .success($0) } ?? (isStream ? world.readStream : world.read)(path)
  }
}
