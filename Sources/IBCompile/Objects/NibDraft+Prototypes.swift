import IBSyntax
import NibArchive

/// Views that a table or collection makes copies of: each is a nib inside of the nib.
extension NibDraft {
  /// Nibs inside of nibs up to which a document is compiled.
  private static let deepestNesting = 4

  /// Archives prototypes by what they are called, under two keys: nibs, and what these get from outside.
  ///
  /// - Parameters:
  ///   - prototypes: with the names that code asks for; those without a name cannot be asked for and are left out.
  mutating func writePrototypes(
    _ prototypes: [(name: String, element: XMLElement)], nibs: String, externals: String, to object: ObjectHandle
  ) {
    var nibEntries: [ObjectHandle] = []
    var externalEntries: [ObjectHandle] = []
    for prototype in prototypes {
      guard let (nib, outside) = nestedNib(prototype.element),
        case .object(let name) = string(prototype.name)
      else { continue }
      nibEntries += [name, nib]
      externalEntries += [name, outside]
    }
    if nibEntries.isEmpty { return }
    graph.set(nibs, .object(graph.addList("NSMutableDictionary", nibEntries)), of: object)
    graph.set(externals, .object(graph.addList("NSMutableDictionary", externalEntries)), of: object)
  }

  private mutating func nestedNib(_ element: XMLElement) -> (nib: ObjectHandle, outside: ObjectHandle)? {
    var draft = NibDraft(of: element, inside: self)
    guard draft.nesting <= Self.deepestNesting else {
      refuse(element, "nesting", "'\(element.identifier)' is inside of \(Self.deepestNesting) prototypes, too many")
      return nil
    }
    let root = draft.graph.add("NSObject")
    let proxies = [draft.addProxy("IBFilesOwner"), draft.addProxy("IBFirstResponder")]
    guard let made = draft.archiveView(element, depth: 0) else {
      take(draft.problems)
      return nil
    }
    draft.writeRoot(root, proxies: proxies, [made])
    guard draft.problems.isEmpty else {
      take(draft.problems)
      return nil
    }
    let bytes = NibWriter.write(draft.graph.nib(root: root))
    let data = graph.add("NSData", [("NS.bytes", .data(bytes))])
    let nib = graph.add(
      "UINib", [("captureEnclosingNIBBundleOnDecode", .bool(true)), ("archiveData", .object(data))])
    return (nib, outside(draft.upstreamIDs))
  }

  /// Placeholders of the nib inside with what they stand for here.
  private mutating func outside(_ ids: [String]) -> ObjectHandle {
    var entries: [ObjectHandle] = []
    for (place, id) in ids.enumerated() {
      guard case .object(let name) = string(Self.upstreamName(place)) else { continue }
      let known = objects[id].flatMap { isArchived($0) ? $0 : nil }
      guard let object = known ?? upstream(id) else { continue }
      entries += [name, object]
    }
    return graph.addList("NSMutableDictionary", entries)
  }

  // MARK: - Tables

  /// What a table has besides its own keys: prototypes, or the sections of a static one; a header and a footer.
  mutating func writeTableParts(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    writeTableEnds(element, object, depth)
    let prototypes = element.child(tagged: "prototypes").map { Array($0.children) } ?? []
    writePrototypes(
      prototypes.compactMap { cell in cell.word("reuseIdentifier").map { ($0, cell) } },
      nibs: "UITableViewCellPrototypeNibs", externals: "UITableViewCellPrototypeNibExternalObjects", to: object)
    guard let sections = element.child(tagged: "sections"), !sections.children.isEmpty else { return }
    guard scope.controller != nil, element.index == root?.index else {
      refuse(sections, "tableView > sections", "'sections' of a table that is not its controller's view is not known")
      return
    }
    let made = sections.children.map { section($0, depth) }
    dataSource = graph.add("UITableViewDataSource", [("UITableSections", list(made))])
  }

  private mutating func section(_ element: XMLElement, _ depth: Int) -> ObjectHandle {
    check(
      element, ["headerTitle", "footerTitle", "id", "userLabel", "colorLabel"], ["cells", "headerTitle", "footerTitle"])
    let section = object(for: element)
    graph.rename(section, to: "UITableViewSection")
    archived.append((element, section))
    for (name, key) in [("headerTitle", "UITableSectionHeaderTitle"), ("footerTitle", "UITableSectionFooterTitle")] {
      guard let title = Self.text(of: element, name) else { continue }
      graph.set(key, text(title, id: element.identifier, property: name), of: section)
    }
    let cells = element.child(tagged: "cells").map { Array($0.children) } ?? []
    let rows = cells.compactMap { cell -> ObjectHandle? in
      guard let made = archiveView(cell, depth: depth + 1) else { return nil }
      let height = Float(cell.decimal("rowHeight") ?? -1)
      return graph.add("UITableViewRow", [("UITableRowCell", .object(made)), ("UITableRowHeight", .float(height))])
    }
    graph.set("UITableSectionRows", list(rows), of: section)
    return section
  }

  /// Views above and below the rows; with them the table has the size of its content.
  private mutating func writeTableEnds(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    var views: [ObjectHandle] = []
    for (name, key) in [("tableHeaderView", "UITableHeaderView"), ("tableFooterView", "UITableFooterView")] {
      guard let part = element.part(name), part.has(.id), let view = archiveView(part, depth: depth + 1) else {
        continue
      }
      views.append(view)
      graph.set(key, .object(view), of: object)
    }
    if views.isEmpty { return }
    graph.set("UISubviews", .object(graph.addList("NSMutableArray", views)), of: object)
  }

  // MARK: - Collections

  mutating func writeCollectionParts(_ element: XMLElement, _ object: ObjectHandle) {
    let cells = element.child(tagged: "cells").map { Array($0.children) } ?? []
    writePrototypes(
      cells.compactMap { cell in cell.word("reuseIdentifier").map { ($0, cell) } },
      nibs: "UICollectionViewCellNibDict", externals: "UICollectionViewCellPrototypeNibExternalObjects", to: object)
    let ends = [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")]
    writePrototypes(
      ends.compactMap { name, kind in
        guard let part = element.part(name), part.tag != "nil", let word = part.word("reuseIdentifier") else {
          return nil
        }
        return ("UICollectionElementKindSection\(kind)/\(word)", part)
      },
      nibs: "UICollectionViewSupplementaryViewNibDict",
      externals: "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", to: object)
  }

  /// What UIKit sets in the tables and collections of storyboards (Measurements/Compile.md#tables).
  mutating func writeOverriddenTraits(_ object: ObjectHandle, isCollection: Bool) {
    if scope.isXib { return }
    let traits = graph.add(
      "UITraitCollection", [("UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus", .integer(0))])
    graph.set("UIViewLocalOverrideTraitCollection", .object(traits), of: object)
    if isCollection { graph.set("UIDelegate", .null, of: object) }
  }
}
