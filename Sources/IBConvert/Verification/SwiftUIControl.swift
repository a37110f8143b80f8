import IBModel

/// The sizes of SwiftUI's controls, in points, used if a file has another control than the document
/// (Measurements/SwiftUI.md#controls; the sizes before iOS 26 are assumed).
enum SwiftUIControl {
  /// The gap between the parts of a control, such as an icon and its title.
  static let gap = 8.0
  /// Around the label of a bordered button.
  static let borderedInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  private static let roundedFieldHeight = 34.0
  /// The amount by which a borderless field is taller than its text.
  private static let plainFieldAddition = 1.5

  static func toggle(in environment: ViewEnvironment) -> ViewContent {
    environment.generation == .third ? rigid(66, 30) : rigid(51, 31)
  }

  static let stepper = rigid(94, 32)
  static let spinner = rigid(20, 20)

  /// A field is as wide as there is room.
  static func field(isRounded: Bool, _ font: TextFont, in environment: ViewEnvironment) -> ViewContent {
    let line = environment.text?.metrics(of: font).lineHeight ?? 0
    let height = isRounded ? roundedFieldHeight : line + plainFieldAddition
    return .hosted(HostedLeaf(width: HostedLeaf.Length(), height: .rigid(height)))
  }

  private static func rigid(_ width: Double, _ height: Double) -> ViewContent {
    .hosted(HostedLeaf(width: .rigid(width), height: .rigid(height)))
  }
}
