import IBModel
import IBSource
import IBSyntax

/// Finds documents that must not be migrated, or not without a remark.
enum SafeAreaSafety {
  /// The first release that supports safe area guides. For earlier ones, Xcode's compiler fails
  /// (Measurements/Migration.md#deployment).
  private static let firstRelease = DeploymentTarget.Version(9, 0)

  /// The reason why the document must not be migrated; nil if it may be.
  static func refusal(_ scope: SafeAreaScope, _ options: MigrationOptions) -> Finding? {
    oldTarget(scope, options) ?? repeatedID(scope) ?? unknownGuideUse(scope)
  }

  private static func oldTarget(_ scope: SafeAreaScope, _ options: MigrationOptions) -> Finding? {
    guard let target = options.target(of: scope.document), target.version < firstRelease, !scope.isTelevision else {
      return nil
    }
    return finding(
      "deployment-target", .error,
      "skipped: safe areas need a deployment target of 9.0 or later, but \(target.source) sets \(target.version)",
      at: scope.document.tree.root, in: scope.document)
  }

  /// A note if the deployment target is unknown.
  static func unknownTarget(_ scope: SafeAreaScope, _ options: MigrationOptions) -> [Finding] {
    guard options.target(of: scope.document) == nil, !scope.isTelevision else { return [] }
    return [
      finding(
        "deployment-target-unknown", .note,
        "no deployment target found; safe areas need iOS 9.0 or later: pass it with --deployment-target",
        at: scope.document.tree.root, in: scope.document)
    ]
  }

  /// Refuses a document in which two objects have the same id, because a reference could mean either.
  private static func repeatedID(_ scope: SafeAreaScope) -> Finding? {
    let document = scope.document
    let ids = ObjectIDs(document)
    let guides = document.guides.filter { $0.kind == .top || $0.kind == .bottom }.map { ($0.id, $0.element) }
    let views = (scope.scenes.map(\.root) + scope.viewsToGuide).map {
      (document.views[$0].id, document.views[$0].element)
    }
    guard let (id, element) = (guides + views).first(where: { ids.isRepeated($0.0) }) else { return nil }
    return finding(
      "duplicate-id", .error, "skipped: two objects have the id '\(id)', so references to it are ambiguous",
      at: element, id: id, in: document)
  }

  /// Refuses uses of a layout guide that the migration would leave without an object.
  ///
  /// These are its size or center, which were never found in a constraint
  /// (Measurements/Migration.md#unseen-attributes), and a guide of a controller without a view.
  private static func unknownGuideUse(_ scope: SafeAreaScope) -> Finding? {
    for constraint in scope.document.constraints {
      let sides =
        [(constraint.first, constraint.firstAttribute)]
        + (constraint.second.map { [($0, constraint.secondAttribute)] } ?? [])
      for (item, attribute) in sides
      where isUnknown(RetargetingRule.of(item, attribute, in: scope), item, scope) {
        return finding(
          "layout-guide-size", .error,
          """
          skipped: constraint '\(constraint.id)' uses '\(attribute?.rawValue ?? "?")' of a layout guide, \
          which has no counterpart in the safe area; attach it to an edge first
          """, at: constraint.element, id: constraint.id, in: scope.document)
      }
    }
    return nil
  }

  private static func isUnknown(
    _ rule: RetargetingRule, _ item: LayoutConstraint.Item, _ scope: SafeAreaScope
  ) -> Bool {
    switch (rule, item) {
    case (.unknownGuideAttribute, _): true
    case (.topGuide, .guide(let guide)), (.bottomGuide, .guide(let guide)): scope.document.guides[guide].view == nil
    default: false
    }
  }

  /// Remarks about a constraint that changes.
  static func findings(
    _ retargeted: RetargetedConstraint, in document: Document, _ options: MigrationOptions
  ) -> [Finding] {
    let constraint = retargeted.constraint
    var findings: [Finding] = []
    if retargeted.losesStandardSpacing(options) {
      findings.append(
        finding(
          "standard-spacing-lost", .warning,
          """
          the standard spacing of constraint '\(constraint.id)' becomes 0 against the safe area; \
          --keep-standard-spacing writes it as a number
          """, at: constraint.element, id: constraint.id, in: document))
    }
    for side in retargeted.sides where movesToOtherEdge(side, of: constraint) {
      findings.append(
        finding(
          "layout-guide-outer-edge", .warning,
          """
          constraint '\(constraint.id)' was attached to the outer edge of a layout guide, at the edge of the screen; \
          it now follows the safe area
          """, at: constraint.element, id: constraint.id, in: document))
    }
    return findings
  }

  /// Whether the other edge of the guide replaces the edge that the constraint uses.
  ///
  /// The top of the top guide and the bottom of the bottom guide are edges of the view.
  private static func movesToOtherEdge(_ side: RetargetedSide, of constraint: LayoutConstraint) -> Bool {
    let attribute = side.isFirst ? constraint.firstAttribute : constraint.secondAttribute
    return switch side.rule {
    case .topGuide: attribute == .top
    case .bottomGuide: attribute == .bottom
    default: false
    }
  }

  private static func finding(
    _ rule: String, _ severity: Severity, _ message: String, at element: XMLElement?, id: String? = nil,
    in document: Document
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, file: document.tree.source.path,
      range: element?.startTagRange ?? SourceRange(0, 0), objectID: id)
  }
}
