/// Reads `.xcconfig` files and the files that they include.
///
/// Source: Apple's documentation of Xcode, "Adding a build configuration file to your project".
struct SettingsFile {
  private let disk: ProjectDisk
  private let project: String
  private let folder: String
  private(set) var layer = SettingsLayer()
  private(set) var unread: [UnreadPart] = []
  /// The files that are being read, each included by the one before it, to recognize a file that includes itself.
  private var open: [String] = []
  private var left = mostFiles

  private static let mostFiles = 256

  /// - Parameters:
  ///   - project: the name of the project with the configuration that is based on the file.
  ///   - folder: the folder of the project, in which Xcode also looks for included files.
  init(_ path: String, project: String, in folder: String, disk: ProjectDisk) {
    self.disk = disk
    self.project = project
    self.folder = folder
    read(path, isOptional: false, from: nil)
  }

  private mutating func read(_ path: String, isOptional: Bool, from place: (path: String, line: Int)?) {
    let path = disk.path(of: path) ?? path
    guard !open.contains(path), left > 0 else {
      let name = ProjectPath.name(of: path)
      unread.append(UnreadPart(place?.path ?? path, line: place?.line, "the settings include '\(name)' again"))
      return
    }
    left -= 1
    guard let bytes = disk.read(path) else {
      if !isOptional {
        let user = place.map { "\(ProjectPath.name(of: $0.path)):\($0.line)" } ?? project
        unread.append(UnreadPart(path, "missing; \(user) needs its build settings"))
      }
      return
    }
    open.append(path)
    var number = 0
    var pending = ""
    for line in String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      number += 1
      pending += Self.withoutComment(line)
      if pending.hasSuffix("\\") {
        pending.removeLast()
        continue
      }
      take(Self.trimmed(pending[...]), (path, number))
      pending = ""
    }
    _ = open.popLast()
  }

  /// Two slashes begin a comment anywhere, even in a URL.
  private static func withoutComment(_ line: Substring) -> Substring {
    var last: Character?
    for index in line.indices {
      if line[index] == "/", last == "/" { return line[..<line.index(before: index)] }
      last = line[index]
    }
    return line
  }

  private mutating func take(_ line: Substring, _ place: (path: String, line: Int)) {
    if line.isEmpty { return }
    if line.hasPrefix("#") {
      include(line, place)
      return
    }
    // Find the first equals sign outside the brackets of a condition.
    var depth = 0
    let equals = line.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth == 0
    }
    guard let equals else {
      unread.append(UnreadPart(place.path, line: place.line, "a line without '='"))
      return
    }
    layer.set(String(Self.trimmed(line[..<equals])), String(Self.trimmed(line[line.index(after: equals)...])))
  }

  private mutating func include(_ line: Substring, _ place: (path: String, line: Int)) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].hasPrefix("#include") else {
      unread.append(UnreadPart(place.path, line: place.line, "'\(line.prefix(40))' is not known"))
      return
    }
    // Paths are relative to the file. Xcode also finds those that are relative to the project
    // (Measurements/Projects.md#included-settings).
    let own = ProjectPath.join(ProjectPath.folder(of: place.path), String(parts[1]))
    let outer = ProjectPath.join(folder, String(parts[1]))
    let path = disk.read(own) == nil && disk.read(outer) != nil ? outer : own
    read(path, isOptional: parts[0].hasPrefix("#include?"), from: place)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
