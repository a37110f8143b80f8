import ProposalLayout

/// The words for guides and alignments; an app's own guide is an object with its name and the guide that it takes its
/// value from where a view does not set it.
enum AlignmentWords {
  static func guide(of axis: Axis) -> FieldType { guide(words(of: axis)) }

  static let anyGuide = guide(words(of: .horizontal) + words(of: .vertical))

  static let alignment = FieldType.either([
    .word(Alignment.named.map(\.name)),
    .object([
      TreeField("horizontal", guide(of: .horizontal)), TreeField("vertical", guide(of: .vertical)),
    ]),
  ])

  private static func guide(_ words: [String]) -> FieldType {
    .either([
      .word(words),
      .object([TreeField("name", .text, isRequired: true), TreeField("standard", .word(words), isRequired: true)]),
    ])
  }

  /// `center` is the center of the axis; the long words name their axis.
  private static func words(of axis: Axis) -> [String] {
    let own = StandardGuide.allCases.filter { $0.axis == axis && $0 != .horizontalCenter && $0 != .verticalCenter }
    return own.map(\.rawValue) + ["center", axis == .horizontal ? "horizontalCenter" : "verticalCenter"]
  }

  /// - Parameter axis: of the word `center`.
  static func standard(_ word: String, _ axis: Axis) -> StandardGuide? {
    word == "center" ? (axis == .horizontal ? .horizontalCenter : .verticalCenter) : StandardGuide(rawValue: word)
  }
}

extension Fields {
  /// - Parameter axis: of the word `center`.
  func guide(_ name: String, _ axis: Axis) -> Guide? {
    if let word = text(name) { return AlignmentWords.standard(word, axis).map { Guide($0) } }
    guard let own = object(name), let word = own.text("standard") else { return nil }
    return AlignmentWords.standard(word, axis).map { Guide($0, name: own.text("name")) }
  }

  /// The alignment of a key; the center by default.
  func alignment(_ name: String = "alignment") -> Alignment {
    if let word = text(name) { return Alignment.named.first { $0.name == word }?.alignment ?? .center }
    guard let pair = object(name) else { return .center }
    return Alignment(
      pair.guide("horizontal", .horizontal) ?? .horizontalCenter, pair.guide("vertical", .vertical) ?? .verticalCenter)
  }
}

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
