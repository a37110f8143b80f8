import IBModel
import IBSource
import IBSyntax

/// Checks the merged file before it is used. A merge that breaks a document is worse than a conflict.
struct MergeCheck {
  let plan: MergePlan

  /// Checks the result of a merge without conflicts.
  ///
  /// - Returns: the tree of the result.
  /// - Throws: if a check fails.
  func result(_ bytes: [UInt8]) throws(MergeFailure) -> SyntaxTree {
    let tree = try choice(bytes)
    if let problem = danglingReference(in: tree) ?? strangeLine(in: bytes) { throw MergeFailure(reason: problem) }
    return tree
  }

  /// Checks the file with the choices of one side in all conflicts.
  ///
  /// - Returns: the tree of the file.
  /// - Throws: if it is not well-formed, or two objects have the same id.
  func choice(_ bytes: [UInt8]) throws(MergeFailure) -> SyntaxTree {
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: "", bytes: bytes))
    guard let tree, findings.isEmpty else {
      throw MergeFailure(reason: findings.first?.message ?? "not well-formed")
    }
    if let problem = repeatedID(in: tree) { throw MergeFailure(reason: problem) }
    return tree
  }

  /// An id that two objects have in the result, but not in any version; nil without one.
  private func repeatedID(in tree: SyntaxTree) -> String? {
    let repeated = repeatedIDs(in: tree)
    if repeated.isEmpty { return nil }
    let known = Set(MergeSide.allCases.flatMap { repeatedIDs(in: plan.table.trees[$0]) })
    return repeated.first { !known.contains($0) }.map { "two objects have the id '\($0)'" }
  }

  /// The repeated ids, one for each element after the first with its id.
  private func repeatedIDs(in tree: SyntaxTree) -> [String] {
    var seen: Set<String> = []
    return (0..<tree.elementCount).compactMap { index in
      tree.element(at: index)[.id].flatMap { seen.insert($0).inserted ? nil : $0 }
    }
  }

  /// A reference to a missing object, if the object exists in a version with the same reference; nil without one.
  private func danglingReference(in tree: SyntaxTree) -> String? {
    var ids: Set<String> = []
    for index in 0..<tree.elementCount { if let id = tree.element(at: index)[.id] { ids.insert(id) } }
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      for reference in ObjectReferences.attributes(of: element) where !ids.contains(reference.value) {
        guard let target = plan.table.objects[reference.value] else { continue }
        let holders = MergeSide.edited.filter { side in
          source(of: element, in: side)?.attribute(reference.name)?.value == reference.value
        }
        let held = holders.filter { plan.table.nodes[target].isIn($0) }
        if !held.isEmpty, held.count == holders.count {
          return "\(reference.nameText) '\(reference.value)' of '\(element[.id] ?? element.tag)' would refer to no "
            + "object"
        }
      }
    }
    return nil
  }

  /// The element with the same id in another file.
  private func source(of element: XMLElement, in side: MergeSide) -> XMLElement? {
    element[.id].flatMap { plan.table.objects[$0] }.flatMap { plan.table.element($0, side) }
  }

  /// A line that no version contains, ignoring indentation; nil without one. Tags that the merge combined are skipped.
  private func strangeLine(in bytes: [UInt8]) -> String? {
    var known: Set<ByteHash> = []
    for side in MergeSide.allCases {
      for line in TrimmedLines(bytes: plan.table.trees[side].source.bytes) { known.insert(ByteHash(line)) }
    }
    for tag in plan.tags { if case .combined(let bytes, _) = tag { known.insert(ByteHash(bytes[...])) } }
    guard let line = TrimmedLines(bytes: bytes).first(where: { !known.contains(ByteHash($0)) }) else { return nil }
    return "the result has a line that no version contains: \(String(decoding: line.prefix(80), as: UTF8.self))"
  }
}

/// The lines of a text, without the white space around them and without empty lines.
struct TrimmedLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> ArraySlice<UInt8>? {
    while place < bytes.count, bytes[place] <= Byte.blank { place += 1 }
    if place == bytes.count { return nil }
    let start = place
    while place < bytes.count, bytes[place] != Byte.lineFeed { place += 1 }
    var end = place
    while bytes[end - 1] <= Byte.blank { end -= 1 }
    return bytes[start..<end]
  }
}
