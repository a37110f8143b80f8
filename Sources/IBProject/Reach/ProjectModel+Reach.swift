import IBCode
import IBModel

extension ProjectModel {
  /// The reach of the document at a path, from the targets that show it.
  ///
  /// Apps show the documents of the frameworks and packages that they depend on. If no target builds a document, it
  /// belongs to the app whose property list is next to it or in the nearest folder above it, otherwise to the apps whose
  /// project is in a folder above it, otherwise to all apps; the project's orientations are then only an assumption. If
  /// the projects have no apps, the property lists in the folder declare the orientations. Apps and lists for tests and
  /// examples count only without others.
  ///
  /// - Parameter path: a path of the same form as those of the model.
  package func reach(of path: String) -> Reach {
    var facts = ReachFacts()
    let hosts = self.hosts(of: path)
    facts.isGuess = hosts.isGuess
    facts.isInWidgets = !hosts.targets.isEmpty && hosts.targets.allSatisfy { $0.kind == .widget }
    for target in hosts.targets { facts.add(target, within: target.isApp ? [] : families(ofAppsWith: target)) }
    for list in hosts.lists {
      let families: [DeviceIdiom] = [.phone, .pad].filter { list.values.deviceFamilies.contains($0 == .phone ? 1 : 2) }
      if !families.isEmpty { facts.familySources.insert(list.path) }
      facts.add(list.values, of: families.isEmpty ? [.phone, .pad] : families, from: list.path)
    }
    var reach = facts.reach
    reach.isInExtensions = !hosts.targets.isEmpty && !hosts.targets.contains(where: \.isApp)
    let infos = hosts.targets.flatMap(\.configurations).map(\.info) + hosts.lists.map(\.values)
    let name = ProjectPath.name(of: path).prefix { $0 != "." }
    let isStart = infos.contains { $0.commonStoryboard.map { $0 == name } ?? false }
    let isOnlyOne = users[path] != nil && !DeviceWord.others(of: path).contains { users[$0] != nil }
    reach.isForEveryDevice = isStart || isOnlyOne
    reach.phones = ScreenSuffix.phones(of: path) { users[$0] != nil }
    return reach
  }

  /// The device families of the apps that contain an extension; empty if there are none.
  private func families(ofAppsWith target: ProjectTarget) -> Set<Int> {
    Set(
      apps.dependents(on: target.name).map { targets[$0] }.filter(\.isApp).flatMap(\.configurations).flatMap(
        \.deviceFamilies))
  }

  /// Whether an app that shows a document may contain a source, because a target of the app builds the source.
  ///
  /// - Parameters:
  ///   - path: the path of the document, of the same form as those of the model.
  ///   - source: the path of the source.
  package func mayShow(_ path: String, inAppWith source: String) -> Bool {
    let building = targets(building: source).map { targets[$0] }
    if building.isEmpty { return !membership(of: source).isUnbuilt }
    let apps = Set(showing(building.filter { !$0.kind.isTest }).map(\.identity))
    return !apps.isEmpty && hosts(of: path).targets.contains { apps.contains($0.identity) }
  }

  /// Whether only other apps and extensions build a source, whose classes the targets that build a document do not have.
  ///
  /// - Parameters:
  ///   - source: the path of the source, of the same form as those of the model.
  ///   - path: the path of the document.
  package func isOnlyInOtherApps(_ source: String, than path: String) -> Bool {
    let own = Set(targets(building: path))
    let others = targets(building: source)
    return !own.isEmpty && !others.isEmpty && others.allSatisfy { !own.contains($0) && targets[$0].kind.isExecuted }
  }

  /// Whether targets build a source, but not for a module.
  ///
  /// - Parameter source: the path of the source, of the same form as those of the model.
  package func isOnlyInOtherModules(_ source: String, than module: String) -> Bool {
    let configurations = targets(building: source).flatMap { targets[$0].configurations }
    return !configurations.isEmpty && configurations.allSatisfy { $0.moduleName.map { $0 != module } ?? false }
  }

