import IBSource

/// Code that runs only if other code names it.
///
/// This is a function that no framework calls, a lazy constant of a type, a lazy property, or the branch of a switch for a
/// case with values.
package struct NamedCode: Hashable, Sendable {
  let name: ByteHash
  /// The selectors by which Objective-C and texts name a function, and their first parts.
  var selectors: [ByteHash] = []
  /// The class around a function. A framework may call the function for a protocol that the class adopts.
  ///
  /// Nil if no framework does.
  var owner: String?
  /// The type around a constant that another type's code names as its member: `Board.main`.
  var constantOwner: String?
  /// The words `Board.main`.
  var member: ByteHash?
}

/// The parts of a source that run only if other code names them, in the order of the source.
struct NamedRegions {
  private let all: [(code: NamedCode, body: Range<Int>)]
  private var next = 0
  /// The regions around the current place, the innermost last.
  private var open: [Int] = []

  init(_ regions: [(code: NamedCode, body: Range<Int>)] = []) {
    all = regions.sorted { ($0.body.lowerBound, -$0.body.upperBound) < ($1.body.lowerBound, -$1.body.upperBound) }
  }

  /// Goes on to a token, which is not before the last one.
  mutating func move(to index: Int) {
    while next < all.count, all[next].body.lowerBound <= index {
      open.append(next)
      next += 1
    }
    if !open.isEmpty { open.removeAll { all[$0].body.upperBound <= index } }
  }

  /// The number of the innermost region around the current place.
  var innermost: Int? { open.last }

  func code(_ number: Int) -> NamedCode { all[number].code }

  /// Whether the current place is in a region with this name. The name there does not make the region run.
  func isInside(_ name: ByteHash) -> Bool { open.contains { all[$0].code.name == name } }
}

/// The names of types in a part of a source.
struct TypeNames: Sendable {
  /// The names outside declarations.
  var mentioned: Set<ByteHash> = []
  /// The types whose initializers it calls: `Kind(`.
  var made: Set<ByteHash> = []
  /// The types whose members it uses, or which it uses as values: `Kind.member`, `[Kind member]`.
  var asked: Set<ByteHash> = []
  /// The types that it may instantiate: all types that it mentions, except in casts and as declared types.
  var created: Set<ByteHash> = []
  /// The types that its functions return, if it does not mention them in another way.
  var returned: Set<ByteHash> = []

  mutating func add(_ other: TypeNames) {
    mentioned.formUnion(other.mentioned)
    made.formUnion(other.made)
    asked.formUnion(other.asked)
    created.formUnion(other.created)
    returned.formUnion(other.returned)
  }
}

extension CodeText {
  /// The parts of the source that run only if other code names them.
  ///
  /// - Parameters:
  ///   - members: the functions and static constants of the types in a Swift source.
  ///   - types: the types.
  func namedRegions(_ language: CodeLanguage, _ members: [SwiftDeclarations.Member], _ types: [CodeType])
    -> NamedRegions
  {
    var regions: [Int: (code: NamedCode, body: Range<Int>)] = [:]
    for maker in makers(language) {
      regions[maker.body.lowerBound] = (NamedCode(name: ByteHash(maker.name)), maker.body)
    }
    for member in members where range(member.name).count >= Self.shortestName {
      let type = types[member.type]
      if isWord(member.name - 1, "let") {
        guard ["UIStoryboard", "UINib"].contains(where: { isWord(member.name + 2, $0) }), isMark(member.name + 3, "("),
          type.kind == .structure, let region = regions[member.name]
        else { continue }
        var code = region.code
        code.constantOwner = type.name
        code.member = ByteHash("\(type.name).\(string(member.name))")
        regions[member.name] = (code, region.body)
      } else if let body = block(after: member.name), let isPrivate = isPrivate(member.name - 1),
        isPrivate || type.kind == .classType
      {
        if begins(member.name, with: "test") { continue }
        var code = NamedCode(name: hash(member.name))
        code.selectors = member.selectors.flatMap { selector in
          [selector, String(selector.prefix { $0 != ":" })].map { ByteHash($0) }
        }
        code.owner = isPrivate ? nil : type.name
        regions[body.lowerBound] = (code, member.name..<body.upperBound)
      }
    }
    return NamedRegions(Array(regions.values) + (language == .swift ? branches() + lazyProperties() : []))
  }

