import IBModel

extension Document.LayoutGuide.Kind {
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
