package import IBModel

/// The environments that variations distinguish: each size class of either axis, on an iPad or phone and on a Mac.
///
/// Only the four final size classes count; `Any` is all of them (Measurements/Variations.md#matching).
package struct EnvironmentSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  private static let compactWidth = EnvironmentSet(rawValue: 0b0011_0011)
  private static let compactHeight = EnvironmentSet(rawValue: 0b0101_0101)
  private static let mac = EnvironmentSet(rawValue: 0b1111_0000)
  package static let all = EnvironmentSet(rawValue: 0b1111_1111)

  /// Each environment as a separate set.
  static let single = (0..<8).map { EnvironmentSet(rawValue: 1 << $0) }

  /// The environments that have all the traits; empty if a trait is unknown.
  package init(_ traits: [Variation.Trait]) {
    self = traits.reduce(.all) { $0.intersection(Self.environments(with: $1)) }
  }

  /// The single environment with these size classes.
  package init(_ classes: SizeClasses, isMac: Bool) {
    let width = classes.horizontal == .compact ? Self.compactWidth : Self.all.subtracting(Self.compactWidth)
    let height = classes.vertical == .compact ? Self.compactHeight : Self.all.subtracting(Self.compactHeight)
    self = width.intersection(height).intersection(isMac ? Self.mac : Self.all.subtracting(Self.mac))
  }

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  private static func environments(with trait: Variation.Trait) -> EnvironmentSet {
    switch trait {
    case .widthClass("compact"): compactWidth
    case .widthClass("regular"): all.subtracting(compactWidth)
    case .heightClass("compact"): compactHeight
    case .heightClass("regular"): all.subtracting(compactHeight)
    case .userInterfaceIdiom("mac"): mac
    default: []
    }
  }
}
