import IBModel
import IBSource
import IBSyntax
import Synchronization

/// Reads and parses each file of a run once, and recognizes unsupported ones.
final class SourceReader: Sendable {
  enum Reading: Sendable {
    /// A document that is suitable for the purpose of the reading, with the findings of the parser.
    case document(Document, [Finding])
    /// A file without a tree, with findings that explain why.
    case malformed(SourceFile, [Finding])
    /// A well-formed document that is not suitable for the purpose.
    case unsupported(Flavor, reason: String)
    case failure(FileFailure)
  }

  /// The purpose of reading a document, which determines the flavors that are suitable.
  enum Purpose: Sendable {
    /// To lay it out: documents of UIKit.
    case layout
    /// To check or compare its objects: documents of UIKit and AppKit.
    case objects
    /// To read its elements: any XML.
    case elements

    /// The reason why a document cannot be used for this purpose; nil if it can.
    func refusal(of flavor: Flavor) -> String? {
      switch self {
      case .layout: flavor.layoutRefusal
      case .objects: flavor.refusal
      case .elements: nil
      }
    }
  }

  /// Files that were read early, and are kept until their turn comes.
  private struct Waiting {
    /// More than the storyboards of one app need. In a run over many apps, files over the limit are read again.
    var bytes = KeptFiles<[UInt8]>(limit: 64 << 20)
    /// A document needs many times the memory of its file.
    var readings = KeptFiles<Reading>(limit: 16 << 20)
  }

  let world: World
  private let waiting = Mutex(Waiting())

  init(world: World) {
    self.world = world
  }

  /// - Parameters:
  ///   - purpose: the use of the document.
  ///   - isStream: whether the file may be a pipe, because the user named it.
  func read(_ file: InputFile, for purpose: Purpose = .layout, isStream: Bool = false) -> Reading {
    let origin = DocumentOrigin(path: file.path)
    if file.origin != .standardInput { return read(origin, for: purpose, isStream: isStream) }
    return reading(of: world.readInput(), origin, purpose)
  }

  /// The same for a document of any version.
  func read(_ origin: DocumentOrigin, for purpose: Purpose = .layout, isStream: Bool = false) -> Reading {
    if let known = waiting.withLock({ $0.readings.take(origin) }) { return Self.usable(known, for: purpose) }
    let bytes = waiting.withLock { $0.bytes.take(origin) }
    return reading(of: bytes.map { .success($0) } ?? load(origin, isStream: isStream), origin, purpose)
  }

  private func reading(
    of bytes: Result<[UInt8], FileFailure>, _ origin: DocumentOrigin, _ purpose: Purpose
  ) -> Reading {
    switch bytes {
    case .failure(let failure): .failure(FileFailure(origin.name, failure.reason))
    case .success(let bytes): parse(SourceFile(origin, bytes: bytes), for: purpose)
    }
  }

  /// Keeps a reading until the file is read the next time. Over a limit, the file is read again.
  func keep(_ reading: Reading, of file: InputFile) {
    let size = if case .document(let document, _) = reading { document.tree.source.bytes.count } else { 0 }
    waiting.withLock { $0.readings.keep(reading, of: DocumentOrigin(path: file.path), size: size) }
  }

  /// The same for bytes in memory.
  func parse(_ source: SourceFile, for purpose: Purpose = .layout) -> Reading {
    let (tree, findings) = SyntaxParser.parse(source)
    guard let tree, let root = tree.root else { return .malformed(source, findings) }
    let flavor = Flavor(root: root)
    if let reason = purpose.refusal(of: flavor) { return .unsupported(flavor, reason: reason) }
    guard let document = Document(tree) else { return .malformed(source, findings) }
    return .document(document, findings)
  }

  /// The reading for another purpose, made from one for checking objects.
  private static func usable(_ reading: Reading, for purpose: Purpose) -> Reading {
    guard case .document(let document, _) = reading, let reason = purpose.refusal(of: document.flavor) else {
      return reading
    }
    return .unsupported(document.flavor, reason: reason)
  }

  /// Reads a document early if its bytes contain `mark` and it can be laid out.
  ///
  /// The file, or the failure, is kept for `read`.
  func document(at origin: DocumentOrigin, containing mark: ByteSearch) -> Document? {
    let bytes: [UInt8]
    switch load(origin, isStream: false) {
    case .success(let read): bytes = read
    case .failure(let failure):
      let reading = Reading.failure(FileFailure(origin.name, failure.reason))
      waiting.withLock { $0.readings.keep(reading, of: origin, size: 0) }
      return nil
    }
    guard mark.isFound(in: bytes) else {
      waiting.withLock { $0.bytes.keep(bytes, of: origin, size: bytes.count) }
      return nil
    }
    let reading = parse(SourceFile(origin, bytes: bytes), for: .objects)
    waiting.withLock { $0.readings.keep(reading, of: origin, size: 0) }
    guard case .document(let document, _) = Self.usable(reading, for: .layout) else { return nil }
    return document
  }

  private func load(_ origin: DocumentOrigin, isStream: Bool) -> Result<[UInt8], FileFailure> {
    if origin.revision != nil { return world.git(["cat-file", "blob", origin.name]) }
    return isStream ? world.readStream(origin.path) : world.read(origin.path)
  }
}

package struct InputFile: Hashable, Sendable {
  package enum InputKind: Sendable {
    case named
    case found
    case standardInput
  }

  /// The printed path.
  package let path: String
  package let origin: InputKind

  package init(_ path: String, _ origin: InputKind) {
    self.path = path
    self.origin = origin
  }
}
