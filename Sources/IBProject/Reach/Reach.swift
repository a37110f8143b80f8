package import IBCode
package import IBModel
import IBSource
import IBSyntax

/// The devices, orientations and systems in which people see a document, as its project declares them.
///
/// If several targets build a document, each counts. A fact that no file declares is assumed: iPhone and iPad, both
/// orientations, the newest systems.
package struct Reach: Hashable, Sendable {
  /// One kind of device on which the app runs.
  package struct Family: Hashable, Sendable {
    /// `phone` or `pad`.
    package let idiom: DeviceIdiom
    package internal(set) var orientations: ScreenOrientations
    /// Whether no property list and no setting names the orientations.
    package internal(set) var assumesOrientations: Bool

    package var isInPortrait: Bool { orientations.contains(.portrait) }
    package var isInLandscape: Bool { orientations.contains(.landscape) }
  }

  /// Sorted, phones first; never empty.
  package internal(set) var families: [Family]
  /// Whether an iPad also shows the app in a part of its screen. Source: Apple's documentation of multitasking: an app
  /// takes part if it supports all orientations and does not require the full screen (UIRequiresFullScreen).
  package internal(set) var isResizable: Bool
  /// Whether the app also runs on the Mac with Mac Catalyst.
  package internal(set) var runsOnMac = false
  /// Whether only widgets show the document, in a part of the screen without bars.
  package var isInWidgets = false
  /// Whether only extensions of apps show the document, whose screens turn as the app around them does.
  package internal(set) var isInExtensions = false
  /// Whether the status bar is white on the launch screen.
  package internal(set) var hasLightLaunch = false
  /// Whether the status bar is white on every other screen too, because view controllers do not decide it.
  package internal(set) var hasLightStatusBar = false
  /// The only appearance of the app; nil if it follows the system, and where several apps differ.
  package internal(set) var style: InterfaceStyle?
  /// The ids of the only phones for which the document is, by its name; empty if it is for all.
  package internal(set) var phones: [String] = []
  /// The oldest system of the targets; nil if it is unknown.
  package internal(set) var minimumSystem: SystemVersion?

  /// The projects that declare the device families, absolute; empty if the families are assumed.
  package internal(set) var familySources: [String] = []
  /// The property lists, or projects, that declare the orientations, absolute and sorted; empty if all orientations are
  /// assumed.
  package internal(set) var orientationSources: [String] = []

  package var assumesFamilies: Bool { familySources.isEmpty }

  /// An app for phones that declares its orientations.
  package init(onPhones orientations: ScreenOrientations) {
    families = [Family(idiom: .phone, orientations: orientations, assumesOrientations: false)]
    isResizable = false
  }

  /// - Parameter families: sorted, phones first.
  init(families: [Family], isResizable: Bool) {
    self.families = families
    self.isResizable = isResizable
  }

  /// The reach outside a project.
  package static let assumed = Reach(
    families: [.phone, .pad].map { Family(idiom: $0, orientations: .both, assumesOrientations: true) },
    isResizable: true)

  /// The reach of an app whose sources keep its phones in portrait, whatever a property list declares.
  ///
  /// Source: Apple's documentation of `application(_:supportedInterfaceOrientationsFor:)`: UIKit takes the orientations of
  /// the property list if the delegate does not have this method.
  package func withPhonesInPortrait(by sources: [String]) -> Reach {
    var reach = self
    for index in families.indices where families[index].idiom == .phone {
      reach.families[index].orientations = .portrait
      reach.families[index].assumesOrientations = false
    }
    reach.orientationSources = (orientationSources + sources).sorted()
    return reach
  }

  /// The orientations of a kind of device; empty for a kind on which the app does not run.
  package func orientations(on idiom: DeviceIdiom) -> ScreenOrientations {
    families.first { $0.idiom == idiom }?.orientations ?? []
  }

  /// The reach of a document that its runtime or its name limits to one kind of device, if the app runs on that.
  ///
  /// Source: Apple's documentation of `UINib` and of storyboards: a name that ends in `~ipad` or `~iphone`. Code chooses
  /// among the others with such a word in their names, as Xcode's templates for universal apps had them.
  package func limited(to document: Document) -> Reach {
    let file = document.tree.source.path.split(separator: "/").last ?? ""
    let name = String(file.prefix { $0 != "." })
    let isForPads = document.flavor.platform == .iPadOnly || Self.names(name, "pad")
    let isForPhones = Self.names(name, "phone")
    let idiom: DeviceIdiom? = isForPads == isForPhones ? nil : isForPads ? .pad : .phone
    let own = families.filter { $0.idiom == idiom }
    if own.isEmpty { return self }
    var reach = self
    reach.families = own
    return reach
  }

  /// Whether a name has the word for a kind of device in it, such as `iPad` or `_ipad`.
  private static func names(_ name: String, _ kind: String) -> Bool {
    let capital = kind.prefix(1).uppercased() + kind.dropFirst()
    return ["i\(capital)", "I\(kind)", "I\(capital)", "~i\(kind)", "_i\(kind)", "-i\(kind)"].contains {
      name.contains($0)
    }
  }

  /// Whether phones show the app in landscape; nil if that is assumed.
  package var phoneTurns: Bool? {
    guard let phone = families.first(where: { $0.idiom == .phone }) else { return false }
    return phone.assumesOrientations ? nil : phone.orientations.contains(.landscape)
  }
}

