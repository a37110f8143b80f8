/// Numbers of things in sentences.
package enum Counted {
  /// The number and the noun, or whatever stands behind it, in the form the number takes.
  package static func phrase(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
