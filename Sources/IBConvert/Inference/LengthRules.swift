import IBModel

/// Determines how views get their lengths: from constraints, or from frames if constraints leave the lengths open.
struct LengthRules {
  let scene: ConvertibleScene

  private func lengths(_ view: SceneView, _ axis: Axis) -> [Double] {
    view.frames.prefix(scene.seenCount).compactMap { $0?.length(axis) }
  }

  func rule(_ view: SceneView, _ axis: Axis, inHugging: Bool = false) -> LengthRule {
    let evidence = view.evidence[axis]
    let constant = Constant.of(lengths(view, axis))
    if evidence.fixed != nil, let constant { return .fixed(constant) }
    if view.ratio != nil, let rule = ratioRule(view, axis, constant) { return rule }
    if let most = evidence.most, constant == nil, !view.isTextual,
      lengths(view, axis).contains(where: { abs($0 - most) <= Tolerance.pixel })
    {
      return .most(most)
    }
    return hugs(view) ? containerRule(view, axis, inHugging) : leafRule(view, axis, constant, inHugging)
  }

  /// The rule for a length that follows from the other one.
  private func ratioRule(_ view: SceneView, _ axis: Axis, _ constant: Double?) -> LengthRule? {
    let (own, other) = (view.evidence[axis], view.evidence[axis.other])
    if other.fixed != nil { return constant.map { .fixed($0) } }
    if other.fillsOuter || own.fillsOuter { return own.fillsOuter ? nil : .ratio }
    return constant == nil && axis == .vertical ? .ratio : nil
  }

  private func hugs(_ view: SceneView) -> Bool {
    view.holdsViews && view.kind != .scrollView && !scene.written(in: view).isEmpty
  }

  /// The rule for the length if the content does not determine it.
  ///
  /// - Parameter inHugging: whether the superview is as long as its content, so that the view cannot fill it.
  func ruleWithoutContent(_ view: SceneView, _ axis: Axis, inHugging: Bool = false) -> LengthRule {
    if let constant = Constant.of(lengths(view, axis)),
      inHugging || (!view.isArranged && !view.evidence[axis].isTiedAtBothEnds)
    {
      return .fixed(constant)
    }
    return .fill
  }

  private func containerRule(_ view: SceneView, _ axis: Axis, _ inHugging: Bool) -> LengthRule {
    let evidence = view.evidence[axis]
    if !inHugging, evidence.fillsOuter || spansStack(view, axis) { return .fill }
    if view.kind == .stackView || evidence.isFilledByContent || view.isArranged { return .hug }
    return ruleWithoutContent(view, axis, inHugging: inHugging)
  }

  /// Whether a stack view makes the view as long as itself, across its axis.
  private func spansStack(_ view: SceneView, _ axis: Axis) -> Bool {
    guard view.isArranged, let parent = view.parent.map({ scene.views[$0] }), parent.stackAxis == axis.other else {
      return false
    }
    return Constant.equal(lengths(view, axis), lengths(parent, axis))
  }

  private func leafRule(_ view: SceneView, _ axis: Axis, _ constant: Double?, _ inHugging: Bool) -> LengthRule {
    let evidence = view.evidence[axis]
    // A switch has a constant width, although its alignment rectangle makes its frame wider than its intrinsic size.
    if view.kind == .switch, constant != nil { return .natural }
    if !view.fills(axis), let least = evidence.least, isLeast(least, view, axis) { return .least(least) }
    // A text that varies determines the length of a view around it that hugs its content.
    if isNatural(view, axis), inHugging || !(evidence.fillsOuter && constant == nil) { return .natural }
    // A constant length between two attached edges is that of the view itself if the length around it changes.
    if evidence.isTiedAtBothEnds, constant == nil || (!inHugging && !varies(around: view, axis)) { return .fill }
    if view.isArranged, constant == nil || !varies(around: view, axis) { return .fill }
    // A text that code or a translation sets has another length.
    if view.isTextual, axis == .horizontal, view.hasConstraints, let constant, !evidence.limits(constant) {
      return evidence.isTiedAtBothEnds ? .fill : .natural
    }
    // A frame would keep the app's view at a length that only the document without the app gives.
    if isSizedByApp(view, axis) { return .natural }
    return constant.map { .fixed($0) } ?? .fill
  }

  /// Whether only the app knows the length of a view, because the view has a class of the app or scrolls.
  ///
  /// In Xcode, a view with a class has a placeholder for its intrinsic length, which the app never sees. In a layout
  /// without the app, its length may be 0, which would hide it.
  func isSizedByApp(_ view: SceneView, _ axis: Axis) -> Bool {
    guard view.evidence[axis].fixed == nil, view.naturals[axis].prefix(scene.seenCount).allSatisfy({ $0 == nil })
    else { return false }
    let isEmpty = Constant.of(lengths(view, axis)) == 0 && scene.written(in: view).isEmpty
    return isOfApp(view) ? isEmpty || view.placeholderAxes.contains(axis) : isEmpty && view.kind.scrolls
  }

  /// Whether the app's class draws everything that the view shows.
  func isOfApp(_ view: SceneView) -> Bool {
    view.customClass != nil && view.kind == .view && scene.written(in: view).isEmpty
  }

  private func varies(around view: SceneView, _ axis: Axis) -> Bool {
    guard let parent = view.parent else { return false }
    return Constant.of(lengths(scene.views[parent], axis)) == nil
  }

  /// Whether the view is as long as its text, but at least so many points.
  private func isLeast(_ least: Double, _ view: SceneView, _ axis: Axis) -> Bool {
    let pairs = zip(view.frames, view.naturals[axis]).prefix(scene.seenCount)
    return pairs.contains { $1 ?? 0 < least - Tolerance.candidate }
      && pairs.allSatisfy { frame, natural in
        frame.map { abs($0.length(axis) - max(natural ?? 0, least)) <= Tolerance.candidate } ?? true
      }
  }

  private func isNatural(_ view: SceneView, _ axis: Axis) -> Bool {
    let naturals = view.naturals[axis]
    let frames = view.frames
    var isReached = false
    for index in 0..<scene.seenCount {
      guard let frame = frames[index] else { continue }
      guard let natural = naturals[index] else { return false }
      let isLess = view.isTextual && frame.length(axis) < natural
      let isSame = abs(frame.length(axis) - natural) <= Tolerance.candidate
      guard isSame || isLess else { return false }
      isReached = isReached || isSame
    }
    return isReached
  }
}
