/// The facts about all documents of a run that rules about several documents need.
package struct Project: Sendable {
  /// Suffixes for a kind of device, which a reference to a file may leave out (Apple, Resource Programming Guide, "iOS
  /// Supports Device-Specific Resources").
  private static let deviceSuffixes = ["~ipad", "~iphone"]

  /// Whether folders were searched, so every storyboard in them is among the documents: only then can a missing
  /// file be reported.
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

  /// The storyboards with a name: several if an app has several targets or languages.
  func storyboards(named name: String) -> [DocumentFacts] {
    storyboards[name] ?? []
  }
}
