/// Compares two graphs from their roots. Objects correspond if they are at the same path, and each pair is compared
/// once.
package struct GraphComparison {
  /// The number of differences after which a comparison ends.
  private static let mostDifferences = 10_000
  /// The number of pairs that may be compared for each object. An object has several partners if the graphs share
  /// objects differently.
  private static let pairsPerObject = 8
  private static let shownSteps = 40

  private enum Place {
    case first, second
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// A pair that was reached, and the step that led to it.
  private struct Visit {
    let pair: Pair
    /// The index of the previous visit; nil for the roots.
    let parent: Int?
    let step: String
  }

  private let first: ObjectGraph
  private let second: ObjectGraph
  /// The beginning of each object's text, computed once because any number of references may lead to the object.
  private let texts: ([String?], [String?])
  private var visits: [Visit] = []
  private var known: Set<Pair> = []
  /// The first visit of each object.
  private var firstVisits: ([Int: Int], [Int: Int]) = ([:], [:])
  /// The paths of objects without a partner.
  private var lonePlaces: ([Int: String], [Int: String]) = ([:], [:])
  /// The differences, in the order in which they were found.
  package private(set) var differences: [GraphDifference] = []
  /// Whether the comparison stopped early, because of too many differences or objects.
  package private(set) var isCut = false

  package init(_ first: ObjectGraph, _ second: ObjectGraph) {
    self.first = first
    self.second = second
    texts = (Self.texts(of: first), Self.texts(of: second))
    guard !first.nodes.isEmpty, !second.nodes.isEmpty else {
      compareEmpty()
      return
    }
    visit(Pair(first: 0, second: 0), from: nil, "")
    let most = (first.nodes.count + second.nodes.count) * Self.pairsPerObject
    var waiting = [0]
    var later: [ArraySlice<Int>] = Array(repeating: [], count: NibSemantics.rankCount)
    while let next = waiting.popLast() ?? Self.takeFirst(of: &later) {
      guard differences.count < Self.mostDifferences, visits.count <= most else {
        isCut = true
        return
      }
      let count = visits.count
      compare(next)
      // Depth first, in the order of the members.
      for visit in (count..<visits.count).reversed() where NibSemantics.rank(of: visits[visit].step) == nil {
        waiting.append(visit)
      }
      for visit in count..<visits.count {
        if let rank = NibSemantics.rank(of: visits[visit].step) { later[rank].append(visit) }
      }
    }
  }

  private static func takeFirst(of queues: inout [ArraySlice<Int>]) -> Int? {
    queues.firstIndex { !$0.isEmpty }.flatMap { queues[$0].popFirst() }
  }

  private mutating func compareEmpty() {
    if let root = first.nodes.first { report("", .removed(.object(className: root.className, text: nil, path: ""))) }
    if let root = second.nodes.first { report("", .added(.object(className: root.className, text: nil, path: ""))) }
  }

  private mutating func visit(_ pair: Pair, from parent: Int?, _ step: String) {
    guard known.insert(pair).inserted else { return }
    let number = visits.count
    visits.append(Visit(pair: pair, parent: parent, step: step))
    if firstVisits.0[pair.first] == nil { firstVisits.0[pair.first] = number }
    if firstVisits.1[pair.second] == nil { firstVisits.1[pair.second] = number }
  }

  private mutating func report(_ path: String, _ kind: GraphDifference.Kind) {
    differences.append(GraphDifference(path: path, kind: kind))
  }

  /// Reports a value or object that only one side has at a path.
  private mutating func report(_ path: String, only target: ObjectGraph.Target, in place: Place) {
    let side = side(target, in: place)
    report(path, place == .first ? .removed(side) : .added(side))
    guard case .node(let node) = target else { return }
    if place == .first { lonePlaces.0[node] = path } else { lonePlaces.1[node] = path }
  }

  // MARK: - Objects

  private mutating func compare(_ number: Int) {
    let pair = visits[number].pair
    let nodes = (first.nodes[pair.first], second.nodes[pair.second])
    if nodes.0.className != nodes.1.className {
      report(path(number), .classChanged(from: nodes.0.className, to: nodes.1.className))
    }
    if nodes.0.text != nodes.1.text {
      report(path(number), .changed(from: .string(nodes.0.text ?? ""), to: .string(nodes.1.text ?? "")))
    }
    compareNamed(number, nodes.0.members, nodes.1.members)
    compareElements(number, nodes.0, nodes.1)
  }

  /// Compares members by name. Members with the same name are paired in their order.
  private mutating func compareNamed(
    _ number: Int, _ members: [ObjectGraph.Member], _ others: [ObjectGraph.Member]
  ) {
    var waiting: [ObjectGraph.Member.Label: ArraySlice<ObjectGraph.Target>] = [:]
    for other in others where !other.isElement { waiting[other.label, default: []].append(other.target) }
    for member in members where !member.isElement {
      if let target = waiting[member.label]?.popFirst() {
        compare(member.target, target, from: number, member.label.step)
      } else {
        report(path(number, member.label.step), only: member.target, in: .first)
      }
    }
    // Compare the remaining ones, in the order of the file.
    for other in others where !other.isElement {
      guard let target = waiting[other.label]?.popFirst() else { continue }
      report(path(number, other.label.step), only: target, in: .second)
    }
  }

  private mutating func compareElements(_ number: Int, _ node: ObjectGraph.Node, _ other: ObjectGraph.Node) {
    let elements = (node.members.filter(\.isElement), other.members.filter(\.isElement))
    if elements.0.isEmpty, elements.1.isEmpty { return }
    let match = ElementPairs(
      elements.0.map { word(for: $0.target, in: .first) }, elements.1.map { word(for: $0.target, in: .second) },
      kinds: (elements.0.map { kind(of: $0.target, in: .first) }, elements.1.map { kind(of: $0.target, in: .second) }))
    for (place, partner) in match.pairs {
      compare(elements.0[place].target, elements.1[partner].target, from: number, "[\(place)]")
    }
    for place in match.removed {
      report(path(number, "[\(place)]"), only: elements.0[place].target, in: .first)
    }
    for place in match.added {
      report(path(number, "[\(place)]"), only: elements.1[place].target, in: .second)
    }
    let isUnordered = NibSemantics.isUnordered(className: node.className, key: visits[number].step)
    if match.isReordered, !isUnordered { report(path(number), .reordered) }
  }

  private mutating func compare(
    _ target: ObjectGraph.Target, _ other: ObjectGraph.Target, from parent: Int, _ step: String
  ) {
    switch (target, other) {
    case (.leaf(let leaf), .leaf(let value)):
      if !leaf.isSame(as: value) { report(path(parent, step), .changed(from: leaf, to: value)) }
    case (.node(let node), .node(let partner)):
      if isOther(node, partner) {
        report(
          path(parent, step), .redirected(from: side(target, in: .first), to: side(other, in: .second)))
      } else {
        visit(Pair(first: node, second: partner), from: parent, step)
      }
    default:
      report(path(parent, step), .replaced(from: side(target, in: .first), to: side(other, in: .second)))
    }
  }

  /// Whether two objects have been visited with other partners before, and are more than values.
  private func isOther(_ node: Int, _ partner: Int) -> Bool {
    guard !NibSemantics.valueClasses.contains(first.nodes[node].className),
      !known.contains(Pair(first: node, second: partner))
    else { return false }
    return firstVisits.0[node] != nil || firstVisits.1[partner] != nil
  }

  // MARK: - Words

  /// A word that is equal for elements with the same values. Objects that they refer to count only if they are texts.
  private func word(for target: ObjectGraph.Target, in place: Place) -> String {
    guard case .node(let number) = target, partnerWord(number, place) == nil else { return shortWord(target, place) }
    let node = graph(place).nodes[number]
    var word = "\(node.className) \(shortWord(target, place))"
    for member in node.members.prefix(Self.wordMembers) {
      word += " \(member.label.step)=\(shortWord(member.target, place))"
    }
    return word
  }

  /// The word for a value, a text, or an object with a partner.
  private func shortWord(_ target: ObjectGraph.Target, _ place: Place) -> String {
    switch target {
    case .leaf(let leaf): leaf.text
    case .node(let number):
      (place == .first ? texts.0 : texts.1)[number] ?? partnerWord(number, place) ?? ""
    }
  }

  /// A word that is equal for an object and its partner; nil for an object that has no partner yet.
  private func partnerWord(_ node: Int, _ place: Place) -> String? {
    if NibSemantics.valueClasses.contains(graph(place).nodes[node].className) { return nil }
    return (place == .first ? firstVisits.0[node] : firstVisits.1[node]).map { "@\($0)" }
  }

  private static func texts(of graph: ObjectGraph) -> [String?] {
    graph.nodes.map { node in node.text.map { $0.prefix(wordLength).debugDescription } }
  }

  private func graph(_ place: Place) -> ObjectGraph { place == .first ? first : second }

  /// The number of characters of a text that distinguish elements.
  private static let wordLength = 200

  /// The largest number of members that distinguish elements. It keeps the cost of comparing an array linear in its
  /// members.
  private static let wordMembers = 64

  private func kind(of target: ObjectGraph.Target, in place: Place) -> String {
    if case .node(let node) = target { graph(place).nodes[node].className } else { "" }
  }

  private func side(_ target: ObjectGraph.Target, in place: Place) -> GraphSide {
    switch target {
    case .leaf(let leaf): return .leaf(leaf)
    case .node(let number):
      let visit = place == .first ? firstVisits.0[number] : firstVisits.1[number]
      let node = graph(place).nodes[number]
      let lonePlace = place == .first ? lonePlaces.0[number] : lonePlaces.1[number]
      return .object(className: node.className, text: node.text, path: visit.map { path($0) } ?? lonePlace ?? "")
    }
  }

  private func path(_ visit: Int, _ last: String = "") -> String {
    var steps = last.isEmpty ? [] : [last]
    var next: Int? = visit
    while let number = next, steps.count < Self.shownSteps {
      steps.append(visits[number].step)
      next = visits[number].parent
    }
    if next != nil { steps.append("…") }
    return steps.reversed().reduce("") { path, step in
      path.isEmpty || step.hasPrefix("[") ? path + step : "\(path).\(step)"
    }
  }
}

extension ObjectGraph.Member {
  fileprivate var isElement: Bool { if case .element = label { true } else { false } }
}

extension ObjectGraph.Member.Label {
  /// The largest number of characters of a name in a path.
  private static let shownLength = 80

  /// The step in a path for the label.
  fileprivate var step: String {
    switch self {
    case .key(let name): String(name.prefix(Self.shownLength))
    case .entry(let name): "[\(name.prefix(Self.shownLength).debugDescription)]"
    case .element(let place): "[\(place)]"
    }
  }
}
