/// What a run knows besides the documents.
package struct LintSettings: Hashable, Sendable {
  /// The oldest system the app is built for; nil where only the documents can tell.
  package var deploymentTarget: SystemVersion?
  /// Nil: rules over layouts do not run.
  package var layout: LayoutSettings?

  package init(deploymentTarget: SystemVersion? = nil, layout: LayoutSettings? = .usual) {
    self.deploymentTarget = deploymentTarget
    self.layout = layout
  }
}

/// A version of iOS.
package struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `11`, `11.0` or `11.2.1`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], major > 0 else { return nil }
    guard let minor = parts.count > 1 ? parts[1] : 0, minor >= 0 else { return nil }
    self.init(major, minor)
  }

  /// Reads the number Interface Builder writes: major × 256 + minor × 16 + patch, such as 2304 for 9.0.
  package init?(packed number: Int) {
    guard number >= 256, number < 256 * 256 else { return nil }
    self.init(number / 256, number / 16 % 16)
  }

  package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  package var description: String { "\(major).\(minor)" }
}
