import IBContent
import IBLayout
import IBModel

/// A small layout with something in every layer.
enum Pictures {
  /// On a screen of 320 × 480 points, a hidden label at 16, 60, 100 × 20 whose left edge and height are kept, and a
  /// view that is not installed.
  static var scene: SceneLayout {
    var scene = SceneLayout(
      scene: .init(id: "sce-ne-001", controller: "con-tr-001", customClass: nil, title: "Start"),
      configuration: configuration, safeArea: insets, views: [root, label, absent],
      issues: [LayoutIssue(.ambiguous, view: "lab.1", axis: .x, message: "nothing pins it")])
    scene.constraints = [
      ConstraintLine(
        id: "c.1", shape: .distance, start: Point(x: 16, y: 70), end: Point(x: 0, y: 70),
        first: .init(view: "lab.1", guide: nil, attribute: .leading), relation: .greaterThanOrEqual,
        second: .init(view: "root", guide: .safeArea, attribute: .leading), multiplier: 1, constant: 16, priority: 750)
    ]
    return scene
  }

  private static let insets = Insets(top: 20, left: 0, bottom: 34, right: 0)

  private static let configuration = TraitConfiguration(
    name: "some-phone", device: nil, size: Size(width: 320, height: 480), scale: 2, orientation: .portrait,
    horizontal: .compact, vertical: .regular, systemVersion: 17, style: .light, textSize: .large,
    direction: .leftToRight, safeArea: insets)

  private static var root: ViewLayout {
    var view = ViewLayout(.init(id: "root", element: "view"))
    view.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    view.inWindow = view.frame
    view.insets = ViewInsets(margins: Insets(all: 16), safeArea: insets)
    return view
  }

  private static var label: ViewLayout {
    var view = ViewLayout(
      .init(id: "lab.1", element: "label", label: "<two> & \"lines\"\u{1}", parent: "root"))
    view.frame = Rect(x: 16, y: 60, width: 100, height: 20)
    view.inWindow = view.frame
    view.kept = [.x, .height]
    view.hidden = true
    var appearance = ViewAppearance()
    let text = SetText(
      lines: [.init(text: "<two> & \"lines\"", x: 35, baseline: 12.5, width: 30)], alignment: .center,
      font: .system(10), color: .black)
    appearance.text = text
    appearance.shapes = Shape.text(text, clip: Rect(x: 0, y: 0, width: 100, height: 20))
    view.appearance = appearance
    return view
  }

  private static var absent: ViewLayout {
    var view = ViewLayout(.init(id: "absent", element: "imageView", parent: "root"))
    view.installed = false
    return view
  }
}
