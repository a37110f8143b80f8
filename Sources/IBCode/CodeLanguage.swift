/// The languages whose declarations are read, recognized by a file's extension.
///
/// This module reads declarations from sources, word by word and without a compiler. It takes the bytes of Swift and
/// Objective-C files and returns the classes, properties and methods that they declare and the names that they mention.
/// It checks no types, expands no macros and looks up no modules. If the text is ambiguous, all its possible
/// declarations count.
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
