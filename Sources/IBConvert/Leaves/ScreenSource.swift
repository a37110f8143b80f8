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

  var presentations: [Presentation] = []
  /// Of the view's struct, as declarations.
  var properties: [String] = []
  /// What is applied to the view, as it is written after the dot; may have several lines.
  var modifiers: [String] = []
  /// What has no equal, one sentence each.
  var notes: [String] = []
  /// By the ids of buttons, cells and items of bars.
  var triggers: [String: Trigger] = [:]

  /// All declarations: also the variables that are set, by what is tapped here or by code, and what a way back needs.
  var allProperties: [String] {
    let dismissal = triggers.values.contains(.dismiss) ? ["@Environment(\\.dismiss) private var dismiss"] : []
    return shown.map(\.property) + dismissal + properties
  }

  /// All that is applied to the view: also what is shown where a variable says so.
  var allModifiers: [String] { shown.map(\.modifier) + modifiers }

  private var shown: [Presentation] {
    let tapped = Set(triggers.values)
    return presentations.filter { $0.isSetByCode || tapped.contains(.show($0.state)) }
  }

  /// What the struct of a cell needs for what is tapped in it; what code sets is the screen's.
  ///
  /// - Parameter triggers: by the ids of the buttons inside.
  func cell(_ triggers: [String: Trigger]) -> ScreenSource {
    var cell = ScreenSource()
    cell.triggers = triggers
    cell.presentations = presentations
    for index in presentations.indices { cell.presentations[index].isSetByCode = false }
    return cell
  }
}
