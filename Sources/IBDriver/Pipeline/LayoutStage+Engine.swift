import IBLayout
import IBModel
import IBSource
import IBSyntax

extension LayoutStage {
  /// The real engine.
  package static let engine = LayoutStage(
    configurations: { understand($0) },
    resolve: { tree, configurations in
      guard let document = Document(tree) else { return ([], []) }
      if case .tvOS? = document.flavour.platform {
        return ([], [document.finding("no-layout", "a tvOS document: layouts are computed for iOS only")])
      }
      let (all, findings) = configurations.of(document)
      let engine = LayoutEngine(
        document, assets: configurations.assets?(tree.source.path), settings: configurations.scenes,
        references: configurations.references)
      let layouts = layouts(by: engine, in: all, configurations)
      guard layouts.isEmpty, findings.isEmpty else { return (layouts, findings) }
      return ([], [document.finding("no-layout", "the document has no scene and no view to lay out")])
    })

  private static func understand(_ request: ConfigurationRequest) -> Result<Configurations, Problem> {
    var fixed: [TraitConfiguration] = []
    var notes: [String] = []
    for specification in request.specifications {
      switch ConfigurationSpec.parse(specification) {
      case .success(let spec):
        fixed.append(spec.configuration)
        notes += spec.notes
      case .failure(let problem): return .failure(Problem(problem.message))
      }
    }
    if request.allSizeClasses { fixed += ConfigurationSet.allSizeClasses }
    if request.allDevices { fixed += ConfigurationSet.allDevices }
    if fixed.isEmpty, !request.canvas { fixed = ConfigurationSet.finalSizeClasses }
    return .success(Configurations(fixed.firstOfEach(by: \.name), canvas: request.canvas, notes: notes))
  }

  /// Scene by scene, within a scene configuration by configuration.
  private static func layouts(
    by engine: LayoutEngine, in all: [TraitConfiguration], _ asked: Configurations
  ) -> [SceneLayout] {
    let columns = engine.layouts(
      for: all.map { LayoutRequest($0, isDrawn: asked.isDrawn) })
    guard let scenes = columns.map(\.count).min() else { return [] }
    return (0..<scenes).flatMap { scene in columns.map { $0[scene] } }
  }
}

extension LayoutStage.Configurations {
  /// The configurations for one document, its own canvas first; a finding where that canvas is not known.
  func of(_ document: Document) -> (all: [TraitConfiguration], findings: [Finding]) {
    guard canvas else { return (fixed, []) }
    if let drawn = ConfigurationSet.canvas(of: document) {
      return ([drawn] + fixed, [])
    }
    let name = document.header.device?.id ?? ""
    let finding = document.finding(
      "unknown-canvas", "the canvas '\(name)' is not in the device table; name a configuration with --on instead",
      at: document.tree.root?.child(named: .device))
    return (fixed, [finding])
  }
}

extension Document {
  /// A warning about the document as a whole, or about one element of it.
  fileprivate func finding(_ rule: String, _ message: String, at element: XMLElement? = nil) -> Finding {
    let place = element ?? tree.root
    return Finding(
      rule: rule, severity: .warning, message: message, file: tree.source.path,
      range: place?.startTagRange ?? SourceRange(0, 0))
  }
}

extension Array {
  /// Without the later ones of elements that agree in a property.
  fileprivate func firstOfEach<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
