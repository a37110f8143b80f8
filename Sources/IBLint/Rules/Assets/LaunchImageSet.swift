import IBAssets
import IBSource

struct LaunchImageSet: Rule {
  static let info = RuleInfo(
    id: "launch-image-set", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "The catalog has a launch image set for iPhone or iPad.",
    rationale: """
      Launch images are deprecated since iOS 13, and the App Store has required a launch storyboard since 2020. Delete
      the set once the app has a launch storyboard. Off by default because the target's settings decide what the app
      shows at launch.
      """,
    bad: CatalogExample.launchImages(#""idiom" : "iphone", "scale" : "2x", "extent" : "full-screen""#),
    good: CatalogExample.launchImages(#""idiom" : "tv", "scale" : "1x", "extent" : "full-screen""#),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .launchimage, subject.set.entries.contains(where: { $0.slot.idiom != "tv" }) else { return }
    reporter.report(
      "\(subject.name) has launch images, which were deprecated in iOS 13: use a launch storyboard",
      at: subject.place)
  }
}
