import Foundation
import Testing

/// What the documents name is there.
@Suite struct DocumentTests {
  /// Spans of code that look like a path of the package: no placeholder, no option, a known ending or a slash after.
  private static func paths(in text: String) -> [String] {
    text.matches(of: /`([A-Za-z0-9_.][A-Za-z0-9_.+\-\/]*)`/).map { String($0.output.1) }.filter { span in
      endings.contains { span.hasSuffix($0) } || span.hasSuffix("/")
        || folders.contains { span.hasPrefix($0 + "/") }
    }
  }

  private static let endings = [".swift", ".md", ".txt", ".json"]
  private static let folders = ["Sources", "Tests", "Samples", "Schemas", "Documentation", "Scripts", ".ci"]

  /// A name counts as there from the package's folder, beside its document, or anywhere with these last parts.
  private static func isThere(_ path: String, namedBy document: String, among all: [String]) -> Bool {
    let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
    let beside = document.split(separator: "/").dropLast().joined(separator: "/")
    return PackageFolder.exists(plain) || PackageFolder.exists("\(beside)/\(plain)")
      || all.contains { path.hasSuffix("/") ? $0.contains("/\(plain)/") : $0.hasSuffix("/\(plain)") }
  }

  @Test func everyFileAndFolderThatIsNamedExists() throws {
    let all = try PackageFolder.files(in: "Sources", ending: "") + PackageFolder.files(in: "Tests", ending: "")
    var count = 0
    for document in try PackageFolder.documents() {
      for path in Self.paths(in: try PackageFolder.text(document)) {
        count += 1
        #expect(Self.isThere(path, namedBy: document, among: all), "\(document) names \(path)")
      }
    }
    #expect(count > 0)
  }

  @Test func everyLinkLeadsToAFile() throws {
    var count = 0
    for document in try PackageFolder.documents() {
      let beside = document.split(separator: "/").dropLast().joined(separator: "/")
      for link in try PackageFolder.text(document).matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
        let path = String(link.output.1)
        #expect(PackageFolder.exists(beside.isEmpty ? path : "\(beside)/\(path)"), "\(document) links to \(path)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test func aNameThatIsNotThereIsFound() throws {
    #expect(Self.paths(in: "see `Sources/Nowhere.swift` and `--option`") == ["Sources/Nowhere.swift"])
    #expect(!Self.isThere("Nowhere.swift", namedBy: "README.md", among: ["Sources/A/Somewhere.swift"]))
    #expect(Self.isThere("Traits/", namedBy: "README.md", among: ["Sources/A/Traits/B.swift"]))
  }

  /// Folders of machines it was written on; each is put together here so that this file does not name one.
  private static let machineFolders = ["work", "root"].map { "/\($0)/" }

  @Test func noMachinePathIsWrittenAnywhere() throws {
    let folders = ["Sources", "Tests", "Samples", "Schemas", "Documentation", "Scripts"]
    let files =
      try folders.flatMap { try PackageFolder.files(in: $0, ending: "") } + ["Package.swift", "Makefile"]
      + PackageFolder.documents()
    for path in files {
      var isFolder: ObjCBool = false
      let file = PackageFolder.root.appending(path: path).path
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue,
        let text = try? PackageFolder.text(path)
      else { continue }
      let named = Self.machineFolders.filter { text.contains($0) }
      #expect(named.isEmpty, "\(path)")
    }
  }
}
