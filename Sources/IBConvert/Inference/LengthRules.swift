import IBModel
import ProposalLayout

/// Decides how views get their lengths: from constraints first, from frames where those leave it open.
struct LengthRules {
  let scene: ConvertibleScene

  private func lengths(_ view: SceneView, _ axis: Axis) -> [Double] {
    view.frames.prefix(scene.seenCount).compactMap { $0?.length(axis) }
  }

  /// - Parameter inHugging: whether the superview's content may decide the superview's length.
  func rule(_ view: SceneView, _ axis: Axis, inHugging: Bool = false) -> LengthRule {
    if let ratio = fit(of: view) { return .fit(ratio) }
    if let ratio = aspect(of: view, axis) { return .aspect(ratio) }
    let evidence = view[axis]
    let constant = Constant.of(lengths(view, axis))
    if evidence.fixed != nil, let constant { return .fixed(constant) }
    if let limit = limit(of: view, axis), constant == nil || isOnlyLimited(view, axis) { return .limited(limit) }
    return hugs(view) ? containerRule(view, axis, constant, inHugging) : leafRule(view, axis, constant, inHugging)
  }

  /// Whether the content may decide the length of the view.
  private func hugs(_ view: SceneView) -> Bool {
    view.holdsViews && view.kind != .scrollView && !shown(view).isEmpty
  }

  private func shown(_ view: SceneView) -> [Int] { view.children.filter { scene.isShown($0) } }

  /// The length if the content does not decide it.
  ///
  /// - Parameter inHugging: whether the superview is as long as its content: then the view cannot fill it.
  func ruleWithoutContent(_ view: SceneView, _ axis: Axis, inHugging: Bool = false) -> LengthRule {
    if let constant = Constant.of(lengths(view, axis)),
      inHugging || (!view.isArranged && !view[axis].isTiedAtBothEnds)
    {
      return .fixed(constant)
    }
    return .fill
  }

  /// The length that a view never exceeds and has on some configuration.
  private func limit(of view: SceneView, _ axis: Axis) -> Double? {
    guard let most = view[axis].most ?? naturalLimit(of: view, axis) else { return nil }
    let lengths = lengths(view, axis)
    guard lengths.allSatisfy({ $0 <= most + Tolerance.pixel }),
      lengths.contains(where: { $0 >= most - Tolerance.pixel })
    else { return nil }
    return most
  }

  /// Whether a view would fill its superview without its limit, and has another length where there is less room.
  private func isOnlyLimited(_ view: SceneView, _ axis: Axis) -> Bool {
    let evidence = view[axis]
    return evidence.most != nil && evidence.fixed == nil && evidence.fillsOuter && varies(around: view, axis)
  }

  /// The intrinsic length of a control that is not tied at both ends: it is shorter only where there is less room.
  private func naturalLimit(of view: SceneView, _ axis: Axis) -> Double? {
    guard !view.isTextual, !view.isArranged, !view[axis].isTiedAtBothEnds else { return nil }
    let naturals = view.naturals(axis).prefix(scene.seenCount).compactMap(\.self)
    guard naturals.count == scene.seenCount, let most = Constant.of(naturals), most > 0 else { return nil }
    return most
  }

  private func containerRule(
    _ view: SceneView, _ axis: Axis, _ constant: Double?, _ inHugging: Bool
  ) -> LengthRule {
    let evidence = view[axis]
    if evidence.fillsOuter, !inHugging { return .fill }
    if view.kind == .stackView || evidence.isFilledByContent || view.isArranged { return .hug }
    return ruleWithoutContent(view, axis, inHugging: inHugging)
  }

  private func leafRule(_ view: SceneView, _ axis: Axis, _ constant: Double?, _ inHugging: Bool) -> LengthRule {
    let evidence = view[axis]
    if let least = least(of: view, axis) { return .atLeast(least) }
    // Its frame is wider than its intrinsic size, by its alignment rectangle, and nothing changes its width.
    if view.kind == .switch, constant != nil { return .natural }
    if isNatural(view, axis), !(evidence.fillsOuter && constant == nil) { return .natural }
    // A constant length between two ties is the view's own if the length around it changes.
    if evidence.isTiedAtBothEnds, constant == nil || (!inHugging && !varies(around: view, axis)) { return .fill }
    if view.isArranged, constant == nil || !varies(around: view, axis) { return .fill }
    return constant.map { .fixed($0) } ?? .fill
  }

