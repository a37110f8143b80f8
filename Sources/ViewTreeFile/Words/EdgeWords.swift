import ProposalLayout

/// The words for edges and axes.
enum EdgeWords {
  static let edges = FieldType.list(.word(Edge.allCases.map(\.rawValue)))
  static let axes = FieldType.list(.word(Axis.allCases.map(\.rawValue)))

  /// One number for all edges, or those of some edges.
  static let insets = FieldType.either([
    .number, .word([standard]),
    .object(Edge.allCases.map { TreeField($0.rawValue, .either([.number, .word([standard])])) }),
  ])

  /// The system's length.
  static let standard = "standard"
}

extension Fields {
  func edges(_ name: String) -> EdgeSet? {
    guard self[name] != nil else { return nil }
    return list(name).reduce(into: []) { result, value in
      if case .text(let word) = value, let edge = Edge(rawValue: word) { result.insert(EdgeSet(edge)) }
    }
  }

  func axes(_ name: String) -> AxisSet? {
    guard self[name] != nil else { return nil }
    return list(name).reduce(into: []) { result, value in
      if case .text(let word) = value, let axis = Axis(rawValue: word) { result.insert(AxisSet(axis)) }
    }
  }
}

extension FieldValue {
  /// Of `EdgeWords.insets`.
  var insets: EdgeInsets {
    switch self {
    case .number(let length): return EdgeInsets(length)
    case .text: return EdgeInsets(Padding.standard)
    case .object(let fields):
      var insets = EdgeInsets.zero
      for edge in Edge.allCases where fields[edge.rawValue] != nil {
        insets[edge] = fields.number(edge.rawValue) ?? Padding.standard
      }
      return insets
    default: return .zero
    }
  }
}
