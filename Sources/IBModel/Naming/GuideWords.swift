extension Document.LayoutGuide.Kind {
  /// The name of the guide in Xcode's outline.
  package var words: String {
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
}
