/// A version of iOS.
package struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `11`, `11.0` or `11.2.1`; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(where: { ($0 ?? -1) < 0 }), let major = parts[0], major > 0
    else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// Reads the number that Interface Builder writes, a release in binary-coded decimals: 2304 = 0x0900 is 9.0
  /// (Measurements/Migration.md#document-head), 5696 = 0x1640 is 16.4. Nil for one with other digits.
  package init?(binaryCodedDecimals code: Int) {
    guard (0...0x9999).contains(code) else { return nil }
    let digits = [12, 8, 4].map { code >> $0 & 0xF }
    guard digits.allSatisfy({ $0 <= 9 }) else { return nil }
    self.init(digits[0] * 10 + digits[1], digits[2])
  }

  package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  package var description: String { "\(major).\(minor)" }
}

extension DocumentHeader {
  /// The oldest release of iOS that the document says it has to run on; nil where it says none, or no release.
  package var deploymentTarget: SystemVersion? { deploymentCode.flatMap(SystemVersion.init(binaryCodedDecimals:)) }
}
