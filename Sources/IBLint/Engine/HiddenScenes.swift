import IBCode
import IBModel
import IBProject
import IBSource
import IBSyntax

/// The scenes of a storyboard that nothing in the app shows, as far as sources, documents and property lists tell. What
/// is broken in them stops no app.
enum HiddenScenes {
  /// The numbers of the scenes; none where a source may ask for any name.
  static func find(in subject: DocumentSubject) -> Set<Int> {
    let document = subject.document
    guard case .storyboard = document.flavor, let facts = subject.facts, !facts.names.hasUnread,
      !generators.contains(where: facts.sources.imports)
    else { return [] }
    let isLoaded = subject.membership.builders.map { loads(document, facts, $0) } ?? true
    var reached = [Bool](repeating: false, count: document.scenes.count)
    let controllers = document.scenes.map { scene in scene.controller.map { document.controllers[$0].element } }
    let named = Set(controllers.compactMap(\.self).filter { isNamed($0, facts) }.compactMap { $0[.customClass] })
    for (number, controller) in controllers.enumerated() where isLoaded {
      guard let controller else { continue }
      let isShown =
        controller.equals(.id, document.header.initialViewController ?? "") || isNamed(controller, facts)
        || isMade(controller, besides: named, facts)
      if isShown { subject.scenes.mark(from: number, in: &reached) }
    }
    return Set(reached.indices.filter { !reached[$0] })
  }

  /// The modules of R.swift, whose names of storyboards and scenes are made by a build.
  static let generators = ["Rswift", "RswiftResources"]

  private static func loads(_ document: Document, _ facts: CodeFacts, _ builders: Builders) -> Bool {
    let name = ProjectNames.Document.name(of: document.tree.source.path)
    return builders.namesStoryboard(name) || facts.names.refers(to: name) || facts.sources.asksForStoryboard(name)
      || facts.sources.mayName(name)
  }

  /// Whether code makes controllers of the class, unless it asks for another scene of that class by its identifier.
  private static func isMade(_ controller: XMLElement, besides named: Set<String>, _ facts: CodeFacts) -> Bool {
    guard let written = controller[.customClass], let name = written.split(separator: ".").last else { return false }
    return facts.sources.mentionsElsewhere(String(name)) && !named.contains(written)
  }

  /// Whether code or a storyboard reference asks for the scene by its identifier.
  private static func isNamed(_ controller: XMLElement, _ facts: CodeFacts) -> Bool {
    guard let identifier = controller[.storyboardIdentifier] else { return false }
    return facts.sources.asksForScene(identifier) || facts.names.refers(to: identifier)
      || facts.sources.mayName(identifier)
  }
}

extension Builders {
  /// Whether the property list of a target has the storyboard as a main or launch screen.
  func namesStoryboard(_ name: String) -> Bool {
    targets.lazy.flatMap(\.configurations).contains { configuration in
      (configuration.info.launchStoryboards + configuration.info.mainStoryboards).contains { $0.text == name }
    }
  }
}

extension CodeIndex {
  /// Whether a source may name a file or scene: by a type or text of that name, or by texts that it puts together.
  func mayName(_ name: String) -> Bool {
    mentions(name) || hasLiteral(name) || Self.parts(of: name).contains(where: hasLiteral)
  }

  /// The texts that code may put together to the name, by its words: `_iPad`, `%@_iPad`, `Price`, `Price%@`.
  private static func parts(of name: String) -> [String] {
    let characters = Array(name)
    return characters.indices.dropFirst().flatMap { index -> [String] in
      let isBoundary = characters[index].isUppercase != characters[index - 1].isUppercase || !characters[index].isLetter
      guard isBoundary else { return [] }
      let (head, tail) = (String(characters[..<index]), String(characters[index...]))
      let heads = head.count < shortestPart ? [] : [head, "\(head)%@", "\(head)%d", "\(head)%ld"]
      return heads + (tail.count < shortestPart ? [] : [tail, "%@\(tail)"])
    }
  }

  private static let shortestPart = 3
}
