import IBModel

/// Reads the targets that literals describe in a `Package.swift`, without running it.
///
/// Source: Apple's documentation of PackageDescription, "Target" and "Resource".
struct PackageReader {
  private let path: String
  private let folder: String
  private let disk: ProjectDisk
  private let text: PackageText
  /// The version in the comment at the start of the file, such as `// swift-tools-version:5.2`; nil if it cannot be read.
  private let tools: SystemVersion?
  private(set) var package: SwiftPackage
  private(set) var unread: [UnreadPart] = []

  /// The kinds of targets, by the function that creates them. System libraries and plugins have no documents.
  private static let kinds: [String: TargetKind] = [
    "target": .library, "executableTarget": .tool, "testTarget": .tests, "macro": .tool,
  ]
  /// The folders in which the package manager looks for targets without a path. Test targets have a separate list.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]
  /// The extensions of resources that a package need not declare.
  private static let processed: Set<String> = [
    "xib", "storyboard", "xcassets", "xcstrings", "strings", "stringsdict", "nib", "xcdatamodeld",
  ]

  init?(_ path: String, disk: ProjectDisk) {
    guard let bytes = disk.read(path) else { return nil }
    self.path = path
    folder = ProjectPath.folder(of: path)
    self.disk = disk
    text = PackageText(bytes)
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let version = line.lowercased().split(separator: "swift-tools-version").dropFirst().first
    tools = version.flatMap { SystemVersion($0.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }) }
    package = SwiftPackage(path: path)
    read()
  }

  private mutating func read() {
    var place = 0
    var isFound = false
    while place < text.count {
      guard text.isMark(place + 1, "(") else {
        place += 1
        continue
      }
      let word = text.text(place)
      if word == "Package", !isFound {
        isFound = true
        readPackage(text.parts(text.inside(place + 1)))
      } else if text.isMark(place - 1, ".") || text.text(place - 1) == "Target", let kind = Self.kinds[word] {
        // A dependency on a target has the same form. It is skipped together with the arguments.
        let inside = text.inside(place + 1)
        readTarget(kind, text.parts(inside), at: place)
        place = inside.upperBound
      }
      place += 1
    }
  }

  private mutating func readPackage(_ arguments: [PackageText.Part]) {
    package.name = text.literal(text.argument("name", in: arguments))
    package.defaultLanguage = text.literal(text.argument("defaultLocalization", in: arguments))
    readPlatforms(text.argument("platforms", in: arguments))
  }

  /// The largest number of unread parts that are listed. Finding the line of each takes a pass over the file.
  private static let mostUnread = 100

  private mutating func note(_ message: String, at place: Int) {
    package.isWhole = false
    guard unread.count < Self.mostUnread else { return }
    unread.append(UnreadPart(path, line: text.line(place), message))
  }

  /// Reads `.iOS(.v13)`, `.iOS(.v13_4)` or `.iOS("13.4")`.
  private mutating func readPlatforms(_ part: PackageText.Part?) {
    for element in text.elements(part) ?? [] where text.text(element.lowerBound + 1) == "iOS" {
      let words = element.map(text.text)
      guard let word = words.first(where: { $0.first?.isNumber == true || $0.first == "v" }) else { continue }
      let version = word.hasPrefix("v") ? word.dropFirst().split(separator: "_").joined(separator: ".") : word
      package.minimumSystem = SystemVersion(version)
    }
  }

  // MARK: - Targets

  private mutating func readTarget(_ kind: TargetKind, _ arguments: [PackageText.Part], at place: Int) {
    guard let name = text.literal(text.argument("name", in: arguments)) else {
      note("the name of this target is not a string literal", at: place)
      return
    }
    var target = ProjectTarget(name: name, project: path, kind: kind)
    var configuration = ProjectTarget.Configuration(name: "")
    configuration.minimumSystem = package.minimumSystem
    configuration.moduleName = SettingModifier.apply("c99extidentifier", to: name) { $0 }
    target.configurations = [configuration]
    target.dependencies = (text.elements(text.argument("dependencies", in: arguments)) ?? []).compactMap { part in
      part.first(where: text.isLiteral).map(text.text)
    }
    guard let folder = folder(of: name, kind, arguments) else {
      note("target '\(name)' has no folder", at: place)
      package.targets.append(target)
      return
    }
    target.members = members(folder, arguments)
    package.targets.append(target)
  }

  private func folder(of name: String, _ kind: TargetKind, _ arguments: [PackageText.Part]) -> String? {
    if let path = text.argument("path", in: arguments) {
      return text.literal(path).flatMap { disk.path(of: ProjectPath.join(folder, $0)) }
        ?? (text.literal(path) == "." ? folder : nil)
    }
    let folders = kind == .tests ? Self.testFolders : Self.sourceFolders
    return folders.lazy.compactMap { disk.path(of: ProjectPath.join(ProjectPath.join(folder, $0), name)) }.first
  }

  private func literals(_ label: String, _ arguments: [PackageText.Part]) -> [String]? {
    text.elements(text.argument(label, in: arguments))?.compactMap { text.literal($0) }
  }

  /// Whether targets may have resources. Source: the documentation of `PackageDescription`, which has `resources` from 5.3 on.
  private var hasResources: Bool { tools.map { $0 >= Self.firstWithResources } ?? true }
  private static let firstWithResources = SystemVersion(5, 3)

  private func members(_ folder: String, _ arguments: [PackageText.Part]) -> [ProjectTarget.Member] {
    let excluded = (literals("exclude", arguments) ?? []).map { ProjectPath.join(folder, $0) }
    let sources = literals("sources", arguments)?.map { ProjectPath.join(folder, $0) }
    // For example `.process("Resources")` or `.copy("Data")`.
    let declared = (text.elements(text.argument("resources", in: arguments)) ?? []).compactMap { part in
      part.first(where: text.isLiteral).map {
        (ProjectPath.join(folder, text.text($0)), text.text(part.lowerBound + 1))
      }
    }
    let copied = declared.filter { $0.1 == "copy" }.map(\.0)
    func isIn(_ path: String, _ folders: [String]) -> Bool {
      folders.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    var paths = disk.files(in: folder, isWhole: FileType.isWhole).filter { !isIn($0, excluded) && !isIn($0, copied) }
    paths += copied
    return paths.compactMap { path -> ProjectTarget.Member? in
      if isIn(path, copied) {
        return ProjectTarget.Member(path: path, role: .copied, language: ProjectPath.language(of: path))
      }
      let isResource =
        hasResources
        && (isIn(path, declared.map(\.0)) || Self.processed.contains(ProjectPath.ending(of: path)))
      if FileType.isSource(path), !isResource, sources.map({ isIn(path, $0) }) ?? true {
        return ProjectTarget.Member(path: path, role: .source, language: nil)
      }
      return isResource
        ? ProjectTarget.Member(path: path, role: .resource, language: ProjectPath.language(of: path)) : nil
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
