import IBLayout
import IBModel
import ProposalLayout

/// The data described by `Schemas/swiftui-layout.schema.json`: one tree in one configuration.
enum TreeJSON {
  static func write(_ report: TreeReport, to writer: inout JSONWriter) { tree.write(report, to: &writer) }

  static let schema = tree.schema(
    "swiftui-layout", title: "Layout data of trees of SwiftUI's views",
    """
    An element of 'swiftui --format json' and a line of 'swiftui --format jsonl': one tree in one configuration. \
    Lengths are in points and are not rounded to pixels. Insets are [top, left, bottom, right].
    """, definitions: [view.definition, issue.definition])

  private static let tree = JSONShape<TreeReport>("tree") {
    JSONField("tree", version: 1)
    JSONField("file", .text, "The path as passed to the command.") { $0.path }
    JSONField("configuration", LayoutJSON.configuration.type.from("layout")) { $0.configuration }
    JSONField("safeArea", LayoutJSON.insets.from("layout")) { $0.configuration.safeArea }
    JSONField(
      "views", .list(view.type), "Views and modifiers, each before its content, and from back to front."
    ) { $0.layout.views }
    JSONField("issues", .list(issue.type)) { $0.layout.issues }
  }

  private static let view = JSONShape<PlacedView>("view", "It has either 'view' or 'modifier'.") {
    JSONField("id", .textOrNull) { $0.id }
    JSONField("view", ifAny: .text, "The SwiftUI name of the view.") { view in
      if case .content = view.element { view.element.name } else { nil }
    }
    JSONField("modifier", ifAny: .text, "The SwiftUI name of the modifier.") { view in
      if case .modifier = view.element { view.element.name } else { nil }
    }
    JSONField("parent", ifAny: .integer, "The index of the view or modifier around it; absent for the root.") {
      $0.parent
    }
    JSONField("path", .text, "The position in the file, such as $.children[2].modifiers[0].") {
      TreeWords.path($0.place)
    }
    JSONField("frame", LayoutJSON.rect.from("layout"), "The frame in the window's coordinates.") { $0.frame }
    JSONField("hidden", ifAny: .flag, "Present only if true.") { $0.isHidden ? true : nil }
  }

  private static let issue = JSONShape<TreeIssue>("issue") {
    JSONField(
      "kind",
      .word([
        "negative-size", "not-a-number", "infinite", "unusable-length", "nested-too-deep", "too-many-views",
        "unmeasured-text",
      ])
    ) { TreeWords.name($0.kind) }
    JSONField("path", .text) { TreeWords.path($0.place) }
    JSONField("message", .text) { TreeWords.message($0.kind) }
  }
}
