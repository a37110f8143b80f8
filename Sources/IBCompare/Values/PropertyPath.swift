/// The place of a property in its object.
package struct PropertyPath: Hashable, Sendable {
  /// The key of the variation it belongs to, such as `heightClass=compact`; nil for what holds everywhere.
  package var variation: String?
  /// The keys from the object down to the value, such as `normal`, `titleColor`; of rows without a key the element's
  /// name with the row's number from 1.
  package var steps: [String]

  /// The property's own name.
  package var name: String { steps.last ?? "" }

  static let root = PropertyPath(variation: nil, steps: [])
  static let frame = PropertyPath(variation: nil, steps: ["frame"])
  static let autoresizingMask = PropertyPath(variation: nil, steps: ["autoresizingMask"])
  static let element = PropertyPath(variation: nil, steps: ["element"])

  /// Whether an object takes part in the layout, in general or in a variation.
  static func installed(in variation: String?) -> PropertyPath {
    PropertyPath(variation: variation, steps: ["installed"])
  }

  func appending(_ step: String) -> PropertyPath { PropertyPath(variation: variation, steps: steps + [step]) }
}
