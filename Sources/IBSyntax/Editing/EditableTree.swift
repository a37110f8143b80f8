package import IBSource

/// The elements of a document while edits change it.
///
/// Unchanged tags, and the bytes between them, keep their spelling; only changed parts are written again. Nodes are
/// numbers that stay valid. A removed node keeps its number, but is in no list of children.
package struct EditableTree: Sendable {
  /// The number of the document element.
  package static let root = 0

  private struct Attribute: Sendable {
    let name: String
    /// The white space before the name.
    let lead: ArraySlice<UInt8>
    /// The bytes from the opening to the closing quote.
    let quoted: ArraySlice<UInt8>
    /// Whether the bytes are those of the file.
    var isRead = false

    var value: String { CharacterData.attributeValue(quoted.dropFirst().dropLast()) }
  }

  private struct Node: Sendable {
    let tag: String
    /// The element in the file; nil for a new node.
    let element: XMLElement?
    var parent: Int?
    var children: [Int] = []
    /// The attributes; nil while they are unchanged.
    var attributes: [Attribute]?
    /// The bytes before the node: white space and comments.
    var lead: ArraySlice<UInt8> = []
    /// The bytes before the end tag of a node with children.
    var tail: ArraySlice<UInt8> = []
    /// Whether `lead` is a slice of the file; `isTailRead` is the same for `tail`.
    var isLeadRead = true
    var isTailRead = true
    /// The new character data of a node without children; nil while it is unchanged.
    var text: ArraySlice<UInt8>?
    /// Whether the bytes of the node have left their place in the file.
    var isMoved = false
  }

  private var nodes: [Node] = []
  private let source: SourceFile
  private let lineEnd: [UInt8]
  /// One level of indentation in the document.
  private let step: [UInt8]

  package init(_ tree: SyntaxTree) {
    source = tree.source
    let bytes = source.bytes
    lineEnd = SourceLines.lineEnd(in: bytes)
    step = SourceLines.step(of: tree)
    nodes.reserveCapacity(tree.elementCount)
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      nodes.append(Node(tag: element.tag, element: element, parent: element.parent?.index))
    }
    for index in 0..<tree.elementCount { readContent(of: index) }
    if let root = tree.root, !nodes.isEmpty { nodes[Self.root].lead = bytes[..<root.range.lower] }
  }

  private mutating func readContent(of index: Int) {
    guard let element = nodes[index].element else { return }
    var position = element.contentRange.lower
    for child in element.children {
      nodes[index].children.append(child.index)
      nodes[child.index].lead = source.bytes[position..<child.range.lower]
      position = child.range.upper
    }
    if !nodes[index].children.isEmpty { nodes[index].tail = source.bytes[position..<element.contentRange.upper] }
  }

  // MARK: - Reading

  /// The number of nodes, including removed ones.
  package var count: Int { nodes.count }

  package func tag(_ node: Int) -> String { nodes[node].tag }
  package func parent(_ node: Int) -> Int? { nodes[node].parent }
  package func children(_ node: Int) -> [Int] { nodes[node].children }

  /// The decoded value of an attribute; nil if the node does not have it.
  package func attribute(_ name: String, of node: Int) -> String? {
    if let attributes = nodes[node].attributes { return attributes.first { $0.name == name }?.value }
    guard let element = nodes[node].element, let known = element.tree.name(name) else { return nil }
    return element[known]
  }

  package func attributes(of node: Int) -> [(name: String, value: String)] {
    if let attributes = nodes[node].attributes { return attributes.map { ($0.name, $0.value) } }
    return nodes[node].element?.attributes.map { ($0.nameText, $0.value) } ?? []
  }

  /// The decoded character data of an element without children.
  package func text(of node: Int) -> String {
    if let text = nodes[node].text {
      var bytes: [UInt8] = []
      CharacterData.appendText(of: text, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    return nodes[node].element?.text ?? ""
  }

  /// The node and the nodes around it, from the inside to the outside.
  package func ancestors(of node: Int) -> [Int] {
    var result = [node]
    while let last = result.last, let parent = nodes[last].parent { result.append(parent) }
    return result
  }

  /// The node and all nodes inside it, each before its children.
  package func subtree(_ node: Int) -> [Int] {
    var result: [Int] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      result.append(next)
      waiting += nodes[next].children.reversed()
    }
    return result
  }
}

