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

  /// The variables that say what is shown.
  var states: [String] = []
  /// Of the view's struct, as declarations.
  var properties: [String] = []
  /// What is applied to the view, as it is written after the dot; may have several lines.
  var modifiers: [String] = []
  /// What has no equal, one sentence each.
  var notes: [String] = []
  /// By the ids of buttons, cells and items of bars.
  var triggers: [String: Trigger] = [:]
}
