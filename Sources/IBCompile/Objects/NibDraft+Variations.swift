import IBModel
import IBSource
import IBSyntax

/// What depends on size classes (Measurements/Compile.md#size-classes).
extension NibDraft {
  /// Ids of the constraints that an element's view does not have unless a variation says so.
  func excluded(from element: XMLElement) -> Set<String> {
    Set(
      document.variations(of: element).filter(\.isDefault).flatMap(\.masks).flatMap(\.entries)
        .filter { !$0.isInstalled }.map(\.reference))
  }

  /// A list for each object of the top level in which something varies.
  mutating func traitStorages() -> [ObjectHandle] {
    if document.variations.isEmpty { return [] }
    var tops: [XMLElement] = []
    var inside: [Int: [(element: XMLElement, object: ObjectHandle)]] = [:]
    for entry in archived where !document.variations(of: entry.element).isEmpty {
      guard let top = top(of: entry.element) else { continue }
      if inside[top.index] == nil { tops.append(top) }
      inside[top.index, default: []].append(entry)
    }
    return tops.map { top in
      let varying = inside[top.index] ?? []
      let relations = varying.compactMap { relation($0.element, $0.object) }
      let attributes = varying.flatMap { self.attributes($0.element, $0.object) }
      let descendants = varying.map(\.object).filter { $0 != self.objects[top.identifier] }
      let set = graph.add(
        "NSSet", descendants.enumerated().map { ("NS.object.\($0.offset)", .object($0.element)) })
      return graph.add(
        "_UITraitStorageList",
        [
          ("UITopLevelObject", .object(object(for: top))),
          ("UITraitStorages", list(relations + attributes + attributes)), ("UIDescendants", .object(set)),
        ])
    }
  }

  /// The object of the top level that an element is in; each cell of a static table counts as one.
  private func top(of element: XMLElement) -> XMLElement? {
    var current: XMLElement? = element
    while let found = current {
      let isCell = scope.controller != nil && found.tag == TableCell.table.element && found.parent?.tag == "cells"
      if found.index == root?.index || found.parent?.name == .objects || isCell { return found }
      current = found.parent
    }
    return nil
  }

  // MARK: - Constraints that come and go

  private mutating func relation(_ element: XMLElement, _ object: ObjectHandle) -> ObjectHandle? {
    let variations = document.variations(of: element).filter { !$0.masks.isEmpty }
    if variations.isEmpty { return nil }
    let records = variations.compactMap { variation -> ObjectHandle? in
      if let mask = variation.masks.first(where: { $0.key != "constraints" }) {
        refuse(mask.element, "mask:\(mask.key)", "a variation of \(mask.key) is not compiled yet")
        return nil
      }
      let entries = variation.masks.flatMap(\.entries)
      return graph.add(
        "_UIRelationshipTraitStorageRecord",
        [
          ("UITraitCollection", .object(traits(variation))),
          ("UIAddedObjects", set("NSSet", entries.filter(\.isInstalled))),
          ("UIRemovedObjects", set("NSSet", entries.filter { !$0.isInstalled })),
        ])
    }
    let all = element.child(named: .constraints)?.children.map(\.identifier) ?? []
    return graph.add(
      "_UIRelationshipTraitStorage",
      [
        ("UIObject", .object(object)), ("UIKeyPath", string("traitStorageConstraints")),
        ("UIRecords", .object(graph.addList("NSMutableArray", records))),
        ("UIRelationshipCandidates", set("NSOrderedSet", ids: all)),
      ])
  }

  private mutating func set(_ className: String, _ entries: [Variation.Mask.Entry]) -> ArchiveValue {
    set(className, ids: entries.map(\.reference))
  }

  private mutating func set(_ className: String, ids: [String]) -> ArchiveValue {
    let members = ids.compactMap { objects[$0] }.enumerated().map { place, object in
      (key: "NS.object.\(place)", value: ArchiveValue.object(object))
    }
    return .object(graph.add(className, members))
  }

  // MARK: - Attributes that vary

  private mutating func attributes(_ element: XMLElement, _ object: ObjectHandle) -> [ObjectHandle] {
    let variations = document.variations(of: element)
    var names: [String] = []
    for variation in variations {
      for attribute in variation.element.attributes
      where !Self.unseenWords.contains(attribute.nameText) && !names.contains(attribute.nameText) {
        names.append(attribute.nameText)
      }
      for child in variation.element.children where child.tag != "mask" && !Self.isFont(child, of: element) {
        refuse(
          child, "variation > \(child.tag)", "a variation of '\(child.word("key") ?? child.tag)' is not compiled yet")
      }
    }
    return names.compactMap { attribute($0, variations, element, object) }
      + (font(variations, element, object).map { [$0] } ?? [])
  }

