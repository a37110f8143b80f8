import IBEdit
import IBReport

struct OutlineCommand: Subcommand {
  static let name = "outline"
  static let summary = "list scenes and their objects briefly"
  static let operands = Operands.paths
  static let explanation = """
    Prints a line for each scene. For a single file, and for scenes that --scene names, it also prints a line for each
    object: kind, text, class, outlets, id, actions and constraints. 'keyline edit' accepts these names.

    \(Operands.pathsExplanation)
    """
  static let isPaged = true
  static let options: [Option] =
    [
      .scene, .format(OutlineEmitter.formats, help: "format of the outline"),
      Option(.graph, .choice(OutlineEmitter.graphs), help: "print the segues between scenes as a graph"),
    ] + Option.search + [.standardInputName, .quiet]

  let session: Session

  func run() -> ExitStatus {
    let discovery = session.discover()
    let reader = SourceReader(world: session.world)
    let names = session.invocation.values(.scene)
    var files: [FileOutline] = []
    var status = discovery.failures.isEmpty ? ExitStatus.success : .unreadable
    for file in discovery.files {
      guard case .document(let document, _) = reader.read(file, for: .elements), !document.isForeign else {
        session.console.warn("\(file.path): not read; 'keyline lint' reports the reason")
        if file.origin != .found { status = .unreadable }
        continue
      }
      let scenes = EditOutline(document).scenes
      let chosen = names.isEmpty ? scenes : scenes.filter { scene in names.contains(where: scene.isNamed) }
      if chosen.isEmpty { continue }
      let isDetailed = !names.isEmpty || discovery.files.count == 1
      files.append(FileOutline(path: file.path, scenes: chosen, isDetailed: isDetailed))
    }
    if files.isEmpty, !names.isEmpty {
      session.console.complain("no scene is named \(names.map { "'\($0)'" }.joined(separator: " or "))")
      return .unreadable
    }
    return write(files) ? status : .unreadable
  }

  private func write(_ files: [FileOutline]) -> Bool {
    if session.invocation.has(.graph) { return session.world.output(Array(OutlineEmitter.mermaid(files).utf8)) }
    if session.invocation.value(.format) == "json" { return session.world.output(OutlineEmitter.json(files)) }
    return session.world.output(Array(files.map(OutlineEmitter.text).joined().utf8))
  }
}
