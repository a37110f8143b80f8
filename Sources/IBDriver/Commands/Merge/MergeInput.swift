import IBMerge
import IBSource

/// The three versions to merge, with their paths on the disk.
struct MergeInput {
  let sources: ThreeWay<SourceFile>
  /// The files that git can merge line by line; nil for versions that exist only in the index.
  let files: ThreeWay<String>?

  /// The versions in three files. A missing base is an empty file, as git does if both sides added a file.
  static func files(_ paths: ThreeWay<String>, in world: World) -> Result<MergeInput, FileFailure> {
    var sources: [SourceFile] = []
    for side in MergeSide.allCases {
      let path = paths[side]
      if side == .base, world.kind(path) == nil {
        sources.append(SourceFile(path: path, bytes: []))
        continue
      }
      switch world.read(path) {
      case .failure(let failure): return .failure(FileFailure(path, failure.reason))
      case .success(let bytes): sources.append(SourceFile(path: path, bytes: bytes))
      }
    }
    return .success(
      MergeInput(sources: ThreeWay(base: sources[0], ours: sources[1], theirs: sources[2]), files: paths))
  }

  /// The three stages of a file in git's index. A file that both sides added has no base.
  static func index(_ path: String, in world: World) -> Result<MergeInput, FileFailure> {
    var sources: [SourceFile] = []
    for (number, side) in MergeSide.allCases.enumerated() {
      switch world.git(["cat-file", "blob", ":\(number + 1):./\(world.seen(path))"]) {
      case .success(let bytes): sources.append(SourceFile(path: path, bytes: bytes))
      case .failure where side == .base: sources.append(SourceFile(path: path, bytes: []))
      case .failure(let failure):
        return .failure(FileFailure(path, "git's index has no conflict for this file: \(failure.reason)"))
      }
    }
    return .success(MergeInput(sources: ThreeWay(base: sources[0], ours: sources[1], theirs: sources[2]), files: nil))
  }
}
