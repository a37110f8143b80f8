import IBLayout
import IBModel
import IBSource

/// The layout data described by `Schemas/layout.schema.json`.
enum LayoutJSON {
  /// The version of the data that the key `layout` carries; it rises when a reader would have to change.
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
    writer.key("layout")
    writer.value(version)
    writer.key("file")
    writer.value(layouts.path)
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
    writer.key("issues")
    writer.array { writer in
      for issue in layout.issues { write(issue, to: &writer) }
    }
  }

  static func write(_ scene: SceneLayout.Identity, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      writer.value(scene.id)
      writer.key("controller")
      writer.value(scene.controller)
      writer.key("class")
      writer.value(scene.customClass)
      writer.key("title")
      writer.value(scene.title)
    }
  }

  static func write(_ configuration: TraitConfiguration, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("name")
      writer.value(configuration.name)
      writer.key("device")
      writer.value(configuration.device)
      writer.key("size")
      writer.value(configuration.size.width, configuration.size.height)
      writer.key("scale")
      writer.value(configuration.scale)
      writer.key("orientation")
      writer.value(configuration.orientation.word)
      writer.key("sizeClass")
      writer.value(configuration.sizeClassName)
      writer.key("ios")
      writer.value(configuration.systemVersion)
      writer.key("style")
      writer.value(configuration.style.word)
      writer.key("text")
      writer.value(configuration.textSize)
      writer.key("direction")
      writer.value(configuration.direction.word)
    }
  }

  private static func write(_ view: ViewLayout, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      writer.value(view.id)
      writer.key("element")
      writer.value(view.element)
      writer.key("class")
      writer.value(view.customClass)
      writer.key("label")
      writer.value(view.label)
      writer.key("parent")
      writer.value(view.parent)
      writeGeometry(of: view, to: &writer)
      writer.key("installed")
      writer.value(view.installed)
      writer.key("hidden")
      writer.value(view.hidden)
      writer.key("kept")
      writer.array { writer in
        for coordinate in view.kept { writer.value(coordinate.rawValue) }
      }
    }
  }

  /// The rectangles and insets of a view; those it does not have are left out.
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
      writer.key("contentSize")
      writer.value(contentSize.width, contentSize.height)
    }
    if let inset = view.adjustedContentInset {
      writer.key("adjustedContentInset")
      write(inset, to: &writer)
    }
  }

  private static func write(_ issue: LayoutIssue, to writer: inout JSONWriter) {
    writer.object { writeMembers(of: issue, to: &$0) }
  }

  /// What an issue's object begins with.
  static func writeMembers(of issue: LayoutIssue, to writer: inout JSONWriter) {
    writer.key("kind")
    writer.value(issue.kind.rawValue)
    writer.key("view")
    writer.value(issue.view)
    writer.key("axis")
    writer.value(issue.axis?.rawValue)
    writer.key("constraints")
    writer.value(issue.constraints)
    writer.key("message")
    writer.value(issue.message)
  }

  private static func write(_ rect: Rect, to writer: inout JSONWriter) {
    writer.value(rect.x, rect.y, rect.width, rect.height)
  }

  private static func write(_ insets: Insets, to writer: inout JSONWriter) {
    writer.value(insets.top, insets.left, insets.bottom, insets.right)
  }
}
