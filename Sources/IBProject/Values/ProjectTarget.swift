package import IBModel

package struct ProjectTarget: Sendable {
  package enum Role: String, Sendable, CaseIterable {
    case source, resource, header, copied
  }

  /// A file, or a folder that is built as a unit, such as an asset catalog or a folder reference.
  package struct Member: Hashable, Sendable {
    package let path: String
    package let role: Role
    /// The language of a file in a `.lproj` folder, such as `de` or `Base`; nil for other files.
    package let language: String?
  }

  package struct Framework: Hashable, Sendable {
    package enum Origin: Sendable {
      case system, file, product, package
    }

    /// Such as `UIKit.framework` or `Kit.xcframework`; the name of a package's product.
    package let name: String
    /// Nil for a framework of the system, a build product or a package's product.
    package let path: String?
    package let origin: Origin

    /// The name without `lib` and its ending, as modules are named.
    package var moduleName: String {
      let stem = name.split(separator: ".").first.map(String.init) ?? name
      return origin != .package && stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem
    }
  }

  /// The values of one configuration, such as `Debug`.
  package struct Configuration: Sendable {
    package let name: String
    /// Whether the app also runs on the Mac with Mac Catalyst.
    package var supportsCatalyst = false
    /// Nil if no setting names it.
    package var minimumSystem: SystemVersion?
    package var moduleName: String?
    package var bundleIdentifier: String?
    /// `TARGETED_DEVICE_FAMILY`: 1 is iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 7 Apple Vision.
    package var deviceFamilies: [Int] = []
    /// The path of the target's property list; nil if Xcode makes the list from settings.
    package var infoPlist: String?
    package var info = InfoValues()
  }

  package let name: String
  package let project: String
  package var kind: TargetKind
  /// Nil if no setting names it.
  package var platform: TargetPlatform?
  package var configurations: [Configuration] = []
  /// Sorted by path.
  package var members: [Member] = []
  package var frameworks: [Framework] = []
  /// The names of targets that are built first.
  package var dependencies: [String] = []

  /// The languages of its members, sorted, without `Base` and without `mul`, the folder of string catalogs.
  package var languages: [String] {
    Set(members.compactMap(\.language)).subtracting(["Base", "mul"]).sorted()
  }

  /// Whether it is an app for iOS.
  var isApp: Bool { platform == .iOS && (kind == .app || kind == .appClip || kind == .messagesApp) }

  package var minimumSystem: SystemVersion? { configurations.compactMap(\.minimumSystem).min() }
}
