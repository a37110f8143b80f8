import IBLayout

extension FileCommand {
  /// The configuration that holds for a run over these paths: the file of `--config`, else the nearest one upwards from
  /// the deepest folder that all of them lie in.
  func configurationFile(around paths: [String]) throws(UsageError) -> ConfigurationFile {
    let inputName = invocation.value(.standardInputName) ?? StandardInput.name
    let paths = paths.map { $0 == FileDiscovery.standardInputPath ? inputName : $0 }
    switch ConfigurationFile.load(named: invocation.value(.config), around: paths, in: console.world) {
    case .success(let file): return file
    case .failure(let failure): throw .configuration(failure)
    }
  }

  /// The configurations that the options ask for, else those of the configuration file, else the fallback.
  func configurations(
    by file: ConfigurationFile, default fallback: ConfigurationRequest = .usual
  ) throws(UsageError) -> RequestedConfigurations {
    let request = ConfigurationRequest(invocation) ?? file.configuration.configurations ?? fallback
    do throws(ConfigurationSpec.Problem) {
      return try RequestedConfigurations(request)
    } catch {
      throw UsageError(error.message, invocation.command)
    }
  }

  /// The environments of the files of a run. A storyboard reference can lead only to another file of the run, so that
  /// no storyboard is searched for references where a single file is named.
  func environments(of files: [InputFile], by file: ConfigurationFile) -> LayoutEnvironments {
    let isAlone = files.count == 1 && files[0].origin != .found
    return LayoutEnvironments(
      assets: AssetProvider(world: console.world), settings: file.configuration.scenes,
      references: isAlone ? .none : StoryboardIndex(files).references(in: console.world))
  }

  /// What is laid out of the files of a run.
  func layoutPlan(_ settings: LayoutRunSettings, of files: [InputFile]) -> LayoutPlan {
    LayoutPlan(settings.configurations, environments(of: files, by: settings.file))
  }

  /// The configuration file of the run, and the configurations that it and the options ask for; what is worth knowing
  /// about them is written to standard error.
  func layoutSettings(
    default fallback: ConfigurationRequest = .usual
  ) throws(UsageError) -> LayoutRunSettings {
    let file = try configurationFile(around: invocation.operands)
    let configurations = try configurations(by: file, default: fallback)
    for note in configurations.notes { console.tell("note: \(note)") }
    return LayoutRunSettings(file: file, configurations: configurations)
  }
}

/// What a run that lays out goes by.
struct LayoutRunSettings: Sendable {
  let file: ConfigurationFile
  let configurations: RequestedConfigurations
}
