package import IBAssets
package import IBLayout
package import IBModel
import IBSyntax

/// Compares the layouts of the scenes of one document.
///
/// Steps:
///
/// 1. Find the views and constraints that are not installed everywhere, except consequences of another one.
/// 2. Find the properties, also of bar items, that differ between the configurations in which an object is installed.
///    Copies of an image in one set do not count.
/// 3. Find the views that do not keep their distances.
/// 4. Collect the issues of each configuration.
/// 5. Group the configurations that agree in all differences of steps 1 and 2.
package struct SceneComparer: Sendable {
  private let document: Document
  private let assets: DocumentAssets?

  /// - Parameters:
  ///   - document: the document of the layouts.
  ///   - assets: the source of images and colors by name; nil if only the document is known.
  package init(_ document: Document, assets: DocumentAssets?) {
    self.document = document
    self.assets = assets
  }

  /// - Parameter layouts: the layouts of one scene, one for each configuration. Returns nil for an empty array.
  package func compare(_ layouts: [SceneLayout]) -> SceneComparison? {
    guard let first = layouts.first else { return nil }
    let columns = SceneColumns(layouts) { SceneStateReader($0, of: document, assets: assets).state() }
    let all =
      columns.viewDifferences() + columns.barItemDifferences() + columns.barDifferences()
      + columns.constraintDifferences()
    let differences = all.filter { !isBetweenCopies($0) }
    var comparison = SceneComparison(
      scene: first.scene, configurations: columns.configurations(),
      groups: Self.groups(differences, count: layouts.count), differences: differences,
      movements: columns.movements(), issues: Self.issues(layouts),
      missingImages: columns.missingImages())
    comparison.sizeSource = first.sizeSource
    comparison.mayVary = layouts.contains(where: mayVary)
    return comparison
  }

  /// Whether all values are copies of one image: files for several devices with the same bytes.
  private func isBetweenCopies(_ difference: SceneComparison.Difference) -> Bool {
    let values = difference.values.compactMap(\.self)
    let images = values.compactMap { value -> ImageValue? in if case .image(let image) = value { image } else { nil } }
    let files = images.compactMap(\.file)
    guard let assets, images.count == values.count, files.count == images.count,
      Set(images.map(\.name)).count == 1, Set(images.map(\.size)).count == 1
    else { return false }
    return assets.areCopies(Set(files))
  }

  /// Whether a variation of the scene applies in only one of the two readings of a segue.
  private func mayVary(_ layout: SceneLayout) -> Bool {
    guard let other = layout.otherClasses, !document.variations.isEmpty,
      let controller = layout.scene.controller.flatMap({ document.controller($0) })
    else { return false }
    let inside = EnvironmentSet(SizeClasses(layout.traits.horizontal, layout.traits.vertical), isMac: false)
    let pushed = EnvironmentSet(other, isMac: false)
    return document.variations.contains { variation in
      variation.environments.isSuperset(of: inside) != variation.environments.isSuperset(of: pushed)
        && isIn(document.controllers[controller].element, variation.element)
    }
  }

  private func isIn(_ scene: XMLElement, _ element: XMLElement) -> Bool {
    var outer = element.parent
    while let current = outer, current != scene { outer = current.parent }
    return outer != nil
  }

  private static func groups(_ differences: [SceneComparison.Difference], count: Int) -> [[Int]] {
    var groups: [[Int]] = []
    for index in 0..<count {
      let place = groups.firstIndex { group in
        differences.allSatisfy { $0.values[group[0]] == $0.values[index] }
      }
      if let place { groups[place].append(index) } else { groups.append([index]) }
    }
    return groups
  }

  /// Issues of several layouts are the same if these values agree. The numbers in their messages may differ.
  private struct IssueKey: Hashable {
    let kind: LayoutIssue.Kind
    let view: String?
    let axis: FrameCoordinate?
    let constraints: [String]
    let condition: LayoutIssue.Condition
  }

  private static func issues(_ layouts: [SceneLayout]) -> [SceneComparison.Issue] {
    var places: [IssueKey: Int] = [:]
    var issues: [SceneComparison.Issue] = []
    for (index, layout) in layouts.enumerated() {
      for issue in layout.issues {
        let key = IssueKey(
          kind: issue.kind, view: issue.view, axis: issue.axis, constraints: issue.constraints,
          condition: issue.condition)
        if let place = places[key] {
          if issues[place].configurations.last != index { issues[place].configurations.append(index) }
        } else {
          places[key] = issues.count
          issues.append(.init(issue: issue, configurations: [index]))
        }
      }
    }
    return issues
  }
}
