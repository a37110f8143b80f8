import IBSource
import IBSyntax

/// Writes the result of a merge: complete tags from the three files, and conflict markers around unresolved parts.
struct MergeWriter {
  private let plan: MergePlan
  private let table: NodeTable
  private let trivia: Trivia
  private let lineEnd: [UInt8]
  /// The white space of one level of indentation.
  private let step: [UInt8]
  private let markers: MergeMarkers
  private(set) var output: [UInt8] = []
  /// The offset in the output at which the conflict of a node begins.
  private(set) var offsets: [Int: Int] = [:]
  /// The nodes whose children the user must merge.
  private let openLists: Set<Int>
  /// Whether the line of a marker is not finished yet.
  private var isAfterMarker = false
  /// The side whose choice is being written; nil outside conflicts.
  private var choice: MergeSide?
  /// The side whose choices are written without markers; nil to write markers.
  private let onlyChoice: MergeSide?

  /// - Parameter onlyChoice: the side to choose in every conflict; nil to write both choices between markers.
  init(_ plan: MergePlan, _ markers: MergeMarkers, onlyChoice: MergeSide? = nil) {
    self.plan = plan
    self.onlyChoice = onlyChoice
    self.markers = markers
    table = plan.table
    trivia = Trivia(table: table)
    openLists = Set(plan.conflicts.filter(\.isAboutChildren).map(\.node))
    let ours = table.trees.ours
    lineEnd = SourceLines.lineEnd(in: ours.source.bytes)
    step = SourceLines.step(of: ours)
    output.reserveCapacity(ours.source.bytes.count * 2)
  }

  var hasConflicts: Bool { !offsets.isEmpty }

  mutating func run() {
    append(trivia.before(0).bytes)
    write(0, depth: 0)
    let ends = MergeSide.allCases.map { side -> ArraySlice<UInt8> in
      guard let root = table.element(0, side) else { return [] }
      return root.tree.source.bytes[root.range.upper...]
    }
    append(ends[1] == ends[0] ? ends[2] : ends[1])
  }

  // MARK: - Nodes

  private mutating func write(_ child: Places.Child, depth: Int) {
    guard child.shownIn != nil, choice == nil else { return writeChosen(child, depth: depth) }
    conflict(child.node) { writer, _ in writer.writeChosen(child, depth: depth) }
    if let rival = child.rival { offsets[rival] = offsets[child.node] }
  }

  /// Writes what the current choice has for a child: the child, its rival, or no text.
  private mutating func writeChosen(_ child: Places.Child, depth: Int) {
    let isShown = child.shownIn == nil || child.shownIn == choice
    guard let node = isShown ? child.node : child.rival else { return }
    lead(node, depth)
    write(node, depth: depth)
  }

  private mutating func write(_ node: Int, depth: Int) {
    if plan.unmergedNodes.contains(node) { return writeWhole(node) }
    switch plan.tags[node] {
    case .side(let side): writeElement(node, side, depth: depth)
    case .combined(let tag, let side): writeElement(node, side, tag: tag, depth: depth)
    case .clash: writeElement(node, choice ?? .ours, depth: depth)
    }
  }

  private func isClash(_ node: Int) -> Bool {
    if case .clash = plan.tags[node] { return true }
    return false
  }

  /// Writes an element with all its content as a side has it.
  private mutating func writeWhole(_ node: Int) {
    let decided: MergeSide = if case .side(let side) = plan.tags[node] { side } else { .ours }
    guard let element = table.element(node, choice ?? decided) else { return }
    append(table.bytes(element))
  }

  /// - Parameter tag: the text to write instead of the start tag.
  private mutating func writeElement(_ node: Int, _ side: MergeSide, tag: [UInt8]? = nil, depth: Int) {
    guard let element = table.element(node, side) ?? table.element(node, side.opposite) else { return }
    let children = plan.children[node]
    if children.isEmpty {
      if tag == nil, element.firstChild == nil { return append(table.bytes(element)) }
      append(tag.map { $0[...] } ?? element.startTag)
      guard element.endTagRange != nil else { return }
      if let end = trivia.beforeEnd(node) { append(end.bytes) }
      return append(endTag(of: element))
    }
    let isOpen = element.endTagRange != nil
    append(isOpen ? tag.map { $0[...] } ?? element.startTag : CombinedTag.opened(tag ?? Array(element.startTag))[...])
    for child in children { writeChild(child, depth: depth + 1) }
    if let end = trivia.beforeEnd(node) {
      append(indented(end.bytes, by: depth - depthOf(node, end.side)))
    } else {
      append(newLine(depth))
    }
    append(endTag(of: element))
  }

