import IBModel
import IBSource
import PropertyLists

struct XcodeProjectReader {
  private let path: String
  private let disk: ProjectDisk
  private(set) var project: XcodeProject
  private(set) var unread: [UnreadPart] = []
  private var objects: ProjectObjects?
  private var references: FileReferences?
  /// The number of references between settings that may still be expanded.
  private var left = mostReferences
  /// The layers of configurations, by the id of the configuration.
  private var known: [String: [SettingsLayer]] = [:]
  /// Settings files by path; `lists` has the property lists.
  private var settingsFiles: [String: SettingsLayer] = [:]
  private var lists: [String: PropertyListFile] = [:]

  /// The largest number of references in all targets. Real projects have up to a hundred thousand.
  private static let mostReferences = 5_000_000

  /// - Parameter path: the path of the folder `Name.xcodeproj`.
  init(_ path: String, disk: ProjectDisk) {
    self.path = path
    self.disk = disk
    project = XcodeProject(path: path)
    read()
  }

  private mutating func read() {
    let file = ProjectPath.join(path, "project.pbxproj")
    guard let bytes = disk.read(file) else {
      unread.append(UnreadPart(file, "no such file"))
      return
    }
    let list = PropertyListFile(bytes)
    if let problem = list.problem {
      let line = LineMap(list.text).position(of: problem.range.lower).line
      unread.append(UnreadPart(file, line: line, problem.message))
    }
    guard let root = list.root else { return }
    let objects = ProjectObjects(root)
    guard let top = objects.root, let group = top.text("mainGroup") else {
      unread.append(
        UnreadPart(file, "contains no project, because 'rootObject' does not refer to an object with a 'mainGroup'"))
      return
    }
    let folder = ProjectPath.join(ProjectPath.folder(of: path), top.text("projectDirPath") ?? "")
    let references = FileReferences(objects, mainGroup: group, folder: folder, project: file)
    unread += references.unread
    self.objects = objects
    self.references = references
    readProject(top, folder)
    var members = MemberReader(objects, references, disk, project: file)
    for object in objects.objects(top.texts("targets")) {
      var target = ProjectTarget(
        name: object.text("name") ?? "", project: path,
        kind: object.kind == "PBXNativeTarget" ? TargetKind(productType: object.text("productType") ?? "") : .other)
      (target.members, target.frameworks) = members.members(of: object)
      target.dependencies = objects.objects(object.texts("dependencies")).compactMap {
        $0.text("target").flatMap(objects.object)?.text("name") ?? $0.text("name")
      }
      readConfigurations(of: object, top, folder, into: &target)
      project.targets.append(target)
    }
    unread += members.unread
    project.unplaced.formUnion(members.unplaced)
    project.scripts = members.scripts
    project.isWhole = list.problem == nil && !members.isCut
  }

  private mutating func readProject(_ top: ProjectObjects.Object, _ folder: String) {
    project.knownLanguages = top.texts("knownRegions")
    project.developmentLanguage = top.text("developmentRegion")
    project.lastUpgradeCheck = top.list("attributes")?["LastUpgradeCheck"]?.text
    guard let objects else { return }
    project.localPackages = objects.objects(top.texts("packageReferences")).compactMap { reference in
      reference.kind == "XCLocalSwiftPackageReference"
        ? reference.text("relativePath").map { ProjectPath.join(folder, $0) } : nil
    }
  }

  // MARK: - Configurations

  private func configurations(of object: ProjectObjects.Object) -> [ProjectObjects.Object] {
    guard let objects, let list = object.text("buildConfigurationList").flatMap(objects.object) else { return [] }
    return objects.objects(list.texts("buildConfigurations"))
  }

  private mutating func readConfigurations(
    of object: ProjectObjects.Object, _ top: ProjectObjects.Object, _ folder: String, into target: inout ProjectTarget
  ) {
    let projects = configurations(of: top)
    for configuration in configurations(of: object) {
      guard left > 0 else {
        unread.append(UnreadPart(path, "more than \(Self.mostReferences) references between build settings"))
        return
      }
      let name = configuration.text("name") ?? ""
      let outer = projects.first { $0.text("name") == name }
      var layers = self.layers(of: configuration, folder)
      if let outer { layers += self.layers(of: outer, folder) }
      layers.append(builtIn(target.name, name, folder))
      var anySDK = BuildSettings(layers, sdk: "", configuration: name)
      let platform = Self.platform(&anySDK)
      target.platform = target.platform ?? platform
      var settings = BuildSettings(layers, sdk: (platform ?? .iOS).rawValue, configuration: name)
      target.configurations.append(read(&settings, name, platform, folder))
      for framework in Self.flagged(&settings) where !target.frameworks.contains(framework) {
        target.frameworks.append(framework)
      }
      left -= settings.spent + anySDK.spent
    }
    if target.kind == .appExtension, target.configurations.contains(where: { Self.isWidget($0.info.extensionPoint) }) {
      target.kind = .widget
    }
  }

  /// The frameworks that linker flags name. Flags for those of the system need no search paths.
  private static func flagged(_ settings: inout BuildSettings) -> [ProjectTarget.Framework] {
    guard settings.value(of: "FRAMEWORK_SEARCH_PATHS")?.contains("/") == true else { return [] }
    let words = (settings.value(of: "OTHER_LDFLAGS") ?? "").split(separator: " ").map { $0.filter { $0 != "\"" } }
    return zip(words, words.dropFirst()).filter { $0.0 == "-framework" }.map {
      ProjectTarget.Framework(name: "\($0.1).framework", path: nil, origin: .file)
    }
  }

