/// A view of an edited file that shows something, or that others are in.
struct EditedItem {
  enum Kind: Hashable {
    case text, image, button, field, editor, toggle, slider, stepper, segments, progress, spinner, date, color
    /// A list, a form or a grid, whose views are placed by rules that are not known.
    case list
    /// A view that is not in the file and not SwiftUI's, by its name.
    case custom(String)
    case container, scroll
  }

  let kind: Kind
  /// As it is written, up to its braces.
  let words: String
  let offset: Int
  /// The id of its own frame, before any modifier.
  let id: String
  /// The ids of its frames, its own first, then those after its modifiers.
  var frames: [String]
  /// The frames that have a background.
  var backgrounds: Set<String> = []
  let parent: Int?
  /// The own id of what scrolls around it.
  let scroll: String?
  /// The ids of the document's objects that it names.
  var ids: Set<String> = []
  var text: EditedText?
  /// The name of an image, the texts of segments.
  var names: [EditedText] = []
  var looks: EditedLooks
  var accessibility: [String: EditedText] = [:]
  /// What it does, without the code that does nothing.
  var actions: [String] = []
  /// What a control's value is bound to.
  var binding: String?
  /// What its value begins with; nil where that is not in the file.
  var initial: String?
  var button: Int?
  /// In a bar: the place that is asked for.
  var bar: String?
  var isSecure = false
  var isResizable = false
  var ratio: AspectRatio?
  /// The modifiers that its size follows from in a way that was not measured.
  var unmeasured: [String] = []

  var isLeaf: Bool { kind != .container && kind != .scroll }
}

/// What a view has from the views around it.
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
  var alignment = TextLeaf.LineAlignment.leading
  var buttonStyle: String?
  var fieldStyle: String?
  var pickerStyle: String?
  var controlSize: String?
  var hasHiddenLabels = false
  var isDisabled = false
  var hiding: String?
  var opacity = 1.0
  var isHiddenFromAssistants = false
  /// In a list or a grid, whose rows have places that are not known.
  var isListed = false
  /// Above or below the rows of a section.
  var isSectionTitle = false
  /// Shown on a condition that the app decides.
  var isConditional = false
  var isBehind = false
  /// Over another view, or in a bar at an edge.
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

/// What a file says about the bars around its screen.
struct EditedScreen {
  var titles: [EditedText] = []
  /// The last mode of the title, such as `.inline`; nil for none.
  var titleMode: String?
  var hidesBar = false
  /// The values whose changes something follows from.
  var observed: Set<String> = []
}
