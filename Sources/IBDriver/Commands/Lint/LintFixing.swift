import IBLint
import IBModel
import IBSource
import IBSyntax

/// The fixing part of `lint --fix`.
struct LintFixing: Sendable {
  /// Whether fixes that may change a document's behavior are applied.
  let isUnsafe: Bool
  /// Whether the changes are printed instead of written.
  let isDryRun: Bool
  let world: World

  /// - Returns: the findings that remain in the changed document, and the difference for a dry run.
  func fix(
    _ document: Document, reading: [Finding], check: FixLoop.Check
  ) -> (loop: FixLoop, difference: [UInt8], failure: FileFailure?) {
    let loop = FixLoop(document, reading: reading, unsafe: isUnsafe, check: check)
    guard loop.count > 0 else { return (loop, [], nil) }
    let source = document.tree.source
    if isDryRun {
      return (loop, UnifiedDiff.text(of: loop.text.edits, in: source.bytes, path: source.path) ?? [], nil)
    }
    return (loop, [], world.store(source.path, loop.text.bytes, source.bytes))
  }
}
