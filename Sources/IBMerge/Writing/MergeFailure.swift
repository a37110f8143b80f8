/// The reason why three versions cannot be merged as documents.
package struct MergeFailure: Error, Sendable {
  /// The reason in lower case, without a full stop.
  package let reason: String
}
