import IBReport
import NibArchive

/// Two versions of a compiled interface, file by file.
struct NibComparing {
  let old: NibFiles
  let new: NibFiles

  var failures: [FileFailure] { old.failures + new.failures }

  /// Whether both are files or both are folders.
  var isPossible: Bool { (old.names == [""]) == (new.names == [""]) }

  /// The names of both versions, sorted.
  var names: [String] { Set(old.names).union(new.names).sorted() }

  func diff(_ name: String) -> Result<CompiledFileDiff, NibReadingFailure> {
    let path = new.path(name)
    guard isIn(old, name) else { return .success(CompiledFileDiff(path: path, state: .added)) }
    guard isIn(new, name) else { return .success(CompiledFileDiff(path: old.path(name), state: .removed)) }
    return old.bytes(name).flatMap { bytes in
      new.bytes(name).flatMap { others in
        if bytes == others { return .success(CompiledFileDiff(path: path, state: .equal)) }
        return old.file(name).flatMap { file in
          new.file(name).map { CompiledFileDiff(path: path, state: Self.state(file, $0)) }
        }
      }
    }
  }

  private func isIn(_ files: NibFiles, _ name: String) -> Bool { files.known.contains(name) }

  private static func state(_ old: CompiledFile, _ new: CompiledFile) -> CompiledFileDiff.State {
    let comparison = GraphComparison(old.graph, new.graph)
    if comparison.differences.isEmpty, !comparison.isCut { return .sameObjects }
    return .changed(comparison.differences, isCut: comparison.isCut)
  }
}
