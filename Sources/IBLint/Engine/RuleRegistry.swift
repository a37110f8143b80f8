/// The rules there are.
package enum RuleRegistry {
  /// With their default options, sorted by id.
  package static let all: [any Rule] = [
    DanglingReference(),
    DuplicateID(),
  ]
}
