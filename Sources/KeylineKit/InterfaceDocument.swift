public import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// A storyboard or xib.
///
/// The document is read from bytes, or from the file at a URL. No other files are opened. All results are values in a
/// fixed order: the same bytes lead to the same results on every machine.
public struct InterfaceDocument: Sendable {
  /// The reason why a file cannot be used.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems, ordered by position; never empty.
    public let findings: [Finding]

    /// The message of the first finding.
    public var description: String { findings.first?.message ?? "" }
  }

  /// The kind of file, from its root element.
  public enum Kind: Hashable, Sendable {
    case storyboard, xib
  }

  /// Whether it is a storyboard or a xib.
  public let kind: Kind
  /// Problems in spite of which the document can be read, such as merge conflict markers.
  public let readingFindings: [Finding]
  let document: Document
  let lines: LineMap

  /// Reads an iOS or tvOS document.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file in UTF-8.
  ///   - path: the name of the file in findings; no file is read.
  /// - Throws: ``Failure`` for bytes that are not well-formed XML within the limits, for other XML, and for documents
  ///   of macOS, watchOS and Xcode 3.
  public init(_ bytes: [UInt8], path: String = "") throws(Failure) {
    let source = SourceFile(path: path, bytes: bytes)
    let lines = LineMap(bytes)
    let (tree, findings) = SyntaxParser.parse(source)
    let published = findings.map { Finding($0, lines) }
    guard let document = tree.flatMap(Document.init) else { throw Failure(findings: published) }
    if let refusal = document.flavor.layoutRefusal {
      let range = document.tree.root?.startTagRange ?? SourceRange(0, 0)
      let finding = IBSource.Finding(
        rule: "unsupported-document", severity: .error, message: refusal, file: path, range: range)
      throw Failure(findings: published + [Finding(finding, lines)])
    }
    self.document = document
    self.lines = lines
    readingFindings = published
    if case .storyboard = document.flavor { kind = .storyboard } else { kind = .xib }
  }

  /// Reads the document in a file. The other initializer opens no file.
  ///
  /// - Throws: ``Failure``, or Foundation's error for a file that cannot be read.
  public init(contentsOf url: URL) throws {
    try self.init([UInt8](Data(contentsOf: url)), path: url.path)
  }

  /// The configuration of Xcode's canvas for this document; nil for an unknown canvas.
  ///
  /// It has the canvas's device and appearance, and the system of the Xcode that saved the document.
  public var canvas: Configuration? { ConfigurationSet.canvas(of: document).map { Configuration($0) } }
}
