import IBAssets
import IBLayout
import IBModel
import IBSource

/// The layout data described by `Schemas/layout.schema.json`.
enum LayoutJSON {
  /// The version of the data, written as the key `layout`; it increases when a reader would have to change.
  static let version = 1

  /// One object for each scene and configuration; for a file without any layout one object with its findings.
  ///
  /// - Parameter separator: written between two objects.
  static func write(_ layouts: FileLayouts, separator: (inout JSONWriter) -> Void, to writer: inout JSONWriter) {
    if layouts.scenes.isEmpty {
      writer.object { writer in
        writeHead(layouts, to: &writer)
        writer.key("findings")
        FindingsJSON.write(layouts.findings, to: &writer)
      }
    }
    for (index, scene) in layouts.scenes.enumerated() {
      if index > 0 { separator(&writer) }
      writer.object { writer in
        writeHead(layouts, to: &writer)
        write(scene, to: &writer)
      }
    }
  }

  private static func writeHead(_ layouts: FileLayouts, to writer: inout JSONWriter) {
    writer.field("layout", version)
    writer.field("file", layouts.path)
  }

  private static func write(_ layout: SceneLayout, to writer: inout JSONWriter) {
    writer.key("scene")
    write(layout.scene, to: &writer)
    writer.key("configuration")
    write(layout.configuration, to: &writer)
    writer.key("safeArea")
    write(layout.safeArea, to: &writer)
    writer.key("views")
    writer.array { writer in
      for view in layout.views { write(view, to: &writer) }
    }
    writer.key("barItems")
    writer.array { writer in
      for item in layout.barItems { write(item, to: &writer) }
    }
    writer.key("issues")
    writer.array { writer in
      for issue in layout.issues { write(issue, to: &writer) }
    }
  }

  static func write(_ scene: SceneLayout.Identity, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", scene.id)
      writer.field("controller", scene.controller)
      writer.field("class", scene.customClass)
      writer.field("title", scene.title)
    }
  }

  static func write(_ configuration: TraitConfiguration, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("name", configuration.name)
      writer.field("device", configuration.device)
      writer.field("size", configuration.size.width, configuration.size.height)
      writer.field("scale", configuration.scale)
      writer.field("orientation", configuration.orientation.word)
      writer.field("sizeClass", configuration.sizeClassName)
      writer.field("ios", configuration.systemVersion)
      writer.field("style", configuration.style.word)
      writer.field("text", configuration.textSize.rawValue)
      writer.field("direction", configuration.direction.word)
    }
  }

  private static func write(_ view: ViewLayout, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", view.id)
      writer.field("element", view.element)
      writer.field("class", view.customClass)
      writer.field("label", view.label)
      writer.field("parent", view.parent)
      writeGeometry(of: view, to: &writer)
      writer.field("installed", view.installed)
      writer.field("hidden", view.hidden)
      writer.key("kept")
      writer.array { writer in
        for coordinate in view.kept { writer.value(coordinate.rawValue) }
      }
      writer.key("image")
      write(view.image, to: &writer)
    }
  }

  private static func write(_ item: BarItemLayout, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", item.id)
      writer.field("element", item.element)
      writer.field("title", item.title)
      writer.key("image")
      write(item.image, to: &writer)
      writer.key("largeContentImage")
      write(item.largeContentImage, to: &writer)
    }
  }

  private static func write(_ image: ResolvedImage?, to writer: inout JSONWriter) {
    guard let image else { return writer.null() }
    writer.object { writer in
      writer.field("name", image.name)
      writer.field("file", image.file)
      writer.key("scale")
      if let scale = image.scale { writer.value(scale) } else { writer.null() }
      writer.key("size")
      if let size = image.size { writer.value(size.width, size.height) } else { writer.null() }
      writer.field("reason", image.reason)
    }
  }

  /// The rectangles and insets of a view; those that are nil are left out.
  private static func writeGeometry(of view: ViewLayout, to writer: inout JSONWriter) {
    if let frame = view.frame {
      writer.key("frame")
      write(frame, to: &writer)
    }
    if let inWindow = view.inWindow {
      writer.key("inWindow")
      write(inWindow, to: &writer)
    }
    writer.key("margins")
    write(view.margins, to: &writer)
    writer.key("safeArea")
    write(view.safeArea, to: &writer)
    if let contentSize = view.contentSize {
      writer.field("contentSize", contentSize.width, contentSize.height)
    }
    if let inset = view.adjustedContentInset {
      writer.key("adjustedContentInset")
      write(inset, to: &writer)
    }
    if let separator = view.separator {
      writer.key("separator")
      write(separator, to: &writer)
    }
  }

  private static func write(_ issue: LayoutIssue, to writer: inout JSONWriter) {
    writer.object { writeMembers(of: issue, to: &$0) }
  }

  /// The first members of an issue's object.
  static func writeMembers(of issue: LayoutIssue, to writer: inout JSONWriter) {
    writer.field("kind", issue.kind.rawValue)
    writer.field("view", issue.view)
    writer.field("axis", issue.axis?.rawValue)
    writer.field("constraints", issue.constraints)
    writer.field("message", issue.message)
  }

  static func write(_ rect: Rect, to writer: inout JSONWriter) {
    writer.value(rect.x, rect.y, rect.width, rect.height)
  }

  static func write(_ insets: Insets, to writer: inout JSONWriter) {
    writer.value(insets.top, insets.left, insets.bottom, insets.right)
  }
}
