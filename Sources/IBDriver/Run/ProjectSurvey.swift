import IBAssets
import IBCode
import IBLint
import IBMigrate
import IBModel
import IBProject
import IBSource

/// The content of a project: its documents, catalogs and sources, and the systems that they support.
struct ProjectSurvey: Sendable {
  /// The printed path of the top of the working copy, or of the uppermost folder that contains a project.
  let root: String
  private(set) var storyboards = 0
  private(set) var xibs = 0
  /// The number of documents, by the words for their platform.
  private(set) var platforms: [String: Int] = [:]
  /// The number of skipped documents among them, also by platform.
  private(set) var skipped: [String: Int] = [:]
  /// Files with the extension of a document that are not documents, or cannot be read.
  private(set) var unread: [String] = []
  /// The reasons why files or folders cannot be read.
  private(set) var failures: [FileFailure] = []
  private(set) var catalogs = 0
  /// Swift and Objective-C files.
  private(set) var sources = 0
  private(set) var target: DeploymentTarget?
  /// The oldest macOS of the targets that build macOS documents.
  private(set) var macTarget: DeploymentTarget?

  private(set) var isOnlyForMac = false

  /// The printed paths of the documents.
  private(set) var paths: [String] = []
  private(set) var model: ProjectModel
  /// The facts about the sources and the names in documents; nil if the sources are incomplete or were not read.
  private(set) var facts: CodeFacts?

  var documents: Int { storyboards + xibs }

  /// The largest number of files that a sentence names.
  private static let mostNames = 3

  /// The first files of `unread`, as a list in a sentence.
  var unreadNames: String { Wording.list(unread.map(\.onOneLine), atMost: Self.mostNames) }

  /// - Parameter readsSources: whether `facts` are needed.
  init(around folder: String, in world: World, width: Int, readsSources: Bool = false) async {
    let top = ProjectFolder(commonTo: [folder], in: world)
    root = world.seen(world.absolute(top.root { ProjectFolder.Marks(of: $0, in: world) }.folder))
    let assets = AssetProvider(world: world)
    model = assets.projects(in: root)
    let discovery = FileDiscovery([root], inputName: "", in: world)
    failures = discovery.failures
    unread = failures.map(\.path)
    paths = discovery.files.map(\.path)
    let reader = SourceReader(world: world)
    var ofMac: Set<String> = []
    await OrderedFanOut.run(
      discovery.files, width: width,
      work: { file in (file.path, reader.read(file, for: .objects)) },
      receive: { path, reading in
        count(reading, at: path)
        if case .document(let document, _) = reading, document.flavor.runtime == .appKit { ofMac.insert(path) }
      })
    countOthers(in: world)
    if readsSources {
      let needs = ProjectSources.Needs(declarations: true, mentions: false)
      facts = await ProjectSources([root], needs, in: world, width: width, model: { assets.projects(in: $0) }).facts(
        of: root)
    }
    target = paths.filter { !ofMac.contains($0) }.compactMap { assets.deploymentTarget(of: $0) }.oldest
    macTarget = ofMac.compactMap { assets.deploymentTarget(of: $0, on: .macOS) }.oldest
    isOnlyForMac = !ofMac.isEmpty && ofMac.count == documents
  }

  private mutating func count(_ reading: SourceReader.Reading, at path: String) {
    switch reading {
    case .document(let document, _): count(document.flavor, isSkipped: false)
    case .unsupported(let flavor, _): count(flavor, isSkipped: true)
    case .malformed: unread.append(path)
    case .failure(let failure):
      unread.append(path)
      failures.append(failure)
    }
  }

  private mutating func count(_ flavor: Flavor, isSkipped: Bool) {
    if case .storyboard = flavor { storyboards += 1 } else { xibs += 1 }
    if isSkipped {
      skipped[flavor.kindName, default: 0] += 1
    } else {
      platforms[flavor.kindName, default: 0] += 1
    }
  }

  private mutating func countOthers(in world: World) {
    for case (_, .success(let entries)) in FolderWalk(root, in: world, isEntered: FileDiscovery.isSearched) {
      for entry in entries {
        if entry.kind == .folder, entry.name.hasSuffix(AssetCatalog.folderExtension) { catalogs += 1 }
        if entry.kind == .file, CodeLanguage(fileName: entry.name) != nil { sources += 1 }
      }
    }
  }
}

extension [DeploymentTarget] {
  fileprivate var oldest: DeploymentTarget? { self.min { ($0.version, $0.source) < ($1.version, $1.source) } }
}
