package import ProposalLayout

/// A file of Swift with a view that was printed, and possibly edited since.
package struct PrintedFile: Sendable {
  /// The name of the first struct that is a view.
  package let typeName: String
  /// Its body; no view in it has an id.
  package let node: ViewNode
  /// Where views begin, in UTF-8 bytes from the beginning of the text, a view before those inside.
  package let offsets: [Int]
  /// The parts that are not in the printed form, in the order of the text; empty for an unedited file.
  package let problems: [SourceProblem]

  /// - Parameter layouts: the layouts of the app's own that the file may declare, by the text of their braces.
  package static func read(_ text: String, layouts: [String: AnchoredLayout]) -> Result<PrintedFile, SourceProblem> {
    do throws(SourceProblem) {
      return .success(try PrintedFile(text, layouts, isStrict: true))
    } catch {
      return .failure(error)
    }
  }

  /// Reads a file that people have edited: each part that is not in the printed form becomes a problem.
  package static func readEdited(
    _ text: String, layouts: [String: AnchoredLayout]
  ) -> Result<PrintedFile, SourceProblem> {
    do throws(SourceProblem) {
      return .success(try PrintedFile(text, layouts, isStrict: false))
    } catch {
      return .failure(error)
    }
  }

  private init(_ text: String, _ known: [String: AnchoredLayout], isStrict: Bool) throws(SourceProblem) {
    var cursor = SourceCursor(text)
    let structs = try Self.structs(&cursor)
    var layouts: [String: AnchoredLayout] = [:]
    var problems: [SourceProblem] = []
    for one in structs where one.conforms(to: "Layout") {
      if let layout = known[cursor.text(one.braces)] {
        layouts[one.name] = layout
        continue
      }
      let problem = cursor.problem("the layout '\(one.name)' was edited", at: one.braces.lowerBound)
      if isStrict { throw problem }
      problems.append(problem)
    }
    guard let view = structs.first(where: { $0.conforms(to: "View") }) else {
      throw cursor.problem("the file has no struct that conforms to View", at: 0)
    }
    guard let body = try Self.body(in: view.braces, of: cursor) else {
      throw cursor.problem("the view '\(view.name)' has no body", at: view.braces.lowerBound)
    }
    var reader = PrintedViewReader(cursor, at: body, layouts: layouts, isStrict: isStrict)
    let views = try reader.views()
    guard let node = views.first, views.count == 1 || !isStrict else {
      throw cursor.problem("a body must contain one view, not \(views.count)", at: body)
    }
    problems += reader.problems
    if views.count > 1 {
      problems.append(cursor.problem("a body must contain one view, not \(views.count); the first is read", at: body))
    }
    self.problems = problems.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    typeName = view.name
    self.node = node
    offsets = reader.offsets
  }

  private struct Declaration {
    let name: String
    /// The text between its name and its braces.
    let heading: String
    let braces: Range<Int>

    func conforms(to name: String) -> Bool {
      heading.split(whereSeparator: { !$0.isLetter }).contains { $0 == name }
    }
  }

  private static func structs(_ cursor: inout SourceCursor) throws(SourceProblem) -> [Declaration] {
    var structs: [Declaration] = []
    while !cursor.isAtEnd {
      cursor.skipBlank()
      guard let word = cursor.word() else {
        try skip(&cursor)
        continue
      }
      guard word == "struct" else { continue }
      cursor.skipBlank()
      guard let name = cursor.word() else { continue }
      let start = cursor.position
      while let next = cursor.next, next != UInt8(ascii: "{") { cursor.skipOne() }
      let brace = cursor.position
      guard cursor.next != nil else { throw cursor.problem("the struct '\(name)' has no braces", at: start) }
      _ = try cursor.enclosed()
      structs.append(
        Declaration(name: name, heading: cursor.text(start..<brace), braces: brace..<cursor.position))
    }
    return structs
  }

  /// After the brace that opens the body; nil for none.
  private static func body(in braces: Range<Int>, of cursor: SourceCursor) throws(SourceProblem) -> Int? {
    var cursor = cursor
    cursor.position = braces.lowerBound + 1
    var isVariable = false
    while cursor.position < braces.upperBound {
      cursor.skipBlank()
      guard let word = cursor.word() else {
        isVariable = false
        if cursor.position < braces.upperBound { try skip(&cursor) }
        continue
      }
      if isVariable, word == "body" {
        while let next = cursor.next, next != UInt8(ascii: "{") { cursor.skipOne() }
        return cursor.take("{") ? cursor.position : nil
      }
      isVariable = word == "var"
    }
    return nil
  }

  /// Goes over what begins with no letter.
  private static func skip(_ cursor: inout SourceCursor) throws(SourceProblem) {
    switch cursor.next {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): _ = try cursor.enclosed()
    case UInt8(ascii: "\""): try cursor.skipLiteral()
    default: cursor.skipOne()
    }
  }
}
