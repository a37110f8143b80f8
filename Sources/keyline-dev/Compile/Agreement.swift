import NibArchive

/// How much of one of Apple's nibs a nib of ours has, value by value.
///
/// Both are walked in parallel from their roots. Objects are the same if they are at the same place, and an object has one
/// partner for good; texts, numbers, colors and fonts are compared by what they say. Arrays are compared in their order;
/// constraints, sets, dictionaries and the list of all objects are not. Where one side has nothing, every value inside of
/// what the other has there is wrong.
struct Agreement {
  /// Distance in points up to which numbers are equal.
  private static let tolerance = 0.0015

  private let truth: ObjectGraph
  private let made: ObjectGraph
  private(set) var right = 0
  private(set) var wrong = 0
  /// `Class.key: what` → values that are wrong.
  private(set) var misses: [String: Int] = [:]

  /// Partners of Apple's objects and of ours.
  private var partners: ([Int: Int], [Int: Int]) = ([:], [:])
  private var comparedValues: Set<[Int]> = []
  private var counted: ([Bool], [Bool])
  private var waiting: [(Int, Int)] = []
  /// Lists that are compared when those before them have found partners for their objects.
  private var later: [[LaterList]] = Array(repeating: [], count: AgreementRules.ranks)

  private struct LaterList {
    let truth: Int
    let made: Int
    let owner: String
    let isSet: Bool
  }

  init(_ truth: ObjectGraph, _ made: ObjectGraph) {
    self.truth = truth
    self.made = made
    counted = (
      [Bool](repeating: false, count: truth.nodes.count), [Bool](repeating: false, count: made.nodes.count)
    )
    guard !truth.nodes.isEmpty, !made.nodes.isEmpty else { return }
    meet(0, 0)
    while true {
      if let (first, second) = waiting.popLast() {
        compare(first, second)
      } else if let rank = later.firstIndex(where: { !$0.isEmpty }) {
        let list = later[rank].removeFirst()
        if list.isSet { compareSet(list.truth, list.made, list.owner) } else { compare(list.truth, list.made) }
      } else {
        break
      }
    }
  }

  /// The values of a whole nib: all of them are wrong where a document is refused.
  static func count(_ graph: ObjectGraph) -> Int {
    graph.nodes.reduce(0) { $0 + $1.members.count + ($1.text == nil ? 0 : 1) }
  }

  // MARK: - Objects

  private mutating func meet(_ first: Int, _ second: Int) {
    partners.0[first] = second
    partners.1[second] = first
    waiting.append((first, second))
  }

  private mutating func compare(_ first: Int, _ second: Int) {
    let node = truth.nodes[first]
    let other = made.nodes[second]
    counted.0[first] = true
    counted.1[second] = true
    if node.className != other.className { miss("\(node.className): class \(other.className)") }
    if node.text != nil || other.text != nil {
      node.text == other.text ? hit() : miss("\(node.className): text")
    }
    let namesSystemColor = Self.isNamed(node) && systemName(truth, first) == systemName(made, second)
    var open: [ObjectGraph.Member.Label: [ObjectGraph.Target]] = [:]
    for member in other.members { open[member.label, default: []].append(member.target) }
    for member in node.members {
      guard let target = open[member.label]?.first else {
        if !isLeftOut(member.label, node, namesSystemColor) {
          lack(member.target, "\(node.className).\(Self.word(member.label))", inTruth: true)
        }
        continue
      }
      open[member.label]?.removeFirst()
      if isLeftOut(member.label, node, namesSystemColor) { continue }
      compare(member.target, target, member.label, node.className)
    }
    for member in other.members {
      guard let target = open[member.label]?.first else { continue }
      open[member.label]?.removeFirst()
      if !isLeftOut(member.label, node, namesSystemColor) {
        lack(target, "\(node.className).\(Self.word(member.label))", inTruth: false)
      }
    }
  }

  private mutating func compare(
    _ first: ObjectGraph.Target, _ second: ObjectGraph.Target, _ label: ObjectGraph.Member.Label, _ owner: String
  ) {
    let word = "\(owner).\(Self.word(label))"
    switch (first, second) {
    case (.leaf(let a), .leaf(let b)): LeafAgreement.agree(a, b, Self.tolerance) ? hit() : miss(word)
    case (.node(let a), .node(let b)):
      if let place = AgreementRules.place(of: label, className: truth.nodes[a].className) {
        hit()
        partners.0[a] = b
        partners.1[b] = a
        later[place.rank].append(LaterList(truth: a, made: b, owner: word, isSet: place.isSet))
      } else {
        reach(a, b, word)
      }
    default:
      miss(word + ": kind")
      lack(first, word, inTruth: true, counts: false)
      lack(second, word, inTruth: false, counts: false)
    }
  }

  /// A reference is right if its object has this partner, or none yet.
  private mutating func reach(_ first: Int, _ second: Int, _ word: String) {
    if AgreementRules.isValue(truth.nodes[first].className) {
      hit()
      if comparedValues.insert([first, second]).inserted { waiting.append((first, second)) }
      return
    }
    switch (partners.0[first], partners.1[second]) {
    case (second, _): hit()
    case (nil, nil):
      hit()
      meet(first, second)
    default: miss(word + ": other object")
    }
  }

