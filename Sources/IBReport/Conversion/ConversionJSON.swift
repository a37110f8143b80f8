import IBConvert
import IBLayout
import IBModel

/// The data described by `Schemas/conversion.schema.json`.
enum ConversionJSON {
  /// The version of the data that the key `conversion` carries; it rises when a reader would have to change.
  static let version = 1

  static func write(_ part: ConversionReport.Part, of path: String, to writer: inout JSONWriter) {
    let (file, scene) = (part.file, part.scene)
    writer.object { writer in
      writer.field("conversion", version)
      writer.field("file", path)
      writer.key("scene")
      LayoutJSON.scene.write(scene.identity, to: &writer)
      writer.field("root", scene.views[file.tree.root].id)
      writer.field("struct", file.typeName)
      writer.field("readBack", file.isReadBack)
      if let release = part.missingRelease { writer.field("needsIOS", release.description) }
      writer.field("configurations", scene.configurations.map(\.name))
      writer.key("views")
      writer.array { writer in
        let causes = MoveCauses(file.proof.verdicts, of: scene)
        for verdict in file.proof.verdicts { write(verdict, file, scene, causes, to: &writer) }
      }
      writer.key("containers")
      writer.array { writer in
        for (place, kind) in file.tree.arrangements.sorted(by: { $0.key < $1.key }) {
          writer.object { writer in
            writer.field("id", scene.views[place].id)
            writer.field("arrangement", ConversionWords.name(kind))
          }
        }
      }
    }
  }

  static func write(_ container: ContainerFile, of path: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("conversion", version)
      writer.field("file", path)
      writer.field("container", container.controller)
      writer.field("struct", container.typeName)
      writer.field("readBack", container.isReadBack)
      writer.field("shows", container.shown)
    }
  }

  private static func write(
    _ verdict: ViewVerdict, _ file: ConvertedFile, _ scene: ConvertibleScene, _ causes: MoveCauses,
    to writer: inout JSONWriter
  ) {
    let view = scene.views[verdict.view]
    writer.object { writer in
      writer.field("id", view.id)
      writer.field("kind", view.kind.rawValue)
      if let line = file.lines[view.id] { writer.field("line", line) }
      writer.field("status", ConversionWords.name(verdict.status))
      if let reason = verdict.reason { writer.field("reason", ConversionWords.name(reason)) }
      writer.field("proven", !verdict.isUnproven && verdict.status == .same)
      if !verdict.moves.isEmpty {
        writer.key("moves")
        writer.array { writer in
          for move in verdict.moves { write(move, causes.cause(of: verdict, move), scene, to: &writer) }
        }
      }
      if let verdict = file.sizes[verdict.view] {
        writer.key("swiftUISizes")
        write(verdict, scene, to: &writer)
      }
    }
  }

  private static func write(_ verdict: SizeVerdict, _ scene: ConvertibleScene, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("status", ConversionWords.name(verdict.status))
      if case .notCompared(let gap) = verdict.status { writer.field("reason", ConversionWords.name(gap)) }
      if verdict.moves.isEmpty { return }
      writer.key("moves")
      writer.array { writer in
        for move in verdict.moves {
          writer.object { writer in
            write(scene.configurations[move.configuration].name, move.uiKit, move.swiftUI, to: &writer)
            writer.field("cause", ConversionWords.name(move.cause))
            if case .view(let view) = move.cause { writer.field("view", scene.views[view].id) }
          }
        }
      }
    }
  }

  private static func write(
    _ move: ViewVerdict.Move, _ cause: MoveCause, _ scene: ConvertibleScene, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      write(scene.configurations[move.configuration].name, move.uiKit, move.swiftUI, to: &writer)
      writer.field("cause", ConversionWords.name(cause))
    }
  }

  /// Both frames on a configuration.
  private static func write(_ name: String, _ uiKit: Rect, _ swiftUI: Rect?, to writer: inout JSONWriter) {
    writer.field("configuration", name)
    writer.key("uiKit")
    LayoutJSON.write(uiKit, to: &writer)
    writer.key("swiftUI")
    if let frame = swiftUI { LayoutJSON.write(frame, to: &writer) } else { writer.null() }
  }
}
