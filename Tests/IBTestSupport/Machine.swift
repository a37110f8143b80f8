package import Foundation

/// What a machine may have besides Swift, gcc and make. The tests ask the machine itself and not Keyline: a Keyline that
/// never finds a library would otherwise skip the tests that show it.
package enum Machine {
  /// Where a program is on the search path; nil if it is not installed.
  package static func program(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  package static let hasGit = program("git") != nil
  /// What a disabled test says.
  package static let absenceOfGit = "git is not installed"

  /// Whether the loader finds librsvg, which draws pictures in pixels.
  package static let hasLibrsvg = librsvg.contains { dlopen($0, RTLD_LAZY) != nil }
  package static let presenceOfLibrsvg = "librsvg is installed"
  package static let absenceOfLibrsvg = "librsvg is not installed; Debian has it in the package librsvg2-2"

  private static let librsvg = ["librsvg-2.so.2", "librsvg-2.2.dylib"]
}
