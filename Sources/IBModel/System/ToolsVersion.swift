/// The build of Interface Builder that saved a document, and what it writes differently. What its canvas draws
/// differently is `CanvasEra`.
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

  /// Above every build: what a document without a readable version counts as.
  package static let newest = ToolsVersion(build: .max)

  package static func < (a: Self, b: Self) -> Bool { a.build < b.build }

  /// Whether it writes a safe area guide before what belongs to every view, such as constraints: from Xcode 12 on; the
  /// last builds before have 16xxx, the first since 17132 (Measurements/Migration.md#guide-position).
  package var placesGuidesHigh: Bool { build >= 17_000 }
}

extension DocumentHeader {
  /// The build that saved the document; one that is absent or not readable counts as the newest.
  package var tools: ToolsVersion { toolsVersion.flatMap(ToolsVersion.init) ?? .newest }
}
