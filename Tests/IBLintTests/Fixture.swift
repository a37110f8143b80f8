import Foundation
import IBSource
import IBSyntax
import Testing

/// A document with the expected findings written on the lines they belong to, as comments `<!-- expect: message -->`.
struct Fixture: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  /// The folder's name.
  let rule: String
  let name: String

  var testDescription: String { "\(rule)/\(name)" }

  /// All of them, sorted.
  static let all: [Fixture] = subpaths(of: folder).flatMap { rule in
    subpaths(of: folder.appending(path: rule)).map { Fixture(rule: rule, name: $0) }
  }

  func tree() throws -> SyntaxTree {
    let bytes = try Data(contentsOf: Self.folder.appending(path: rule).appending(path: name))
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: testDescription, bytes: Array(bytes)))
    #expect(findings.isEmpty)
    return try #require(tree)
  }

  /// `line: message`, in the order of the file; a message in a file of translations begins with its path, and its line is
  /// not compared.
  func expectations(in tree: SyntaxTree) -> [String] {
    let lines = String(decoding: tree.source.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      line.matches(of: /<!-- expect: (.*?) -->/).map {
        "\($0.1.hasPrefix(Self.translations) ? 0 : index + 1): \($0.1)"
      }
    }
  }

  /// The folder of the translations that rules have in their examples.
  static let translations = "de.lproj/"

  private static func subpaths(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
  }
}
