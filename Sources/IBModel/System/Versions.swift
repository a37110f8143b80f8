/// A version of iOS.
package struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Whether this is a version of Swift that Xcode 11 and later cannot build: Xcode 10.2 was the first without Swift 3.
  ///
  /// Source: Apple's release notes of Xcode 10.2.
  package var isOfOldSwift: Bool { major < 4 }

  /// Reads `11`, `11.0` or `11.2.1`; nil for any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(where: { ($0 ?? -1) < 0 }), let major = parts[0], major > 0
    else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// Reads Interface Builder's number for a release in binary-coded decimals; nil for a number with other digits.
  ///
  /// 2304 = 0x0900 is 9.0 (Measurements/Migration.md#document-head), 5696 = 0x1640 is 16.4.
  package init?(binaryCodedDecimals code: Int) {
    guard (0...0x9999).contains(code) else { return nil }
    let digits = [12, 8, 4].map { code >> $0 & 0xF }
    guard digits.allSatisfy({ $0 <= 9 }) else { return nil }
    self.init(digits[0] * 10 + digits[1], digits[2])
  }

  package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  package var description: String { "\(major).\(minor)" }

  /// Whether segues adapt to size classes, as from iOS 8 on (Apple's documentation of UIStoryboardSegue).
  package var hasAdaptiveSegues: Bool { major >= 8 }
}

extension DocumentHeader {
  /// The deployment target of the document; nil without a valid one.
  package var deploymentTarget: SystemVersion? { deploymentCode.flatMap(SystemVersion.init(binaryCodedDecimals:)) }
}

/// The build of Interface Builder that saved a document, and how the files of builds differ.
///
/// `CanvasEra` describes how their canvases differ.
package struct ToolsVersion: Hashable, Comparable, Sendable {
  /// The number before the first point: 14490 for `14490.70`.
  package let build: Int

  /// Reads a document's `toolsVersion`; nil if it does not begin with a non-negative number.
  package init?(_ text: String) {
    guard let build = text.split(separator: ".").first.flatMap({ Int($0) }), build >= 0 else { return nil }
    self.init(build: build)
  }

  package init(build: Int) {
    self.build = build
  }

  /// The version of a document without a readable one, which is above all builds.
  package static let newest = ToolsVersion(build: .max)

  package static func < (a: Self, b: Self) -> Bool { a.build < b.build }

  /// Whether the build writes a safe area guide before the children that any view can have, such as constraints.
  ///
  /// It does so from Xcode 12 on: the last builds before are 16xxx, and the first with it are from 17132 on
  /// (Measurements/Migration.md#guide-position).
  package var placesGuidesHigh: Bool { build >= 17_000 }

  /// Whether the build writes the resources as the last part of a document, as from Xcode 11.4 on
  /// (Measurements/Format.md#child-order).
  package var placesResourcesLast: Bool { build >= 16_096 }

  /// Whether the build writes the cell of an AppKit button before its constraints, as from Xcode 15 on
  /// (Measurements/Format.md#button-cells).
  package var placesButtonCellsFirst: Bool { build >= 22_000 }
}

extension DocumentHeader {
  /// The build that saved the document; the newest build if the version is missing or not readable.
  package var tools: ToolsVersion { toolsVersion.flatMap(ToolsVersion.init) ?? .newest }
}

extension Double {
  /// The number in its shortest form: `17`, not `17.0`.
  package var plainText: String { Int(exactly: self).map(String.init) ?? String(self) }
}
