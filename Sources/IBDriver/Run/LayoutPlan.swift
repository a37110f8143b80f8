import IBLayout
import IBLint
import IBModel
import IBProject
import IBSource
import IBSyntax
import IBTexts

/// The configurations and environments in which the documents of a run are laid out. All layouts of commands come from
/// here.
struct LayoutPlan: Sendable {
  let configurations: RequestedConfigurations
  var environments: LayoutEnvironments
  var detail = LayoutDetail.frames
  /// The questions that layouts answer in addition to frames.
  var diagnosis = Diagnosis.all
  /// Whether all sizes count as known (`TraitConfiguration.trustsSizes`).
  var trustsSizes = false
  /// Whether documents with sizes that code may change are also laid out with larger sizes
  /// (`ConfigurationSet.grownSizes`), and documents that vary by size class on other phones.
  var growsOpenSizes = false
  /// Whether documents with texts that code may change are also laid out with longer texts
  /// (`ConfigurationSet.longerTexts`).
  var lengthensTexts = false

  /// The reach of the document at a path. Nil if no sources were read; then only projects and property lists declare it.
  var reaches: (@Sendable (_ path: String) -> Reach)?

  init(_ configurations: RequestedConfigurations, _ environments: LayoutEnvironments) {
    self.configurations = configurations
    self.environments = environments
  }

  func engine(for document: Document) -> LayoutEngine {
    LayoutEngine(document, environment(of: document))
  }

  func environment(of document: Document) -> LayoutEnvironment {
    environments.environment(of: document.tree.source.origin)
  }

  /// The layouts of a document. If some or all are missing, findings explain why.
  ///
  /// - Parameter diagnosis: the questions to answer in addition to frames; nil for the questions of the plan.
  func layouts(of document: Document, asking diagnosis: Diagnosis? = nil) -> DocumentLayouts {
    if document.flavor.platform == .tvOS || document.flavor.runtime == .appKit {
      let kind = document.flavor.kindName
      return DocumentLayouts(
        [], document.finding(LayoutNotices.noLayout, "a \(kind) document: Keyline lays out iOS documents only"))
    }
    let (all, finding) = configurations(of: document)
    let engine = engine(for: document)
    let grown =
      (growsOpenSizes && !document.variations.isEmpty ? ConfigurationSet.otherPhones : [])
      + (growsOpenSizes && engine.hasOpenSizes ? ConfigurationSet.grownSizes : [])
      + (lengthensTexts && engine.hasOpenTexts ? ConfigurationSet.longerTexts : [])
    let style = detail == .picture ? reach(of: document).style : nil
    let columns = engine.layouts(
      for: (all + grown).map {
        LayoutRequest(
          Self.drawn(trustsSizes ? $0.trustingSizes : $0, in: style), detail: detail,
          diagnosis: diagnosis ?? self.diagnosis)
      })
    let count = columns.map(\.count).min() ?? 0
    var scenes = (0..<count).map { scene in columns.map { $0[scene] } }
    if detail == .picture {
      let isLight = hasLightStatusBar(in: document)
      for scene in scenes.indices {
        for (column, wanted) in (all + grown).enumerated() {
          let isDark = scenes[scene][column].configuration.style == .dark
          scenes[scene][column].hasLightStatusBar = isLight || isDark && wanted.style != .dark
          scenes[scene][column].configuration.style = wanted.style
        }
      }
    }
    guard scenes.isEmpty, finding == nil else { return DocumentLayouts(scenes, finding) }
    return DocumentLayouts(
      [], document.finding(LayoutNotices.noLayout, "the document has no scene or view to lay out"))
  }

  /// The configuration for a picture. On a device, the picture has the appearance of the app, if the app has only one.
  private static func drawn(_ configuration: TraitConfiguration, in style: InterfaceStyle?) -> TraitConfiguration {
    guard let style, configuration.canvasEra == nil else { return configuration }
    var configuration = configuration
    configuration.style = style
    return configuration
  }

  private func hasLightStatusBar(in document: Document) -> Bool {
    let reach = reach(of: document)
    return document.header.launchScreen ? reach.hasLightLaunch : reach.hasLightStatusBar
  }

  /// The devices and windows in which people see a document; a default if the working files belong to another
  /// version.
  func reach(of document: Document) -> Reach {
    let path = document.tree.source.origin.path
    return (reaches?(path) ?? environments.assets?.reach(of: path) ?? .assumed).limited(to: document)
  }

  /// The configurations for one document, and a finding if its canvas is unknown.
  ///
  /// The canvas comes first, languages last.
  func configurations(of document: Document) -> (all: [TraitConfiguration], finding: Finding?) {
    let (all, finding) = screens(of: document)
    let languages =
      configurations.includesAllLanguages
      ? environments.translations(document.tree.source.origin)?.languages ?? [] : configurations.languages
    return (RequestedConfigurations.speaking(languages, all), finding)
  }

  private func screens(of document: Document) -> (all: [TraitConfiguration], finding: Finding?) {
    if configurations.followsReach { return (reach(of: document).windows.map(\.configuration), nil) }
    guard configurations.includesCanvas else { return (configurations.fixed, nil) }
    if var canvas = ConfigurationSet.canvas(of: document) {
      canvas.takesStoredSizes = configurations.takesStoredSizes
      return ([canvas] + configurations.fixed, nil)
    }
    let name = document.header.device?.id ?? ""
    let finding = document.finding(
      LayoutNotices.unknownCanvas,
      "the canvas '\(name)' is not in the device table; pass a configuration with --on instead",
      at: document.tree.root?.child(named: .device))
    return (configurations.fixed, finding)
  }
}

struct DocumentLayouts: Sendable {
  /// The layouts of each scene in document order; those of one scene are in the order of the configurations.
  var scenes: [[SceneLayout]]
  let findings: [Finding]

  /// Whether the document has no objects to lay out in any configuration.
  let isEmpty: Bool

  init(_ scenes: [[SceneLayout]], _ finding: Finding?) {
    isEmpty = scenes.isEmpty
    self.scenes = scenes
    findings = finding.map { [$0] } ?? []
  }

  /// All layouts, one after the other.
  var all: [SceneLayout] { scenes.flatMap(\.self) }
}

extension Document {
  /// A finding about the document as a whole, or about one element of it.
  fileprivate func finding(_ rule: RuleInfo, _ message: String, at element: XMLElement? = nil) -> Finding {
    let place = element ?? tree.root
    return Finding(
      rule: rule.id, severity: rule.severity, message: message, file: tree.source.path,
      range: place?.startTagRange ?? SourceRange(0, 0))
  }
}
