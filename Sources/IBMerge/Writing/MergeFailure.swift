/// The reason why three versions cannot be merged as documents.
package struct MergeFailure: Error, Sendable {
  /// Lower case, no full stop.
  package let reason: String
}