  /// The targets that show a document, or the property lists if no target does.
  private struct Hosts {
    var targets: [ProjectTarget] = []
    var lists: [List] = []
    /// Whether no target builds the document.
    var isGuess = false
  }

  private typealias List = (path: String, values: InfoValues)

  private func hosts(of path: String) -> Hosts {
    let building = targets(building: path).map { targets[$0] }.filter { $0.platform == .iOS || $0.platform == nil }
    if building.isEmpty, let nearest = nearestHosts(of: path) { return nearest }
    let showing = showing(building)
    if !showing.isEmpty { return Hosts(targets: showing) }
    let around = apps.real.filter { path.hasPrefix(ProjectPath.folder(of: targets[$0].project) + "/") }
    let any = (around.isEmpty ? apps.real : around).map { targets[$0] }
    if !any.isEmpty { return Hosts(targets: any, isGuess: building.isEmpty) }
    let own = lists.filter { $0.values.extensionPoint == nil }
    return Hosts(lists: Self.real(own) { String($0.path.dropFirst(root.count)) })
  }

  /// The app whose property list is nearest above a document.
  private func nearestHosts(of path: String) -> Hosts? {
    var folder = path
    while folder != ProjectPath.folder(of: folder), folder != root {
      folder = ProjectPath.folder(of: folder)
      let apps = (apps.byListFolder[folder] ?? []).map { targets[$0] }
      if !apps.isEmpty { return Hosts(targets: Self.real(apps, \.name), isGuess: true) }
      let own = lists.filter { ProjectPath.folder(of: $0.path) == folder && $0.values.extensionPoint == nil }
      if !own.isEmpty { return Hosts(lists: own) }
    }
    return nil
  }

  /// Whether only apps build a document that host tests of another app.
  ///
  /// - Parameter path: in the form of the model's paths.
  package func isOfTestApps(_ path: String) -> Bool {
    let building = targets(building: path).map { targets[$0] }
    return !building.isEmpty && building.allSatisfy { $0.isApp && AppTargets.isForTests(name: $0.name) }
      && apps.real.contains { !AppTargets.isForTests(name: targets[$0].name) }
  }

  /// The project of an example, a test app or another people's app that builds a document; nil if another target builds it
  /// too, or none.
  ///
  /// The name of a folder around the project marks such an app.
  ///
  /// - Parameter path: in the form of the model's paths.
  package func exampleProject(building path: String) -> String? {
    let building = targets(building: path).map { targets[$0] }
    guard building.allSatisfy({ $0.isApp && apps.isForTrying($0, root: root) }) else { return nil }
    return building.first?.project
  }

  /// The values whose names do not mark them as for tests or examples; all values if every name does.
  private static func real<Value>(_ all: [Value], _ name: (Value) -> String) -> [Value] {
    let real = all.filter { !AppTargets.isForTrying(path: name($0)) }
    return real.isEmpty ? all : real
  }

  /// The targets that show the documents of the building targets.
  private func showing(_ building: [ProjectTarget]) -> [ProjectTarget] {
    let hosts = building.flatMap { target in
      target.showsScreens
        ? [target] : target.kind.isTest ? [] : apps.dependents(on: target.name).map { targets[$0] }
    }
    return hosts.contains(where: \.isApp) ? Self.real(hosts.filter(\.isApp), \.name) : hosts
  }
}

extension ProjectTarget {
  fileprivate var identity: [String] { [project, name] }

  fileprivate var showsScreens: Bool { isApp || kind == .appExtension || kind == .widget }
}

