/// A question that a run asked the world. The cache can ask it again.
struct WorldQuestion: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case read, readStart, kind, realPath, list, variable
  }

  let kind: Kind
  /// A path, or the name of a variable.
  let subject: String
  /// For the start of a file, how many bytes of it.
  var count = 0

  /// The digest of the world's present answer.
  func answer(of world: World) -> ContentDigest {
    switch kind {
    case .read: Self.digest(world.read(subject))
    case .readStart: Self.digest(world.readStart(subject, count))
    case .kind: Self.digest(world.kind(subject))
    case .realPath: Self.digest(world.realPath(subject))
    case .list: Self.digest(world.list(subject))
    case .variable: Self.digest(world.environment(subject))
    }
  }

  // MARK: - Digests of answers

  static func digest(_ answer: Result<[UInt8], FileFailure>) -> ContentDigest {
    switch answer {
    case .success(let bytes): ContentDigest(bytes)
    case .failure(let failure): digest(failure)
    }
  }

  static func digest(_ kind: FileKind?) -> ContentDigest { digest(kind.map { "\($0)" }) }

  static func digest(_ text: String?) -> ContentDigest {
    var digest = ContentDigest()
    digest.add(text == nil ? 0 : 1)
    digest.add(text ?? "")
    return digest
  }

  /// A folder is the same in whatever order the system lists it.
  static func digest(_ listing: Result<[FolderEntry], FileFailure>) -> ContentDigest {
    switch listing {
    case .failure(let failure): return digest(failure)
    case .success(let entries):
      var digest = ContentDigest()
      for entry in entries.sorted(by: { FileDiscovery.inOrder($0.name, $1.name) }) {
        digest.add(entry.name)
        digest.add("\(entry.kind)\(entry.isLink)")
      }
      return digest
    }
  }

  private static func digest(_ failure: FileFailure) -> ContentDigest { digest("\(failure.path)\0\(failure.reason)") }
}
