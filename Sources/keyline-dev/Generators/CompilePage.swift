import Foundation
import IBCompile

/// The page of what is compiled: its words, and the tables of the compiler.
enum CompilePage {
  private static let path = "Documentation/Compile.md"
  /// Everything from here on is made from the tables.
  private static let mark = "## Classes"

  static func files() throws -> [GeneratedFile] {
    let page = try GeneratedFile.source(path)
    guard let end = page.range(of: mark)?.upperBound else { throw Mistake("\(path) has no heading '\(mark)'") }
    return [GeneratedFile(path: path, text: page[..<end] + "\n\n" + TableRows.markdown)]
  }
}
