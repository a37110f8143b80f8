/// Xcode's default treatment of a file, by its extension.
enum FileType {
  /// Whether a folder is built as one file.
  static func isWhole(_ name: String) -> Bool { wholes.contains(ProjectPath.ending(of: name)) }

  private static let wholes: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "scnassets",
    "playground", "docc", "app", "xcodeproj", "xcworkspace", "rkassets", "icon", "mlpackage", "xcstickers", "appex",
    "car",
    "rtfd", "sticker", "dsym",
  ]

  private static let sources: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition", "xcdatamodeld", "xcdatamodel",
    "xcmappingmodel", "mlmodel", "mlpackage", "y", "l", "ymm", "lmm", "docc", "iig", "rcproject", "proto",
  ]
  private static let headers: Set<String> = ["h", "hh", "hpp", "hxx", "pch", "modulemap"]
  /// Files that configure builds, and are not built themselves.
  private static let settings: Set<String> = [
    "xcconfig", "entitlements", "xctestplan", "storekit", "xcodeproj", "xcworkspace", "playground", "xcscheme",
  ]
  /// Libraries, which are linked or embedded.
  private static let libraries: Set<String> = ["a", "framework", "xcframework", "dylib", "tbd", "appex", "app"]

  /// The role of a file in a synchronized folder; nil if Xcode does not build it.
  static func role(of path: String) -> ProjectTarget.Role? {
    let ending = ProjectPath.ending(of: path)
    if sources.contains(ending) { return .source }
    if headers.contains(ending) { return .header }
    return settings.contains(ending) || libraries.contains(ending) ? nil : .resource
  }

  static func isSource(_ path: String) -> Bool { sources.contains(ProjectPath.ending(of: path)) }
}