  /// What only Xcode reads.
  private static let unseenWords: Set<String> = ["key", "ambiguous", "misplaced"]

  /// Fonts vary in labels and buttons (Measurements/Compile.md#size-classes).
  private static func isFont(_ child: XMLElement, of element: XMLElement) -> Bool {
    child.word("key") == "fontDescription" && (element.tag == "label" || element.tag == "button")
  }

  private mutating func font(
    _ variations: [Variation], _ element: XMLElement, _ object: ObjectHandle
  ) -> ObjectHandle? {
    var records: [ObjectHandle] = []
    for variation in variations where !variation.isDefault {
      guard let part = variation.element.child(key: "fontDescription"), let font = readFont(part) else { continue }
      records.append(record(.object(traits(variation)), self.font(font)))
    }
    let usual =
      variations.first(where: \.isDefault)?.element.child(key: "fontDescription")
      ?? element.child(key: "fontDescription")
    guard !records.isEmpty, let font = usual.map({ readFont($0) }) ?? NibFont.system("regular", size: 17) else {
      return nil
    }
    records.append(record(.object(anyTraitCollection()), self.font(font)))
    return storage("font", records, of: object)
  }

  private mutating func storage(_ path: String, _ records: [ObjectHandle], of object: ObjectHandle) -> ObjectHandle {
    graph.add(
      "_UIAttributeTraitStorage",
      [
        ("UIObject", .object(object)), ("UIKeyPath", string(path)),
        ("UIRecords", .object(graph.addList("NSMutableArray", records))),
      ])
  }

  private mutating func attribute(
    _ name: String, _ variations: [Variation], _ element: XMLElement, _ object: ObjectHandle
  ) -> ObjectHandle? {
    let isConstant = element.tag == "constraint" && name == "constant"
    guard isConstant || (element.tag == "stackView" && name == "spacing") else {
      refuse(
        element, "\(element.tag) > variation@\(name)", "a variation of '\(name)' of \(element.tag) is not compiled yet")
      return nil
    }
    var records: [ObjectHandle] = []
    for variation in variations where !variation.isDefault {
      guard let number = variation.element.decimal(name) else { continue }
      records.append(record(.object(traits(variation)), value(number, isConstant)))
    }
    let usual = variations.first(where: \.isDefault)?.element.decimal(name) ?? element.decimal(name) ?? 0
    records.append(record(.object(anyTraitCollection()), value(usual, isConstant)))
    return storage(isConstant ? "encodedConstant" : name, records, of: object)
  }

  private mutating func record(_ traits: ArchiveValue, _ value: ArchiveValue) -> ObjectHandle {
    graph.add("_UIAttributeTraitStorageRecord", [("UITraitCollection", traits), ("UIValue", value)])
  }

  private mutating func value(_ number: Double, _ isConstant: Bool) -> ArchiveValue {
    if !isConstant { return self.number(number) }
    return .object(
      graph.add(
        "_NSLayoutConstraintConstant", [("UISymbolicConstant", .null), ("UINumericConstant", .double(number))]))
  }

  // MARK: - Traits

  private mutating func anyTraitCollection() -> ObjectHandle {
    if let anyTraits { return anyTraits }
    let traits = graph.add("UITraitCollection")
    anyTraits = traits
    return traits
  }

  private static let sizeClasses: [String: Int64] = ["compact": 1, "regular": 2]
  private static let traitPrefix = "UITraitCollectionBuiltinTrait-_UITraitName"

  private mutating func traits(_ variation: Variation) -> ObjectHandle {
    if variation.isDefault { return anyTraitCollection() }
    let collection = graph.add("UITraitCollection")
    for trait in variation.traits {
      let known: (name: String, number: Int64?)? =
        switch trait {
        case .widthClass(let word): ("HorizontalSizeClass", Self.sizeClasses[word])
        case .heightClass(let word): ("VerticalSizeClass", Self.sizeClasses[word])
        case .userInterfaceIdiom, .unknown: nil
        }
      guard let known, let number = known.number else {
        refuse(variation.element, "variation@key", "the traits '\(variation.key)' are not known")
        continue
      }
      graph.set("\(Self.traitPrefix)\(known.name)", .integer(number), of: collection)
    }
    return collection
  }
}
