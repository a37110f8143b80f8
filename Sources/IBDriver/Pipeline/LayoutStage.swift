package import IBAssets
package import IBLayout
package import IBSource
package import IBSyntax

/// The configurations that a command line asks for, not yet understood.
package struct ConfigurationRequest: Hashable, Sendable {
  /// What `--on` was given, in order.
  package var specifications: [String] = []
  /// The document's own canvas (`--canvas`).
  package var canvas = false
  /// One device for each of the size classes, and slide over (`--all-size-classes`).
  package var allSizeClasses = false
  /// Every device (`--all-devices`).
  package var allDevices = false

  package init() {}

  /// The document's own canvas alone.
  static let canvas: ConfigurationRequest = {
    var request = ConfigurationRequest()
    request.canvas = true
    return request
  }()
}

extension Invocation {
  /// What the options say about configurations; `fallback` where they say nothing.
  func configurationRequest(default fallback: ConfigurationRequest = ConfigurationRequest()) -> ConfigurationRequest {
    var request = ConfigurationRequest()
    request.specifications = values(.on)
    request.canvas = has(.canvas)
    request.allSizeClasses = has(.allSizeClasses)
    request.allDevices = has(.allDevices)
    return request == ConfigurationRequest() ? fallback : request
  }
}

/// The layout engine as the driver sees it: the driver brings files and a request, and writes what comes back.
package struct LayoutStage: Sendable {
  /// What of a request does not depend on the document.
  package struct Configurations: Sendable {
    package var fixed: [TraitConfiguration]
    /// Whether the document's own canvas comes before them.
    package var canvas: Bool
    /// What is worth telling about the request: lower case, no full stop.
    package var notes: [String]
    /// Whether the layouts are to say what pictures need.
    package var isDrawn = false
    /// Where the images and colours of a document are found, by the document's path; nil leaves it to what the document
    /// stores of them.
    package var assets: (@Sendable (_ path: String) -> DocumentAssets)?
    /// What the apps set in code.
    package var scenes = SceneSettings()
    /// What the storyboards of the run put around each other's scenes.
    package var references = StoryboardReferences.none

    package init(_ fixed: [TraitConfiguration], canvas: Bool, notes: [String] = []) {
      self.fixed = fixed
      self.canvas = canvas
      self.notes = notes
    }
  }

  /// Why a request is not understood: lower case, no full stop.
  package struct Problem: Error, Sendable {
    package let message: String

    package init(_ message: String) {
      self.message = message
    }
  }

  /// Understands a request; an empty one gives the default set.
  package var configurations: @Sendable (ConfigurationRequest) -> Result<Configurations, Problem>
  /// Lays out a document: scene by scene in document order, within a scene configuration by configuration. The findings
  /// say what is wrong with the document.
  package var resolve: @Sendable (SyntaxTree, Configurations) -> (layouts: [SceneLayout], findings: [Finding])

  package init(
    configurations: @escaping @Sendable (ConfigurationRequest) -> Result<Configurations, Problem>,
    resolve: @escaping @Sendable (SyntaxTree, Configurations) -> (layouts: [SceneLayout], findings: [Finding])
  ) {
    self.configurations = configurations
    self.resolve = resolve
  }
}

extension FileCommand {
  /// The configurations that the options ask for, else those of the configuration file, else the fallback; with what
  /// the file says of scenes, and the project's images and colours. What storyboards put around each other's scenes
  /// comes with the files (`discover(for:)`).
  func configurations(
    of stage: LayoutStage, default fallback: ConfigurationRequest = ConfigurationRequest()
  ) throws(UsageError) -> LayoutStage.Configurations {
    let file: ConfigurationFile
    switch ConfigurationFile.load(named: invocation.value(.config), in: console.world) {
    case .success(let loaded): file = loaded
    case .failure(let failure): throw UsageError("\(failure.path): \(failure.reason)", invocation.command)
    }
    var configurations = try configurations(of: stage, by: file.configuration, default: fallback)
    configurations.assets = AssetProvider(world: console.world).assets
    return configurations
  }

  /// The files the invocation names; the configurations are told what the storyboards among them put around each
  /// other's scenes. None where a single file is named: nothing can refer to it.
  func discover(for configurations: inout LayoutStage.Configurations) -> FileDiscovery {
    let discovery = discover()
    let operands = invocation.operands
    if operands.count != 1 || console.world.kind(operands[0]) == .folder {
      configurations.references = StoryboardIndex(discovery.files).references(in: console.world)
    }
    return discovery
  }

  /// The same with a configuration file that has been read, and without images and colours.
  func configurations(
    of stage: LayoutStage, by configuration: LintConfiguration,
    default fallback: ConfigurationRequest = ConfigurationRequest()
  ) throws(UsageError) -> LayoutStage.Configurations {
    let fallback = configuration.configurations ?? fallback
    var configurations = try stage.understand(
      invocation.configurationRequest(default: fallback), for: invocation.command)
    configurations.scenes = configuration.scenes
    return configurations
  }
}

extension LayoutStage {
  /// The configurations of a request; a usage error of the command where they are not understood.
  func understand(_ request: ConfigurationRequest, for command: Command) throws(UsageError) -> Configurations {
    switch configurations(request) {
    case .success(let understood): return understood
    case .failure(let problem): throw UsageError(problem.message, command)
    }
  }
}

extension SceneLayout {
  /// Whether the scene's id, its controller's id or its title is among the words of `--scene`, or there are none.
  func isNamed(by words: [String]) -> Bool {
    let names = [scene.id, scene.controller, scene.title].compactMap(\.self)
    return words.isEmpty || words.contains { names.contains($0) }
  }
}
