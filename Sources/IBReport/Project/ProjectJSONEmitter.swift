import IBModel
package import IBProject

/// All information read about the projects in a folder; its schema is `Schemas/project.schema.json`.
package struct ProjectJSONEmitter {
  private let model: ProjectModel
  private let shapes: Shapes

  /// - Parameter shown: turns a path of the model into the printed path.
  package init(_ model: ProjectModel, shown: @escaping @Sendable (String) -> String) {
    self.model = model
    shapes = Shapes(shown)
  }

  package func render() -> [UInt8] {
    var writer = JSONWriter()
    shapes.model.write(model, to: &writer)
    writer.endLine()
    return writer.bytes
  }

  static let schema = {
    let shapes = Shapes { $0 }
    return shapes.model.schema(
      "project", title: "Xcode projects as Keyline reads them",
      "The output of 'dump --stage project'. Paths are relative to the current folder.",
      definitions: [
        shapes.project.definition, shapes.package.definition, shapes.workspace.definition, shapes.unread.definition,
        shapes.target.definition, shapes.framework.definition, shapes.configuration.definition,
        shapes.member.definition,
      ])
  }()
}

/// The objects of the format; paths are written in their printed form.
private struct Shapes: Sendable {
  let member: JSONShape<ProjectTarget.Member>
  let framework: JSONShape<ProjectTarget.Framework>
  let configuration: JSONShape<ProjectTarget.Configuration>
  let target: JSONShape<ProjectTarget>
  let project: JSONShape<XcodeProject>
  let package: JSONShape<SwiftPackage>
  let workspace: JSONShape<Workspace>
  let unread: JSONShape<UnreadPart>
  let model: JSONShape<ProjectModel>

  init(_ shown: @escaping @Sendable (String) -> String) {
    let member = JSONShape<ProjectTarget.Member>("member") {
      JSONField("path", .text, "A file, or a folder that is built as one.") { shown($0.path) }
      JSONField("role", .word(ProjectTarget.Role.allCases.map(\.rawValue))) { $0.role.rawValue }
      JSONField("language", .textOrNull, "The language, from the .lproj folder around the file.") { $0.language }
    }
    let framework = JSONShape<ProjectTarget.Framework>("framework") {
      JSONField("name", .text) { $0.name }
      JSONField("path", .textOrNull, "The path; null for system files and for products of targets and packages.") {
        $0.path.map(shown)
      }
    }
    let configuration = Self.configuration(shown)
    let target = JSONShape<ProjectTarget>("target") {
      JSONField("name", .text) { $0.name }
      JSONField("kind", .word(TargetKind.allCases.map(\.rawValue))) { $0.kind.rawValue }
      JSONField("platform", .wordOrNull(TargetPlatform.allCases.map(\.rawValue))) { $0.platform?.rawValue }
      JSONField("languages", .texts, "The languages of its members, without Base and mul.") { $0.languages }
      JSONField("dependencies", .texts, "The names of the targets that this target depends on.") { $0.dependencies }
      JSONField("frameworks", .list(framework.type)) { $0.frameworks }
      JSONField("configurations", .list(configuration.type)) { $0.configurations }
      JSONField("members", .list(member.type), "The files that the target builds, sorted by path.") { $0.members }
    }
    let project = JSONShape<XcodeProject>("project") {
      JSONField("path", .text, "The path of the .xcodeproj folder.") { shown($0.path) }
      JSONField("developmentLanguage", .textOrNull) { $0.developmentLanguage }
      JSONField("knownLanguages", .texts) { $0.knownLanguages }
      JSONField("lastUpgradeCheck", .textOrNull, "The last Xcode that checked the project: 1540 is 15.4.") {
        $0.lastUpgradeCheck
      }
      JSONField("localPackages", .texts, "The package folders that the project names.") {
        $0.localPackages.map(shown)
      }
      JSONField("targets", .list(target.type)) { $0.targets }
    }
    let package = JSONShape<SwiftPackage>("package", "A Package.swift, limited to what its literals describe.") {
      JSONField("path", .text) { shown($0.path) }
      JSONField("name", .textOrNull) { $0.name }
      JSONField("developmentLanguage", .textOrNull) { $0.defaultLanguage }
      JSONField("minimumSystem", .textOrNull, "Of iOS.") { $0.minimumSystem?.description }
      JSONField("targets", .list(target.type)) { $0.targets }
    }
    let workspace = JSONShape<Workspace>("workspace") {
      JSONField("path", .text, "The path of the .xcworkspace folder.") { shown($0.path) }
      JSONField("paths", .texts, "The projects, packages and folders in it.") { $0.paths.map(shown) }
    }
    let unread = JSONShape<UnreadPart>("unread", "A file, line or target that Keyline could not read.") {
      JSONField("path", .text) { shown($0.path) }
      JSONField("line", .integerOrNull, "From 1.") { $0.line }
      JSONField("message", .text) { $0.message }
    }
    model = JSONShape("model") {
      JSONField("project", version: 1)
      JSONField("projects", .list(project.type)) { $0.projects }
      JSONField("packages", .list(package.type)) { $0.packages }
      JSONField("workspaces", .list(workspace.type)) { $0.workspaces }
      JSONField("unread", .list(unread.type)) { $0.unread }
    }
    self.member = member
    self.framework = framework
    self.configuration = configuration
    self.target = target
    self.project = project
    self.package = package
    self.workspace = workspace
    self.unread = unread
  }

  private static func configuration(
    _ shown: @escaping @Sendable (String) -> String
  ) -> JSONShape<ProjectTarget.Configuration> {
    JSONShape(
      "configuration",
      "The values of one build configuration, such as Debug; a package has a single one without a name."
    ) {
      JSONField("name", .text) { $0.name }
      JSONField("minimumSystem", .textOrNull) { $0.minimumSystem?.description }
      JSONField("moduleName", .textOrNull) { $0.moduleName }
      JSONField("bundleIdentifier", .textOrNull) { $0.bundleIdentifier }
      JSONField(
        "deviceFamilies", .list(.integer), "1 is iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 7 Apple Vision."
      ) { $0.deviceFamilies }
      JSONField("infoPlist", .textOrNull, "The property list; null if Xcode generates it from build settings.") {
        $0.infoPlist.map(shown)
      }
      JSONField("orientations", .texts, "Of iPhones.") { $0.info.orientations }
      JSONField(
        "padOrientations", .texts,
        "The orientations of iPads; empty if they rotate as iPhones do."
      ) { $0.info.padOrientations }
      JSONField("fonts", .texts) { $0.info.fonts }
      JSONField("mainStoryboards", .texts) { $0.info.mainStoryboards.map(\.text) }
      JSONField("launchStoryboards", .texts) { $0.info.launchStoryboards.map(\.text) }
      JSONField("developmentLanguage", .textOrNull) { $0.info.developmentLanguage }
      JSONField("extensionPoint", .textOrNull) { $0.info.extensionPoint }
    }
  }
}
