package import IBCode
package import IBModel
package import IBSource

/// The documents, fonts and orientations that a target's property list names, with build settings expanded.
package struct InfoValues: Sendable {
  package struct Name: Hashable, Sendable {
    package let text: String
    /// The range in the property list; nil if a build setting gives the name.
    package let range: SourceRange?
  }

  /// The orientations of iPhones by their names in UIKit, such as `UIInterfaceOrientationPortrait`; empty if the list
  /// has none.
  package var orientations: [String] = []
  /// The orientations of iPads; empty if they are the same as those of iPhones.
  package var padOrientations: [String] = []
  /// Whether an iPad shows the app only in its whole screen.
  package var requiresFullScreen = false
  /// 1 for iPhones, 2 for iPads; empty where Xcode writes them, from a setting.
  package var deviceFamilies: [Int] = []
  package var fonts: [String] = []
  package var mainStoryboards: [Name] = []
  package var launchStoryboards: [Name] = []
  /// The names of nibs that the system loads at the start.
  package var mainNibs: [String] = []
  /// Whether the status bar is white when the app starts; nil if neither the list nor a setting decides it.
  package var statusBarIsLight: Bool?
  /// Whether it stays so, because view controllers do not decide.
  package var statusBarIsFixed = false
  /// The only appearance of the app; nil if it follows the system.
  package var interfaceStyle: InterfaceStyle?
  package var developmentLanguage: String?
  /// Such as `com.apple.widgetkit-extension`.
  package var extensionPoint: String?

  /// Whether a target's property list was not found or could not be read; it may name anything.
  package var isUnread = false

  package init() {}

  /// The storyboards that the list itself names for the system to open.
  package var uses: [NameUse] {
    mainStoryboards.compactMap { name in
      name.range.map { NameUse(kind: .mainStoryboard, name: name.text, lower: $0.lower, upper: $0.upper) }
    }
  }
}
