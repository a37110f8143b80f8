package import IBSource

package struct AssetContents: Sendable {
  package let source: SourceFile
  /// The JSON object; nil for any other text, and then `problem` is the reason.
  package let root: JSONValue?
  package let problem: JSONProblem?

  /// Nil if the file cannot be read.
  package init?(_ path: String, files: AssetFiles) {
    guard let bytes = files.read(path) else { return nil }
    self.init(SourceFile(path: path, bytes: bytes))
  }

  package init(_ source: SourceFile) {
    self.source = source
    switch JSONReader.read(source.bytes) {
    case .failure(let problem):
      root = nil
      self.problem = Self.isPointer(source.bytes) ? Self.pointerProblem : problem
    case .success(let value):
      if case .object = value.content {
        root = value
        problem = nil
      } else {
        root = nil
        problem = JSONProblem(message: "expected a JSON object", range: value.range)
      }
    }
  }

  /// Whether the name of a group is a part of the names of its contents.
  var providesNamespace: Bool { properties?["provides-namespace"]?.flag ?? false }

  package var properties: JSONValue? { root?["properties"] }

  /// Whether a file is a Git LFS pointer (Git LFS Specification, "The Pointer").
  package static func isPointer(_ bytes: [UInt8]) -> Bool { bytes.starts(with: pointerStart) }

  private static let pointerStart = Array("version https://git-lfs.github.com/spec/".utf8)

  /// The number of bytes at the start of a file that show whether it is a Git LFS pointer.
  package static let pointerStartLength = pointerStart.count

  private static let pointerProblem = JSONProblem(
    message: "the file is a Git LFS pointer whose content was not fetched: run 'git lfs pull'",
    range: SourceRange(0, 0))
}
