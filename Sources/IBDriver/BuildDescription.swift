import IBAssets
import IBSyntax
import SystemLibrary
import PictureRaster

/// The compiler, libraries and settings that built this program, for bug reports.
///
/// Neither the time nor the place of the build is included, so that equal sources make equal programs.
enum BuildDescription {
  /// The facts, one on each line.
  static var text: String {
    let width = facts.map(\.name.count).max() ?? 0
    let lines = facts.map { name, value in
      name + String(repeating: " ", count: width - name.count) + "  \(value)\n"
    }
    return lines.joined()
  }

  private static var facts: [(name: String, value: String)] {
    [
      (Product.name, Product.version), ("build", kind),
      ("traits", traits.isEmpty ? "none" : traits.joined(separator: " ")),
      ("platform", platform), ("swift", "\(_SwiftStdlibVersion.current)"), ("libxml2", LibXML.version),
      ("libyaml", YAMLReader.libraryVersion), ("zlib", Inflation.libraryVersion),
    ] + PNGRaster.libraries
  }

  private static var kind: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  /// The package traits that were enabled.
  private static var traits: [String] {
    var traits: [String] = []
    #if Plugin
      traits.append("Plugin")
    #endif
    return traits
  }

  private static var platform: String {
    ([system, processor] + [CLibrary.nameAndVersion].compactMap(\.self)).joined(separator: " ")
  }

  private static var system: String {
    #if os(macOS)
      "macos"
    #elseif os(Linux)
      "linux"
    #else
      "other"
    #endif
  }

  private static var processor: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
