/// The source that a controller adds to its view: the screens that it leads to, and the items of its bars.
struct ScreenSource: Sendable {
  /// The effect of a tap in addition to an action.
  enum Trigger: Hashable, Sendable {
    case link(Destination)
    case show(String)
    case dismiss
  }

  /// The code that creates another screen, with the closure that it calls if the screen needs values of the app.
  struct Destination: Hashable, Sendable {
    let code: String
    let property: SourceProperty?
  }

  /// The variables that show screens, each with its modifier as code after the dot, which has several lines.
  var presentations: [(state: String, modifier: String, property: SourceProperty?)] = []
  var statesSetByCode: Set<String> = []
  var properties: [SourceProperty] = []
  /// The modifiers of the view as code after the dot. Each may have several lines.
  var modifiers: [String] = []
  var notes: [String] = []
  /// The triggers, by the ids of buttons, cells and bar items.
  var triggers: [String: Trigger] = [:]

  /// All declarations, including variables that taps or code set, and those for a way back.
  var allProperties: [SourceProperty] {
    let dismissal: [SourceProperty] = triggers.values.contains(.dismiss) ? [.dismissal] : []
    let tapped = Set(triggers.values)
    // Only code outside the struct sets the variable for a screen that no tap shows.
    let states = shown.map { shown in
      SourceProperty.value(shown.state, "Bool", "false", isShared: !tapped.contains(.show(shown.state)))
    }
    let links = triggers.values.compactMap { if case .link(let destination) = $0 { destination.property } else { nil } }
    let destinations = shown.compactMap(\.property) + links.sorted { $0.name < $1.name }
    return states + dismissal + properties + destinations
  }

  /// All modifiers of the view, including those of the screens that variables show.
  var allModifiers: [String] { shown.map(\.modifier) + modifiers }

  /// Whether a navigation bar shows a part of the screen.
  var hasBar: Bool { modifiers.contains { $0.hasPrefix("navigation") || $0.hasPrefix("toolbar") } }

  private var shown: [(state: String, modifier: String, property: SourceProperty?)] {
    let tapped = Set(triggers.values)
    return presentations.filter { statesSetByCode.contains($0.state) || tapped.contains(.show($0.state)) }
  }

  /// The source that is added to a cell's struct for taps inside. Variables that code sets stay in the screen.
  func cell(_ triggers: [String: Trigger]) -> ScreenSource {
    var cell = ScreenSource()
    cell.triggers = triggers
    cell.presentations = presentations
    return cell
  }
}
