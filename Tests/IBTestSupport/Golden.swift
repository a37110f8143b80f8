package import Foundation

/// Expected outputs that are in files, so that a change of a format is read as a difference of texts.
///
/// `KEYLINE_UPDATE_GOLDEN=1 swift test --filter Golden` writes the files anew; look at `git diff` before you commit.
package struct Golden: Sendable {
  /// The switch in the environment.
  package static let variable = "KEYLINE_UPDATE_GOLDEN"

  private let folder: URL
  private let updates: Bool

  /// - Parameters:
  ///   - folder: where the files are.
  ///   - updates: whether files are written instead of compared.
  package init(_ folder: URL, updates: Bool = ProcessInfo.processInfo.environment[variable] == "1") {
    self.folder = folder
    self.updates = updates
  }

  /// The folder `Golden` beside a test's own file.
  package init(beside file: String) {
    self.init(URL(filePath: file).deletingLastPathComponent().appending(path: "Golden"))
  }

  /// Holds a text against the file of that name, or writes it there. Returns the first line that is another; nil where
  /// there is none, and where the file was written.
  package func difference(_ text: String, _ name: String) throws -> String? {
    let file = folder.appending(path: name)
    if updates {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return nil
    }
    guard let data = try? Data(contentsOf: file) else {
      return "there is no golden file \(name); \(Self.variable)=1 writes it"
    }
    if data == Data(text.utf8) { return nil }
    let expected = Self.lines(String(decoding: data, as: UTF8.self))
    let actual = Self.lines(text)
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    let words = [("expected", expected), ("actual", actual)].map { word, lines in
      "\(word): \(line < lines.count ? lines[line] : "the end of the text")"
    }
    return "\(name), line \(line + 1) is another\n\(words.joined(separator: "\n"))\n\(Self.variable)=1 writes it anew"
  }

  /// The files of the folder, sorted by name.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