// MARK: - Changing

extension EditableTree {
  /// Sets the value of an attribute. An unchanged value keeps its spelling.
  ///
  /// A new attribute is inserted before the first one that `isLater` accepts, otherwise at the end.
  package mutating func set(_ name: String, to value: String, of node: Int, isLater: (String) -> Bool) {
    if attribute(name, of: node) == value { return }
    var attributes = readAttributes(of: node)
    let quoted = [ASCII.quote] + XMLText.escaped(value, quote: ASCII.quote) + [ASCII.quote]
    if let place = attributes.firstIndex(where: { $0.name == name }) {
      attributes[place] = Attribute(name: name, lead: attributes[place].lead, quoted: quoted[...])
    } else {
      let place = attributes.firstIndex { isLater($0.name) } ?? attributes.endIndex
      attributes.insert(Attribute(name: name, lead: [ASCII.space], quoted: quoted[...]), at: place)
    }
    nodes[node].attributes = attributes
  }

  package mutating func removeAttribute(_ name: String, of node: Int) {
    guard attribute(name, of: node) != nil else { return }
    nodes[node].attributes = readAttributes(of: node).filter { $0.name != name }
  }

  private func readAttributes(of node: Int) -> [Attribute] {
    if let attributes = nodes[node].attributes { return attributes }
    guard let element = nodes[node].element else { return [] }
    var position = element.nameRange.upper
    return element.attributes.map { attribute in
      defer { position = attribute.range.upper }
      let bytes = source.bytes
      return Attribute(
        name: attribute.nameText, lead: bytes[position..<attribute.nameRange.lower],
        quoted: bytes[(attribute.valueRange.lower - 1)..<attribute.range.upper], isRead: true)
    }
  }

  /// Sets the character data of an element without children.
  package mutating func setText(of node: Int, to value: String) {
    // A line end needs no reference here; only attributes need one.
    nodes[node].text = XMLText.escaped(value)[...]
  }

  /// Creates a node that is not in a list of children yet.
  package mutating func make(_ tag: String) -> Int {
    nodes.append(Node(tag: tag, element: nil, isLeadRead: false, isTailRead: false, isMoved: true))
    return nodes.count - 1
  }

  /// Inserts a detached node on its own line, at an index among the children of `parent`.
  package mutating func insert(_ node: Int, into parent: Int, at place: Int) {
    let indentation = indentation(ofChildOf: parent, at: place)
    let old = indent(before: node)
    if nodes[parent].children.isEmpty { openForChildren(parent) }
    nodes[parent].children.insert(node, at: place)
    nodes[node].parent = parent
    reindent(node, from: old ?? [], to: indentation)
    for inner in subtree(node) { nodes[inner].isMoved = true }
    nodes[node].lead = (lineEnd + indentation)[...]
    nodes[node].isLeadRead = false
  }

  private mutating func openForChildren(_ parent: Int) {
    nodes[parent].tail = (lineEnd + (indent(before: parent) ?? []))[...]
    nodes[parent].isTailRead = false
  }

  /// The indentation for a child to insert: that of its neighbors, otherwise one level more than that of its parent.
  private func indentation(ofChildOf parent: Int, at place: Int) -> [UInt8] {
    let siblings = nodes[parent].children
    let neighbor = place > 0 ? siblings[place - 1] : siblings.first
    if let neighbor, let indentation = indent(before: neighbor) { return Array(indentation) }
    return Array(indent(before: parent) ?? []) + step
  }

  /// The white space between the last line end before a node and the node; nil without a line end before it.
  private func indent(before node: Int) -> ArraySlice<UInt8>? {
    Self.lastLine(of: nodes[node].lead)
  }

