/// The languages whose declarations are read, recognized by a file's extension.
///
/// This module reads declarations from sources, word by word and without a compiler: it takes the bytes of Swift and
/// Objective-C files and returns which classes, properties and methods they declare and which names they mention. It
/// checks no types, expands no macros and looks up no modules. Where the text is ambiguous, everything it may mean
/// counts as declared.
package enum CodeLanguage: Sendable {
  case swift, objectiveC

  /// Nil for a file of another kind.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...] {
    case "swift": self = .swift
    case "h", "m", "mm": self = .objectiveC
    default: return nil
    }
  }
}
