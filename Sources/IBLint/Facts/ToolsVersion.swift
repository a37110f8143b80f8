/// The build of Interface Builder that saved a document.
struct ToolsVersion: Comparable, Sendable {
  /// The number before the first point, such as 14490 of `14490.70`.
  let build: Int

  /// - Parameter text: the document's `toolsVersion`; one that is absent or no number counts as the newest.
  init(_ text: String?) {
    build = text.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? .max
  }

  init(build: Int) {
    self.build = build
  }

  /// Xcode 12, the first to list system colors among the resources (facts: format/HISTORY.md).
  static let listedSystemColors = ToolsVersion(build: 17132)

  static func < (a: Self, b: Self) -> Bool { a.build < b.build }
}
