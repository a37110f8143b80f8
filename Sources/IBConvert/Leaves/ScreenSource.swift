/// The source that a controller adds to its view: the screens that it leads to, and the items of its bars.
struct ScreenSource: Sendable {
  /// The effect of a tap in addition to an action.
  enum Trigger: Hashable, Sendable {
    case link(Destination)
    case show(String)
    case dismiss
    /// Calls a closure, because only the app can perform the segue.
    case perform(String)

    /// The name of what the tap leads to; nil for a way back.
    var name: String? {
      switch self {
      case .link(let destination): destination.code.without(ending: ["()"]).without(ending: ["View"])
      case .show(let state): String(state.dropFirst("shows".count))
      case .perform(let closure): closure
      case .dismiss: nil
      }
    }
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
    let tapped = Set(triggers.values)
    let dismissal: [SourceProperty] = tapped.contains(.dismiss) ? [.dismissal] : []
    // Only code outside the struct sets the variable for a screen that no tap shows.
    let states = shown.map { shown in
      SourceProperty.value(shown.state, "Bool", "false", isShared: !tapped.contains(.show(shown.state)))
    }
    let links = tapped.compactMap { trigger -> SourceProperty? in
      switch trigger {
      case .link(let destination): destination.property
      case .perform(let closure): .closure(closure)
      case .show, .dismiss: nil
      }
    }
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
