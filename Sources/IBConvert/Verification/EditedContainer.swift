import ProposalLayout

/// A printed file of a container, edited since. It has no views to lay out: verification checks that it still shows the
/// same structs.
package struct EditedContainer: Sendable {
  package let file: ContainerFile
  /// The structs that it no longer shows, and errors that prevent reading, in the order of the text.
  package let problems: [SourceProblem]

  /// The failure is what keeps the text from being read at all.
  ///
  /// - Parameter base: what the container becomes without edits.
  package static func verify(_ text: String, _ base: ContainerFile) -> Result<EditedContainer, SourceProblem> {
    PrintedFile.readEdited(text, layouts: [:]).map { EditedContainer($0, text, base) }
  }

  private init(_ read: PrintedFile, _ text: String, _ base: ContainerFile) {
    let body = read.offsets.first ?? 0
    let names = Self.names(in: text)
    let missing = base.shown.filter { !names.contains($0) }.map {
      SourceProblem(message: "'\($0)' is no longer shown here", offset: body)
    }
    problems = (read.problems + missing).sorted { $0.offset < $1.offset }
    let line = text.utf8.prefix(body).count { $0 == UInt8(ascii: "\n") } + 1
    file = ContainerFile(
      scene: base.scene, controller: base.controller, typeName: read.typeName, text: text,
      lines: base.lines.mapValues { _ in line }, shown: base.shown.filter { names.contains($0) }, isReadBack: true,
      losses: [])
  }

  /// The words of a text, without those in comments and literals.
  private static func names(in text: String) -> Set<String> {
    var cursor = SourceCursor(text)
    var names: Set<String> = []
    while !cursor.isAtEnd {
      cursor.skipBlank()
      if let word = cursor.word() {
        names.insert(word)
      } else if cursor.next == UInt8(ascii: "\"") {
        do throws(SourceProblem) { try cursor.skipLiteral() } catch { return names }
      } else {
        cursor.skipOne()
      }
    }
    return names
  }
}
