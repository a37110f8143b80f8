/// One of the three files of a merge.
package enum MergeSide: Int, CaseIterable, Sendable {
  /// What both sides began with.
  case base
  /// The version that is kept where nothing speaks for the other.
  case ours
  case theirs

  /// Both sides that were edited.
  package static let edited: [MergeSide] = [.ours, .theirs]

  /// The word for it in messages and after conflict markers.
  package var name: String {
    switch self {
    case .base: "base"
    case .ours: "ours"
    case .theirs: "theirs"
    }
  }

  /// A value for each of the three.
  package static func trio<Value>(_ value: (MergeSide) -> Value) -> Trio<Value> {
    Trio(base: value(.base), ours: value(.ours), theirs: value(.theirs))
  }

  /// The other of the two edited sides; the base is its own.
  package var opposite: MergeSide {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}

/// One value for each of the three files.
package struct Trio<Value> {
  package var base: Value
  package var ours: Value
  package var theirs: Value

  package init(base: Value, ours: Value, theirs: Value) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  package subscript(side: MergeSide) -> Value {
    get {
      switch side {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      }
    }
    set {
      switch side {
      case .base: base = newValue
      case .ours: ours = newValue
      case .theirs: theirs = newValue
      }
    }
  }

  package func map<Other>(_ transform: (Value) -> Other) -> Trio<Other> {
    Trio<Other>(base: transform(base), ours: transform(ours), theirs: transform(theirs))
  }
}

extension Trio: Sendable where Value: Sendable {}

extension Trio where Value: Equatable {
  /// The side that holds after the merge: the one that differs from the base, ours where both say the same; nil where
  /// both differ from the base and from each other.
  var decided: MergeSide? {
    if ours == theirs || theirs == base { return .ours }
    return ours == base ? .theirs : nil
  }
}
