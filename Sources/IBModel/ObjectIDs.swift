import IBSource
package import IBSyntax

/// The object ids of one document or of several versions of it, to generate unused ones.
package struct ObjectIDs {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  /// The lengths of the parts of an id (Measurements/Format.md#ids).
  private static let parts = [3, 2, 3]

  /// How often each id is used, including the ids of scenes.
  private var uses: [String: Int] = [:]
  /// For each purpose, the number of ids that were tried and are used. Later searches begin after them.
  private var attempts: [String: Int] = [:]

  package init(_ document: Document) {
    self.init([document.tree])
  }

  package init(_ trees: [SyntaxTree]) {
    for tree in trees {
      for index in 0..<tree.elementCount {
        let element = tree.element(at: index)
        for name in [Name.id, .sceneID] {
          if let id = element[name] { uses[id, default: 0] += 1 }
        }
      }
    }
  }

  package func isRepeated(_ id: String) -> Bool {
    uses[id, default: 0] > 1
  }

  /// An unused id in Xcode's form.
  ///
  /// The same purpose in the same document always leads to the same id. Therefore, two people who migrate or merge a
  /// file on two branches get no conflict.
  ///
  /// - Parameter purpose: the use of the id, such as the kind of the new object and the id of its owner.
  package mutating func make(for purpose: String) -> String {
    while true {
      let attempt = attempts[purpose, default: 0]
      attempts[purpose] = attempt + 1
      let id = Self.spelled(Self.hash("\(purpose)#\(attempt)"))
      if uses[id] == nil {
        uses[id] = 1
        return id
      }
    }
  }

  private static func spelled(_ hash: UInt64) -> String {
    var rest = hash
    let parts = parts.map { length in
      let part = (0..<length).map { _ in
        let (quotient, letter) = rest.quotientAndRemainder(dividingBy: UInt64(letters.count))
        rest = quotient
        return letters[Int(letter)]
      }
      return String(decoding: part, as: UTF8.self)
    }
    return parts.joined(separator: "-")
  }

  /// The hash, after the finalizer of MurmurHash3, which spreads small differences over all letters.
  private static func hash(_ text: String) -> UInt64 {
    var hash = ByteHash(text).value
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ (hash >> 33)
  }
}