/// The combined declarations of the targets about devices and orientations.
private struct ReachFacts {
  private var orientations: [DeviceIdiom: ScreenOrientations] = [:]
  /// The kinds of devices for which a target declares no orientations.
  private var open: Set<DeviceIdiom> = []
  private var isResizable = false
  private var runsOnMac = false
  var isInWidgets = false
  /// Whether no target builds the document.
  var isGuess = false
  private var minimumSystem: SystemVersion?
  var familySources: Set<String> = []
  /// Whether the status bar is light at the start, according to each property list.
  ///
  /// The second set has the same for the lists with which the status bar never changes.
  private var statusBars: Set<Bool> = []
  private var fixedStatusBars: Set<Bool> = []
  private var hiddenStatusBars: Set<Bool> = []
  private var styles: Set<InterfaceStyle?> = []
  private var ages: Set<Bool> = []
  /// Whether an app has no launch screen, according to each property list.
  private var lacksLaunchScreen: Set<Bool> = []
  private var orientationSources: Set<String> = []

  /// - Parameter around: the device families of the apps that contain the target; empty for an app.
  mutating func add(_ target: ProjectTarget, within around: Set<Int>) {
    ages.insert(target.isOfOldSwift)
    for configuration in target.configurations {
      let families = configuration.deviceFamilies
      let common = families.filter(around.contains)
      let idioms: [DeviceIdiom] = (common.isEmpty ? families : common).compactMap {
        $0 == 1 ? .phone : $0 == 2 ? .pad : nil
      }
      if !idioms.isEmpty { familySources.insert(target.project) }
      if target.isApp {
        add(configuration.info, of: idioms, from: configuration.infoPlist ?? target.project)
      } else {
        // An extension is shown in any orientation of the app around it.
        add(.both, .both, of: idioms)
        isResizable = true
        orientationSources.insert(target.project)
      }
      runsOnMac = runsOnMac || configuration.supportsCatalyst
      if let system = configuration.minimumSystem { minimumSystem = min(system, minimumSystem ?? system) }
    }
  }

  mutating func add(_ info: InfoValues, of idioms: [DeviceIdiom], from file: String) {
    let phone = ScreenOrientations(info.orientations)
    let pad = ScreenOrientations(info.padOrientations) ?? phone
    if phone != nil || pad != nil { orientationSources.insert(file) }
    add(phone, pad, of: idioms)
    statusBars.insert(info.statusBarIsLight == true)
    styles.insert(info.interfaceStyle)
    lacksLaunchScreen.insert(info.lacksLaunchScreen)
    fixedStatusBars.insert(info.statusBarIsLight == true && info.statusBarIsFixed)
    hiddenStatusBars.insert(info.statusBarIsHidden && info.statusBarIsFixed)
    let all = Set(info.padOrientations.isEmpty ? info.orientations : info.padOrientations)
    if !info.requiresFullScreen, !info.lacksLaunchScreen, all.isEmpty || all.count == 4 { isResizable = true }
  }

  private mutating func add(
    _ phone: ScreenOrientations?, _ pad: ScreenOrientations?, of idioms: [DeviceIdiom]
  ) {
    for idiom in idioms {
      let declared = idiom == .phone ? phone : pad
      if declared == nil { open.insert(idiom) }
      orientations[idiom, default: []].formUnion(declared ?? .both)
    }
  }

  var reach: Reach {
    guard !orientations.isEmpty else { return .assumed }
    let families = [DeviceIdiom.phone, .pad].compactMap { idiom in
      orientations[idiom].map {
        Reach.Family(idiom: idiom, orientations: $0, assumesOrientations: isGuess || open.contains(idiom))
      }
    }
    var reach = Reach(families: families, isResizable: isResizable)
    // If apps differ, the usual style is assumed.
    reach.style = styles.count == 1 ? styles.first ?? nil : nil
    reach.hasLightLaunch = statusBars == [true]
    reach.hasLightStatusBar = fixedStatusBars == [true]
    reach.hidesStatusBar = hiddenStatusBars == [true]
    reach.isOlderThanSheets = ages == [true]
    reach.hasOldScreens = lacksLaunchScreen == [true]
    reach.runsOnMac = runsOnMac
    reach.isInWidgets = isInWidgets
    reach.minimumSystem = minimumSystem
    reach.familySources = familySources.sorted()
    reach.orientationSources = orientationSources.sorted()
    return reach
  }
}