  private static func lastLine(of lead: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = lead.lastIndex(where: { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }) else { return nil }
    return lead[(end + 1)...]
  }

  /// Changes the indentation of all lines inside a node.
  private mutating func reindent(_ node: Int, from old: ArraySlice<UInt8>, to new: [UInt8]) {
    guard !old.elementsEqual(new) else { return }
    func changed(_ lead: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      guard let line = Self.lastLine(of: lead), line.starts(with: old) else { return lead }
      return lead[..<line.startIndex] + new + line.dropFirst(old.count)
    }
    for inner in subtree(node) {
      if inner != node { nodes[inner].lead = changed(nodes[inner].lead) }
      nodes[inner].tail = changed(nodes[inner].tail)
      nodes[inner].isLeadRead = false
      nodes[inner].isTailRead = false
    }
  }

  /// Removes a node and its line. The lines before it, such as comments, stay.
  ///
  /// - Parameter comment: whether to also remove the last comment before it.
  package mutating func remove(_ node: Int, withComment comment: Bool = false) {
    guard let parent = nodes[node].parent, let place = nodes[parent].children.firstIndex(of: node) else { return }
    var kept = linesBefore(nodes[node].lead)
    if comment { kept = Self.withoutLastComment(kept) }
    nodes[parent].children.remove(at: place)
    nodes[node].parent = nil
    guard !kept.isEmpty else { return }
    if place < nodes[parent].children.count {
      let next = nodes[parent].children[place]
      nodes[next].lead = kept + nodes[next].lead
      nodes[next].isLeadRead = false
    } else {
      nodes[parent].tail = kept + nodes[parent].tail
      nodes[parent].isTailRead = false
    }
  }

  /// Whether an element without children still contains a comment.
  package func hasComment(_ node: Int) -> Bool {
    let tail = nodes[node].tail
    return tail.indices.contains { tail.has("<!--", at: $0) }
  }

  /// The part of a lead up to its last line end.
  private func linesBefore(_ lead: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let line = Self.lastLine(of: lead) else { return [] }
    var end = line.startIndex - 1
    if end > lead.startIndex, lead[end] == ASCII.lineFeed, lead[end - 1] == ASCII.carriageReturn { end -= 1 }
    return lead[lead.startIndex..<end]
  }

  private static func withoutLastComment(_ lead: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard lead.suffix(3).elementsEqual("-->".utf8),
      let start = lead.indices.reversed().first(where: { lead.has("<!--", at: $0) })
    else { return lead }
    let before = lead[..<start]
    guard let line = lastLine(of: before), line.allSatisfy(ASCII.isWhiteSpace) else { return before }
    return before[..<(line.startIndex - (before[..<line.startIndex].suffix(2).elementsEqual([13, 10]) ? 2 : 1))]
  }

  /// The text of the comment on the line before a node; nil without one.
  package func comment(before node: Int) -> String? {
    commentRange(before: node).map { String(decoding: nodes[node].lead[$0], as: UTF8.self) }
  }

  /// Sets the text of the comment on the line before a node. A missing comment is inserted.
  package mutating func setComment(before node: Int, to text: String) {
    let bytes = Array(text.utf8)
    guard let range = commentRange(before: node) else {
      let indentation = indent(before: node) ?? []
      nodes[node].lead += Array("<!--".utf8) + bytes + Array("-->".utf8) + lineEnd + indentation
      nodes[node].isLeadRead = false
      return
    }
    let lead = nodes[node].lead
    nodes[node].lead = lead[..<range.lowerBound] + bytes + lead[range.upperBound...]
    nodes[node].isLeadRead = false
  }

  /// The bytes between the marks of the last comment in a node's lead.
  private func commentRange(before node: Int) -> Range<Int>? {
    let lead = nodes[node].lead
    guard let start = lead.indices.reversed().first(where: { lead.has("<!--", at: $0) }),
      let end = lead.indices[(start + 4)...].first(where: { lead.has("-->", at: $0) })
    else { return nil }
    return (start + 4)..<end
  }
}

// MARK: - Writing

