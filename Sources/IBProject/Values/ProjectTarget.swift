package import IBModel

package struct ProjectTarget: Sendable {
  /// Whether a `Package.swift` describes the target.
  package var isOfPackage: Bool { ProjectPath.name(of: project) == "Package.swift" }

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

    /// For example `UIKit.framework` or `Kit.xcframework`; for the product of a package, its name.
    package let name: String
    /// The path; nil for a framework of the system, a build product or the product of a package.
    package let path: String?
    package let origin: Origin

    /// The name of the module: the name without `lib` and the extension.
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
    /// Whether Xcode adds the symbols of colors to the system's color classes
    /// (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`).
    package var extendsColors = false
    /// The oldest system; nil if no setting declares it.
    package var minimumSystem: SystemVersion?
    package var moduleName: String?
    package var bundleIdentifier: String?
    /// The value of `SWIFT_VERSION`, and 2 in a project of Xcode 7 or older, which has no such setting; nil without one.
    package var swiftVersion: SystemVersion?
    /// The values of `TARGETED_DEVICE_FAMILY`: 1 is iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 7 Apple Vision.
    package var deviceFamilies: [Int] = []
    /// The path of the target's property list; nil if Xcode generates the list from settings.
    package var infoPlist: String?
    package var info = InfoValues()
  }

  package let name: String
  package let project: String
  package var kind: TargetKind
  /// The platform; nil if no setting declares it.
  package var platform: TargetPlatform?
  package var configurations: [Configuration] = []
  /// The members, sorted by path.
  package var members: [Member] = []
  package var frameworks: [Framework] = []
  /// The names of the targets that must be built first.
  package var dependencies: [String] = []

  /// The languages of the members, sorted, without `Base` and without `mul`, the folder of string catalogs.
  package var languages: [String] {
    Set(members.compactMap(\.language)).subtracting(["Base", "mul"]).sorted()
  }

  /// Whether it is an app for iOS.
  var isApp: Bool { platform == .iOS && (kind == .app || kind == .appClip || kind == .messagesApp) }

  /// Whether Xcode 11 and later cannot build the target, because of its Swift.
  var isOfOldSwift: Bool {
    members.contains { $0.path.hasSuffix(".swift") }
      && configurations.allSatisfy { $0.swiftVersion.map(\.isOfOldSwift) ?? false }
  }

  package var minimumSystem: SystemVersion? { configurations.compactMap(\.minimumSystem).min() }
}
