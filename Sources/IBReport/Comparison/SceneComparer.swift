package import IBLayout
import IBModel

/// Compares the layouts of one scene.
///
/// Steps: 1. the views and constraints that do not take part everywhere, consequences left out; 2. the properties that
/// differ among the configurations an object is installed in, bar items included; 3. the views that do not keep their
/// distances; 4. the issues by configuration; 5. configurations that agree in all of 1 and 2 form a group.
package enum SceneComparer {
  /// - Parameter layouts: of one scene, one for each configuration, laid out to be compared.
  package static func compare(_ layouts: [SceneLayout]) -> SceneComparison? {
    guard let first = layouts.first else { return nil }
    let columns = SceneColumns(layouts)
    let differences = columns.viewDifferences() + columns.barItemDifferences() + columns.constraintDifferences()
    return SceneComparison(
      scene: first.scene, configurations: columns.configurations(), groups: groups(differences, count: layouts.count),
      differences: differences, movements: columns.movements(), placedViews: columns.placedViews,
      issues: issues(layouts), missingImages: columns.missingImages())
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

  /// What makes two issues of different layouts the same: everything but the words, in which numbers differ.
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

/// The layouts of one scene side by side. They have the same views and constraints in the same order.
private struct SceneColumns {
  typealias Difference = SceneComparison.Difference
  typealias Object = SceneComparison.Object

  private let layouts: [SceneLayout]
  private let states: [SceneState]
  private let viewCount: Int
  private let constraintCount: Int
  private let barItemCount: Int
  /// By view: its index in `layouts[_].views` by object id, and where it is installed.
  private let indexes: [String: Int]
  private let installed: [[Bool]]
  private let names: [String: String]

  init(_ layouts: [SceneLayout]) {
    self.layouts = layouts
    states = layouts.map { layout in
      let window = SizeClasses(layout.configuration.horizontal, layout.configuration.vertical)
      return layout.state ?? SceneState(sizeClasses: window, properties: [], constraints: [])
    }
    viewCount = layouts.map(\.views.count).min() ?? 0
    constraintCount = states.map(\.constraints.count).min() ?? 0
    barItemCount = zip(layouts, states).map { min($0.barItems.count, $1.barItems.count) }.min() ?? 0
    let views = layouts.first?.views.prefix(viewCount) ?? []
    indexes = Dictionary(views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    names = Dictionary(views.map { ($0.id, ObjectWords.outlineName(of: $0)) }, uniquingKeysWith: { first, _ in first })
    installed = views.indices.map { index in layouts.map { $0.views[index].installed } }
  }

  func configurations() -> [ComparedConfiguration] {
    zip(layouts, states).map { layout, state in
      let constraints = state.constraints.prefix(constraintCount)
      let window = SizeClasses(layout.configuration.horizontal, layout.configuration.vertical)
      return ComparedConfiguration(
        configuration: layout.configuration, inside: state.sizeClasses == window ? nil : state.sizeClasses,
        views: .init(
          count: layout.views.count(where: \.installed), missing: layout.views.filter { !$0.installed }.map(\.id)),
        constraints: .init(
          count: constraints.count(where: \.isActive), missing: constraints.filter { !$0.isActive }.map(\.id)))
    }
  }

  /// The root view fills its window, which tells nothing.
  var placedViews: Int { installed.dropFirst().count { $0.contains(true) } }

  // MARK: - Views

  func viewDifferences() -> [Difference] {
    (0..<viewCount).flatMap { index -> [Difference] in
      let object = object(index)
      let place = installed[index]
      // Inside a view that comes and goes all comes and goes with it.
      let outer = layouts[0].views[index].parent.flatMap { indexes[$0] }.map { installed[$0] }
      let isOwn = place != (outer ?? Array(repeating: true, count: place.count)) && Set(place).count > 1
      let properties = states.map { $0.properties.indices.contains(index) ? $0.properties[index] : [] }
      return (isOwn ? [Self.installation(of: object, place)] : [])
        + Self.properties(of: object, properties, installed: place)
    }
  }

  private func object(_ index: Int) -> Object {
    let view = layouts[0].views[index]
    return Object(id: view.id, words: ObjectWords.description(of: view), isConstraint: false)
  }

  func missingImages() -> [SceneComparison.MissingImage] {
    let views = (0..<viewCount).compactMap { index in
      missingImage(of: object(index)) { $0.properties.indices.contains(index) ? $0.properties[index] : [] }
    }
    return views + (0..<barItemCount).compactMap { index in missingImage(of: barItem(index)) { $0.barItems[index] } }
  }

  private func missingImage(
    of object: @autoclosure () -> Object, _ properties: (SceneState) -> [PropertyState]
  ) -> SceneComparison.MissingImage? {
    var name: String?
    let places = states.indices.filter { column in
      properties(states[column]).contains { property in
        guard case .image(let image) = property.value, image.file == nil else { return false }
        name = image.name
        return true
      }
    }
    return name.map { .init(object: object(), name: $0, configurations: places) }
  }

  // MARK: - Bar items

  func barItemDifferences() -> [Difference] {
    (0..<barItemCount).flatMap { index in
      Self.properties(
        of: barItem(index), states.map { $0.barItems[index] }, installed: Array(repeating: true, count: states.count))
    }
  }

  private func barItem(_ index: Int) -> Object {
    let item = layouts[0].barItems[index]
    return Object(id: item.id, words: ObjectWords.description(of: item), isConstraint: false)
  }

  // MARK: - Constraints

  func constraintDifferences() -> [Difference] {
    (0..<constraintCount).flatMap { index -> [Difference] in
      let columns = states.map { $0.constraints[index] }
      let active = columns.map(\.isActive)
      let properties = Self.properties(of: object(columns), columns.map(\.properties), installed: active)
      let expected = layouts.indices.map { column in
        columns[0].views.allSatisfy { id in indexes[id].map { installed[$0][column] } ?? true }
      }
      let isOwn = active != expected && Set(active).count > 1
      return (isOwn ? [Self.installation(of: object(columns), active)] : []) + properties
    }
  }

  private func object(_ columns: [ConstraintState]) -> Object {
    let varying = columns[0].properties.indices.filter { place in
      Set(columns.map { $0.properties.indices.contains(place) ? $0.properties[place].value : .none }).count > 1
    }
    let words = ConstraintOutline.description(
      of: columns[0], names: names, varying: Set(varying.map { columns[0].properties[$0].name }))
    return Object(id: columns[0].id, words: words, isConstraint: true)
  }

  // MARK: - Both

  private static func installation(of object: Object, _ place: [Bool]) -> Difference {
    Difference(object: object, aspect: .installed, values: place.map(PropertyState.Value.flag), written: nil)
  }

  /// A property that differs among the configurations in which the object is installed.
  private static func properties(
    of object: @autoclosure () -> Object, _ columns: [[PropertyState]], installed: [Bool]
  ) -> [Difference] {
    guard let sample = columns.indices.first(where: { installed[$0] }).map({ columns[$0] }) else { return [] }
    return sample.compactMap { property in
      let states = columns.map { $0.first { $0.name == property.name } }
      let values = zip(states, installed).map { state, isInstalled in isInstalled ? state?.value : nil }
      guard Set(values.compactMap(\.self)).count > 1 else { return nil }
      return Difference(
        object: object(), aspect: .property(property.name), values: values, written: property.written)
    }
  }

  // MARK: - Frames

  func movements() -> [SceneComparison.Movement] {
    let areas = layouts.map { layout in
      layout.views.first?.inWindow?.inset(by: layout.safeArea) ?? Rect.zero
    }
    return (0..<viewCount).dropFirst().compactMap { index in
      let frames = relativeFrames(of: index) { areas[$0] }
      guard !Self.isSteady(frames) else { return nil }
      if let outer = layouts[0].views[index].parent.flatMap({ indexes[$0] }) {
        let inner = relativeFrames(of: index) { layouts[$0].views[outer].inWindow ?? areas[$0] }
        if Self.isSteady(inner) { return nil }
      }
      return .init(object: object(index), frames: frames)
    }
  }

  private func relativeFrames(of index: Int, in area: (Int) -> Rect) -> [RelativeFrame?] {
    layouts.indices.map { column in
      layouts[column].views[index].inWindow.map {
        RelativeFrame($0, in: area(column), layouts[column].configuration.direction)
      }
    }
  }

  private static func isSteady(_ frames: [RelativeFrame?]) -> Bool {
    let placed = frames.compactMap(\.self)
    return RelativeFrame.Span.isSteady(placed.map(\.horizontal)) && RelativeFrame.Span.isSteady(placed.map(\.vertical))
  }
}
