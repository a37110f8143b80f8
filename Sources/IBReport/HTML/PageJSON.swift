import IBLayout
import IBModel

/// The data of a page, one object for each document; only the page's script reads it.
///
/// A page has hundreds of views, constraints, lines and shapes, so each is an array with fixed positions.
/// `Assets/data.js` names the positions and must have the same order.
enum PageJSON {
  static func write(_ document: PageDocument, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("path", document.path)
      let columns = PageColumns()
      writer.key("configurations")
      write(document.configurations, columns, to: &writer)
      writer.key("scenes")
      writer.array { writer in
        for scene in document.scenes { write(scene, document, columns, to: &writer) }
      }
      writer.field("patterns", columns.patterns)
      writer.key("shapes")
      PageShapes.write(document.drawings.shapes, to: &writer)
      writer.key("drawings")
      writer.array { writer in
        for shapes in document.drawings.drawings {
          writer.array { writer in
            for shape in shapes { writer.value(Int(shape)) }
          }
        }
      }
      writer.key("segues")
      writer.array { writer in
        for segue in document.segues { write(segue, document.lines, to: &writer) }
      }
      writer.field("words", document.attributes.words)
      writer.key("findings")
      FindingsJSON.write(document.findings, to: &writer)
    }
  }

  private static func write(
    _ configurations: [TraitConfiguration], _ columns: PageColumns, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.field("names", configurations.map(\.name))
      columns.write("size", configurations.map(\.size), to: &writer) { $1.value($0.width, $0.height) }
      columns.write("sizeClass", configurations.map(\.sizeClassName), to: &writer) { $1.value($0) }
      columns.write("ios", configurations.map(\.systemVersion), to: &writer) { $1.value($0) }
      columns.write("style", configurations.map(\.style), to: &writer) { $1.value($0.word) }
    }
  }

  private static func write(_ segue: PageSegue, _ lines: PageLines, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.value(segue.source)
      writer.value(segue.destination)
      writer.value(segue.segue.kind)
      writer.value(segue.segue.identifier)
      writer.value(segue.segue.trigger)
      writer.value(segue.segue.id)
      writer.value(lines.line(of: segue.segue.id))
    }
  }

  // MARK: - Scenes

  private static func write(
    _ scene: PageScene, _ document: PageDocument, _ columns: PageColumns, to writer: inout JSONWriter
  ) {
    let lines = document.lines
    writer.object { writer in
      writeHead(scene, lines, to: &writer)
      writer.key("views")
      writer.array { writer in
        for view in scene.views { write(view, in: scene, lines, to: &writer) }
      }
      writer.key("attributes")
      writer.array { writer in
        for view in scene.views { document.attributes.write(view.id, to: &writer) }
      }
      writer.key("constraints")
      writer.array { writer in
        for constraint in scene.constraints { write(constraint, in: scene, lines, to: &writer) }
      }
      writer.key("layouts")
      PageLayouts.write(scene, of: document.configurations.count, columns, to: &writer)
    }
  }

  private static func writeHead(_ scene: PageScene, _ lines: PageLines, to writer: inout JSONWriter) {
    writer.field("id", scene.identity.id)
    writer.field("controller", scene.identity.controller)
    writer.field("element", scene.outline?.element)
    writer.field("class", scene.identity.customClass)
    writer.field("title", scene.identity.title)
    writer.field("storyboardIdentifier", scene.outline?.storyboardIdentifier)
    writer.field("initial", scene.outline?.isInitial ?? false)
    writer.field("line", lines.line(of: scene.outline?.object ?? scene.identity.id))
    guard let point = scene.outline?.canvasPoint else { return }
    writer.field("at", point.x, point.y)
  }

  private static func write(
    _ view: PageScene.View, in scene: PageScene, _ lines: PageLines, to writer: inout JSONWriter
  ) {
    writer.array { writer in
      writer.value(view.id)
      writer.value(view.identity.element)
      writer.value(view.identity.customClass)
      writer.value(view.identity.label)
      writer.value(view.identity.parent.flatMap(scene.number) ?? -1)
      writer.value(lines.line(of: view.id))
      guard let placement = scene.placement(of: view) else { return }
      write(placement.rule, to: &writer)
      for priorities in [placement.horizontal, placement.vertical] {
        writer.value(priorities.hugging)
        writer.value(priorities.compression)
      }
    }
  }

  /// A word, and the object that the rule refers to.
  private static func write(_ rule: ViewPlacement.Rule, to writer: inout JSONWriter) {
    switch rule {
    case .container: writer.value(["container"])
    case .constraints: writer.value(["constraints"])
    case .autoresizing(let parts): writer.value(["autoresizing"] + parts)
    case .stackView(let id): writer.value(["stackView", id])
    case .collection(let id): writer.value(["collection"] + (id.map { [$0] } ?? []))
    case .cell: writer.value(["cell"])
    case .bar: writer.value(["bar"])
    case .storedFrame: writer.value(["drawing"])
    }
  }

  private static func write(
    _ constraint: PageScene.Constraint, in scene: PageScene, _ lines: PageLines, to writer: inout JSONWriter
  ) {
    writer.array { writer in
      writer.value(constraint.id)
      write(constraint.first, in: scene, to: &writer)
      writer.value(constraint.relation.symbol)
      if let second = constraint.second { write(second, in: scene, to: &writer) } else { writer.null() }
      writer.value(constraint.multiplier)
      writer.value(constraint.constant)
      writer.value(constraint.priority)
      writer.value(lines.line(of: constraint.id))
    }
  }

  private static func write(_ anchor: ConstraintLine.Anchor, in scene: PageScene, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.value(scene.number(of: anchor.view) ?? -1)
      writer.value(anchor.guide.map(\.member))
      writer.value(anchor.attribute.rawValue)
    }
  }
}
