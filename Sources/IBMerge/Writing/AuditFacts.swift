import IBModel
import IBSource
import IBSyntax

/// The path of each element in a file: the id of its object, or its name after the path of its parent.
struct AuditPaths {
  let tree: SyntaxTree
  /// The path of each element; nil for Xcode's rewrites and the elements inside them.
  private(set) var all: [UInt64?] = []
  /// For each element, whether its path is its id.
  private(set) var isObject: [Bool] = []
  /// The paths that several elements of the file share.
  private(set) var kinds: Set<UInt64> = []

  static let root: UInt64 = 0

  init(_ tree: SyntaxTree) {
    self.tree = tree
    all.reserveCapacity(tree.elementCount)
    isObject.reserveCapacity(tree.elementCount)
    var seen: Set<UInt64> = []
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      let outer = element.parent.map { all[$0.index] } ?? Self.root
      guard let outer, !XcodeRewrites.isRewritten(element) else {
        all.append(nil)
        isObject.append(false)
        continue
      }
      let object = element[.id].map { ByteHash($0, inList: 1).value }
      // A second element with the same id is identified by its path.
      let isFirst = object.map { seen.insert($0).inserted } ?? false
      isObject.append(isFirst)
      if let object, isFirst {
        all.append(object)
        continue
      }
      let path = Self.path(of: PartWord(element), in: outer)
      if !seen.insert(path).inserted { kinds.insert(path) }
      all.append(path)
    }
  }

  private static func path(of word: PartWord, in outer: UInt64) -> UInt64 {
    let tag = ByteHash(word.tag, inList: Int(truncatingIfNeeded: outer))
    return ByteHash(word.label, inList: Int(truncatingIfNeeded: tag.value)).value
  }
}

/// The facts about one file for the audit, collected without the matching of the merge.
///
/// An object is identified by its id, any other element by its path from the object around it. Elements that occur
/// several times in one place in any of the files are rows, which their content identifies.
struct AuditFacts {
  let tree: SyntaxTree
  /// The element for each object and each path, without rows, elements inside rows, and Xcode's rewrites.
  private(set) var elements: [UInt64: Int] = [:]
  /// For each object, the path of its parent.
  private(set) var parents: [UInt64: UInt64] = [:]
  /// For each path, the objects directly in it, in order; without lists that Xcode sorts.
  private(set) var orders: [UInt64: [UInt64]] = [:]
  /// For each path, the contents of its rows, in order.
  private(set) var rows: [UInt64: [UInt64]] = [:]
  /// How often each comment occurs in the file.
  private(set) var comments: [[UInt8]: Int] = [:]

  /// - Parameter kinds: the paths that several elements of any file share.
  init(_ paths: AuditPaths, kinds: Set<UInt64>) {
    tree = paths.tree
    // For each element, whether it is left out together with its content.
    var isLeftOut = [Bool](repeating: false, count: tree.elementCount)
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      let parent = element.parent
      guard let path = paths.all[index], parent.map({ !isLeftOut[$0.index] }) ?? true else {
        isLeftOut[index] = true
        continue
      }
      let outer = parent.flatMap { paths.all[$0.index] } ?? AuditPaths.root
      if paths.isObject[index] {
        parents[path] = outer
        if let parent, !Self.sortedLists.contains(parent.name) { orders[outer, default: []].append(path) }
      } else if kinds.contains(path) {
        rows[path, default: []].append(Self.content(of: element))
        isLeftOut[index] = true
        continue
      }
      elements[path] = index
    }
    readComments()
  }

  /// Lists that Xcode sorts (Measurements/Format.md#sorted-containers).
  private static let sortedLists: Set<Name> = [.constraints, .connections, .resources, .dependencies]

  /// A hash of the tags and texts of an element and its inner elements, without Xcode's rewrites.
  private static func content(of element: XMLElement) -> UInt64 {
    var bytes: [UInt8] = []
    bytes += element.startTag
    bytes += element.ownText
    for inner in element.descendants where !XcodeRewrites.isRewritten(inner) {
      bytes += inner.startTag
      bytes += inner.ownText
    }
    return ByteHash(bytes[...]).value
  }

  // MARK: - Comments

  /// Counts the comments, except those that Xcode writes.
  ///
  /// Xcode writes a comment before each scene, with the title or the class of its controller. Such a comment is not an
  /// edit.
  private mutating func readComments() {
    let bytes = tree.source.bytes
    var place = 0
    while let start = Self.opening.firstOffset(in: bytes, from: place) {
      guard let end = Self.closing.firstOffset(in: bytes, from: start + Self.opening.count) else { return }
      place = end + Self.closing.count
      let next = bytes[place...].drop { $0 <= Byte.blank }
      if next.starts(with: Self.scene), next.dropFirst(Self.scene.count).first.map({ $0 <= Byte.blank }) ?? false {
        continue
      }
      comments[Array(bytes[start..<end]), default: 0] += 1
    }
  }

  private static let scene = Array("<scene".utf8)
  private static let opening = ByteSearch("<!--")
  private static let closing = ByteSearch("-->")
}
