import Foundation
import IBCompare
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Every real document with variations reports, and what is installed where is what the file says.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct ReportCorpusTests {
  /// Trees of iOS documents with a variation; the others have none, or are for another platform.
  private static let documents: [(path: String, document: Document)] = Corpus.documents.compactMap { url in
    guard let data = try? Data(contentsOf: url), data.range(of: Data("<variation".utf8)) != nil,
      let tree = SyntaxParser.parse(SourceFile(path: url.path, bytes: [UInt8](data))).0,
      let document = Document(tree), document.flavor.platform == .iOS
    else { return nil }
    return (url.path, document)
  }

  @Test func whatIsInstalledIsWhatTheFileSays() throws {
    var (scenes, varying, views, constraints) = (0, 0, 0, 0)
    for (path, document) in Self.documents {
      let engine = LayoutEngine(document, .documentAlone)
      let comparer = SceneComparer(document, assets: nil)
      let columns = ConfigurationSet.finalSizeClasses.map { engine.layouts(in: $0) }
      for index in columns[0].indices {
        let layouts = columns.map { $0[index] }
        let comparison = try #require(comparer.compare(layouts))
        scenes += 1
        varying += comparison.varies ? 1 : 0
        for (layout, column) in zip(layouts, comparison.configurations) {
          // A presentation on a pad can make a scene compact.
          let reference = InstalledReference(
            document.tree, width: layout.traits.horizontal, height: layout.traits.vertical)
          let (missingViews, missingConstraints) = reference.missing(in: layout)
          #expect(column.views.missing == missingViews, "\(path) \(layout.scene.id) \(column.configuration.name)")
          #expect(
            column.constraints.missing == missingConstraints,
            "\(path) \(layout.scene.id) \(column.configuration.name)")
          views += missingViews.count
          constraints += missingConstraints.count
        }
      }
    }
    print(
      "variations: \(Self.documents.count) documents, \(scenes) scenes, \(varying) vary;",
      "\(views) views and \(constraints) constraints not installed, over four configurations")
    #expect(Self.documents.count > 0 && varying > 0 && views > 0 && constraints > 0)
  }
}

/// What takes no part in one environment, read straight from the elements: masks from the least specific variation to
/// the most, and all that is inside, or is tied to, what is not there.
///
/// Source: Measurements/Variations.md#matching, #masks and #not-installed.
private struct InstalledReference {
  private let tree: SyntaxTree
  private let traits: Set<String>

  init(_ tree: SyntaxTree, width: SizeClass, height: SizeClass) {
    self.tree = tree
    let words: [SizeClass: String] = [.compact: "compact", .regular: "regular"]
    traits = ["widthClass=\(words[width] ?? "")", "heightClass=\(words[height] ?? "")"]
  }

  /// Ids of the layout's views, and of the constraints these hold, that are not installed; in the layout's order.
  func missing(in layout: SceneLayout) -> (views: [String], constraints: [String]) {
    var elements: [String: XMLElement] = [:]
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      if let id = element[.id], elements[id] == nil { elements[id] = element }
    }
    let views = layout.views.map(\.id).filter { id in elements[id].map(isAbsent) ?? true }
    let constraints = layout.views.flatMap { view -> [String] in
      guard let holder = elements[view.id] else { return [] }
      return holder.children(named: .constraints).flatMap { Array($0.children(named: .constraint)) }
        .filter { !takesPart($0, of: holder, elements) }.map { $0[.id] ?? "" }
    }
    return (views, constraints)
  }

  private func takesPart(
    _ constraint: XMLElement, of holder: XMLElement, _ elements: [String: XMLElement]
  ) -> Bool {
    let named = [constraint[.firstItem], constraint[.secondItem]].compactMap(\.self)
    let items = named.compactMap { elements[$0] } + [holder]
    return items.count == named.count + 1 && items.allSatisfy { !isAbsent($0) }
      && isMaskedIn(constraint, "constraints", of: holder) && constraint[.placeholder] != "YES"
  }

  /// Whether a mask takes the element, or one that it is in, out of the hierarchy.
  private func isAbsent(_ element: XMLElement) -> Bool {
    var current: XMLElement? = element
    while let inner = current {
      if let list = inner.parent, list.name == .subviews, let owner = list.parent,
        !isMaskedIn(inner, "subviews", of: owner)
      {
        return true
      }
      current = inner.parent
    }
    return false
  }

  private func isMaskedIn(_ child: XMLElement, _ container: String, of owner: XMLElement) -> Bool {
    let holding = owner.children(named: .variation).filter { variation in
      let key = variation[.key] ?? ""
      return key == "default" || key.split(separator: "-").allSatisfy { traits.contains(String($0)) }
    }
    func specificity(_ variation: XMLElement) -> Int {
      variation[.key] == "default" ? 0 : (variation[.key] ?? "").split(separator: "-").count
    }
    var isInstalled = true
    for level in 0...2 {
      for variation in holding where specificity(variation) == level {
        for mask in variation.children(named: .mask) where mask[.key] == container {
          for entry in mask.children where entry[.reference] == child[.id] {
            isInstalled = entry.tag == "include"
          }
        }
      }
    }
    return isInstalled
  }
}