extension EditableTree {
  /// The edits that change the original file into the present document, in order.
  package var edits: [TextEdit] {
    var writer = EditWriter()
    write(Self.root, to: &writer)
    let end = nodes.first?.element?.range.upper ?? source.bytes.count
    writer.keep(source.bytes[end...])
    return writer.edits
  }

  private func write(_ node: Int, to writer: inout EditWriter) {
    let record = nodes[node]
    func keep(_ bytes: ArraySlice<UInt8>, isRead: Bool = true) {
      if isRead, !record.isMoved { writer.keep(bytes) } else { writer.add(bytes) }
    }
    keep(record.lead, isRead: record.isLeadRead)
    let isOpen = !record.children.isEmpty || hasText(node)
    writeStartTag(node, isOpen: isOpen, keep: keep)
    guard isOpen else { return }
    if record.children.isEmpty {
      let (text, isRead) = content(of: node)
      keep(text, isRead: isRead)
    } else {
      for child in record.children { write(child, to: &writer) }
      keep(record.tail, isRead: record.isTailRead)
    }
    if let end = record.element?.endTagRange {
      keep(source.bytes[end.lower..<end.upper])
    } else {
      keep(Array("</\(record.tag)>".utf8)[...], isRead: false)
    }
  }

  /// The bytes inside an element without children; only its text if its children were removed.
  private func content(of node: Int) -> (ArraySlice<UInt8>, isRead: Bool) {
    if let text = nodes[node].text { return (text, false) }
    guard let element = nodes[node].element else { return ([], false) }
    if element.firstChild == nil {
      return (source.bytes[element.contentRange.lower..<element.contentRange.upper], true)
    }
    return (nodes[node].tail.allSatisfy(ASCII.isWhiteSpace) ? [] : nodes[node].tail, nodes[node].isTailRead)
  }

  private func hasText(_ node: Int) -> Bool {
    if let element = nodes[node].element, nodes[node].text == nil, element.firstChild == nil {
      return element.endTagRange != nil
    }
    return !content(of: node).0.isEmpty
  }

  private func writeStartTag(_ node: Int, isOpen: Bool, keep: (ArraySlice<UInt8>, _ isRead: Bool) -> Void) {
    let record = nodes[node]
    let close = Array((isOpen ? ">" : "/>").utf8)[...]
    guard let element = record.element else {
      keep(Array("<\(record.tag)".utf8)[...], false)
      for attribute in record.attributes ?? [] { write(attribute, keep) }
      return keep(close, false)
    }
    let wasOpen = element.endTagRange != nil
    let tag = element.startTagRange
    let end = tag.upper - (wasOpen ? 1 : 2)
    if let attributes = record.attributes {
      keep(source.bytes[tag.lower..<element.nameRange.upper], true)
      for attribute in attributes { write(attribute, keep) }
    } else {
      keep(source.bytes[tag.lower..<end], true)
    }
    if wasOpen == isOpen { keep(source.bytes[end..<tag.upper], true) } else { keep(close, false) }
  }

  private func write(_ attribute: Attribute, _ keep: (ArraySlice<UInt8>, _ isRead: Bool) -> Void) {
    if attribute.isRead {
      keep(source.bytes[attribute.lead.startIndex..<attribute.quoted.endIndex], true)
    } else {
      keep(attribute.lead + Array(attribute.name.utf8) + [ASCII.equals] + attribute.quoted, false)
    }
  }
}

/// Collects the parts of a document, and returns them as edits of the original file.
private struct EditWriter {
  private(set) var edits: [TextEdit] = []
  /// The offset up to which the file has been kept or replaced.
  private var position = 0
  private var new: [UInt8] = []

  /// Adds bytes of the file. They stay in their place, unless later bytes have been added before.
  mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard bytes.startIndex >= position else { return add(bytes) }
    if bytes.startIndex > position || !new.isEmpty {
      edits.append(TextEdit(SourceRange(position, bytes.startIndex), new))
      new = []
    }
    position = bytes.endIndex
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) { new += bytes }
}
