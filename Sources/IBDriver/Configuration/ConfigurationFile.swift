import IBSource

struct ConfigurationFile: Sendable {
  /// The kinds of configurations, in the order of preference within one folder.
  private enum Kind: String, CaseIterable {
    case keyline = ".keyline.yml"
    case ibLinter = ".iblinter.yml"

    func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> LintConfiguration {
      switch self {
      case .keyline: try ConfigurationReader.read(bytes)
      case .ibLinter: try IBLinterConfiguration.read(bytes)
      }
    }
  }

  /// The names of configurations, the preferred one first.
  static let names = Kind.allCases.map(\.rawValue)

  /// The path of the baseline that the file names, for reading; nil if it names none.
  var baselinePath: String? {
    guard let path = configuration.baseline else { return nil }
    return folder == "." || path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// Reports settings that have no effect.
  func reportRemarks(on console: Console) {
    for remark in configuration.remarks {
      console.report("\(Self.place(remark.position, in: path)): note: \(remark.message)")
    }
  }

  /// The printed path.
  let path: String
  var configuration: LintConfiguration
  /// The folder of the file, to which its patterns are relative.
  let folder: String

  /// The named file, or the nearest one in the deepest folder that contains all paths or in a folder above it.
  ///
  /// An empty configuration if no file exists.
  ///
  /// - Returns: a failure with a message that names the position of the problem.
  static func load(
    named name: String?, around paths: [String], in world: World
  ) -> Result<ConfigurationFile, FileFailure> {
    if let name { return read(name, by: world.readStream) }
    let folder = ProjectFolder(commonTo: paths, in: world)
    if let nearest = folder.nearestFile(named: names) { return read(nearest, by: world.read) }
    return .success(ConfigurationFile(path: "", configuration: LintConfiguration(), folder: "."))
  }

  /// Reads one file. A failure names the position of the problem.
  private static func read(
    _ path: String, by read: (String) -> Result<[UInt8], FileFailure>
  ) -> Result<ConfigurationFile, FileFailure> {
    read(path).flatMap { bytes in
      let kind = Kind.allCases.first { path.hasSuffix($0.rawValue) } ?? .keyline
      do throws(ConfigurationProblem) {
        let configuration = try kind.read(bytes)
        return .success(
          ConfigurationFile(path: path, configuration: configuration, folder: FileDiscovery.folder(of: path)))
      } catch {
        return .failure(FileFailure(place(error.position, in: path), error.message))
      }
    }
  }

  /// Such as `.keyline.yml:3:5`.
  static func place(_ position: SourcePosition, in path: String) -> String {
    "\(path):\(position.line):\(position.column)"
  }
}
