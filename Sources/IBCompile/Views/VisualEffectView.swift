enum VisualEffectView {
  static let table = ClassTable(
    "visualEffectView", "UIVisualEffectView", ViewKeys(opaque: nil, subviews: []).properties,
    [.step(.effect), .step(.customClass)])

  static let contentView = ClassTable("view", "_UIVisualEffectContentView", ViewKeys(opaque: nil).properties)
}
