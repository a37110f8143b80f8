package import IBConvert

/// What became of the scenes of a file.
package struct ConversionReport: Sendable {
  /// A struct that was written, and the scene that it is of.
  package struct Part: Sendable {
    package let file: ConvertedFile
    package let scene: ConvertibleScene
  }

  /// Of the file, as it was given.
  package let path: String
  package private(set) var parts: [Part] = []

  package init(path: String) { self.path = path }

  package mutating func add(_ file: ConvertedFile, of scene: ConvertibleScene) {
    parts.append(Part(file: file, scene: scene))
  }

  /// Whether a view moved, is left out or keeps a rectangle that nothing proves, or a file is not what was laid out.
  package var hasUnproven: Bool {
    parts.contains { !$0.file.isReadBack || $0.file.proof.verdicts.contains(where: \.isUnproven) }
  }
}
