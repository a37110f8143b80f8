/// One value for each of the three files.
package struct ThreeWay<Value> {
  package var base: Value
  package var ours: Value
  package var theirs: Value

  package init(base: Value, ours: Value, theirs: Value) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// Computes a value for each of the three files.
  package init(_ value: (MergeSide) -> Value) {
    self.init(base: value(.base), ours: value(.ours), theirs: value(.theirs))
  }

  /// Accessors that change the value in place. A setter would copy the whole list or dictionary on each append.
  package subscript(side: MergeSide) -> Value {
    get {
      switch side {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      }
    }
    _modify {
      switch side {
      case .base: yield &base
      case .ours: yield &ours
      case .theirs: yield &theirs
      }
    }
  }

  package func map<Other>(_ transform: (Value) -> Other) -> ThreeWay<Other> {
    ThreeWay<Other>(base: transform(base), ours: transform(ours), theirs: transform(theirs))
  }
}

extension ThreeWay: Sendable where Value: Sendable {}

extension ThreeWay where Value: Equatable {
  /// The side to take: the only side that differs from the base, or ours if both sides are equal.
  ///
  /// Nil if both sides differ from the base and from each other.
  var decided: MergeSide? {
    if ours == theirs || theirs == base { return .ours }
    return ours == base ? .theirs : nil
  }
}
