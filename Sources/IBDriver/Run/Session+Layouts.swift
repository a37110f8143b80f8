import IBLayout

struct LayoutRunSettings: Sendable {
  let file: ConfigurationFile
  let configurations: RequestedConfigurations
}

extension Session {
  /// The configuration of a run over these paths: the file of `--config`, or the nearest file.
  ///
  /// The search for the nearest file begins in the deepest folder that contains all paths, and continues upwards.
  func configurationFile(around paths: [String]) throws(UsageError) -> ConfigurationFile {
    let paths = paths.map { $0 == FileDiscovery.standardInputPath ? inputName : $0 }
    switch ConfigurationFile.load(named: invocation.value(.config), around: paths, in: world) {
    case .success(let file): return file
    case .failure(let failure): throw .configuration(failure)
    }
  }

  /// The configuration file of the run, and the configurations from the options and from the file.
  func layoutSettings(default fallback: ConfigurationRequest = .usual) throws(UsageError) -> LayoutRunSettings {
    let file = try configurationFile(around: invocation.operands)
    return LayoutRunSettings(file: file, configurations: try configurations(by: file, default: fallback))
  }

  /// The configurations of the options, otherwise of the configuration file, otherwise the fallback.
  ///
  /// Remarks about them are written to standard error.
  func configurations(
    by file: ConfigurationFile, default fallback: ConfigurationRequest = .usual
  ) throws(UsageError) -> RequestedConfigurations {
    var request = ConfigurationRequest(invocation) ?? file.configuration.configurations ?? fallback
    request.languages = invocation.value(.languages)
    do throws(ConfigurationSpec.Problem) {
      let configurations = try RequestedConfigurations(request)
      for note in configurations.notes { console.note(note) }
      return configurations
    } catch {
      throw UsageError(error.message)
    }
  }

  /// The largest size of a scene, from `--limit`.
  func layoutLimits() throws(UsageError) -> LayoutLimits {
    var limits = LayoutLimits.usual
    for word in invocation.values(.limit) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let value = Int(parts[1]), value > 0 else {
        throw UsageError("option '--limit' needs a name and a whole number from 1, such as views=50000, not '\(word)'")
      }
      guard let name = LayoutLimits.Name(rawValue: parts[0]) else {
        throw .unknownValue(of: "limit", parts[0], allowed: LayoutLimits.Name.allCases.map(\.rawValue))
      }
      limits.set(name, to: value)
    }
    return limits
  }

  /// The environments of the files of a run.
  ///
  /// A storyboard reference can lead only to another file of the run, so a run over a single named file does not read
  /// storyboards for references.
  func environments(
    of files: [InputFile], by file: ConfigurationFile, _ reader: SourceReader
  ) async throws(UsageError) -> LayoutEnvironments {
    let isAlone = files.count == 1 && files[0].origin != .found
    return try await environments(
      of: isAlone ? [] : [StoryboardIndex(files)], by: file, reader, assets: AssetProvider(world: world))
  }

  /// The environments of documents of several versions.
  ///
  /// This is the only function that creates environments, so all commands and all versions lay out a document in the
  /// same way.
  ///
  /// - Parameters:
  ///   - versions: the storyboards of each version.
  ///   - assets: nil if the working files do not belong to the version of the documents.
  func environments(
    of versions: [StoryboardIndex], by file: ConfigurationFile, _ reader: SourceReader, assets: AssetProvider? = nil
  ) async throws(UsageError) -> LayoutEnvironments {
    let limits = try layoutLimits()
    return LayoutEnvironments(
      assets: assets, settings: file.configuration.scenes,
      references: await StoryboardIndex.references(versions, reader, width: width), limits: limits)
  }

  func layoutPlan(
    _ settings: LayoutRunSettings, of files: [InputFile], _ reader: SourceReader
  ) async throws(UsageError) -> LayoutPlan {
    LayoutPlan(settings.configurations, try await environments(of: files, by: settings.file, reader))
  }
}