  private mutating func writeChild(_ child: Places.Child, depth: Int) {
    let node = child.node
    guard child.shownIn == nil, choice == nil, isClash(node) || isOpenWhole(node) else {
      return write(child, depth: depth)
    }
    if plan.children[node].isEmpty || plan.unmergedNodes.contains(node) {
      return conflict(node) { writer, side in
        writer.append(writer.trivia.before(node, in: side))
        guard let element = writer.table.element(node, side) else { return }
        writer.append(writer.table.bytes(element))
      }
    }
    writeTags(node, depth)
  }

  /// Writes both start tags between markers, and then the children, which both choices share.
  private mutating func writeTags(_ node: Int, _ depth: Int) {
    conflict(node) { writer, side in
      guard let element = writer.table.element(node, side) else { return }
      writer.append(writer.trivia.before(node, in: side))
      let isOpen = element.endTagRange != nil
      writer.append(isOpen ? element.startTag : CombinedTag.opened(Array(element.startTag))[...])
    }
    for child in plan.children[node] { writeChild(child, depth: depth + 1) }
    let end = trivia.beforeEnd(node)
    append(end?.bytes ?? newLine(depth))
    guard let element = table.element(node, .ours) ?? table.element(node, .theirs) else { return }
    append(endTag(of: element))
  }

  /// Whether the user must merge a node as a whole.
  private func isOpenWhole(_ node: Int) -> Bool { plan.unmergedNodes.contains(node) && openLists.contains(node) }

  // MARK: - Conflicts

  /// Writes the versions of both sides between markers.
  private mutating func conflict(_ node: Int, _ write: (inout MergeWriter, MergeSide) -> Void) {
    if let side = onlyChoice {
      choice = side
      write(&self, side)
      choice = nil
      return
    }
    if choice == nil { offsets[node] = offsets[node] ?? output.count }
    append(lineEnd[...])
    append(markers.line(.ours)[...])
    for side in MergeSide.edited {
      if side == .theirs { mark(markers.separator) }
      isAfterMarker = true
      choice = side
      write(&self, side)
      choice = nil
      isAfterMarker = false
    }
    mark(markers.line(.theirs))
    isAfterMarker = true
  }

  private mutating func mark(_ line: [UInt8]) {
    append(lineEnd[...])
    append(line[...])
  }

  // MARK: - Bytes

  private mutating func lead(_ node: Int, _ depth: Int) {
    let (bytes, side) = trivia.before(node)
    append(indented(bytes, by: depth - depthOf(node, side)))
  }

  private func depthOf(_ node: Int, _ side: MergeSide) -> Int {
    table.nodes[node].elements[side].map { table.extents[side].depths[$0] } ?? 0
  }

  /// A line end, and the indentation for a depth.
  private func newLine(_ depth: Int) -> ArraySlice<UInt8> {
    (0..<max(0, depth)).reduce(into: lineEnd[...]) { line, _ in line += step }
  }

  /// White space whose last line is indented by more or fewer levels.
  private func indented(_ bytes: ArraySlice<UInt8>, by levels: Int) -> ArraySlice<UInt8> {
    guard levels != 0, let last = bytes.lastIndex(where: Byte.isLineEnd) else { return bytes }
    if levels > 0 { return bytes + newLine(levels).dropFirst(lineEnd.count) }
    return bytes.dropLast(min(bytes.endIndex - last - 1, -levels * step.count))
  }

  private func endTag(of element: XMLElement) -> ArraySlice<UInt8> {
    guard let range = element.endTagRange else { return Array("</\(element.tag)>".utf8)[...] }
    return element.tree.source.bytes[range.lower..<range.upper]
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else { return }
    if isAfterMarker, !Byte.isLineEnd(first) { output += lineEnd }
    isAfterMarker = false
    output += bytes
  }
}
