import IBLayout
import IBModel
import IBSource
import IBSyntax

struct VariationLeftOut: Rule {
  static let info = RuleInfo(
    id: "variation-left-out", category: "constraints", severity: .warning, since: "0.2",
    summary: "A view has no width or height in a size class, because the constraint for it is never installed.",
    rationale: """
      A variation turns the width or height off, and the constraint that should replace it is never turned on. Code or
      other views then decide the view's size. Turn on the other constraint in that size class, or delete it. The rule
      does not report views that can take their size from their content, or constraints that an outlet refers to.
      """,
    bad: Example.xib(example(replaces: false), attributes: traits),
    good: Example.xib(example(replaces: true), attributes: traits), isOnByDefault: false, report: .unused)

  private static let traits = #" useTraitCollections="YES""#

  private static func example(replaces: Bool) -> String {
    """
    <view id="iN0-l3-epB">
        <constraints>
            <constraint firstAttribute="height" constant="50" id="hei-ht-001"/>
            <constraint firstAttribute="height" constant="32" id="hei-ht-002"/>
        </constraints>
        <variation key="default">
            <mask key="constraints">
                <exclude reference="hei-ht-002"/>
            </mask>
        </variation>
        <variation key="heightClass=compact">
            <mask key="constraints">
                <exclude reference="hei-ht-001"/>
                \(replaces ? #"<include reference="hei-ht-002"/>"# : "")
            </mask>
        </variation>
    </view>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let document = subject.document
    guard !document.variations.isEmpty, document.header.useTraitCollections else { return }
    let unused = subject.installation.neverInstalled.filter(\.isLength)
    guard !unused.isEmpty else { return }
    let connected = Set(document.connections.compactMap(\.destination))
    for constraint in unused where !connected.contains(constraint.id) {
      guard case .view(let view) = constraint.first, document.views[view].children.isEmpty,
        Self.plainViews.contains(document.views[view].element.name),
        // Another class may have an intrinsic size.
        !document.views[view].element.has(.customClass), let axis = constraint.firstAttribute
      else { continue }
      let others = document.constraints.filter {
        $0.isLength && $0.first == constraint.first && $0.firstAttribute == axis && $0.id != constraint.id
          && !connected.contains($0.id)
      }
      let held = others.map(subject.installation.active).filter { !$0.isEmpty }
      guard !held.isEmpty else { continue }
      let missing = held.reduce(subject.installation.environments(ofView: view)) { $0.subtracting($1) }
      let classes = Self.classes(of: missing).filter { !isDetermined(view, axis, in: $0, subject) }
      guard !classes.isEmpty else { continue }
      let lengths = others.compactMap { $0.element.number(.constant) }.map(Wording.points)
      let name = document.name(ofView: view)
      reporter.report(
        "\(document.views[view].id, named: name) has no \(axis.rawValue) in \(Wording.list(classes.map(\.name))): "
          + "the \(axis.rawValue) of \(Wording.list(lengths)) pt is not installed there, and the one of "
          + "\(Wording.points(constraint.element.number(.constant) ?? 0)) pt is not installed anywhere; install one of "
          + "them there, or delete the unused constraint",
        at: constraint.element.startTagRange, objectID: document.views[view].id)
    }
  }

  /// Views without their own size.
  private static let plainViews: Set<Name> = [.view, .containerView, .mapView, .wkWebView, .webView]

  private static func classes(of environments: EnvironmentSet) -> [SizeClasses] {
    [SizeClass.compact, .regular].flatMap { width in
      [SizeClass.compact, .regular].map { SizeClasses(width, $0) }
    }.filter { !EnvironmentSet($0, isMac: false).isDisjoint(with: environments) }
  }

  /// Whether the superview at both ends, another length, or a stack view gives the length in a size class.
  private func isDetermined(
    _ view: Int, _ axis: LayoutConstraint.Attribute, in classes: SizeClasses, _ subject: DocumentSubject
  ) -> Bool {
    let document = subject.document
    if let outer = document.views[view].parent, document.views[outer].element.name == .stackView { return true }
    let here = EnvironmentSet(classes, isMac: false)
    var edges: Set<LayoutConstraint.Attribute> = []
    for constraint in document.constraints where !subject.installation.active(constraint).isDisjoint(with: here) {
      let ends: [(LayoutConstraint.Item, LayoutConstraint.Attribute?, other: LayoutConstraint.Item?)] = [
        (constraint.first, constraint.firstAttribute, other: constraint.second),
        (constraint.second ?? .dangling, constraint.secondAttribute, other: constraint.first),
      ]
      for (item, attribute, other) in ends {
        guard item == .view(view), let attribute, attribute.isAcross == axis.isAcross else { continue }
        if attribute == axis, other != nil { return true }
        // A neighbor may share the space with it.
        if isSuperview(other, of: view, in: document) { edges.insert(attribute) }
      }
    }
    return edges.count > 1
  }

  private func isSuperview(_ item: LayoutConstraint.Item?, of view: Int, in document: Document) -> Bool {
    switch item {
    case .view(let outer): document.views[view].parent == outer
    case .guide: true
    case .dangling, nil: false
    }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it is a place or length on the horizontal axis.
  fileprivate var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

extension LayoutConstraint {
  /// Whether it fixes a width or height of a view at a number.
  fileprivate var isLength: Bool {
    (firstAttribute == .width || firstAttribute == .height) && second == nil && relation == .equal && !isPlaceholder
  }
}
