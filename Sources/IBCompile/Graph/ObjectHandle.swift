/// An object of an archive that is being made.
package struct ObjectHandle: Hashable, Sendable {
  /// Its place in `ArchiveGraph.objects`.
  let place: Int
}
