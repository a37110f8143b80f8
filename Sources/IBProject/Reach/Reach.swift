package import IBCode
package import IBModel
import IBSource
import IBSyntax

/// The devices, orientations and systems in which people see a document, as its project declares them.
///
/// If several targets build a document, all of them count. A fact that no file declares is assumed: iPhone and iPad,
/// both orientations, the newest systems.
package struct Reach: Hashable, Sendable {
  /// A kind of device on which the app runs.
  package struct Family: Hashable, Sendable {
    /// Either `phone` or `pad`.
    package let idiom: DeviceIdiom
    package internal(set) var orientations: ScreenOrientations
    /// Whether the orientations are assumed, because no property list or setting declares them.
    package internal(set) var assumesOrientations: Bool

    package var isInPortrait: Bool { orientations.contains(.portrait) }
    package var isInLandscape: Bool { orientations.contains(.landscape) }
  }

  /// The kinds of devices, phones first; never empty.
  package internal(set) var families: [Family]
  /// Whether an iPad can also show the app in a part of its screen.
  ///
  /// Source: Apple's documentation of multitasking. This requires that the app supports all orientations, has a launch
  /// screen file, and does not require the full screen (UIRequiresFullScreen).
  package internal(set) var isResizable: Bool
  /// Whether the app also runs on the Mac with Mac Catalyst.
  package internal(set) var runsOnMac = false
  /// Whether the document appears only in widgets, which are a part of the screen without bars.
  package var isInWidgets = false
  /// Whether the document appears only in extensions of apps. Their screens turn together with the app around them.
  package internal(set) var isInExtensions = false
  /// Whether the status bar has light text on the launch screen.
  package internal(set) var hasLightLaunch = false
  /// Whether the status bar also has light text on all other screens, because view controllers do not decide that.
  package internal(set) var hasLightStatusBar = false
  /// Whether no screen has a status bar: the app hides it at the start, and view controllers do not decide that.
  ///
  /// Source: Apple's documentation of UIStatusBarHidden and UIViewControllerBasedStatusBarAppearance.
  package internal(set) var hidesStatusBar = false
  /// Whether the apps were built before iOS 13 and its sheets. Their presented screens fill a phone.
  package internal(set) var isOlderThanSheets = false
  /// Whether the app has the screens of 2012 on every device, because it has no launch screen.
  ///
  /// Source: Apple's documentation of `UILaunchStoryboardName`: without one, the system shows the app in the size of the
  /// largest device that its launch images support. Keyline does not read catalogs of such images, and assumes that they
  /// are for small devices.
  package internal(set) var hasOldScreens = false
  /// The only appearance of the app; nil if it follows the system, or if several apps differ.
  package internal(set) var style: InterfaceStyle?
  /// Whether code supports further orientations if a condition holds.
  package internal(set) var mayTurnByCode = false
  /// The ids of the phones that the name of the document limits it to; empty if it is for all phones.
  package internal(set) var phones: [String] = []
  /// Whether the name of the document does not limit it to a kind of device: the app starts with it on every device, or
  /// no target builds one for other devices.
  package internal(set) var isForEveryDevice = false
  /// The oldest system of the targets; nil if it is unknown.
  package internal(set) var minimumSystem: SystemVersion?

  /// The absolute paths of the projects that declare the kinds of devices; empty if these are assumed.
  package internal(set) var familySources: [String] = []
  /// The absolute paths of the property lists or projects that declare the orientations, sorted; empty if all are
  /// assumed.
  package internal(set) var orientationSources: [String] = []

  package var assumesFamilies: Bool { familySources.isEmpty }

  /// The reach of an app that is only for phones, and declares these orientations.
  package init(onPhones orientations: ScreenOrientations) {
    families = [Family(idiom: .phone, orientations: orientations, assumesOrientations: false)]
    isResizable = false
  }

  /// - Parameter families: the kinds of devices, phones first.
  init(families: [Family], isResizable: Bool) {
    self.families = families
    self.isResizable = isResizable
  }

  /// The reach of a document outside all projects.
  package static let assumed = Reach(
    families: [.phone, .pad].map { Family(idiom: $0, orientations: .both, assumesOrientations: true) },
    isResizable: true)

  /// The assumed reach of a document without a project: of a nib with variants for other phones, only the phones that its
  /// name is for.
  ///
  /// - Parameter exists: whether a file exists.
  package static func assumed(of path: String, _ exists: (String) -> Bool) -> Reach {
    let phones = ScreenSuffix.phones(of: path, exists)
    if phones.isEmpty { return .assumed }
    // Nibs for heights of phones are for portrait.
    var reach = Reach(onPhones: .portrait)
    reach.families[0].assumesOrientations = true
    reach.phones = phones
    return reach
  }

  /// The reach of an app whose sources allow only portrait on phones, whatever a property list declares.
  ///
  /// Source: Apple's documentation of `application(_:supportedInterfaceOrientationsFor:)`: UIKit takes the orientations of
  /// the property list if the delegate does not have this method.
  ///
  /// - Parameter isAlways: whether no condition leads to other orientations.
  package func withPhonesInPortrait(by sources: [String], isAlways: Bool) -> Reach {
    var reach = self
    for index in families.indices where families[index].idiom == .phone {
      reach.families[index].orientations = .portrait
      reach.families[index].assumesOrientations = false
    }
    reach.mayTurnByCode = !isAlways
    reach.orientationSources = (orientationSources + sources).sorted()
    return reach
  }

  /// The orientations on a kind of device; empty if the app does not run on it.
  package func orientations(on idiom: DeviceIdiom) -> ScreenOrientations {
    families.first { $0.idiom == idiom }?.orientations ?? []
  }

  /// The reach of a document whose runtime or name limits it to one kind of device on which the app runs.
  ///
  /// Source: Apple's documentation of `UINib` and of storyboards: a name that ends in `~ipad` or `~iphone`. Other names
  /// contain a word for the device, as in Xcode's templates for universal apps, and code chooses among them.
  package func limited(to document: Document) -> Reach {
    let file = document.tree.source.path.split(separator: "/").last ?? ""
    let name = String(file.prefix { $0 != "." })
    let word = DeviceWord.all.first { $0.isIn(name) && (!isForEveryDevice || name.contains("~")) }
    let isForPads = document.flavor.platform == .iPadOnly || word?.idiom == .pad
    let isForPhones = word?.idiom == .phone
    let idiom: DeviceIdiom? = isForPads == isForPhones ? nil : isForPads ? .pad : .phone
    let own = families.filter { $0.idiom == idiom }
    if own.isEmpty { return self }
    var reach = self
    reach.families = own
    return reach
  }

  /// Whether a phone shows the app in landscape; nil if that is only assumed.
  package var phoneTurns: Bool? {
    guard let phone = families.first(where: { $0.idiom == .phone }) else { return false }
    return phone.assumesOrientations ? nil : phone.orientations.contains(.landscape)
  }
}

