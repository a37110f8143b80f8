package import IBSource
package import ProposalLayout

/// Reads a tree of views from JSON. The first problem ends the reading.
package enum TreeReader {
  /// How deep arrays and objects may be nested: a view in a stack takes two levels, and its modifiers none. More than
  /// enough for `TreeLimits.deepestNesting` views.
  package static let deepest = 2_600

  /// The tree that is all of `bytes`.
  package static func read(_ bytes: [UInt8]) -> Result<ViewNode, TreeProblem> {
    switch JSONReader.read(bytes, deepest: deepest) {
    case .failure(let problem):
      return .failure(TreeProblem(message: problem.message, path: "$", range: problem.range))
    case .success(let value): return read(value)
    }
  }

  /// The tree that a JSON value is.
  package static func read(_ value: JSONValue, path: String = "$") -> Result<ViewNode, TreeProblem> {
    do throws(TreeProblem) {
      return .success(try view(TreeValue(value, path: path)))
    } catch {
      return .failure(error)
    }
  }

  static func view(_ value: TreeValue) throws(TreeProblem) -> ViewNode {
    if let name = value.json.text { return ViewNode(try word(name, value).make(Fields([:])).content) }
    guard case .object = value.json.content else { throw value.problem("a view is a name or an object") }
    guard let kind = value.member("view") else { throw value.problem("a view has the key 'view' with its name") }
    guard let name = kind.json.text else { throw kind.problem("the name of a view is expected here") }
    let word = try word(name, kind)
    let own = ["view", "id", "modifiers", "$schema"] + (word.hasChildren ? ["children"] : [])
    let made = word.make(try value.fields(word.fields, besides: own, of: "'\(name)'"))
    var children: [ViewNode] = []
    if let list = value.member("children") { children = try views(list) }
    var modifiers: [AppliedModifier] = []
    if let list = value.member("modifiers") { modifiers = try self.modifiers(list) }
    return ViewNode(
      made.content, id: try value.member("id")?.text(), children: made.before + children + made.after,
      modifiers: modifiers)
  }

  private static func word(_ name: String, _ value: TreeValue) throws(TreeProblem) -> ViewWord {
    if let word = ViewWord.named(name) { return word }
    let hint = Suggestion.hint(for: name, among: ViewWord.all.map(\.name))
    throw value.problem("unknown view '\(name)'\(hint)")
  }

  /// One view, or an array of them.
  static func views(_ value: TreeValue) throws(TreeProblem) -> [ViewNode] {
    guard case .array = value.json.content else { return [try view(value)] }
    var views: [ViewNode] = []
    for element in value.elements { views.append(try view(element)) }
    return views
  }

  private static func modifiers(_ value: TreeValue) throws(TreeProblem) -> [AppliedModifier] {
    guard case .array = value.json.content else { throw value.problem("modifiers are an array of objects") }
    var modifiers: [AppliedModifier] = []
    for element in value.elements { modifiers.append(try modifier(element)) }
    return modifiers
  }

  private static func modifier(_ value: TreeValue) throws(TreeProblem) -> AppliedModifier {
    let members = value.json.members.filter { $0.key != "id" }
    guard members.count == 1, let member = members.first else {
      throw value.problem("a modifier is an object with one key, its name, and possibly 'id'")
    }
    guard let word = ModifierWord.named(member.key) else {
      let hint = Suggestion.hint(for: member.key, among: ModifierWord.all.map(\.name))
      throw TreeProblem(
        message: "unknown modifier '\(member.key)'\(hint)", path: value.path, range: member.keyRange)
    }
    var modifier = word.make(try TreeValue(member.value, path: "\(value.path).\(member.key)").field(word.type))
    modifier.id = try value.member("id")?.text()
    return modifier
  }
}

/// Why a text is not a tree of views, and where: lower case, no full stop.
package struct TreeProblem: Error, Hashable, Sendable {
  package let message: String
  /// The place in the JSON value, such as `$.children[2].spacing`.
  package let path: String
  package let range: SourceRange
}
