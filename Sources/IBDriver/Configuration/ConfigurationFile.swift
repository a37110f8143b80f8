import IBReport
import IBSource

/// Finds the configuration of a run and reads it.
struct ConfigurationFile: Sendable {
  /// The configurations that are understood, in the order of preference within one folder.
  private enum Kind: String, CaseIterable {
    case keyline = ".keyline.yml"
    case ibLinter = ".iblinter.yml"
    case xiblint = ".xiblint.json"

    func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> LintConfiguration {
      switch self {
      case .keyline: try ConfigurationReader.read(bytes)
      case .ibLinter: try IBLinterConfiguration.read(bytes)
      case .xiblint: try XiblintConfiguration.read(bytes)
      }
    }
  }

  /// Tells what the file asks for in vain.
  func tellRemarks(on console: Console) {
    for remark in configuration.remarks {
      console.tell("\(Self.place(remark.position, in: path)): note: \(remark.message)")
    }
  }

  /// How far upwards it is looked for.
  private static let folderLimit = 64

  /// As it is printed.
  let path: String
  let configuration: LintConfiguration
  /// The folder it is in, which its patterns count from.
  let folder: String

  /// The file named, or the nearest one from the current folder upwards; an empty configuration where there is none.
  ///
  /// - Returns: a failure with a message that names the place where the file is not understood.
  static func load(named name: String?, in world: World) -> Result<ConfigurationFile, FileFailure> {
    if let name { return read(name, in: world) }
    var folder = ""
    for _ in 0..<folderLimit {
      for kind in Kind.allCases where world.kind(folder + kind.rawValue) == .file {
        return read(folder + kind.rawValue, in: world)
      }
      // The root is its own parent.
      if isRoot(folder, currentFolder: world.currentFolder) { break }
      folder += "../"
    }
    return .success(ConfigurationFile(path: "", configuration: LintConfiguration(), folder: "."))
  }

  private static func isRoot(_ folder: String, currentFolder: String) -> Bool {
    folder.count / 3 >= currentFolder.split(separator: "/").count
  }

  /// One file; a failure names the place where it is not understood.
  static func read(_ path: String, in world: World) -> Result<ConfigurationFile, FileFailure> {
    world.read(path).flatMap { bytes in
      let kind = Kind.allCases.first { path.hasSuffix($0.rawValue) } ?? .keyline
      do throws(ConfigurationProblem) {
        let configuration = try kind.read(bytes)
        return .success(ConfigurationFile(path: path, configuration: configuration, folder: folder(of: path)))
      } catch {
        return .failure(FileFailure(place(error.position, in: path), error.message))
      }
    }
  }

  /// Such as `.keyline.yml:3:5`.
  static func place(_ position: SourcePosition, in path: String) -> String {
    "\(path):\(position.line):\(position.column)"
  }

  /// The folder of a path; the current one for a name alone.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
