import IBModel
import IBSyntax

extension NibDraft {
  /// Views in each other up to which a document is compiled.
  private static let deepestViews = 200

  /// The object that an element with an id becomes.
  mutating func object(for element: XMLElement) -> ObjectHandle {
    let id = element.identifier
    if let known = objects[id] { return known }
    let object = graph.add("")
    if !id.isEmpty { objects[id] = object }
    return object
  }

  /// Archives a view and what is in it; nil with a problem for one that no table knows.
  mutating func archiveView(_ element: XMLElement, depth: Int) -> ObjectHandle? {
    guard depth < Self.deepestViews else {
      refuse(element, "depth", "'\(element.identifier)' is inside of \(Self.deepestViews) views, which are too many")
      return nil
    }
    guard let table = ViewTables.table(for: element.tag) else {
      refuse(element, element.tag, "element '\(element.tag)' is not known to the compiler")
      return nil
    }
    return archive(element, by: isCellLabel(element) ? Label.inCell : table, depth: depth)
  }

  /// Whether a label is one that the style of its cell has.
  private func isCellLabel(_ element: XMLElement) -> Bool {
    guard element.tag == Label.table.element, let content = element.parent?.parent,
      content.tag == TableCell.contentView.element, let cell = content.parent
    else { return false }
    return cell.word("textLabel") == element.identifier || cell.word("detailTextLabel") == element.identifier
  }

  mutating func archive(_ element: XMLElement, by table: ClassTable, depth: Int) -> ObjectHandle {
    check(element, table)
    let object = object(for: element)
    if isArchived(object) {
      refuse(element, "id", "id '\(element.identifier)' is given twice")
      return object
    }
    archived.append((element, object))
    graph.rename(object, to: table.className)
    for property in table.properties { write(property, of: element, to: object, table, depth) }
    return object
  }

  /// Refuses what the table does not know.
  mutating func check(_ element: XMLElement, _ table: ClassTable) {
    for attribute in element.attributes where !table.attributes.contains(attribute.nameText) {
      refuse(attribute, of: element, "'\(attribute.nameText)' of \(table.element) is not known to the compiler")
    }
    for child in element.children
    where !table.children.contains(child.word("key") ?? child.tag)
      && !table.children.contains(child.tag)
    {
      let name = child.word("key").map { "\(child.tag):\($0)" } ?? child.tag
      refuse(child, "\(element.tag) > \(name)", "'\(name)' of \(table.element) is not known to the compiler")
    }
  }

  // MARK: - Properties

  private mutating func write(
    _ property: Property, of element: XMLElement, to object: ObjectHandle, _ table: ClassTable, _ depth: Int
  ) {
    if case .step(let step) = property.rule { return write(step, of: element, to: object, table, depth) }
    if case .constant(let value) = property.rule { return graph.set(property.key, value, of: object) }
    switch property.source {
    case .attribute(let name):
      if let value = value(of: property.rule, element.attribute(named: name), element, name) {
        graph.set(property.key, value, of: object)
      }
    case .child(let key):
      if let value = value(of: property.rule, child: element.part(key)) { graph.set(property.key, value, of: object) }
    case nil: break
    }
  }

  private mutating func value(
    of rule: Property.Rule, _ attribute: XMLAttribute?, _ element: XMLElement, _ name: String
  ) -> ArchiveValue? {
    let word = attribute?.value
    switch rule {
    case .flag(let when, let absent, let value):
      if let attribute, word != "YES", word != "NO" {
        refuse(attribute, of: element, "'\(name)' is neither YES nor NO")
      }
      return (word.map { $0 == "YES" } ?? absent) == when ? value : nil
    case .number(let form, let absent, let omitted):
      if let attribute, element.decimal(name) == nil { refuse(attribute, of: element, "'\(name)' is not a number") }
      guard let number = element.decimal(name) ?? absent, number != omitted else { return nil }
      return Self.value(number, form)
    case .choice(let words, let absent, let omitted):
      let number = word.map { words[$0] } ?? absent
      guard let number else {
        if let attribute { refuse(attribute, of: element, "'\(name)' has a value that is not known: '\(word ?? "")'") }
        return nil
      }
      return number == omitted ? nil : .integer(number)
    case .text: return plainText(element, name).map { text($0, id: element.identifier, property: name) }
    case .word: return word.map { string($0) }
    case .image: return word.map { image($0, isSymbol: element.word("catalog") == "system") }
    case .constant, .color, .insets, .size, .rect, .step, .ignored: return nil
    }
  }

  /// An attribute, or a child for what has several lines; nil with a problem for a text with attributes of its own.
  private mutating func plainText(_ element: XMLElement, _ name: String) -> String? {
    guard let child = element.child(key: name), child.tag != "nil" else { return element.word(name) }
    guard child.tag == "string" || child.tag == "mutableString" else {
      refuse(child, "\(element.tag) > \(child.tag):\(name)", "'\(child.tag)' for '\(name)' is not compiled yet")
      return nil
    }
    return Self.text(of: element, name)
  }

  private static func value(_ number: Double, _ form: Property.NumberForm) -> ArchiveValue {
    switch form {
    case .integer: .integer(Int64(exactly: number.rounded()) ?? 0)
    case .float: .float(Float(number))
    case .double: .double(number)
    }
  }

  private mutating func value(of rule: Property.Rule, child: XMLElement?) -> ArchiveValue? {
    switch rule {
    case .color(let orNone):
      guard let child, child.tag != "nil" else { return orNone ? .null : nil }
      return readColor(child).map { color($0) }
    case .insets(let absent, let omitted):
      let names = child?.tag == "edgeInsets" ? ["top", "left", "bottom", "right"] : ["minY", "minX", "maxY", "maxX"]
      return Self.numbers(child, names, absent, omitted)
    case .size(let absent, let omitted): return Self.numbers(child, ["width", "height"], absent, omitted)
    case .rect(let omitted): return Self.numbers(child, ["x", "y", "width", "height"], nil, omitted)
    default: return nil
    }
  }

  private static func numbers(
    _ child: XMLElement?, _ names: [String], _ absent: [Double]?, _ omitted: [Double]?
  ) -> ArchiveValue? {
    guard let numbers = child.map({ part in names.map { part.decimal($0) ?? 0 } }) ?? absent, numbers != omitted else {
      return nil
    }
    return .numbers(numbers)
  }
}
