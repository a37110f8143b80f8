import IBAssets
import IBCode
package import IBSource

/// The files of an example about asset catalogs or sources: texts, each after a line `-- path --`, and the images that the sets
/// name, of the format and size that their own names tell.
package struct ExampleCatalog {
  /// By path.
  package private(set) var files: [String: [UInt8]] = [:]

  /// Nil for a text that does not begin with a line `-- path --`.
  package init?(_ text: String) {
    var path: String?
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        add(lines, at: path)
        path = String(line.dropFirst(3).dropLast(3))
        lines = []
      } else {
        lines.append(line)
      }
    }
    guard path != nil else { return nil }
    add(lines, at: path)
    for (path, bytes) in files where path.hasSuffix("/\(AssetCatalog.contentsName)") { addImages(of: path, bytes) }
  }

  /// What rules find in the catalogs and in each of their sets.
  package func findings(_ rules: RuleSet) -> [Finding] {
    var findings: [Finding] = []
    for root in Set(files.keys.compactMap(AssetCatalog.folder(around:))).sorted() {
      let catalog = AssetCatalog(root, files: access)
      for reference in catalog.sets {
        let path = "\(reference.path)/\(AssetCatalog.contentsName)"
        guard let bytes = files[path] else {
          findings += Linter.checkMissing(path)
          continue
        }
        let contents = AssetContents(SourceFile(path: path, bytes: bytes))
        let set = AssetSet(reference, contents: contents, files: access)
        findings += Linter.check(contents, of: set, rules: rules, files: access)
      }
      findings += Linter.check(CatalogSubject(catalog, access, mentions: mentions), rules: rules).values.joined()
    }
    return findings
  }

  private mutating func add(_ lines: [Substring], at path: String?) {
    guard let path else { return }
    let text = lines.joined(separator: "\n")
    files[path] = text.allSatisfy(\.isWhitespace) ? Self.image(path) : Array(text.utf8)
  }

  /// Files whose names begin with `missing` are named only.
  private mutating func addImages(of path: String, _ bytes: [UInt8]) {
    let folder = path.dropLast(AssetCatalog.contentsName.count + 1)
    let kind = AssetSetKind(folder: String(folder.split(separator: "/").last ?? "")) ?? .imageset
    let reference = AssetCatalog.Reference(name: "", kind: kind, path: String(folder), isPart: false)
    let contents = AssetContents(SourceFile(path: path, bytes: bytes))
    for name in AssetSet(reference, contents: contents).entries.compactMap(\.filename) {
      guard !name.hasPrefix("missing"), files["\(folder)/\(name)"] == nil else { continue }
      files["\(folder)/\(name)"] = Self.image("\(folder)/\(name)")
    }
  }

  var access: AssetFiles {
    AssetFiles(
      list: { [files] folder in
        let prefix = folder == "." ? "" : "\(folder)/"
        let inside = files.keys.filter { $0.hasPrefix(prefix) }.map {
          $0.dropFirst(prefix.count).split(separator: "/")
        }
        return Set(inside.map { AssetFiles.Entry(String($0.first ?? ""), isFolder: $0.count > 1) }).sorted {
          $0.name < $1.name
        }
      },
      read: { [files] in files[$0] }, start: { [files] path, count in files[path].map { Array($0.prefix(count)) } })
  }

  /// The names in the sources next to the catalogs.
  private var mentions: CodeMentions {
    var mentions = CodeMentions()
    for (path, bytes) in files where path.hasSuffix(".swift") { mentions.add(CodeMentions(bytes, .swift)) }
    return mentions
  }

  /// A file whose header agrees with its name: `alpha-24x24.png` is a PNG of 24 by 24 pixels with an alpha channel,
  /// `jpeg-…` is a JPEG, `gif-…` a GIF, `large-…` has more than two million bytes. A file whose name has no size is empty.
  private static func image(_ path: String) -> [UInt8] {
    guard let dot = path.lastIndex(of: "."), let dash = path.lastIndex(of: "-") else { return [] }
    let sides: [Double] = path[path.index(after: dash)..<dot].split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return [] }
    if path.hasSuffix(".pdf") { return Array("%PDF-1.4 << /MediaBox [0 0 \(sides[0]) \(sides[1])] >>".utf8) }
    let rest = [UInt8](repeating: 0, count: path.contains("/large-") ? 2_340_000 : 0)
    let pixels: [UInt8] = sides.flatMap { side -> [UInt8] in
      let length = Int(side)
      return [0, 0, UInt8(length >> 8), UInt8(length & 255)]
    }
    if path.hasSuffix(".jpg") || path.contains("jpeg") {
      let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8]
      return start + Array(pixels[6...7]) + Array(pixels[2...3]) + [1, 1, 0x11, 0] + rest
    }
    if path.contains("gif-") {
      return Array("GIF89a".utf8) + [pixels[3], pixels[2], pixels[7], pixels[6]] + rest
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let end: [UInt8] = [8, path.contains("alpha") ? 6 : 2, 0, 0, 0]
    return signature + Array("IHDR".utf8) + pixels + end + rest
  }
}
