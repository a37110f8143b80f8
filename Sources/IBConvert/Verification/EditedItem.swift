/// A view of an edited file that shows something or contains other views.
struct EditedItem {
  enum Kind: Hashable {
    case text, image, button, field, editor, toggle, slider, stepper, segments, progress, spinner, date, color
    /// A list, form or grid. Keyline does not know how SwiftUI places the views in it.
    case list
    /// A view that is not in the file and not SwiftUI's, by its name.
    case custom(String)
    case container, scroll
  }

  let kind: Kind
  let words: String
  let offset: Int
  /// The id of the item's frame before any modifier.
  let id: String
  /// The ids of its frames, its own first, then those after its modifiers.
  var frames: [String]
  var backgrounds: Set<String> = []
  let parent: Int?
  /// The id of the scroll view around the item.
  let scroll: String?
  var ids: Set<String> = []
  var text: EditedText?
  var names: [EditedText] = []
  var looks: EditedLooks
  var accessibility: [String: EditedText] = [:]
  var actions: [String] = []
  /// The binding of the control's value.
  var binding: String?
  /// The initial value; nil if the file does not contain it.
  var initial: String?
  var button: Int?
  /// The requested placement of a bar item.
  var bar: String?
  /// The axes on which padding or a frame of the label of the button replaces UIKit's insets around a title.
  var sizedAxes: AxisSet = []
  var isSecure = false
  var isResizable = false
  var ratio: AspectRatio?
  /// The modifiers whose effect on its size we have not measured.
  var unmeasured: [String] = []

  var isLeaf: Bool { kind != .container && kind != .scroll }
}

/// The properties that a view inherits from the views around it.
struct EditedLooks: Hashable {
  enum FontChoice: Hashable {
    case standard
    case known(TextFont)
    case unknown(String)
  }

  var font = FontChoice.standard
  var weight: String?
  var isItalic = false
  var lineLimit: Int?
  var alignment = Guide.leading
  var buttonStyle: String?
  var fieldStyle: String?
  var pickerStyle: String?
  var controlSize: String?
  var hasHiddenLabels = false
  var isDisabled = false
  var hiding: String?
  var opacity = 1.0
  var isHiddenFromAssistants = false
  /// Whether it is in a list or grid, where the positions of rows are unknown.
  var isListed = false
  var isSectionTitle = false
  /// Whether it is shown only under a condition, which the app decides.
  var isConditional = false
  var isBehind = false
  /// Whether it is over another view or in a bar at an edge.
  var isOver = false

  var textFont: TextFont? {
    var font: TextFont
    switch self.font {
    case .standard: font = .body
    case .known(let known): font = known
    case .unknown: return nil
    }
    if let weight { font.weight = weight }
    if isItalic { font.isItalic = true }
    return font
  }
}

struct EditedScreen {
  var titles: [EditedText] = []
  /// The last mode of the title, such as `.inline`; nil for none.
  var titleMode: String?
  var hidesBar = false
  /// The values whose changes something follows from.
  var observed: Set<String> = []
}