  /// Whether an extension point is that of widgets, either of WidgetKit or of the Today view.
  private static func isWidget(_ point: String?) -> Bool {
    point == "com.apple.widgetkit-extension" || point == "com.apple.widget-extension"
  }

  private mutating func read(
    _ settings: inout BuildSettings, _ name: String, _ platform: TargetPlatform?, _ folder: String
  ) -> ProjectTarget.Configuration {
    var configuration = ProjectTarget.Configuration(name: name)
    configuration.minimumSystem = platform.flatMap { settings.value(of: $0.deploymentSetting) }.flatMap {
      SystemVersion($0)
    }
    configuration.moduleName = settings.value(of: "PRODUCT_MODULE_NAME")
    configuration.bundleIdentifier = settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER")
    // Xcode writes its version without the point: 0800 for 8.0.
    let isOfXcode7 = project.lastUpgradeCheck.flatMap { Int($0) }.map { $0 < 800 } ?? false
    configuration.swiftVersion =
      settings.value(of: "SWIFT_VERSION").flatMap { SystemVersion($0) } ?? (isOfXcode7 ? SystemVersion(2) : nil)
    let families = settings.value(of: "TARGETED_DEVICE_FAMILY") ?? (platform == .iOS ? "1" : "")
    configuration.supportsCatalyst = settings.value(of: "SUPPORTS_MACCATALYST") == "YES"
    configuration.extendsColors =
      settings.value(of: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") == "YES"
    configuration.deviceFamilies = families.split { !$0.isNumber }.compactMap { Int($0) }
    var list: PropertyList?
    if let file = settings.value(of: "INFOPLIST_FILE"), !file.isEmpty {
      let path = ProjectPath.join(folder, file)
      configuration.infoPlist = disk.path(of: path) ?? path
      list = propertyList(configuration.infoPlist ?? path)
    }
    configuration.info = InfoReader(list, settings).values
    configuration.info.isUnread = configuration.infoPlist != nil && list == nil
    return configuration
  }

  private mutating func propertyList(_ path: String) -> PropertyList? {
    if let known = lists[path] { return known.root }
    guard let bytes = disk.read(path) else {
      project.unplaced.insert(ProjectPath.name(of: path))
      if lists.updateValue(PropertyListFile([]), forKey: path) == nil {
        unread.append(
          UnreadPart(path, "not found; a target of \(ProjectPath.name(of: self.path)) names it as its property list"))
      }
      return nil
    }
    let file = PropertyListFile(bytes)
    if let problem = file.problem {
      unread.append(UnreadPart(path, line: LineMap(file.text).position(of: problem.range.lower).line, problem.message))
    }
    lists[path] = file
    return file.root
  }

  /// The settings of a configuration, followed by those of the file that it is based on.
  private mutating func layers(of configuration: ProjectObjects.Object, _ folder: String) -> [SettingsLayer] {
    if let layers = known[configuration.id] { return layers }
    var layer = SettingsLayer()
    for entry in configuration.list("buildSettings")?.entries ?? [] {
      let value = entry.value.text ?? entry.value.elements.compactMap(\.text).joined(separator: " ")
      layer.set(entry.key, value)
    }
    let layers = [layer] + (baseFile(of: configuration).map { [settings(in: $0)] } ?? [])
    known[configuration.id] = layers
    return layers
  }

  private mutating func settings(in file: String) -> SettingsLayer {
    if let known = settingsFiles[file] { return known }
    let read = SettingsFile(
      file, project: ProjectPath.name(of: path), in: ProjectPath.folder(of: path), disk: disk)
    unread += read.unread
    settingsFiles[file] = read.layer
    return read.layer
  }

  private func baseFile(of configuration: ProjectObjects.Object) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return references?.items[id]?.path }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let folder = references?.items[anchor]?.path,
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return ProjectPath.join(folder, path)
  }

  private func builtIn(_ target: String, _ configuration: String, _ folder: String) -> SettingsLayer {
    let name = ProjectPath.name(of: path)
    let project = name.hasSuffix(".xcodeproj") ? String(name.dropLast(".xcodeproj".count)) : name
    var layer = SettingsLayer()
    for (key, value) in [
      ("TARGET_NAME", target), ("TARGETNAME", target), ("PROJECT_NAME", project), ("PROJECT", project),
      ("CONFIGURATION", configuration), ("SRCROOT", folder), ("SOURCE_ROOT", folder), ("PROJECT_DIR", folder),
      ("PROJECT_FILE_PATH", path), ("PRODUCT_NAME", "$(TARGET_NAME)"), ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"), ("DEVELOPMENT_LANGUAGE", "en"),
    ] { layer.set(key, value) }
    return layer
  }

  /// The platform of the SDK. If each build chooses its SDK, it is the first supported one in the order of the cases.
  private static func platform(_ settings: inout BuildSettings) -> TargetPlatform? {
    // The value is the name of an SDK or its path: `/…/iPhoneOS17.2.sdk`.
    let sdk = ProjectPath.name(of: settings.value(of: "SDKROOT") ?? "").lowercased()
    if let platform = TargetPlatform.allCases.first(where: { sdk.hasPrefix($0.rawValue) }) { return platform }
    let supported = (settings.value(of: "SUPPORTED_PLATFORMS") ?? "").split(separator: " ")
    if supported.isEmpty, sdk == "auto" { return .iOS }
    return TargetPlatform.allCases.first { supported.contains(Substring($0.rawValue)) }
  }
}
