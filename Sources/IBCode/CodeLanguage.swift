/// The languages of sources, recognized by the extension of a file.
///
/// This module reads declarations from sources word by word, without a compiler. It takes the bytes of Swift and
/// Objective-C files, and returns the declared classes, properties and methods and the mentioned names. It does not
/// check types, expand macros or look up modules. If a text is ambiguous, all its possible declarations count.
package enum CodeLanguage: Sendable {
  case swift, objectiveC

  /// Nil for a file of another kind.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...] {
    case "swift": self = .swift
    case "h", "m", "mm", "pch": self = .objectiveC
    default: return nil
    }
  }
}
