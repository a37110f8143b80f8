package import ProposalLayout

/// A file of Swift with a view as Keyline prints it.
package struct PrintedFile: Sendable {
  /// The body of the first struct that is a view; no view in it has an id.
  package let node: ViewNode

  /// - Parameter layouts: the layouts of the app's own that the file may declare, by the text of their braces.
  package static func read(_ text: String, layouts: [String: AnchoredLayout]) -> Result<PrintedFile, SourceProblem> {
    do throws(SourceProblem) {
      return .success(try PrintedFile(text, layouts))
    } catch {
      return .failure(error)
    }
  }

  private init(_ text: String, _ known: [String: AnchoredLayout]) throws(SourceProblem) {
    let cursor = SourceCursor(text)
    let declarations = try SwiftDeclarations(cursor)
    var layouts: [String: AnchoredLayout] = [:]
    for type in declarations.all where type.conformances.contains("Layout") {
      guard let layout = known["{\(cursor.text(type.braces))}"] else {
        throw cursor.problem("the layout '\(type.name)' was edited", at: type.offset)
      }
      layouts[type.name] = layout
    }
    guard let view = declarations.all.first(where: { $0.conformances.contains("View") }) else {
      throw cursor.problem("the file has no struct that conforms to View", at: 0)
    }
    guard let body = declarations.member("body", of: view.name)?.body else {
      throw cursor.problem("the view '\(view.name)' has no body", at: view.offset)
    }
    var reader = PrintedViewReader(cursor, at: body.lowerBound, layouts: layouts)
    let views = try reader.views()
    guard let node = views.first, views.count == 1 else {
      throw cursor.problem("a body must contain one view, not \(views.count)", at: body.lowerBound)
    }
    self.node = node
  }
}
