/// What a file says about the bars around its screen.
struct EditedScreen {
  var titles: [EditedText] = []
  /// The last mode of the title, such as `.inline`; nil for none.
  var titleMode: String?
  var hidesBar = false
  /// The values whose changes something follows from.
  var observed: Set<String> = []
}
