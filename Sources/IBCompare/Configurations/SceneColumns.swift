import IBLayout
import IBModel
import IBSyntax

/// The layouts of one scene in several configurations. They have the same views and constraints in the same order.
struct SceneColumns {
  typealias Difference = SceneComparison.Difference
  typealias Object = SceneComparison.Object

  let layouts: [SceneLayout]
  private let states: [SceneState]
  let viewCount: Int
  private let constraintCount: Int
  private let barItemCount: Int
  /// The index of each view in the layouts, by object id.
  let indexes: [String: Int]
  /// For each view, whether each layout installs it.
  private let installed: [[Bool]]

  init(_ layouts: [SceneLayout], state: (SceneLayout) -> SceneState) {
    self.layouts = layouts
    states = layouts.map(state)
    viewCount = layouts.map(\.views.count).min() ?? 0
    constraintCount = states.map(\.constraints.count).min() ?? 0
    barItemCount = zip(layouts, states).map { min($0.barItems.count, $1.barItems.count) }.min() ?? 0
    let views = layouts.first?.views.prefix(viewCount) ?? []
    indexes = Dictionary(views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    installed = views.indices.map { index in layouts.map { $0.views[index].installed } }
  }

  func configurations() -> [ComparedConfiguration] {
    zip(layouts, states).map { layout, state in
      let constraints = state.constraints.prefix(constraintCount)
      let window = SizeClasses(layout.configuration.horizontal, layout.configuration.vertical)
      let inside = SizeClasses(layout.traits.horizontal, layout.traits.vertical)
      return ComparedConfiguration(
        configuration: layout.configuration, inside: inside == window ? nil : inside,
        insideIf: layout.otherClasses,
        views: .init(
          count: layout.views.count(where: \.installed), missing: layout.views.filter { !$0.installed }.map(\.id)),
        constraints: .init(
          count: constraints.count(where: \.isActive), missing: constraints.filter { !$0.isActive }.map(\.id)))
    }
  }

  // MARK: - Views

  func viewDifferences() -> [Difference] {
    (0..<viewCount).flatMap { index -> [Difference] in
      let object = object(index)
      let place = installed[index]
      // A view disappears with its superview, so only the superview is reported.
      let outer = layouts[0].views[index].parent.flatMap { indexes[$0] }.map { installed[$0] }
      let isOwn = place != (outer ?? Array(repeating: true, count: place.count)) && Set(place).count > 1
      let properties = states.map { $0.properties.indices.contains(index) ? $0.properties[index] : [] }
      return (isOwn ? [Self.installation(of: object, place)] : [])
        + Self.properties(of: object, properties, installed: place)
    }
  }

  func object(_ index: Int) -> Object { .view(ObjectName(layouts[0].views[index])) }

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

  private func barItem(_ index: Int) -> Object { .view(ObjectName(layouts[0].barItems[index])) }

  // MARK: - Bars

  func barDifferences() -> [Difference] {
    let count = states.map(\.bars.count).min() ?? 0
    return (0..<count).flatMap { index in
      Self.properties(
        of: .view(states[0].bars[index].name), states.map { $0.bars[index].properties },
        installed: Array(repeating: true, count: states.count))
    }
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
    let constraint = columns[0]
    let varying = constraint.properties.indices.filter { place in
      Set(columns.map { $0.properties.indices.contains(place) ? $0.properties[place].value : .absent }).count > 1
    }
    let names = varying.map { constraint.properties[$0].name }
    return .constraint(
      ConstraintEquation(
        id: constraint.id, label: constraint.label, first: end(constraint.first), relation: constraint.relation,
        second: constraint.second.map(end), multiplier: names.contains("multiplier") ? nil : constraint.multiplier,
        constant: names.contains("constant") ? nil : constraint.constant))
  }

  private func end(_ anchor: ConstraintLine.Anchor) -> ConstraintTerms.End {
    let view = indexes[anchor.view].map { ObjectName(layouts[0].views[$0]) }
    return ConstraintTerms.End(
      object: view ?? ObjectName(unknown: anchor.view), guide: anchor.guide, attribute: anchor.attribute.rawValue)
  }

  // MARK: - Both

  private static func installation(of object: Object, _ place: [Bool]) -> Difference {
    Difference(object: object, aspect: .installed, values: place.map(PropertyValue.flag), written: nil)
  }

  /// The properties that differ between the configurations in which the object is installed.
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
}

extension SceneColumns {
  /// The views that do not keep their distances to the safe area or to their superview.
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

extension ObjectName {
  init(_ view: ViewLayout) {
    self.init(
      id: view.id, element: view.element, role: .other, customClass: view.customClass, label: view.label,
      isTelling: false)
  }

  init(bar: XMLElement) {
    self.init(
      id: bar[.id] ?? bar[.key] ?? "", element: bar.tag, role: .other, customClass: bar[.customClass],
      label: bar[.userLabel], isTelling: false)
  }

  init(_ item: BarItemLayout) {
    self.init(id: item.id, element: item.element, role: .other, customClass: nil, label: item.title, isTelling: false)
  }

  /// Names a view that is not in the layout.
  init(unknown id: String) {
    self.init(id: id, element: "", role: .other, customClass: nil, label: nil, isTelling: false)
  }
}
