import IBModel
import IBSource
import IBSyntax

/// A feature that the oldest supported system does not have.
struct UnavailableFeature: Rule {
  static let info = RuleInfo(
    id: "unavailable-feature", category: "availability", severity: .warning, since: "0.1",
    summary: "The document uses a feature that its deployment target does not have.",
    rationale: """
      Xcode refuses to compile the file for that target, or the app crashes where the class is missing. The target
      comes from the document ("Builds for") or from 'deployment_target' of the configuration; without either,
      nothing is reported. Raise the target, or do not use the feature.
      """,
    bad: Example.xib(#"<stackView id="iN0-l3-epB"/>"#, head: dependencies("2048")),
    good: Example.xib(#"<stackView id="iN0-l3-epB"/>"#, head: dependencies("2304")))

  /// Packed versions: 2048 is 8.0, 2304 is 9.0.
  private static func dependencies(_ version: String) -> String {
    """
    <dependencies>
        <deployment version="\(version)" identifier="iOS"/>
    </dependencies>
    """
  }

  private struct Feature {
    let name: String
    let since: SystemVersion
    let element: Name
    var attribute: Name?
    var value: String?
  }

  /// The first versions that Xcode's messages and UIKit's headers give (Measurements/Tools.md#interface-builder). A
  /// safe area does not need 11.0: for older systems Xcode compiles it to the layout guides.
  private static let features = [
    Feature(name: "UIStackView", since: SystemVersion(9), element: .stackView),
    Feature(
      name: "safe area layout guide", since: SystemVersion(9), element: .viewLayoutGuide, attribute: .key,
      value: "safeArea"),
    Feature(name: "storyboard reference", since: SystemVersion(8), element: .viewControllerPlaceholder),
    Feature(name: "named color", since: SystemVersion(11), element: .namedColor),
    Feature(
      name: "large title", since: SystemVersion(11), element: .navigationBar, attribute: .largeTitles, value: "YES"),
    Feature(name: "WKWebView", since: SystemVersion(11), element: .wkWebView),
    Feature(name: "SF Symbol", since: SystemVersion(13), element: .image, attribute: .catalog, value: "system"),
    Feature(name: "button configuration", since: SystemVersion(15), element: .buttonConfiguration),
    Feature(name: "visual effect view", since: SystemVersion(8), element: .visualEffectView),
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let target = subject.deploymentTarget else { return }
    for feature in Self.features where target < feature.since {
      let uses = subject.elements(named: feature.element).filter { element in
        guard let attribute = feature.attribute, let value = feature.value else { return true }
        return element.equals(attribute, value)
      }
      guard let first = uses.first else { continue }
      let others = uses.count > 1 ? ", here and in \(Wording.count(uses.count - 1, "other place"))" : ""
      reporter.report(
        "\(feature.name) before iOS \(feature.since); the deployment target is \(target)\(others)", at: first)
    }
  }
}