  /// Whether the superview's length changes.
  private func varies(around view: SceneView, _ axis: Axis) -> Bool {
    guard let parent = view.parent else { return false }
    return Constant.of(lengths(scene.views[parent], axis)) == nil
  }

  /// What a text's length is at least where that, and else its intrinsic length, decides.
  private func least(of view: SceneView, _ axis: Axis) -> Double? {
    let evidence = view[axis]
    guard view.kind == .label || view.isStaticText, evidence.fixed == nil, let least = evidence.least else {
      return nil
    }
    var isIntrinsic = false
    var isLeast = false
    for (length, natural) in zip(lengths(view, axis), view.naturals(axis)) {
      guard let natural, abs(length - max(natural, least)) <= Tolerance.candidate else { return nil }
      if natural < least - Tolerance.pixel { isLeast = true } else { isIntrinsic = true }
    }
    // A constant length between two ties may be the remaining room.
    return isLeast && (isIntrinsic || !evidence.isTiedAtBothEnds) ? least : nil
  }

  private func isNatural(_ view: SceneView, _ axis: Axis) -> Bool {
    let naturals = view.naturals(axis)
    let frames = view.frames
    var isReached = false
    for index in 0..<scene.seenCount {
      guard let frame = frames[index] else { continue }
      guard let natural = naturals[index] else { return false }
      let isLess = view.isTextual && axis == .horizontal && frame.length(axis) < natural
      let isSame = abs(frame.length(axis) - natural) <= Tolerance.candidate
      guard isSame || isLess else { return false }
      isReached = isReached || isSame
    }
    return isReached
  }

  /// The ratio of a view that is as large as there is room for in its superview, now across and now down.
  private func fit(of view: SceneView) -> Double? {
    guard let ratio = view.horizontal.aspect, ratio > 0, let parent = view.parent, !view.isArranged,
      Constant.of(lengths(view, .horizontal)) == nil
    else { return nil }
    let pairs = zip(view.frames, scene.views[parent].frames).prefix(scene.seenCount).map { ($0, $1) }
    var rests: [(width: Double, height: Double)] = []
    for (frame, outer) in pairs {
      guard let frame, let outer, abs(frame.width - frame.height * ratio) <= 2 * Tolerance.pixel else { return nil }
      rests.append((outer.width - frame.width, outer.height - frame.height))
    }
    guard let width = rests.map(\.width).min(), let height = rests.map(\.height).min(), width >= 0, height >= 0
    else { return nil }
    let across = rests.map { $0.width - width <= Tolerance.proof }
    let down = rests.map { $0.height - height <= Tolerance.proof }
    guard across.contains(false), down.contains(false), zip(across, down).allSatisfy({ $0 || $1 }) else { return nil }
    return ratio
  }

  /// The height follows from the width of a view with an aspect constraint where that fills, and the other way round
  /// where the height does.
  private func aspect(of view: SceneView, _ axis: Axis) -> Double? {
    guard let ratio = view[axis].aspect, ratio > 0 else { return nil }
    let frames = view.frames.prefix(scene.seenCount).compactMap(\.self)
    guard frames.allSatisfy({ abs($0.width - $0.height * ratio) <= 2 * Tolerance.pixel }),
      Constant.of(frames.map { $0.length(axis) }) == nil
    else { return nil }
    let other = view[axis.other]
    let leads = other.isTiedAtBothEnds || other.fixed != nil || view.isArranged
    if axis == .vertical { return leads ? ratio : nil }
    return leads && !view.horizontal.isTiedAtBothEnds ? ratio : nil
  }
}

extension ConvertibleScene {
  /// What a container's views are on the configurations that a tree is inferred from, for maintainers.
  package func description(of container: Int) -> [String] {
    let rules = LengthRules(scene: self)
    func list(_ rect: Rect?) -> String {
      rect.map { "\($0.x.rounded()) \($0.y.rounded()) \($0.width.rounded()) \($0.height.rounded())" } ?? "none"
    }
    return ["  in " + views[container].frames.prefix(seenCount).map(list).joined(separator: " | ")]
      + views[container].children.map { child in
        let view = views[child]
        return "  \(isShown(child) ? "" : "not ")\(view.kind.rawValue) \(view.id) \(rules.rule(view, .horizontal)) "
          + "\(rules.rule(view, .vertical)) " + view.frames.prefix(seenCount).map(list).joined(separator: " | ")
      }
  }
}