  // MARK: - What one side lacks

  /// Everything inside of it that was not met is wrong.
  private mutating func lack(_ target: ObjectGraph.Target, _ word: String, inTruth: Bool, counts: Bool = true) {
    var total = counts ? 1 : 0
    var open: [Int] = []
    if case .node(let node) = target { open = [node] }
    while let node = open.popLast() {
      let isKnown = inTruth ? counted.0[node] || partners.0[node] != nil : counted.1[node] || partners.1[node] != nil
      if isKnown { continue }
      if inTruth { counted.0[node] = true } else { counted.1[node] = true }
      let members = (inTruth ? truth : made).nodes[node]
      total += members.members.count + (members.text == nil ? 0 : 1)
      for case .node(let next) in members.members.map(\.target) { open.append(next) }
    }
    wrong += total
    misses["\(word): \(inTruth ? "absent" : "more")", default: 0] += total
  }

  private mutating func hit() { right += 1 }

  private mutating func miss(_ word: String) {
    wrong += 1
    misses[word, default: 0] += 1
  }

  // MARK: - Sets

  /// Elements find the partners that they have already, then those that say most alike.
  private mutating func compareSet(_ first: Int, _ second: Int, _ word: String) {
    counted.0[first] = true
    counted.1[second] = true
    let elements = truth.nodes[first].members.map(\.target)
    var others = made.nodes[second].members.map(\.target)
    var open: [ObjectGraph.Target] = []
    for element in elements {
      guard case .node(let node) = element, let partner = partners.0[node],
        let place = others.firstIndex(of: .node(partner))
      else {
        open.append(element)
        continue
      }
      others.remove(at: place)
      hit()
    }
    for (element, other) in Self.pairs(open, others, likeness) {
      compare(open[element], others[other], .element(0), word)
    }
    // A pair that was compared has become partners.
    for case .node(let node) in open where partners.0[node] == nil { lack(.node(node), word, inTruth: true) }
    for case .node(let node) in others where partners.1[node] == nil { lack(.node(node), word, inTruth: false) }
  }

  /// Places of elements that go together, those that are most alike first.
  private static func pairs(
    _ elements: [ObjectGraph.Target], _ others: [ObjectGraph.Target],
    _ likeness: (ObjectGraph.Target, ObjectGraph.Target) -> Int?
  ) -> [(Int, Int)] {
    var scores: [(score: Int, first: Int, second: Int)] = []
    for (first, element) in elements.enumerated() {
      for (second, other) in others.enumerated() {
        if let score = likeness(element, other) { scores.append((score, first, second)) }
      }
    }
    scores.sort { ($1.score, $0.first, $0.second) < ($0.score, $1.first, $1.second) }
    var isTaken = (Set<Int>(), Set<Int>())
    return scores.compactMap { entry in
      guard !isTaken.0.contains(entry.first), !isTaken.1.contains(entry.second) else { return nil }
      isTaken.0.insert(entry.first)
      isTaken.1.insert(entry.second)
      return (entry.first, entry.second)
    }
  }

  /// Nil for what cannot be each other's partner.
  private func likeness(_ first: ObjectGraph.Target, _ second: ObjectGraph.Target) -> Int? {
    guard case .node(let a) = first, case .node(let b) = second, partners.0[a] == nil, partners.1[b] == nil,
      truth.nodes[a].className == made.nodes[b].className
    else { return nil }
    return likeness(a, b)
  }

  /// Values that are equal, references counted where both have each other as partners.
  private func likeness(_ first: Int, _ second: Int) -> Int {
    var values: [ObjectGraph.Member.Label: ObjectGraph.Target] = [:]
    for member in made.nodes[second].members { values[member.label] = member.target }
    return truth.nodes[first].members.reduce(0) { score, member in
      switch (member.target, values[member.label]) {
      case (.leaf(let a), .leaf(let b)?): score + (LeafAgreement.agree(a, b, Self.tolerance) ? 1 : 0)
      case (.node(let a), .node(let b)?):
        score
          + (partners.0[a] == b || (truth.nodes[a].text != nil && truth.nodes[a].text == made.nodes[b].text) ? 2 : 0)
      default: score
      }
    }
  }

  // MARK: - Values that are left out

  private func isLeftOut(_ label: ObjectGraph.Member.Label, _ node: ObjectGraph.Node, _ isNamed: Bool) -> Bool {
    guard case .key(let key) = label else { return false }
    if AgreementRules.leftOut.contains(key) { return true }
    return isNamed && key != "UISystemColorName"
  }

  private static func isNamed(_ node: ObjectGraph.Node) -> Bool {
    node.members.contains { $0.label == .key("UISystemColorName") }
  }

  private func systemName(_ graph: ObjectGraph, _ node: Int) -> String? {
    for member in graph.nodes[node].members where member.label == .key("UISystemColorName") {
      if case .node(let name) = member.target { return graph.nodes[name].text }
    }
    return nil
  }

  private static func word(_ label: ObjectGraph.Member.Label) -> String {
    switch label {
    case .key(let key): key
    case .entry(let entry): "[\(entry.prefix(24))]"
    case .element: "[]"
    }
  }
}