  /// The lazy properties of Swift types, whose values are made when other code first asks for them.
  private func lazyProperties() -> [(code: NamedCode, body: Range<Int>)] {
    (0..<count).filter { isWord($0, "lazy") && isWord($0 + 1, "var") }.compactMap { start in
      let name = start + 2
      guard isWord(name), range(name).count >= Self.shortestName, isPrivate(start) != nil else { return nil }
      var value = name + 1
      while value < count, !isMark(value, "=") {
        if isMark(value, "{") || isMark(value, ";") || isMark(value, "}") { return nil }
        value += 1
      }
      return (NamedCode(name: hash(name)), name..<endOfValue(value + 1))
    }
  }

  /// Whether a Swift function is private; nil if an override, an attribute or the like lets other code call it without
  /// naming it, or other modules call it.
  ///
  /// - Parameter keyword: the index of `func`.
  private func isPrivate(_ keyword: Int) -> Bool? {
    var isPrivate = false
    var place = keyword - 1
    while place >= 0 {
      let name = isMark(place, ")") ? beforeArguments(place) : place
      guard let word = word(name) else { break }
      if isMark(name - 1, "@") {
        guard Self.plainAttributes.contains(word) else { return nil }
        place = name - 2
      } else if SwiftDeclarations.modifiers.contains(word) {
        if Self.exposing.contains(word) { return nil }
        if word == "private" || word == "fileprivate" { isPrivate = true }
        place = name - 1
      } else {
        break
      }
    }
    return isPrivate
  }

  /// The index of the word before the arguments that end at an index: `available` in `@available(iOS 13, *)`.
  private func beforeArguments(_ end: Int) -> Int {
    var depth = 0
    for index in (0...end).reversed() {
      if isMark(index, ")") { depth += 1 }
      if isMark(index, "(") { depth -= 1 }
      if depth == 0 { return index - 1 }
    }
    return -1
  }

  /// The attributes that do not let other code call a function.
  private static let plainAttributes: Set = ["MainActor", "available", "discardableResult", "inline"]
  /// The modifiers of functions that the system, Objective-C or another module calls.
  private static let exposing: Set = ["dynamic", "open", "override", "package", "public", "required"]

  /// The branches of switches for cases with values that the source itself declares, and the declarations of the
  /// cases.
  private func branches() -> [(code: NamedCode, body: Range<Int>)] {
    var enumerations = enumerations()[...]
    var cases: Set<ByteHash> = []
    var regions: [(code: NamedCode, body: Range<Int>)] = []
    for index in 0..<count where isWord(index, "case") && isWord(index + 1) && isMark(index + 2, "(") {
      while let next = enumerations.dropFirst().first, next.start < index { enumerations.removeFirst() }
      guard let current = enumerations.first, current.start < index, !current.isOpen,
        range(index + 1).count >= Self.shortestName
      else { continue }
      cases.insert(hash(index + 1))
      regions.append((NamedCode(name: hash(index + 1)), index + 1..<index + 2))
    }
    if cases.isEmpty { return [] }
    for index in 0..<count where isWord(index, "case") {
      let name =
        isMark(index + 1, ".") ? index + 2 : isWord(index + 1, "let") && isMark(index + 2, ".") ? index + 3 : index
      guard isWord(name), cases.contains(hash(name)), let end = endOfBranch(name) else { continue }
      regions.append((NamedCode(name: hash(name)), name..<end))
    }
    return regions
  }

  /// The index after the branch for the pattern at an index; nil if the pattern is not the only one of a branch.
  private func endOfBranch(_ pattern: Int) -> Int? {
    var depth = 0
    var isInBody = false
    for index in pattern..<count {
      if isMark(index, "(") || isMark(index, "[") || isMark(index, "{") { depth += 1 }
      if isMark(index, ")") || isMark(index, "]") || isMark(index, "}") { depth -= 1 }
      if depth < 0 { return isInBody ? index : nil }
      guard depth == 0 else { continue }
      if !isInBody {
        if isMark(index, ":") { isInBody = true }
        if isMark(index, ",") || isMark(index, "=") { return nil }
      } else if isWord(index, "case") || isWord(index, "default") && isMark(index + 1, ":") {
        return index
      }
    }
    return nil
  }
}
