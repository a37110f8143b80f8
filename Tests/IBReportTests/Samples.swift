@testable import IBLayout
import IBModel
import IBReport
import IBSource

/// Small results to print.
enum Samples {
  static let configuration = TraitConfiguration(
    name: "iphone-15.portrait", device: "iphone-15", size: Size(width: 393, height: 852), scale: 3,
    orientation: .portrait, horizontal: .compact, vertical: .regular, systemVersion: 17, style: .light,
    textSize: .large,
    direction: .leftToRight, safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0))

  /// A root with a label of awkward text and a view that is not installed.
  static var scene: SceneLayout {
    SceneLayout(
      scene: .init(id: "sce-ne-001", controller: "con-tr-001", customClass: "StartController", title: nil),
      configuration: configuration, safeArea: configuration.safeArea, views: [root, label, absent],
      issues: [LayoutIssue(.ambiguous, view: "lab-el-001", axis: .x, constraints: ["c-1"], message: "nothing pins it")])
  }

  static let source = SourceFile(path: "Some/Start.storyboard", bytes: Array("<a>\n  <😀 b=\"1\"/>\n</a>\n".utf8))

  /// `<😀` of the sample source: line 2; two spaces, so column 3; the emoji is two UTF-16 units.
  static let finding = Finding(
    rule: "some-rule", severity: .warning, message: "'x' is odd", file: source.path, range: SourceRange(11, 12),
    objectID: "lab-el-001", notes: [.init("because of this", at: SourceRange(0, 3))],
    configurations: ["iphone-15.portrait"])

  static let rule = RuleInfo(
    id: "some-rule", category: "references", severity: .warning, since: "0.1", summary: "Some.", rationale: "Because.",
    bad: "", good: "")

  static let report = FindingsReport(style: .plain, rules: [rule], version: "1.2")

  static func layouts(_ scenes: [SceneLayout] = [scene], findings: [Finding] = []) -> FileLayouts {
    FileLayouts(scenes, findings: FileFindings(findings, in: source))
  }

  private static var root: ViewLayout {
    var view = ViewLayout(.init(id: "roo-t0-001", element: "view"))
    view.frame = Rect(x: 0, y: 0, width: 393, height: 852)
    view.inWindow = view.frame
    view.insets = ViewInsets(safeArea: configuration.safeArea)
    return view
  }

  private static var label: ViewLayout {
    var view = ViewLayout(
      .init(id: "lab-el-001", element: "label", label: "two\nlines and a \"quote\"", parent: "roo-t0-001"))
    view.frame = Rect(x: 16, y: 59 + 1.0 / 3, width: 100.5, height: 20.0 + 2.0 / 3)
    view.kept = [.x]
    return view
  }

  private static var absent: ViewLayout {
    var view = ViewLayout(.init(id: "abs-en-001", element: "imageView", parent: "roo-t0-001"))
    view.installed = false
    return view
  }
}

func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}
