import IBLint
import IBModel
import IBSource
import IBSyntax

/// What `lint --fix` does with a document besides reporting what is wrong with it.
struct LintFixing: Sendable {
  /// Whether fixes are applied after which a document may behave differently.
  let isUnsafe: Bool
  /// Whether the changes are printed instead of written.
  let isDryRun: Bool
  let world: World

  /// - Returns: what remains to be reported, in the document as it is afterwards, and the difference for a dry run.
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
