import Foundation
import IBDriver
import IBLint
import IBSource
import IBTestSupport
import Testing

/// What a small change of an input does to the output: documents with one attribute less or with another value, and views,
/// asset sets and projects with one line less. A golden file has the differences.
@Suite struct VariationGoldenTests {
  static let files = [
    "variations-assets.txt", "variations-diff.txt", "variations-lint.txt", "variations-merge.txt",
    "variations-project.txt", "variations-swift.txt", "variations-texts.txt", "variations-verify.txt",
  ]

  // MARK: - Documents

  /// A document, and the same without an attribute or with another value of it.
  struct Variant {
    var path: String
    var document: String
    var text: String
  }

  private struct Attribute: Hashable {
    var element: Substring
    var name: Substring
  }

  private static func attributes(
    of text: String
  ) -> [(attribute: Attribute, value: Substring, whole: Range<String.Index>)] {
    var element: Substring = ""
    return text.matches(of: /<(\w+)|\s(\w+)="([^"]*)"/).compactMap { match in
      if let name = match.output.1 { element = name }
      guard let name = match.output.2, let value = match.output.3 else { return nil }
      return (Attribute(element: element, name: name), value, match.range)
    }
  }

  /// Each attribute of each element in the shortest document that has it.
  static func variants(_ documents: [String: String]) -> [Variant] {
    let all = documents.sorted { ($0.value.utf8.count, $0.key) < ($1.value.utf8.count, $1.key) }
      .map { (path: $0.key, text: $0.value, attributes: attributes(of: $0.value)) }
    var words: [Substring: Set<Substring>] = [:]
    for document in all {
      for (attribute, value, _) in document.attributes { words[attribute.name, default: []].insert(value) }
    }
    var known: Set<Attribute> = [], variants: [Variant] = []
    for document in all {
      for (attribute, value, range) in document.attributes where attribute.name != "id" {
        guard known.insert(attribute).inserted else { continue }
        let name = "\(attribute.element).\(attribute.name)"
        let suffix = document.path.hasSuffix("xib") ? "xib" : "storyboard"
        func add(_ what: String, _ replacement: String) {
          let text = document.text.replacingCharacters(in: range, with: replacement)
          variants.append(Variant(path: "\(name)\(what).\(suffix)", document: document.path, text: text))
        }
        add("", "")
        for other in values(besides: String(value), words[attribute.name] ?? []) {
          add("=\(other)", " \(attribute.name)=\"\(other)\"")
        }
      }
    }
    return variants
  }

  /// Other values of an attribute: of a number, zero and one more; the other flag; another of a few words.
  private static func values(besides value: String, _ words: Set<Substring>) -> [String] {
    if let number = Double(value) {
      let more = (number + 1).formatted(.number.grouping(.never).locale(Locale(identifier: "en_US")))
      return number == 0 || more == "0" || value.count > 4 ? [more] : ["0", more]
    }
    if value == "YES" || value == "NO" { return [value == "YES" ? "NO" : "YES"] }
    guard words.count < 24, words.allSatisfy({ $0.allSatisfy { $0.isLetter } }) else { return [] }
    let sorted = words.sorted(), place = sorted.firstIndex { $0 == value } ?? 0
    return sorted.count < 2 ? [] : [String(sorted[(place + 1) % sorted.count])]
  }

  static func documents() throws -> [String: String] {
    let harbor = try Harbor.files().filter { $0.key.hasPrefix("App/") || $0.key.hasPrefix("Desk/") }
    let kitchen = Kitchen.single.merging(Kitchen.files) { first, _ in first }
    let all = try GoldenTests.fixtures().merging(harbor) { first, _ in first }.merging(kitchen) { first, _ in first }
    return all.filter { ($0.key.hasSuffix(".xib") || $0.key.hasSuffix(".storyboard")) && $0.value.utf8.count < 9000 }
  }

  @Test func attributesOfDocuments() async throws {
    let documents = try Self.documents(), variants = Self.variants(documents)
    var files: [String: String] = [:]
    for variant in variants {
      files["New/\(variant.path)"] = variant.text
      files["Old/\(variant.path)"] = documents[variant.document]
    }
    let world = MemoryWorld(files)
    _ = await world.run("diff", "--no-layout", "Old", "New")
    #expect(try Golden(beside: #filePath).difference(world.output + world.diagnostics, "variations-diff.txt") == nil)
  }

  @Test func findingsInDocuments() async throws {
    let documents = try Self.documents()
    let variants = Self.variants(documents).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    func findings(_ files: [(path: String, text: String)]) async -> [Substring: Set<String>] {
      let world = MemoryWorld(Dictionary(uniqueKeysWithValues: files.map { ("In/\($0.path)", $0.text) }))
      let rules = ["layout", "accessibility", "taste", "constraints", "format"].flatMap { ["--rule", $0] }
      _ = await world.run(words: ["lint", "--quiet"] + rules + ["In"])
      var found: [Substring: Set<String>] = [:]
      for line in world.output.split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 3)
        found[parts[0].dropFirst(3), default: []].insert("\(parts[1]):\(parts[3])")
      }
      return found
    }
    let old = await findings(Set(variants.map(\.document)).map { ($0, documents[$0] ?? "") })
    let new = await findings(variants.map { ($0.path, $0.text) })
    let lines = variants.compactMap { variant in
      Self.difference(variant.path, old[variant.document[...]] ?? [], new[variant.path[...]] ?? [])
    }
    #expect(try Golden(beside: #filePath).difference(lines.joined(), "variations-lint.txt") == nil)
  }

  private static func difference(_ name: String, _ old: Set<String>, _ new: Set<String>) -> String? {
    guard old != new else { return nil }
    let lines = old.subtracting(new).sorted().map { "- \($0)" } + new.subtracting(old).sorted().map { "+ \($0)" }
    let more = lines.count > 12 ? ["\(lines.count - 12) more"] : []
    return "\(name)\n\((lines.prefix(12) + more).map { "  \($0)\n" }.joined())"
  }

  /// The views in SwiftUI of the documents with another value of an attribute.
  @Test func viewsOfDocuments() async throws {
    let documents = try Self.documents()
    func lines(_ path: String, _ document: String) async -> Set<String> {
      let world = MemoryWorld([path: document])
      _ = await world.run("convert", "swiftui", "--quiet", "--output", "out", path)
      let lines = world.writtenFiles.values.flatMap { $0.split(separator: "\n") }
      return Set(lines.map { $0.trimmingCharacters(in: .whitespaces) })
    }
    var text = "", old: [String: Set<String>] = [:]
    for variant in Self.variants(documents) where variant.path.contains("=") && !variant.path.contains("=0") {
      let path = variant.document.hasSuffix("xib") ? "A.xib" : "A.storyboard"
      if old[variant.document] == nil {
        old[variant.document] = await lines(path, documents[variant.document] ?? "")
      }
      text += Self.difference(variant.path, old[variant.document] ?? [], await lines(path, variant.text)) ?? ""
    }
    #expect(try Golden(beside: #filePath).difference(text, "variations-swift.txt") == nil)
  }

  /// Two changes of the same document, merged.
  @Test func mergesOfChanges() async throws {
    let documents = try Self.documents()
    var lines: [String] = []
    for (document, variants) in Dictionary(grouping: Self.variants(documents), by: \.document).sorted(by: {
      $0.key < $1.key
    }) {
      for (ours, theirs) in zip(variants, variants.dropFirst()) where ours.path.count % 2 == 0 {
        let world = MemoryWorld(["b.xib": documents[document] ?? "", "o.xib": ours.text, "t.xib": theirs.text])
        _ = await world.run("merge", "--format", "text", "--merged", "m.xib", "b.xib", "o.xib", "t.xib")
        guard !world.output.hasSuffix(": merged\n") else { continue }
        lines.append("\(ours.path) \(theirs.path)\n\(world.output)\(world.diagnostics)")
      }
    }
    #expect(try Golden(beside: #filePath).difference(lines.joined(), "variations-merge.txt") == nil)
  }

  // MARK: - Other files

  /// A text without one of its lines, or with other numbers and words in it.
  private static func variants(ofLines text: String) -> [(name: String, text: String)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.flatMap { place -> [(name: String, text: String)] in
      let line = lines[place].trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty else { return [] }
      func with(_ other: String?) -> String {
        (lines[..<place].map(String.init) + (other.map { [$0] } ?? []) + lines[(place + 1)...].map(String.init))
          .joined(separator: "\n")
      }
      let more = line.replacing(/\d+/) { "\((Int($0.output) ?? 0) + 1)" }
      let other = line.replacing("true", with: "false").replacing("leading", with: "trailing")
        .replacing("YES", with: "NO").replacing("top", with: "bottom").replacing("vertical", with: "horizontal")
      return [("\(place + 1) without \(line)", with(nil))]
        + (more == line ? [] : [("\(place + 1) \(more)", with(more))])
        + (other == line ? [] : [("\(place + 1) \(other)", with(other))])
    }
  }

  /// Views that a person wrote.
  @Test func linesOfViews() async throws {
    var text = ""
    for (document, screen) in [VerifyRewrittenTests.example, VerifyControlsTests.example] {
      let variants = Self.variants(ofLines: screen)
      for variant in variants {
        let world = MemoryWorld(["Main.storyboard": document, "View.swift": variant.text])
        _ = await world.run("convert", "swiftui", "--quiet", "--verify", "View.swift")
        text += "\(variant.name)\n\(world.output)\(world.diagnostics)"
      }
    }
    #expect(try Golden(beside: #filePath).difference(text, "variations-verify.txt") == nil)
  }

  /// The bad examples of all rules about assets, with each part of `Contents.json` left out.
  @Test func partsOfAssetSets() async throws {
    func findings(_ files: [String: [UInt8]]) async -> Set<String> {
      let world = MemoryWorld(data: files)
      _ = await world.run("lint", "--quiet", "--rule", "assets", ".")
      return Set((world.output + world.diagnostics).split(separator: "\n").map(String.init))
    }
    var text = ""
    for info in RuleRegistry.ofAssets.map(\.info) {
      guard let files = ExampleCatalog(info.bad)?.files else { continue }
      let old = await findings(files)
      for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".json") {
        let json = String(decoding: bytes, as: UTF8.self)
        for match in json.matches(of: /"[^"]*"\s*:\s*("[^"]*"|[\d.]+|true|false)(,\s*)?/) {
          var changed = files
          changed[path] = Array(json.replacingCharacters(in: match.range, with: "").utf8)
          text += Self.difference("\(info.id) without \(match.output.0)", old, await findings(changed)) ?? ""
        }
      }
    }
    #expect(try Golden(beside: #filePath).difference(text, "variations-assets.txt") == nil)
  }

  /// The project of the app without one of its settings, and without a line of the property list or the configuration.
  @Test func partsOfProjects() async throws {
    let files = try Harbor.files().filter { !$0.key.hasPrefix("Old/") && !$0.key.hasPrefix("Branch/") }
    func output(_ files: [String: String], _ words: [String]) async -> Set<String> {
      let world = MemoryWorld(files)
      _ = await world.run(words: words)
      return Set((world.output + world.diagnostics).split(separator: ",").map(String.init))
    }
    let project = "Harbor.xcodeproj/project.pbxproj", settings = files[project] ?? ""
    let withoutSettings = settings.matches(of: /\w+ = [^;{}()]*;/).map { match in
      (name: "without \(match.output)", text: settings.replacingCharacters(in: match.range, with: ""))
    }
    var text = ""
    for (path, variants, words) in [
      (project, withoutSettings, ["dump", "--stage", "project", "."]),
      ("App/Info.plist", Self.variants(ofLines: files["App/Info.plist"] ?? ""), ["dump", "--stage", "project", "."]),
      (".keyline.yml", Self.variants(ofLines: files[".keyline.yml"] ?? ""), ["config", "--format", "json", "App"]),
    ] {
      let old = await output(files, words)
      for variant in variants {
        let new = await output(files.merging([path: variant.text]) { $1 }, words)
        text += Self.difference(variant.name, old, new) ?? ""
      }
    }
    #expect(try Golden(beside: #filePath).difference(text, "variations-project.txt") == nil)
  }

  /// Translations of a small document: the files after an update and an import, without a line of the file or with other
  /// words in it.
  @Test func linesOfTranslations() async throws {
    let document = IBTestSupport.document(
      """
      <view id="vie-w0-001"><subviews>
      <label text="Mail" id="lab-el-001"/><label text="Mail" id="lab-el-002"/>
      <textField placeholder="Name &amp; more" id="fie-ld-001"/>
      <button id="but-to-001"><state key="normal" title="Send"/><state key="disabled" title="Wait"/></button>
      </subviews></view>
      """)
    let strings = """
      /* Class = "UILabel"; text = "Mail"; ObjectID = "lab-el-001"; */
      "lab-el-001.text" = "Post";

      // a note
      "own.key" = "Eigenes";
      /* Class = "UIButton"; normalTitle = "Go"; ObjectID = "but-to-001"; */
      "but-to-001.normalTitle" = "Los \\"jetzt\\"";
      "old-00-001.text" = "Alt";

      """
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "lab-el-001.text" : {
            "comment" : "Class = \\"UILabel\\"; text = \\"Post\\"; ObjectID = \\"lab-el-001\\";",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Post" } },
              "en" : { "stringUnit" : { "state" : "new", "value" : "Post" } }
            }
          },
          "old-00-001.text" : { "extractionState" : "extracted_with_value", "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Alt" } } } }
        },
        "version" : "1.0"
      }
      """
    let files = ["Base.lproj/A.xib": document, "de.lproj/A.strings": strings, "fr.lproj/A.strings": ""]
    let inCatalog = ["Base.lproj/B.xib": document, "mul.lproj/B.xcstrings": catalog]
    func output(_ files: [String: String], _ words: [String]) async -> Set<String> {
      let world = MemoryWorld(files)
      _ = await world.run(words: ["strings"] + words)
      return Set((world.output + world.diagnostics).split(separator: "\n").map(String.init))
    }
    let export = MemoryWorld(files)
    _ = await export.run("strings", "--export", "-f", "xliff", "--language", "de", "Base.lproj/A.xib")
    let exchanged = export.output.replacing("Post", with: "Briefe").replacing("Eigenes", with: "Eigene")
    var text = ""
    for (path, files, words) in [
      ("de.lproj/A.strings", files, ["--update", "--dry-run", "."]),
      ("mul.lproj/B.xcstrings", inCatalog, ["--update", "--dry-run", "."]),
      ("a.xliff", files.merging(["a.xliff": exchanged]) { $1 }, ["--import", "a.xliff", "--dry-run"]),
      (
        "a.xliff", inCatalog.merging(["a.xliff": exchanged.replacing("A.xib", with: "B.xib")]) { $1 },
        ["--import", "a.xliff", "--dry-run"]
      ),
    ] {
      let old = await output(files, words)
      text += old.sorted().map { "\($0)\n" }.joined()
      for variant in Self.variants(ofLines: files[path] ?? "") {
        let new = await output(files.merging([path: variant.text]) { $1 }, words)
        text += Self.difference(variant.name, old, new) ?? ""
      }
    }
    #expect(try Golden(beside: #filePath).difference(text, "variations-texts.txt") == nil)
  }
}
