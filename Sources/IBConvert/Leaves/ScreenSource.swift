/// What a controller adds to the source of its view: where it leads to, and what is in its bars.
struct ScreenSource: Sendable {
  /// What a tap does besides an action.
  enum Trigger: Hashable, Sendable {
    /// The struct that is pushed.
    case link(String)
    /// The variable that becomes true.
    case show(String)
    case dismiss
  }

  /// What is shown where a variable says so.
  struct Presentation: Sendable {
    /// The variable.
    let state: String
    /// As it is written after the dot; has several lines.
    let modifier: String
    /// Whether code sets the variable.
    var isSetByCode = false

    var property: String { "@State private var \(state) = false" }
  }

  /// The declaration that a way back needs.
  static let dismissal = "@Environment(\\.dismiss) private var dismiss"

  var presentations: [Presentation] = []
  /// Of the view's struct, as declarations.
  var properties: [String] = []
  /// What is applied to the view, as it is written after the dot; may have several lines.
  var modifiers: [String] = []
  /// What has no equal, one sentence each.
  var notes: [String] = []
  /// By the ids of buttons, cells and items of bars.
  var triggers: [String: Trigger] = [:]

  var allProperties: [String] { presentations.map(\.property) + properties }
  var allModifiers: [String] { presentations.map(\.modifier) + modifiers }

  /// What the struct of a cell needs for what is tapped in it.
  ///
  /// - Parameter triggers: those of the buttons inside.
  func part(for triggers: [Trigger]) -> ScreenSource {
    var part = ScreenSource()
    part.presentations = presentations.filter { triggers.contains(.show($0.state)) }
    if triggers.contains(.dismiss) { part.properties.append(Self.dismissal) }
    return part
  }

  /// What the screen needs besides its cells.
  ///
  /// - Parameters:
  ///   - inside: what is tapped in cells.
  ///   - own: what is tapped elsewhere.
  func rest(inside: [Trigger], own: [Trigger]) -> ScreenSource {
    var rest = self
    rest.presentations.removeAll {
      !$0.isSetByCode && inside.contains(.show($0.state)) && !own.contains(.show($0.state))
    }
    if inside.contains(.dismiss), !own.contains(.dismiss) { rest.properties.removeAll { $0 == Self.dismissal } }
    return rest
  }
}