extension Reach {
  /// Windows that people know by one name.
  package enum Class: String, Hashable, Sendable, CaseIterable {
    case phonePortrait = "iphone-portrait", phoneLandscape = "iphone-landscape"
    case pad = "ipad"
    /// A part of an iPad's screen: a split view's column, a sheet, or the app next to another one.
    case padColumn = "ipad-column"

    /// As messages name it.
    package var name: String {
      switch self {
      case .phonePortrait: "iPhone portrait"
      case .phoneLandscape: "iPhone landscape"
      case .pad: "iPad"
      case .padColumn: "iPad column or split"
      }
    }

    /// The size classes in it. For phones in landscape, the second pair is that of Plus and Max models.
    package var sizeClasses: [SizeClasses] {
      switch self {
      case .phonePortrait, .padColumn: [SizeClasses(.compact, .regular)]
      case .phoneLandscape: [SizeClasses(.compact, .compact), SizeClasses(.regular, .compact)]
      case .pad: [SizeClasses(.regular, .regular)]
      }
    }

    /// The class of a scene on a device; nil on a Mac.
    ///
    /// - Parameters:
    ///   - orientation: of the device.
    ///   - inside: the size classes in the scene, which a container may have changed.
    package init?(_ idiom: DeviceIdiom, _ orientation: Orientation, inside: SizeClasses) {
      switch idiom {
      case .phone: self = orientation == .portrait ? .phonePortrait : .phoneLandscape
      case .pad: self = inside.horizontal == .regular ? .pad : .padColumn
      case .mac: return nil
      }
    }
  }

  package struct Window: Hashable, Sendable {
    package let device: Device
    package let orientation: Orientation
    package let placement: WindowPlacement

    fileprivate init?(_ id: String, _ orientation: Orientation, _ placement: WindowPlacement = .full) {
      guard let device = Device.named(id) else { return nil }
      self.device = device
      self.orientation = orientation
      self.placement = placement
    }
  }

  /// The classes in which the app is shown, in the order of the type. Columns are one of them on every iPad.
  package var classes: [Class] {
    Class.allCases.filter { known in
      switch known {
      case .phonePortrait: orientations(on: .phone).contains(.portrait)
      case .phoneLandscape: orientations(on: .phone).contains(.landscape)
      case .pad, .padColumn: !orientations(on: .pad).isEmpty
      }
    }
  }

  /// The smallest and the largest window of each size class in a class, a usual phone between them, and the smallest iPad
  /// in both orientations. Empty for columns of an app that always fills the screen, because only the app's own
  /// containers make them narrower.
  ///
  /// The devices are those of `SystemRelease.standard`, whose figures are measured.
  package func windows(of known: Class) -> [Window] {
    let all = [Device.smallestPhone(from: minimumSystem), "iphone-15", "iphone-15-pro-max"]
    let phones = phones.isEmpty ? all : phones
    let pad = orientations(on: .pad)
    let windows: [Window?]
    switch known {
    case .phonePortrait: windows = phones.map { Window($0, .portrait) }
    case .phoneLandscape: windows = phones.map { Window($0, .landscape) }
    case .pad:
      windows = [
        pad.contains(.portrait) ? Window("ipad-mini-6", .portrait) : nil,
        pad.contains(.landscape) ? Window("ipad-mini-6", .landscape) : nil,
        Window("ipad-pro-12-9-6", pad.contains(.landscape) ? .landscape : .portrait),
      ]
    case .padColumn: windows = isResizable ? [Window("ipad-pro-11", .portrait, .third)] : []
    }
    return windows.compactMap(\.self)
  }

  /// Those of all classes, in their order.
  package var windows: [Window] { classes.flatMap(windows) }
}
