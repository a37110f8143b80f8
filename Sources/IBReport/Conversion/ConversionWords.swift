import IBConvert
import IBLayout
import IBModel
import IBSource

/// Words for verdicts and arrangements: the names in JSON and the sentences for people.
enum ConversionWords {
  static func name(_ status: ViewVerdict.Status) -> String {
    switch status {
    case .same: "same"
    case .moved: "moved"
    case .notCompared: "not-compared"
    case .dropped: "dropped"
    }
  }

  static func name(_ reason: ViewVerdict.Reason) -> String {
    switch reason {
    case .variation: "variation"
    case .hiddenInStack: "hidden-in-stack"
    case .laidOutElsewhere: "laid-out-elsewhere"
    case .tooDeep: "too-deep"
    case .missing: "missing"
    case .drawsNothing: "draws-nothing"
    case .inList: "in-list"
    case .conditional: "conditional"
    }
  }

  static func name(_ arrangement: CandidateKind) -> String {
    switch arrangement {
    case .nestedStacks: "nested-stacks"
    default: arrangement.rawValue
    }
  }

  static func sentence(_ reason: ViewVerdict.Reason) -> String {
    switch reason {
    case .variation: "it is installed on some configurations only"
    case .hiddenInStack: "it is hidden in a stack view"
    case .laidOutElsewhere: "its superview determines its frame"
    case .tooDeep: "it is nested too deeply"
    case .missing: "no view in the Swift file shows it"
    case .drawsNothing: "it draws nothing itself"
    case .inList: "Keyline does not know positions in a list"
    case .conditional: "code decides whether it appears"
    }
  }
}

// MARK: - Sentences

extension ConversionWords {
  /// The verdicts on a struct's views, counted, in words.
  static func summary(_ part: ConversionReport.Part) -> String {
    let verdicts = part.file.proof.verdicts
    let same = verdicts.count { $0.status == .same && $0.doubt == nil }
    let others = verdicts.count { if case .notCompared = $0.status { true } else { false } }
    let unproven = verdicts.count(where: \.isUnproven)
    let doubtful = verdicts.count { $0.status == .same && $0.doubt != nil && !$0.isUnproven }
    var summary = "\(same) same"
    if unproven + doubtful > 0 { summary += ", \(unproven + doubtful) not verified" }
    if others > 0 { summary += ", \(others) not compared" }
    summary += " at \(Wording.count(part.file.proof.sizeCount, "size"))"
    return summary + lost(part.file.losses)
  }

  private static func lost(_ losses: [Loss]) -> String {
    let open = losses.count { !$0.needsNoWork }
    let others = Set(losses.filter(\.needsNoWork).map { $0.words.onOneLine }).sorted().joined(separator: ", ")
    return (open == 0 ? "" : "; \(Wording.count(open, "part")) of the document not converted")
      + (others.isEmpty ? "" : "; not needed in SwiftUI: \(others)")
  }

  /// The unproven parts of a struct: the file itself, then views, then containers that no stack arranges.
  ///
  /// - Parameter namesMoved: whether to include views that moved.
  static func problems(_ part: ConversionReport.Part, namesMoved: Bool = true) -> [String] {
    let (file, scene) = (part.file, part.scene)
    let containers = file.tree.arrangements.keys.sorted().compactMap { container in
      let name = scene.views[container].id.onOneLine
      return switch file.tree.arrangements[container] {
      case .approximate:
        "the views in '\(name)' are stacked as on the first device, not verified: no stack reproduces all their frames"
      default: String?.none
      }
    }
    let views = file.proof.verdicts.filter {
      $0.isUnproven && (namesMoved || $0.status != .moved)
    }
    let doubts = ViewVerdict.Doubt.allCases.compactMap { doubt in
      let count = file.proof.verdicts.count { $0.status == .same && $0.doubt == doubt }
      return count == 0 || doubt.isNamed ? nil : "\(Wording.count(count, "view")) not verified: \(sentence(doubt))"
    }
    let controls = file.proof.verdicts.count { $0.status == .same && $0.dependsOnControls }
    let sizes =
      controls == 0
      ? [] : ["\(Wording.count(controls, "view")) may move, because SwiftUI's controls differ in size from UIKit's"]
    let more = views.count - mostViews
    let rest = more > 0 ? ["\(Wording.count(more, "more view")) not verified: --format json lists them"] : []
    return doubts + sizes + views.prefix(mostViews).map { problem($0, file, scene) } + rest + containers
  }

  /// How many views of a struct have a line: a stack may have thousands.
  private static let mostViews = 10

  private static func sentence(_ doubt: ViewVerdict.Doubt) -> String {
    switch doubt {
    case .oneSize: "the struct was laid out in one size only"
    case .copied: "its size or position is copied from a layout"
    case .scenePadding: "scenePadding has no documented length on iOS"
    case .drawingOrder: "it is drawn under a view that it covers in the document"
    }
  }

  static func name(_ doubt: ViewVerdict.Doubt) -> String {
    switch doubt {
    case .oneSize: "one-size"
    case .copied: "copied"
    case .scenePadding: "scene-padding"
    case .drawingOrder: "drawing-order"
    }
  }

  /// A container with the scenes it shows.
  static func line(_ container: ContainerFile) -> String {
    "\(container.typeName): shows \(container.shown.joined(separator: ", "))\(lost(container.losses))"
  }

  private static func problem(_ verdict: ViewVerdict, _ file: ConvertedFile, _ scene: ConvertibleScene) -> String {
    let view = scene.views[verdict.view]
    let head = name(view) + (file.lines[view.id].map { " line \($0)" } ?? "") + ":"
    guard verdict.status == .moved, let move = verdict.moves.first else { return "\(head) \(state(verdict))" }
    let place = scene.configurations[move.configuration].name
    return "\(head) moved on \(place): UIKit \(frame(move.uiKit)), SwiftUI \(move.swiftUI.map(frame) ?? "none")"
  }

  static func name(_ view: SceneView) -> String { "\(view.kind.rawValue) '\(view.id.onOneLine)'" }

  /// Origin and size, to tenths of a point.
  static func frame(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { Wording.number(($0 * 10).rounded() / 10) }.joined(separator: " ")
  }

  /// The state of a view, without its frames.
  static func state(_ verdict: ViewVerdict) -> String {
    switch verdict.status {
    case .dropped(.missing): "missing: \(sentence(.missing))"
    case .dropped(let reason): "dropped: \(sentence(reason))"
    case .moved: "moved"
    case .same: verdict.doubt.map { "same, but not verified: \(sentence($0))" } ?? "same"
    case .notCompared: "not compared"
    }
  }
}

extension ViewVerdict.Doubt {
  /// Whether each view has its own line, because the user can act on the doubt.
  fileprivate var isNamed: Bool { self == .copied || self == .drawingOrder }
}

extension ViewVerdict {
  /// Whether no proof shows that the frame is right.
  var isUnproven: Bool {
    switch status {
    case .same: doubt?.isNamed ?? false
    case .moved: true
    case .dropped(let reason): reason != .hiddenInStack
    case .notCompared: false
    }
  }

  /// The reason why a view is missing or not compared; nil for other views.
  var reason: Reason? {
    switch status {
    case .notCompared(let reason), .dropped(let reason): reason
    case .same, .moved: nil
    }
  }
}
