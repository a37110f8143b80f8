/// The documents of a run, as far as they concern each other.
package struct Project: Sendable {
  /// Suffixes for a kind of device, which a name that leads to a file may leave out (Apple, Resource Programming Guide,
  /// "iOS Supports Device-Specific Resources").
  private static let deviceSuffixes = ["~ipad", "~iphone"]

  /// Whether folders were searched and every storyboard in them was taken in: only then is a file that is not among the
  /// documents not there.
  let isWhole: Bool
  private let storyboards: [String: [DocumentFacts]]

  /// - Parameter documents: in the order of the run.
  package init(_ documents: [DocumentFacts], isWhole: Bool) {
    self.isWhole = isWhole
    var storyboards: [String: [DocumentFacts]] = [:]
    for document in documents {
      let name = document.storyboard
      storyboards[name, default: []].append(document)
      for suffix in Self.deviceSuffixes where name.hasSuffix(suffix) {
        storyboards[String(name.dropLast(suffix.count)), default: []].append(document)
      }
    }
    self.storyboards = storyboards
  }

  /// The storyboards that go by a name: several where an app has several targets or languages.
  func storyboards(named name: String) -> [DocumentFacts] {
    storyboards[name] ?? []
  }
}
