import IBCompare
import IBLayout
import IBModel
import IBSource

/// A report as one JSON object, described by `Schemas/report.schema.json`.
package struct ReportJSONEmitter: ReportEmitter {
  package static let name = "json"
  /// The version of the data, written as the key `report`; it increases when a reader would have to change.
  static let version = 1

  package init() {}

  package func render(_ project: ProjectComparison) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("report", Self.version)
      writer.key("summary")
      writer.object { writer in
        writer.field("files", project.files.count)
        writer.field("scenes", project.sceneCount)
        writer.field("varying", project.varyingCount)
      }
      writer.key("files")
      writer.array { writer in
        for file in project.files {
          writer.startElementLine()
          write(file, to: &writer)
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ file: FileComparison, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("file", file.path)
      if file.scenes.isEmpty {
        writer.key("findings")
        FindingsJSON.write(file.findings, to: &writer)
      }
      writer.key("scenes")
      writer.array { writer in
        for scene in file.scenes { write(scene, to: &writer) }
      }
      writer.key("idle")
      writeIdle(file, to: &writer)
      writer.key("neverInstalled")
      writeNeverInstalled(file, to: &writer)
    }
  }

  // MARK: - Scenes

  private func write(_ scene: SceneComparison, to writer: inout JSONWriter) {
    let labels = ConfigurationLabels(scene)
    let names = scene.configurations.map(\.configuration.name)
    writer.object { writer in
      writer.key("scene")
      LayoutJSON.write(scene.scene, to: &writer)
      writer.key("configurations")
      writer.array { writer in
        for column in scene.configurations { write(column, to: &writer) }
      }
      writer.key("groups")
      writer.array { writer in
        for group in scene.groups { writer.value(group.map { names[$0] }) }
      }
      writer.key("differences")
      writer.array { writer in
        for difference in scene.differences { write(difference, DifferenceWords(labels), to: &writer) }
      }
      writer.field("placedViews", scene.placedViews)
      writer.key("movements")
      writer.array { writer in
        for movement in scene.movements { write(movement, to: &writer) }
      }
      writer.key("issues")
      writer.array { writer in
        for issue in scene.issues { write(issue, names, to: &writer) }
      }
      writer.key("missingImages")
      writer.array { writer in
        for missing in scene.missingImages { write(missing, names, to: &writer) }
      }
    }
  }

  private func write(_ column: ComparedConfiguration, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("configuration")
      LayoutJSON.write(column.configuration, to: &writer)
      writer.field("inside", column.inside?.name)
      writer.key("views")
      write(column.views, to: &writer)
      writer.key("constraints")
      write(column.constraints, to: &writer)
    }
  }

  private func write(_ installed: ComparedConfiguration.Installed, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("installed", installed.count)
      writer.field("missing", installed.missing)
    }
  }

  private func write(_ object: SceneComparison.Object, to writer: inout JSONWriter) {
    writer.field("id", object.id)
    writer.field("object", object.words)
    writer.field("kind", object.isConstraint ? "constraint" : "view")
  }

  private func write(_ difference: SceneComparison.Difference, _ words: DifferenceWords, to writer: inout JSONWriter) {
    writer.object { writer in
      write(difference.object, to: &writer)
      writer.key("property")
      switch difference.aspect {
      case .installed: writer.value("installed")
      case .property(let name): writer.value(name)
      }
      writer.key("written")
      write(difference.written, to: &writer)
      writer.key("values")
      writer.array { writer in
        for value in difference.values { write(value, to: &writer) }
      }
      writer.field("words", words.text(difference))
    }
  }

  /// Flags and numbers as such, other values in words; null if the object is not installed.
  private func write(_ value: PropertyValue?, to writer: inout JSONWriter) {
    switch value {
    case nil: writer.null()
    case .flag(let flag)?: writer.value(flag)
    case .number(let number)?: writer.value(number)
    case .text(let text)?, .word(let text)?: writer.value(text)
    case let value?: writer.value(PropertyWords.text(value))
    }
  }

  private func write(_ movement: SceneComparison.Movement, to writer: inout JSONWriter) {
    writer.object { writer in
      write(movement.object, to: &writer)
      writer.key("frames")
      writer.array { writer in
        for frame in movement.frames {
          guard let frame else {
            writer.null()
            continue
          }
          let (x, y) = (frame.horizontal, frame.vertical)
          writer.value(x.start, y.start, x.length, y.length, x.end, y.end)
        }
      }
    }
  }

  private func write(_ missing: SceneComparison.MissingImage, _ names: [String], to writer: inout JSONWriter) {
    writer.object { writer in
      write(missing.object, to: &writer)
      writer.field("image", missing.name)
      writer.field("configurations", missing.configurations.map { names[$0] })
    }
  }

  private func write(_ entry: SceneComparison.Issue, _ names: [String], to writer: inout JSONWriter) {
    writer.object { writer in
      LayoutJSON.writeMembers(of: entry.issue, to: &writer)
      writer.field("configurations", entry.configurations.map { names[$0] })
    }
  }

  // MARK: - Variations without effect

  private func writeIdle(_ file: FileComparison, to writer: inout JSONWriter) {
    let lines = file.audit.idle.isEmpty ? nil : LineMap(file.findings.source.bytes)
    writer.array { writer in
      for statement in file.audit.idle {
        writer.object { writer in
          writer.field("owner", statement.owner)
          writer.field("key", statement.key)
          writer.field("line", lines?.position(of: statement.range.lower).line ?? 0)
          writer.field("words", AuditWords.text(statement))
        }
      }
    }
  }

  private func writeNeverInstalled(_ file: FileComparison, to writer: inout JSONWriter) {
    let lines = file.audit.neverInstalled.isEmpty ? nil : LineMap(file.findings.source.bytes)
    writer.array { writer in
      for constraint in file.audit.neverInstalled {
        writer.object { writer in
          writer.field("id", constraint.id)
          writer.field("holder", constraint.holder)
          writer.field("line", lines?.position(of: constraint.range.lower).line ?? 0)
          writer.field("outlet", constraint.hasOutlet)
        }
      }
    }
  }
}
