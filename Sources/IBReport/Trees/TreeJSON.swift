import IBLayout
import IBModel
import ProposalLayout

/// The data described by `Schemas/swiftui-layout.schema.json`.
enum TreeJSON {
  /// The version of the data that the key `tree` carries; it rises when a reader would have to change.
  static let version = 1

  static func write(_ report: TreeReport, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("tree", version)
      writer.field("file", report.path)
      writer.key("configuration")
      LayoutJSON.configuration.write(report.configuration, to: &writer)
      writer.key("safeArea")
      LayoutJSON.write(report.configuration.safeArea, to: &writer)
      writer.key("views")
      writer.array { writer in
        for view in report.layout.views { write(view, to: &writer) }
      }
      writer.key("issues")
      writer.array { writer in
        for issue in report.layout.issues { write(issue, to: &writer) }
      }
    }
  }

  private static func write(_ view: PlacedView, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", view.id)
      switch view.element {
      case .content: writer.field("view", view.element.name)
      case .modifier: writer.field("modifier", view.element.name)
      }
      if let parent = view.parent { writer.field("parent", parent) }
      writer.field("path", TreeWords.path(view.place))
      writer.key("frame")
      LayoutJSON.write(view.frame, to: &writer)
      if view.isHidden { writer.field("hidden", true) }
    }
  }

  private static func write(_ issue: TreeIssue, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("kind", TreeWords.name(issue.kind))
      writer.field("path", TreeWords.path(issue.place))
      writer.field("message", TreeWords.message(issue.kind))
    }
  }
}
