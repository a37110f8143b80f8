import IBModel
import IBSource
import IBSyntax

extension Migration {
  /// Renames a class in documents after it was renamed in the sources, as `ibtool --convert OLD-NEW` does.
  static let renameClass = Migration(
    name: "rename-class", operands: ["OLD", "NEW"], summary: "rename a custom class to match the sources",
    plan: RenameClass.plan)
}

/// Changes the `customClass` of all objects with the old class.
///
/// With a module, it also changes `customModule`, and removes `customModuleProvider`, which marks the module as that of
/// the app.
enum RenameClass {
  static func plan(_ document: Document, _ options: MigrationOptions) -> MigrationPlan {
    guard options.operands.count == 2 else { return .unchanged }
    let (old, new) = (options.operands[0], options.operands[1])
    var plan = MigrationPlan()
    for element in document.tree.elements {
      guard let name = element.attribute(.customClass), name.equals(old) else { continue }
      plan.edits.append(SyntaxEdit.setValue(of: name, to: new))
      guard let module = options.module else { continue }
      if let provider = element.attribute(.customModuleProvider) { plan.edits.append(SyntaxEdit.remove(provider)) }
      plan.edits.append(
        element.attribute(.customModule).map { SyntaxEdit.setValue(of: $0, to: module) }
          ?? WritingOrder.of(document.flavor.runtime).insertion(of: "customModule", module, in: element))
    }
    let count = document.tree.elements.count { $0.equals(.customClass, old) }
    plan.changes = MigrationPlan.Change.all([(count, "object now has", "objects now have")], "class \(new)")
    return plan
  }
}
