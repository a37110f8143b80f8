import IBCode
import IBModel

extension ProjectModel {
  /// The reach of the document at a path, from the targets that show it.
  ///
  /// Apps show the documents of the frameworks and packages that they depend on. All apps are assumed to show a
  /// document that no target builds. If no project has an app, the property lists in the folder declare the
  /// orientations.
  ///
  /// - Parameter path: in the form of the model's paths.
  package func reach(of path: String) -> Reach {
    var facts = ReachFacts()
    let hosts = showing(path)
    facts.isInWidgets = !hosts.isEmpty && hosts.allSatisfy { $0.kind == .widget }
    for target in hosts { facts.add(target) }
    if hosts.isEmpty {
      for list in lists { facts.add(list.values, of: [.phone, .pad], from: list.path) }
    }
    return facts.reach(of: path)
  }

  private func showing(_ path: String) -> [ProjectTarget] {
    let building = targets(building: path).map { targets[$0] }.filter { $0.platform == .iOS || $0.platform == nil }
    let apps = targets.filter(\.isApp)
    let hosts = building.flatMap { target in
      target.showsScreens ? [target] : target.kind.isTest ? [] : dependents(on: target, among: apps)
    }
    return hosts.isEmpty ? apps : hosts
  }

  /// The apps that link a target or build it first, directly or through other targets.
  private func dependents(on target: ProjectTarget, among apps: [ProjectTarget]) -> [ProjectTarget] {
    var needed: Set<String> = [target.name]
    var isComplete = false
    while !isComplete {
      let more = targets.filter { !needed.contains($0.name) && $0.needs(anyOf: needed) }.map(\.name)
      needed.formUnion(more)
      isComplete = more.isEmpty
    }
    return apps.filter { needed.contains($0.name) }
  }
}

extension ProjectTarget {
  fileprivate var showsScreens: Bool { isApp || kind == .appExtension || kind == .widget }

  fileprivate func needs(anyOf names: Set<String>) -> Bool {
    dependencies.contains(where: names.contains)
      || frameworks.contains { framework in
        names.contains(framework.name)
          || framework.name.hasSuffix(".framework")
            && names.contains(String(framework.name.dropLast(".framework".count)))
      }
  }
}

/// The targets' declarations about devices and orientations, combined.
private struct ReachFacts {
  private var orientations: [DeviceIdiom: ScreenOrientations] = [:]
  /// The kinds of device for which a target declares no orientation.
  private var open: Set<DeviceIdiom> = []
  private var isResizable = false
  private var runsOnMac = false
  var isInWidgets = false
  private var minimumSystem: SystemVersion?
  private var familySources: Set<String> = []
  /// The status bars at the app's start that property lists declare; the second set has those that never change.
  private var statusBars: Set<Bool> = []
  private var fixedStatusBars: Set<Bool> = []
  private var orientationSources: Set<String> = []

  mutating func add(_ target: ProjectTarget) {
    for configuration in target.configurations {
      let idioms: [DeviceIdiom] = configuration.deviceFamilies.compactMap {
        $0 == 1 ? .phone : $0 == 2 ? .pad : nil
      }
      if !idioms.isEmpty { familySources.insert(target.project) }
      if target.isApp {
        add(configuration.info, of: idioms, from: configuration.infoPlist ?? target.project)
      } else {
        // The app around an extension turns as it likes.
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
    fixedStatusBars.insert(info.statusBarIsLight == true && info.statusBarIsFixed)
    let all = Set(info.padOrientations.isEmpty ? info.orientations : info.padOrientations)
    if !info.requiresFullScreen, all.isEmpty || all.count == 4 { isResizable = true }
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

  /// - Parameter path: a file whose name ends in `~ipad` or `~iphone` is loaded on that kind of device only.
  func reach(of path: String) -> Reach {
    guard !orientations.isEmpty else { return .assumed }
    var families = [DeviceIdiom.phone, .pad].compactMap { idiom in
      orientations[idiom].map {
        Reach.Family(idiom: idiom, orientations: $0, assumesOrientations: open.contains(idiom))
      }
    }
    let stem = ProjectPath.name(of: path).split(separator: ".").first ?? ""
    for (suffix, idiom) in [("~ipad", DeviceIdiom.pad), ("~iphone", .phone)] where stem.hasSuffix(suffix) {
      let own = families.filter { $0.idiom == idiom }
      families = own.isEmpty ? families : own
    }
    var reach = Reach(families: families, isResizable: isResizable)
    // Where apps differ, the usual one.
    reach.hasLightLaunch = statusBars == [true]
    reach.hasLightStatusBar = fixedStatusBars == [true]
    reach.runsOnMac = runsOnMac
    reach.isInWidgets = isInWidgets
    reach.minimumSystem = minimumSystem
    reach.familySources = familySources.sorted()
    reach.orientationSources = orientationSources.sorted()
    return reach
  }
}
