import IBSyntax

/// What a document is made for; only iOS documents are worked on.
enum Platform: Int, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, archive, unknown

  /// Decided by the root element and its type, never by the extension (facts: format/LEGACY.md, first table).
  init(_ tree: SyntaxTree) {
    guard let root = tree.root else {
      self = .unknown
      return
    }
    let type = root[.type] ?? ""
    if root.tag == "archive" {
      self = .archive
    } else if root.name != .document {
      self = .unknown
    } else {
      self = Self.markers.first { type.contains($0.mark) }?.platform ?? .unknown
    }
  }

  /// In this order: `CocoaTouch` contains `Cocoa`.
  private static let markers: [(mark: String, platform: Platform)] = [
    ("CocoaTouch", .iOS), ("AppleTV", .tvOS), ("WatchKit", .watchOS), ("Cocoa", .macOS),
  ]

  /// The word of summaries and messages.
  var name: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .archive: "Xcode 3 archive"
    case .unknown: "unknown kind"
    }
  }

  /// Why a file that was named is not worked on.
  var refusal: String {
    switch self {
    case .iOS: ""
    case .macOS, .tvOS, .watchOS: "\(name) documents are not supported"
    case .archive: "a xib in the archive format of Xcode 3 and 4; Xcode 5 to 15 upgrade it when they save it"
    case .unknown: "not an Interface Builder document"
    }
  }
}
