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

  /// Reads Interface Builder's number for a release in binary-coded decimals: 2304 = 0x0900 is 9.0
  /// (Measurements/Migration.md#document-head), 5696 = 0x1640 is 16.4. Nil for a number with other digits.
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
  /// The document's deployment target; nil without one, or if it is not a release.
  package var deploymentTarget: SystemVersion? { deploymentCode.flatMap(SystemVersion.init(binaryCodedDecimals:)) }
}

/// The build of Interface Builder that saved a document, and the differences between the files that builds write.
/// `CanvasEra` has the differences between their canvases.
package struct ToolsVersion: Hashable, Comparable, Sendable {
  /// The number before the first point, such as 14490 of `14490.70`.
  package let build: Int

  /// Reads a document's `toolsVersion`; nil if it does not begin with a number that is not negative.
  package init?(_ text: String) {
    guard let build = text.split(separator: ".").first.flatMap({ Int($0) }), build >= 0 else { return nil }
    self.init(build: build)
  }

  package init(build: Int) {
    self.build = build
  }

  /// The version of a document without a readable version: above every build.
  package static let newest = ToolsVersion(build: .max)

  package static func < (a: Self, b: Self) -> Bool { a.build < b.build }

  /// Whether it writes a safe area guide before the children that any view has, such as constraints: from Xcode 12 on.
  /// The last builds before are 16xxx, the first with it are from 17132 on (Measurements/Migration.md#guide-position).
  package var placesGuidesHigh: Bool { build >= 17_000 }

  /// Whether it writes the resources as the last part of a document: from Xcode 11.4 on
  /// (Measurements/Format.md#child-order).
  package var placesResourcesLast: Bool { build >= 16_096 }

  /// Whether it writes the cell of an AppKit button before the button's constraints: from Xcode 15 on
  /// (Measurements/Format.md#button-cells).
  package var placesButtonCellsFirst: Bool { build >= 22_000 }
}

extension DocumentHeader {
  /// The build that saved the document; the newest build if the version is absent or not readable.
  package var tools: ToolsVersion { toolsVersion.flatMap(ToolsVersion.init) ?? .newest }
}

extension Double {
  /// In the shortest form: `17` and not `17.0`.
  package var plainText: String { Int(exactly: self).map(String.init) ?? String(self) }
}
