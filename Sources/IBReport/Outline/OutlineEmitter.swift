package import IBEdit
import IBModel
import IBSource

package struct FileOutline: Sendable {
  let path: String
  let scenes: [EditOutline.Scene]
  /// Whether the objects of each scene are listed.
  let isDetailed: Bool

  package init(path: String, scenes: [EditOutline.Scene], isDetailed: Bool) {
    self.path = path
    self.scenes = scenes
    self.isDetailed = isDetailed
  }
}

/// Outlines as text, JSON, or a graph for Mermaid.
package enum OutlineEmitter {
  package static let formats = ["text", "json"]
  package static let graphs = ["mermaid"]

  // MARK: - Text

  /// A line for the file and one for each scene; scenes listed in full have one for each object below them.
  package static func text(_ file: FileOutline) -> String {
    var lines = [file.path.onOneLine]
    for scene in file.scenes {
      lines.append("  " + heading(of: scene))
      if file.isDetailed { lines += scene.objects.map(line) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func heading(of scene: EditOutline.Scene) -> String {
    var words = scene.kind == "xib" ? ["xib"] : [ObjectWords.name(scene.name), scene.kind]
    if let name = scene.objects.first?.customClass, scene.kind != "xib" { words.append(name.onOneLine) }
    if let identifier = scene.identifier { words.append("#\(identifier.onOneLine)") }
    if scene.isInitial { words.append("initial") }
    words.append(Wording.count(scene.objects.count, "object"))
    words += scene.segues.map { segue in
      let name = segue.identifier.map { " \(ObjectWords.quoted($0))" } ?? ""
      return "\(segue.kind.onOneLine)\(name)→\(ObjectWords.name(segue.to))"
    }
    return words.joined(separator: "  ")
  }

  private static func line(_ object: EditOutline.Object) -> String {
    var words = [object.kind]
    if let text = object.text { words.append(ObjectWords.quoted(text)) }
    if let name = object.customClass { words.append(name.onOneLine) }
    words += object.outlets.map { "outlet:\($0.onOneLine)" }
    words.append(object.id.onOneLine)
    words += object.actions.map(\.onOneLine)
    if !object.constraints.isEmpty { words.append("[\(object.constraints.joined(separator: ", ").onOneLine)]") }
    let indent = min(object.depth, deepestIndent) + 2
    return String(repeating: "  ", count: indent) + words.joined(separator: " ")
  }

  /// Deeper objects are not indented any further.
  private static let deepestIndent = 40

  // MARK: - Graph

  /// The scenes of all files and the segues between them.
  package static func mermaid(_ files: [FileOutline]) -> String {
    var lines = ["flowchart LR"]
    for (number, file) in files.enumerated() {
      var nodes: [String: String] = [:]
      for (place, scene) in file.scenes.enumerated() where scene.kind != "xib" {
        let node = "s\(number)_\(place)"
        nodes[scene.id] = node
        lines.append("  \(node)[\"\(label(scene.name))\"]")
      }
      for scene in file.scenes {
        for segue in scene.segues {
          guard let from = nodes[scene.id], let to = segue.destination.flatMap({ nodes[$0] }) else { continue }
          lines.append("  \(from) -->|\(label(segue.identifier ?? segue.kind))| \(to)")
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Without the characters of Mermaid's syntax.
  private static func label(_ text: String) -> String {
    String(text.onOneLine.map { "\"|[]{}<>`".contains($0) ? " " : $0 })
  }

  // MARK: - JSON

  package static func json(_ files: [FileOutline]) -> [UInt8] {
    var writer = JSONWriter()
    shape.write(files, to: &writer)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  static let schema = shape.schema(
    "outline", title: "Scenes and their objects", "The output of 'outline --format json'.",
    definitions: [file.definition, scene.definition, object.definition, segue.definition])

  private static let shape = JSONShape<[FileOutline]>("outline") {
    JSONField("outline", version: 1)
    JSONField("files", .list(file.type, onLines: true)) { $0 }
  }

  private static let file = JSONShape<FileOutline>("file") {
    JSONField("path", .text) { $0.path }
    JSONField("scenes", .list(scene.type), "The scenes; a xib has one, without a name.") { file in
      file.scenes.map { ($0, file.isDetailed) }
    }
  }

  private static let scene = JSONShape<(EditOutline.Scene, Bool)>("scene") {
    JSONField("name", .text, "The name in Xcode's comment.") { $0.0.name }
    JSONField(
      "kind", .text, "The XML element of its controller, such as tableViewController; xib without a controller."
    ) { $0.0.kind }
    JSONField("id", .text, "The id of its controller.") { $0.0.id }
    JSONField("storyboardIdentifier", .textOrNull) { $0.0.identifier }
    JSONField("isInitial", .flag) { $0.0.isInitial }
    JSONField("objectCount", .integer) { $0.0.objects.count }
    JSONField("segues", .list(segue.type)) { $0.0.segues }
    JSONField(
      "objects", ifAny: .list(object.type),
      "The objects, for scenes that are listed in full."
    ) { scene, isDetailed in
      isDetailed ? scene.objects : nil
    }
  }

  private static let object = JSONShape<EditOutline.Object>("object") {
    JSONField("depth", .integer, "The number of levels below the controller.") { $0.depth }
    JSONField("kind", .text) { $0.kind }
    JSONField("id", .text) { $0.id }
    JSONField("text", .textOrNull, "Its Xcode label or its text.") { $0.text }
    JSONField("class", .textOrNull) { $0.customClass }
    JSONField("outlets", .texts, "The names of outlets that refer to it.") { $0.outlets }
    JSONField("actions", .texts, "Actions, such as touchUpInside→submit:.") { $0.actions }
    JSONField("constraints", .texts, "Constraints, such as top=safe+8.") { $0.constraints }
  }

  private static let segue = JSONShape<EditOutline.Segue>("segue") {
    JSONField("kind", .text) { $0.kind }
    JSONField("identifier", .textOrNull) { $0.identifier }
    JSONField("from", .text) { $0.from }
    JSONField("to", .text) { $0.to }
  }
}
