package struct PropertyPath: Hashable, Sendable {
  /// The key of the variation, such as `heightClass=compact`; nil outside variations.
  package var variation: String?
  /// The keys from the object to the value, such as `normal`, `titleColor`.
  ///
  /// The step for a row without a key is the element's name with the number of the row, from 1.
  package var steps: [String]

  package var name: String { steps.last ?? "" }

  /// Precedes the key path of a user-defined runtime attribute.
  package static let runtimePrefix = "runtime attribute "

  package static let root = PropertyPath(variation: nil, steps: [])
  static let frame = PropertyPath(variation: nil, steps: ["frame"])
  static let autoresizingMask = PropertyPath(variation: nil, steps: ["autoresizingMask"])
  package static let element = PropertyPath(variation: nil, steps: ["element"])

  /// Whether an object is installed, in general or in a variation.
  static func installed(in variation: String?) -> PropertyPath {
    PropertyPath(variation: variation, steps: ["installed"])
  }

  package func appending(_ step: String) -> PropertyPath { PropertyPath(variation: variation, steps: steps + [step]) }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrences.
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
