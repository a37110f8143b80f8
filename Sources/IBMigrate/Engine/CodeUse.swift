package import IBSource

/// A place in a Swift or Objective-C source that has to change by hand when the documents beside it are migrated.
package struct CodeUse: Hashable, Sendable {
  /// What to look for, and what to write in its place.
  package struct Pattern: Hashable, Sendable {
    /// Identifiers joined by dots.
    package let path: String
    let swift: String
    let objectiveC: String

    init(_ path: String, swift: String, objectiveC: String) {
      self.path = path
      self.swift = swift
      self.objectiveC = objectiveC
    }
  }

  package enum Language: Sendable {
    case swift, objectiveC

    /// By the extension of the file; nil for a file of another language.
    package init?(path: String) {
      switch path.split(separator: ".").last {
      case "swift": self = .swift
      case "m", "mm", "h": self = .objectiveC
      default: return nil
      }
    }
  }

  /// The identifiers as they were looked for.
  package let path: String
  package let replacement: String
  /// Where they stand.
  package let range: SourceRange

  /// The uses in one source, in order; of several patterns that fit one place the first given counts. Comments and
  /// strings are passed over.
  package static func find(_ patterns: [Pattern], in bytes: [UInt8], _ language: Language) -> [CodeUse] {
    let heads = patterns.map { Array($0.path.utf8) }
    // Most sources hold none of the words at all, and need not be read letter by letter.
    guard heads.contains(where: { CodeScanner.contains($0.prefix { $0 != CodeScanner.dot }, in: bytes) }) else {
      return []
    }
    var uses: [CodeUse] = []
    var scanner = CodeScanner(bytes)
    while let start = scanner.nextIdentifier() {
      guard let index = heads.firstIndex(where: { scanner.hasPath($0, at: start) }) else { continue }
      let pattern = patterns[index]
      uses.append(
        CodeUse(
          path: pattern.path, replacement: language == .swift ? pattern.swift : pattern.objectiveC,
          range: SourceRange(start, start + heads[index].count)))
    }
    return uses
  }
}
