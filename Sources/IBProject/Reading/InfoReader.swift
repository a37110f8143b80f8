import IBModel
import IBSource
package import PropertyLists

/// Reads the documents and fonts that a property list names, or the build settings from which Xcode generates the list.
///
/// Source: Apple's documentation of UIMainStoryboardFile, NSMainStoryboardFile, NSMainNibFile, UILaunchStoryboardName,
/// UISceneStoryboardFile, NSExtensionMainStoryboard, UIAppFonts, UIDeviceFamily, UIRequiresFullScreen,
/// UISupportedInterfaceOrientations, UIStatusBarStyle, UIUserInterfaceStyle and
/// UIViewControllerBasedStatusBarAppearance, and of the build settings `INFOPLIST_KEY_…`.
struct InfoReader {
  private(set) var values = InfoValues()
  /// The settings of the target; nil for a list without a target, in which references to settings have no values.
  private var settings: BuildSettings?

  private static let orientations = "UISupportedInterfaceOrientations"

  /// - Parameter list: the property list; nil if Xcode generates it from settings.
  init(_ list: PropertyList?, _ settings: BuildSettings?) {
    self.settings = settings
    readSettings()
    if let list { read(list) }
  }

  private mutating func readSettings() {
    values.orientations = words(of: "INFOPLIST_KEY_\(Self.orientations)_iPhone")
    values.padOrientations = words(of: "INFOPLIST_KEY_\(Self.orientations)_iPad")
    values.requiresFullScreen = words(of: "INFOPLIST_KEY_UIRequiresFullScreen") == ["YES"]
    if let style = words(of: "INFOPLIST_KEY_UIStatusBarStyle").first { values.statusBarIsLight = Self.isLight(style) }
    if let style = words(of: "INFOPLIST_KEY_UIUserInterfaceStyle").first { values.interfaceStyle = Self.style(style) }
    values.statusBarIsHidden = words(of: "INFOPLIST_KEY_UIStatusBarHidden") == ["YES"]
    let both = words(of: "INFOPLIST_KEY_\(Self.orientations)")
    if values.orientations.isEmpty { values.orientations = both }
    for name in name(of: "INFOPLIST_KEY_UIMainStoryboardFile") { add(name, nil, to: \.mainStoryboards) }
    for name in name(of: "INFOPLIST_KEY_UILaunchStoryboardName") { add(name, nil, to: \.launchStoryboards) }
    for name in name(of: "INFOPLIST_KEY_NSMainStoryboardFile") { add(name, nil, to: \.mainStoryboards) }
    values.mainNibs = name(of: "INFOPLIST_KEY_NSMainNibFile")
  }

  /// The name of a file, which may contain spaces; empty without one.
  private mutating func name(of setting: String) -> [String] {
    let value = (settings?.value(of: setting) ?? "").filter { $0 != "\"" }
    return value.isEmpty ? [] : [value]
  }

  private mutating func words(of setting: String) -> [String] {
    (settings?.value(of: setting) ?? "").split { $0 == " " || $0 == "\"" || $0 == "," }.map(String.init)
  }

  /// Whether a style has light text.
  ///
  /// Source: Apple's documentation of UIStatusBarStyle. The other two names belong to older systems, and also mean
  /// light text.
  private static func isLight(_ style: String) -> Bool {
    ["UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque"].contains(style)
  }

