import IBLayout
import IBSource

/// Variations that have no effect, in words.
enum AuditWords {
  /// Such as `heightClass=compact of 'iN0-l3-epB' includes 'wid-th-001', which is installed anyway`.
  static func text(_ statement: VariationAudit.IdleStatement) -> String {
    let place = "\(statement.key) of '\(statement.owner)'".onOneLine
    switch (statement.content, statement.reason) {
    case (.entry(let child, let isInstalled), .noSuchChild):
      return "\(place) \(isInstalled ? "includes" : "excludes") '\(child.onOneLine)', which is not a child of it"
    case (.entry(let child, true), .holdsAnyway):
      return "\(place) includes '\(child.onOneLine)', which is installed there anyway"
    case (.entry(let child, false), .holdsAnyway):
      return "\(place) excludes '\(child.onOneLine)', which is not installed there anyway"
    case (.value(let name), _):
      return "\(place) sets \(name.onOneLine) to what it is anyway"
    }
  }

  /// Such as `'wid-th-001' in 'iN0-l3-epB', no outlet leads to it`.
  static func text(_ constraint: VariationAudit.NeverInstalled) -> String {
    let outlet = constraint.hasOutlet ? "an outlet leads to it" : "no outlet leads to it"
    return "'\(constraint.id)' in '\(constraint.holder)', \(outlet)".onOneLine
  }
}
