package import IBModel

/// The constraints of a document that repeat another one wherever they are installed.
package struct RepeatedConstraints {
  /// For each constraint with copies, in document order: those that mean the same and are only installed where it is. Of
  /// constraints that are installed in the same environments, the first is the original.
  package let groups: [(original: LayoutConstraint, copies: [LayoutConstraint])]

  /// The ids of all copies.
  package var copies: Set<String> { Set(groups.lazy.flatMap(\.copies).map(\.id)) }

  package init(_ document: Document, _ installation: Installation) {
    var number: [ConstraintMeaning: Int] = [:]
    number.reserveCapacity(document.constraints.count)
    var alike: [[LayoutConstraint]] = []
    for constraint in document.constraints {
      guard let meaning = ConstraintMeaning(constraint, in: document) else { continue }
      if let group = number[meaning] {
        alike[group].append(constraint)
      } else {
        number[meaning] = alike.count
        alike.append([constraint])
      }
    }
    groups = alike.filter { $0.count > 1 }.flatMap { Self.groups(of: $0, installation) }
  }

  /// - Parameter constraints: with the same meaning, in document order.
  private static func groups(
    of constraints: [LayoutConstraint], _ installation: Installation
  ) -> [(original: LayoutConstraint, copies: [LayoutConstraint])] {
    let places = Dictionary(grouping: constraints.indices) { installation.active(constraints[$0]) }
    var copies: [Int: [Int]] = [:]
    for (environments, same) in places where !environments.isEmpty {
      // There are few sets of environments, so each can be compared with each.
      let wider = places.filter { $0.key.isStrictSuperset(of: environments) }.map(\.value[0]).min()
      copies[wider ?? same[0], default: []] += wider == nil ? same.dropFirst() : same[...]
    }
    return copies.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { original, copies in
      (constraints[original], copies.sorted().map { constraints[$0] })
    }
  }
}
