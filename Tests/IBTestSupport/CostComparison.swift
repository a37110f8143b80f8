/// Whether a comparison of times holds in one of a few tries.
///
/// Other work on the machine lengthens a try now and then; a cost that grows too fast lengthens each of them.
package func holdsInATry(of tries: Int = 3, _ comparison: () async throws -> Bool) async rethrows -> Bool {
  for _ in 0..<tries where try await comparison() { return true }
  return false
}
