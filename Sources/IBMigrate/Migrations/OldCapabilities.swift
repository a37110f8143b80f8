import IBModel
import IBSyntax

extension Migration {
  /// Removes capabilities that Xcode 10 and later drop on saving.
  static let oldCapabilities = Migration(
    name: "old-capabilities", summary: "remove capabilities that Xcode 10 and later no longer write",
    plan: OldCapabilities.plan)
}

/// Removes capabilities for versions of Xcode before 8, such as `Aspect ratio constraints` with
/// `minToolsVersion="5.1"`.
///
/// A capability prevents Xcode versions older than its `minToolsVersion` from opening the document. It has no effect on
/// a newer version or on the app. Xcode 9.4 (tools version 14113) is the last that writes capabilities for versions
/// below 8.0: 681 of 3,132 public documents up to it have one, but only one of 5,394 newer ones.
enum OldCapabilities {
  /// The oldest `minToolsVersion` that Xcode still writes.
  private static let oldestWritten = 8.0

  static func plan(_ document: Document, _: MigrationOptions) -> MigrationPlan {
    let dependencies = document.tree.root?.child(named: .dependencies)
    let old = dependencies?.children(named: .capability).filter { capability in
      capability.number(.minToolsVersion).map { $0 < oldestWritten } ?? false
    }
    var plan = MigrationPlan()
    plan.edits = (old ?? []).map { SyntaxEdit.remove($0) }
    plan.changes = MigrationPlan.Change.all([(plan.edits.count, "old capability", "old capabilities")], "removed")
    return plan
  }
}
