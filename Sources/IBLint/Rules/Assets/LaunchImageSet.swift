import IBAssets
import IBSource

/// A set of launch images, which iOS no longer shows.
struct LaunchImageSet: Rule {
  static let info = RuleInfo(
    id: "launch-image-set", category: "assets", severity: .note, since: "0.1",
    summary: "The catalog has launch images for iPhone or iPad.",
    rationale: """
      Launch images are deprecated in iOS 13, and the store asks for a launch storyboard since 2020. Delete the set
      once the app has one. It is off because what a target launches with its settings say.
      """,
    bad: CatalogExample.launchImages(#""idiom" : "iphone", "scale" : "2x", "extent" : "full-screen""#),
    good: CatalogExample.launchImages(#""idiom" : "tv", "scale" : "1x", "extent" : "full-screen""#),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .launchimage, subject.set.entries.contains(where: { $0.slot.idiom != "tv" }) else { return }
    reporter.report("launch images are deprecated since iOS 13", at: subject.place)
  }
}
