import IBModel

extension Document.LayoutGuide.Kind {
  /// The name of the guide in Xcode's outline.
  var words: String {
    switch self {
    case .safeArea: "Safe Area"
    case .keyboard: "Keyboard"
    case .contentLayout: "Content Layout Guide"
    case .frameLayout: "Frame Layout Guide"
    case .top: "Top Layout Guide"
    case .bottom: "Bottom Layout Guide"
    case .unknown(let name): ObjectWords.name(name)
    }
  }

  /// The guide as a member of its view, in the titles of pictures and in the data of pages.
  var member: String {
    switch self {
    case .safeArea: "safeArea"
    case .keyboard: "keyboard"
    case .contentLayout: "contentLayout"
    case .frameLayout: "frameLayout"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    case .unknown(let name): name
    }
  }
}
