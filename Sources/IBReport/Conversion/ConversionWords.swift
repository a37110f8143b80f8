import IBConvert

/// Words for verdicts and arrangements: those of the data, and those for people.
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
    }
  }

  static func name(_ arrangement: CandidateKind) -> String {
    arrangement == .nestedStacks ? "nested-stacks" : arrangement.rawValue
  }

  static func sentence(_ reason: ViewVerdict.Reason) -> String {
    switch reason {
    case .variation: "it is installed on some configurations only"
    case .hiddenInStack: "it is hidden in a stack view"
    case .laidOutElsewhere: "its superview keeps it"
    case .tooDeep: "it is inside too many others"
    }
  }
}

extension ViewVerdict {
  /// Whether its frame is not known to be right.
  var isUnproven: Bool {
    switch status {
    case .same: isCopied
    case .moved: true
    case .dropped(let reason): reason != .hiddenInStack
    case .notCompared: false
    }
  }

  /// Why it is not compared or not there; nil for others.
  var reason: Reason? {
    switch status {
    case .notCompared(let reason), .dropped(let reason): reason
    case .same, .moved: nil
    }
  }
}
