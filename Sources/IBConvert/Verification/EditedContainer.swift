/// A printed file of a container, edited since. It has no views to lay out: verification checks that it still shows the
/// same structs.
package struct EditedContainer: Sendable {
  package let file: ContainerFile
  /// The structs that it no longer shows.
  package let problems: [SourceProblem]

  /// The failure is what keeps the text from being read at all.
  ///
  /// - Parameter base: what the container becomes without edits.
  package static func verify(_ text: String, _ base: ContainerFile) -> Result<EditedContainer, SourceProblem> {
    do throws(SourceProblem) {
      return .success(try EditedContainer(text, base))
    } catch {
      return .failure(error)
    }
  }

  private init(_ text: String, _ base: ContainerFile) throws(SourceProblem) {
    let declarations = try SwiftDeclarations(SourceCursor(text))
    let views = declarations.all.filter { $0.keyword == "struct" && $0.conformances.contains("View") }
    guard let view = views.first(where: { $0.offset >= EditedFile.id(in: text)?.offset ?? 0 }) ?? views.first else {
      throw SourceProblem(message: "the file has no struct that conforms to View", offset: 0)
    }
    var place = SourceCursor(text)
    place.position = declarations.member("body", of: view.name)?.body?.lowerBound ?? view.offset
    place.skipBlank()
    let body = place.position
    let names = Self.names(in: text)
    // A run over a project numbers structs that another document has too.
    func isShown(_ name: String) -> Bool {
      names.contains { $0.hasPrefix(name) && $0.dropFirst(name.count).allSatisfy(\.isNumber) }
    }
    let missing = base.shown.filter { !isShown($0) }.map {
      SourceProblem(message: "'\($0)' is no longer shown here", offset: body)
    }
    problems = missing
    let line = text.utf8.prefix(body).count { $0 == UInt8(ascii: "\n") } + 1
    file = ContainerFile(
      scene: base.scene, controller: base.controller, typeName: view.name, text: text,
      lines: base.lines.mapValues { _ in line }, shown: base.shown.filter(isShown), losses: [])
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
