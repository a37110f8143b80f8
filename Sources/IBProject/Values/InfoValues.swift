package import IBCode
package import IBModel
package import IBSource

/// The documents, fonts and orientations in a target's property list, after expanding its build settings.
package struct InfoValues: Sendable {
  package struct Name: Hashable, Sendable {
    package let text: String
    /// The range in the property list; nil for a name from a build setting.
    package let range: SourceRange?
  }

  /// The orientations on iPhones by their names in UIKit, such as `UIInterfaceOrientationPortrait`; empty if not
  /// declared.
  package var orientations: [String] = []
  /// The orientations on iPads; empty if they are the same as on iPhones.
  package var padOrientations: [String] = []
  /// Whether iPads show the app only on the full screen.
  package var requiresFullScreen = false
  /// The kinds of devices: 1 for iPhones, 2 for iPads; empty if Xcode writes them from a setting.
  package var deviceFamilies: [Int] = []
  package var fonts: [String] = []
  package var mainStoryboards: [Name] = []
  /// The name of the storyboard with which the app starts on every device; nil if iPads have their own.
  package var commonStoryboard: String?
  package var launchStoryboards: [Name] = []
  /// Whether the list lacks a launch screen. Without one, iPads show the app only in full screen.
  ///
  /// Source: Apple's documentation of UILaunchScreen and of multitasking. False for a list that Xcode writes from settings.
  package var lacksLaunchScreen = false
  /// The names of the nibs that the system loads at the start of the app.
  package var mainNibs: [String] = []
  /// Whether the status bar has light text when the app starts; nil if neither the list nor a setting declares that.
  package var statusBarIsLight: Bool?
  /// Whether the status bar is hidden when the app starts.
  package var statusBarIsHidden = false
  /// Whether the status bar keeps that style and stays hidden, because view controllers do not decide it.
  package var statusBarIsFixed = false
  /// The only appearance of the app; nil if it follows the system.
  package var interfaceStyle: InterfaceStyle?
  package var developmentLanguage: String?
  /// The kind of extension, such as `com.apple.widgetkit-extension`.
  package var extensionPoint: String?

  /// Whether the property list of a target was not found or could not be read. It may contain any names.
  package var isUnread = false

  package init() {}

  /// The storyboards that the list itself names, and that the system opens.
  package var uses: [NameUse] {
    Self.uses(of: mainStoryboards, .mainStoryboard) + Self.uses(of: launchStoryboards, .launchStoryboard)
  }

  private static func uses(of names: [Name], _ kind: NameUse.Kind) -> [NameUse] {
    names.compactMap { name in
      name.range.map { NameUse(kind: kind, name: name.text, lower: $0.lower, upper: $0.upper) }
    }
  }
}
