import IBModel
import IBSource
import IBSyntax

extension Migration {
  /// Replaces top and bottom layout guides by safe areas, exactly as Xcode does when the user selects "Use Safe Area
  /// Layout Guides".
  ///
  /// Source: Measurements/Migration.md#constraints, derived from 763 files before and after.
  static let safeArea = Migration(
    name: "safe-area", summary: "replace top and bottom layout guides with the safe area, as Xcode does",
    codeUses: SafeAreaCode.patterns, plan: SafeAreaMigration.plan, explain: SafeAreaMigration.explain)
}

enum SafeAreaMigration {
  static func plan(_ document: Document, _ options: MigrationOptions) -> MigrationPlan {
    let scope = SafeAreaScope(document)
    guard scope.hasWork else { return .unchanged }
    if let refusal = SafeAreaSafety.refusal(scope, options) { return .refused(refusal) }
    var ids = ObjectIDs(document)
    let guides = SafeAreaGuides(scope, ids: &ids)
    let retargeting = ConstraintRetargeting(scope, guides)
    let removed = scope.removedLayoutGuides
    var plan = MigrationPlan()
    plan.edits = guides.edits + SafeAreaHeader.edits(document, hasGuide: guides.isAnyPresent)
    plan.edits += removed.map { SyntaxEdit.remove($0) }
    for retargeted in retargeting.all {
      plan.edits += retargeted.edits(options)
      plan.layoutEdits += retargeted.layoutEdits(options)
      plan.findings += SafeAreaSafety.findings(retargeted, in: document, options)
    }
    plan.findings += SafeAreaSafety.unknownTarget(scope, options)
    plan.changes =
      MigrationPlan.Change.all(
        [(retargeting.all.count, "constraint follows", "constraints follow")], "the safe area")
      + MigrationPlan.Change.all([(guides.edits.count, "view gets", "views get")], "a safe area guide")
      + MigrationPlan.Change.all([(removed.count, "controller loses its", "controllers lose their")], "layout guides")
    return plan
  }

  static func explain(_ id: String, _ document: Document, _ options: MigrationOptions) -> String? {
    guard case .constraint(let index) = document.objects[id] else { return nil }
    let scope = SafeAreaScope(document)
    if !scope.hasWork { return "'\(id)' stays: the document already uses safe areas and no layout guides" }
    if let refusal = SafeAreaSafety.refusal(scope, options) { return "'\(id)' stays: \(refusal.message)" }
    return ConstraintExplanation(scope: scope).text(of: document.constraints[index], options)
  }
}