  /// The only appearance of an app; nil if it follows the system. Source: Apple's documentation of
  /// UIUserInterfaceStyle.
  private static func style(_ name: String) -> InterfaceStyle? {
    switch name {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }

  /// Reads a list. Its values override those of settings.
  private mutating func read(_ list: PropertyList) {
    values.lacksLaunchScreen =
      !list.entries.contains { $0.key.hasPrefix("UILaunchScreen") || $0.key.hasPrefix("UILaunchStoryboard") }
      && settings?.value(of: "GENERATE_INFOPLIST_FILE") != "YES"
    for entry in list.entries {
      let parts = entry.key.split(separator: "~", maxSplits: 1)
      let isPad = parts.count > 1 && parts[1] == "ipad"
      if isPad, !runsOnPads { continue }
      // Pads read the key of their own instead.
      if parts.count == 1, runsOnlyOnPads, list["\(entry.key)~ipad"] != nil { continue }
      switch parts.first ?? "" {
      case "UIMainStoryboardFile", "NSMainStoryboardFile":
        add(entry.value, to: \.mainStoryboards)
        if parts.count == 1, list["\(entry.key)~ipad"] == nil {
          values.commonStoryboard = entry.value.text.map { expand($0) }
        }
      case "UILaunchStoryboardName": add(entry.value, to: \.launchStoryboards)
      case "NSMainNibFile", "UILaunchNibName": values.mainNibs += texts(entry.value)
      case "UILaunchStoryboards":
        let definitions = entry.value["UILaunchStoryboardDefinitions"]?.elements ?? []
        for definition in definitions {
          if let file = definition["UILaunchStoryboardFile"] { add(file, to: \.launchStoryboards) }
        }
      case "UIApplicationSceneManifest": readScenes(entry.value)
      case "NSExtension", "EXAppExtensionAttributes":
        if let name = entry.value["NSExtensionMainStoryboard"] { add(name, to: \.mainStoryboards) }
        let point = entry.value["NSExtensionPointIdentifier"] ?? entry.value["EXExtensionPointIdentifier"]
        values.extensionPoint = point?.text.map { expand($0) }
      case "UIRequiresFullScreen": values.requiresFullScreen = entry.value.flag ?? false
      case "UIStatusBarStyle": values.statusBarIsLight = Self.isLight(entry.value.text ?? "")
      case "UIStatusBarHidden": values.statusBarIsHidden = entry.value.flag ?? false
      case "UIViewControllerBasedStatusBarAppearance": values.statusBarIsFixed = entry.value.flag == false
      case "UIDeviceFamily": values.deviceFamilies = numbers(entry.value)
      case "UIUserInterfaceStyle": values.interfaceStyle = Self.style(entry.value.text ?? "")
      case "UIAppFonts": values.fonts += texts(entry.value)
      case "CFBundleDevelopmentRegion": values.developmentLanguage = entry.value.text.map { expand($0) }
      case Substring(Self.orientations):
        if isPad { values.padOrientations = texts(entry.value) } else { values.orientations = texts(entry.value) }
      default: break
      }
    }
  }

  /// Whether the target is for iPads, which read the keys that end in `~ipad`; true without a setting.
  private var runsOnPads: Bool {
    mutating get { settings?.value(of: "TARGETED_DEVICE_FAMILY")?.contains("2") ?? true }
  }

  private var runsOnlyOnPads: Bool {
    mutating get { settings?.value(of: "TARGETED_DEVICE_FAMILY") == "2" }
  }

  private mutating func readScenes(_ manifest: PropertyList) {
    for role in manifest["UISceneConfigurations"]?.entries ?? [] {
      for scene in role.value.elements {
        if let file = scene["UISceneStoryboardFile"] { add(file, to: \.mainStoryboards) }
      }
    }
  }

  private mutating func expand(_ text: String) -> String {
    settings?.expand(text) ?? (text.contains("$") ? "" : text)
  }

  private mutating func texts(_ list: PropertyList) -> [String] {
    (list.elements.isEmpty ? [list] : list.elements).compactMap { $0.text }.map { expand($0) }
  }

  private mutating func numbers(_ list: PropertyList) -> [Int] {
    list.elements.compactMap { element in
      if case .integer(let number) = element.content {
        Int(exactly: number)
      } else {
        element.text.flatMap { Int(expand($0)) }
      }
    }
  }

  private mutating func add(_ value: PropertyList, to names: WritableKeyPath<InfoValues, [InfoValues.Name]>) {
    if let text = value.text { add(text, value.range, to: names) }
  }

  private mutating func add(
    _ text: String, _ range: SourceRange?, to names: WritableKeyPath<InfoValues, [InfoValues.Name]>
  ) {
    var name = expand(text)
    if name.hasSuffix(".storyboard") { name = String(name.dropLast(".storyboard".count)) }
    guard !name.isEmpty, !values[keyPath: names].contains(where: { $0.text == name }) else { return }
    values[keyPath: names].append(InfoValues.Name(text: name, range: range))
  }
}

extension InfoValues {
  /// The values of a list without a target. A text that refers to a build setting counts as missing.
  package init(_ list: PropertyList?) {
    self = InfoReader(list, nil).values
  }
}