extension Reach {
  /// A class of windows that people know by one name.
  package enum Class: String, Hashable, Sendable, CaseIterable {
    case phonePortrait = "iphone-portrait", phoneLandscape = "iphone-landscape"
    case pad = "ipad"
    /// A part of an iPad's screen: the column of a split view, a sheet, or the app next to another app.
    case padColumn = "ipad-column"

    /// The name of the class in messages.
    package var name: String {
      switch self {
      case .phonePortrait: "iPhone portrait"
      case .phoneLandscape: "iPhone landscape"
      case .pad: "iPad"
      case .padColumn: "iPad column or split"
      }
    }

    /// The size classes of the windows. For phones in landscape, the second pair is that of Plus and Max models.
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
    ///   - orientation: the orientation of the device.
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

  /// The classes in which the app is shown, in the order of the cases. They include columns if the app runs on iPads.
  package var classes: [Class] {
    Class.allCases.filter { known in
      switch known {
      case .phonePortrait: orientations(on: .phone).contains(.portrait)
      case .phoneLandscape: orientations(on: .phone).contains(.landscape)
      case .pad, .padColumn: !orientations(on: .pad).isEmpty
      }
    }
  }

  /// The windows in which a class is checked.
  ///
  /// These are the smallest and the largest window of each size class, a usual phone between them, and both iPads in both
  /// orientations. There are none for the columns of an app that always fills the screen, because only the
  /// app's own containers make columns narrower.
  ///
  /// The devices are those of `SystemRelease.standard`, whose figures are measured.
  package func windows(of known: Class) -> [Window] {
    let all = [Device.smallestPhone(from: minimumSystem), "iphone-15", "iphone-15-pro-max"]
    let phones = hasOldScreens ? ["iphone-se"] : phones.isEmpty ? all : phones
    let pad = orientations(on: .pad)
    let windows: [Window?]
    switch known {
    case .phonePortrait: windows = phones.map { Window($0, .portrait) }
    case .phoneLandscape: windows = phones.map { Window($0, .landscape) }
    case .pad:
      let (small, large) = (hasOldScreens ? "ipad-9-7" : "ipad-mini-6", "ipad-pro-12-9-6")
      windows = [
        pad.contains(.portrait) ? Window(small, .portrait) : nil,
        pad.contains(.landscape) ? Window(small, .landscape) : nil,
        pad.contains(.portrait) && !hasOldScreens ? Window(large, .portrait) : nil,
        pad.contains(.landscape) && !hasOldScreens ? Window(large, .landscape) : nil,
      ]
    case .padColumn: windows = isResizable ? [Window("ipad-pro-11", .portrait, .third)] : []
    }
    return windows.compactMap(\.self)
  }

  /// The windows of all classes, in the order of the classes.
  package var windows: [Window] { classes.flatMap(windows) }
}
