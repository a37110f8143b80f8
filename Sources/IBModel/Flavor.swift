import IBSource
package import IBSyntax

/// The kind of an Interface Builder file. The root element determines it, never the extension.
///
/// Source: Measurements/Format.md#flavors. The cases correspond to the rows of its table.
package enum Flavor: Hashable, Sendable {
  case storyboard(Platform)
  case xib(Platform)
  /// A keyed archive of Xcode 3 and 4, with the version of its root, such as `8.00`.
  case archive(version: String)
  /// Well-formed XML that is not an Interface Builder document.
  case foreign(root: String)

  package enum Platform: Hashable, Sendable {
    case iOS, iPadOnly, tvOS, macOS, watchOS
    /// A `targetRuntime` unknown to this version.
    case unknown(String)
  }

  /// Occurs in the type of a storyboard.
  private static let storyboardMark = ByteSearch(".Storyboard")

  package init(root: XMLElement) {
    switch root.tag {
    case "archive": self = .archive(version: root[.version] ?? "unknown")
    case "document":
      let type = root[.type] ?? ""
      let platform = Platform(targetRuntime: root[.targetRuntime] ?? "", type: type)
      self = Self.storyboardMark.isFound(in: Array(type.utf8)) ? .storyboard(platform) : .xib(platform)
    default: self = .foreign(root: root.tag)
    }
  }

  /// The platform; nil for an archive and for foreign XML.
  package var platform: Platform? {
    switch self {
    case .storyboard(let platform), .xib(let platform): platform
    case .archive, .foreign: nil
    }
  }

  /// Whether Keyline reads the objects of the document, so that it can check and compare it: iOS, tvOS and macOS.
  package var isSupported: Bool { refusal == nil }

  /// The framework of the elements; UIKit if it is unknown.
  package var runtime: InterfaceRuntime { platform == .macOS ? .appKit : .uiKit }

  /// The reason why a file cannot be laid out, for a message; nil for a UIKit document.
  package var layoutRefusal: String? {
    refusal
      ?? (runtime == .appKit
        ? "macOS document: Keyline does not lay it out" : nil)
  }

  /// The reason why a file is not supported, for a message; nil for a supported flavor.
  package var refusal: String? {
    switch self {
    case .archive(let version):
      "Xcode 3 document (version \(version)), which Keyline does not read: open it in Xcode and accept the upgrade"
    case .foreign(let root): "not an Interface Builder document: the root element is '\(root)'"
    case .storyboard(let platform), .xib(let platform): platform.refusal
    }
  }

  /// A short word for counts, such as `macOS` in "12 macOS".
  package var kindName: String {
    switch self {
    case .archive: "Xcode 3"
    case .foreign: "other XML"
    case .storyboard(let platform), .xib(let platform): platform.name
    }
  }
}

extension Flavor.Platform {
  init(targetRuntime: String, type: String) {
    switch targetRuntime {
    case "iOS.CocoaTouch": self = .iOS
    case "iOS.CocoaTouch.iPad": self = .iPadOnly
    case "AppleTV": self = .tvOS
    case "MacOSX.Cocoa": self = .macOS
    case "watchKit": self = .watchOS
    default: self = Self(type: type) ?? .unknown(targetRuntime)
    }
  }

  /// The platform for the type of a document whose `targetRuntime` is missing or unknown.
  private init?(type: String) {
    if type.contains("CocoaTouch.iPad") {
      self = .iPadOnly
    } else if type.contains("CocoaTouch") {
      self = .iOS
    } else if type.contains("AppleTV") {
      self = .tvOS
    } else if type.contains("WatchKit") {
      self = .watchOS
    } else if type.contains("Cocoa") {
      self = .macOS
    } else {
      return nil
    }
  }

  package var name: String {
    switch self {
    case .iOS: "iOS"
    case .iPadOnly: "iPad"
    case .tvOS: "tvOS"
    case .macOS: "macOS"
    case .watchOS: "watchOS"
    case .unknown: "unknown platform"
    }
  }

  var refusal: String? {
    switch self {
    case .iOS, .iPadOnly, .tvOS, .macOS: nil
    case .watchOS: "watchOS storyboard (deprecated by Apple): not supported"
    case .unknown(let runtime): "document for the unknown runtime '\(runtime)': not supported"
    }
  }
}
