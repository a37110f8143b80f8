package import IBConvert
package import IBLayout

/// The result of converting the scenes of one file.
package struct ConversionReport: Sendable {
  /// A struct that was written, and the scene that it is of.
  package struct Part: Sendable {
    package let file: ConvertedFile
    package let scene: ConvertibleScene
    /// The layouts of the scene, one for each of its configurations; empty unless they are drawn.
    package let layouts: [SceneLayout]
  }

  /// The path of the file, as the user gave it.
  package let path: String
  package private(set) var parts: [Part] = []
  /// Containers of the scenes; Keyline lays out nothing in them.
  package private(set) var containers: [ContainerFile] = []

  package init(path: String) { self.path = path }

  package mutating func add(
    _ file: ConvertedFile, of scene: ConvertibleScene, drawn layouts: [SceneLayout] = []
  ) {
    parts.append(Part(file: file, scene: scene, layouts: layouts))
  }

  package mutating func add(_ container: ContainerFile) { containers.append(container) }

  package var isEmpty: Bool { parts.isEmpty && containers.isEmpty }

  /// Whether a view moved, is left out or is unproven.
  package var hasUnproven: Bool { parts.contains { $0.file.proof.verdicts.contains(where: \.isUnproven) } }
}

/// The mapping file: the line of the written Swift file on which each view begins.
package enum ConversionMapping {
  /// A JSON object with a member on each line, in the order of the lines.
  ///
  /// - Parameter lines: from 1, by the ids of views.
  package static func bytes(_ lines: [String: Int]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      for (id, line) in lines.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
        writer.startElementLine()
        writer.field(named: id, line)
      }
      if !lines.isEmpty { writer.endLine() }
    }
    writer.endLine()
    return writer.bytes
  }
}
