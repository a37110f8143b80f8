import ProposalLayout

/// A file that was printed and edited since, proven again on the configurations of its scene.
package struct EditedFile: Sendable {
  package let file: ConvertedFile
  /// The unknown or unread parts, in the order of the text.
  package let problems: [SourceProblem]

  /// The id of the scene or the cell in a file, and its offset; nil for a file without one.
  package static func id(in text: String) -> (id: String, offset: Int)? {
    var offset = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var words = Substring(decoding: line, as: UTF8.self)
      if words.hasPrefix(SourceFileText.mark) {
        words = words.dropFirst(SourceFileText.mark.count)
        while words.last?.isWhitespace == true { words.removeLast() }
        if !words.isEmpty { return (String(words), offset) }
      }
      offset += line.count + 1
    }
    return nil
  }

  /// Proves an edited text; the failure is what keeps it from being read at all.
  ///
  /// - Parameter base: what the scene becomes without edits.
  package static func verify(
    _ text: String, _ base: ConvertedFile, of scene: ConvertibleScene
  ) -> Result<EditedFile, SourceProblem> {
    PrintedFile.readEdited(text, layouts: base.layouts).map { EditedFile($0, text, base, scene) }
  }

  private init(_ read: PrintedFile, _ text: String, _ base: ConvertedFile, _ scene: ConvertibleScene) {
    let edited = EditedTree(read.node, from: base.tree.node)
    var tree = base.tree
    tree.node = edited.node
    tree.aliases.merge(edited.aliases) { _, new in new }
    // A view whose frame a person changed no longer has the frame of the first configuration.
    for place in base.tree.unproven where edited.changed.contains(scene.views[place].id) { tree.unproven.remove(place) }
    tree.arrangements = base.tree.arrangements.filter {
      $0.value != .approximate || tree.unproven.contains($0.key) || tree.holds($0.key, scene)
    }
    let places = edited.unknown.compactMap { unknown in
      read.offsets.indices.contains(unknown.view)
        ? SourceProblem(message: unknown.message, offset: read.offsets[unknown.view]) : nil
    }
    problems = (read.problems + places).enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    let proof = Proof(tree, of: scene)
    file = ConvertedFile(
      id: base.id, typeName: read.typeName, text: text, lines: Self.lines(edited.node, read.offsets, text), tree: tree,
      proof: proof, sizes: SizeProof(tree, of: scene, after: proof), layouts: base.layouts, isReadBack: true,
      losses: [])
  }

  /// The line on which each view begins.
  private static func lines(_ node: ViewNode, _ offsets: [Int], _ text: String) -> [String: Int] {
    var numbers: [Int] = []
    var (line, position) = (1, 0)
    let bytes = Array(text.utf8)
    for offset in offsets {
      while position < min(offset, bytes.count) {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
      numbers.append(line)
    }
    var lines: [String: Int] = [:]
    for (view, number) in zip(FlatTree(node).views, numbers) {
      for id in [view.id] + view.modifiers.map(\.id) {
        guard let id = id.flatMap(IndentedLines.viewID), lines[id] == nil else { continue }
        lines[id] = number
      }
    }
    return lines
  }
}

extension InferredTree {
  /// Whether a view directly in a container still has an unproven place.
  fileprivate func holds(_ container: Int, _ scene: ConvertibleScene) -> Bool {
    scene.views[container].children.contains { unproven.contains($0) }
  }
}
