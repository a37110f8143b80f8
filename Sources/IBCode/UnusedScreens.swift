import IBSource

/// Finds the sources of screens that the app never creates.
///
/// Screens are controllers, views and plain classes, such as routers. A screen is unused if documents and texts do not
/// name it, and only other unused sources instantiate it.
///
/// Steps:
///
/// 1. Find these classes. A file is a candidate if it declares nothing else, except protocols, extensions of these
///    classes, and types that no other file mentions. A file that declares only structures that no other file mentions
///    never runs.
/// 2. All other files run.
/// 3. A class is created if a file that runs may instantiate it or a subclass, or contains its name.
/// 4. The files of a created class run too. Repeat this until no more are found.
struct UnusedScreens {
  private let files: [CodeFile]
  private let index: CodeIndex
  /// The screens by the hashes of their names.
  private var screens: [ByteHash: String] = [:]
  /// The files of each screen.
  private var filesOfScreen: [String: [Int]] = [:]

  /// - Parameters:
  ///   - files: the sources.
  ///   - index: the declarations and texts in them.
  init(_ files: [CodeFile], _ index: CodeIndex) {
    self.files = files
    self.index = index
  }

  static let roots: Set = ["UIViewController", "UIView"]

  /// The indices of the files of unused screens.
  ///
  /// - Parameter isNamed: whether a document or property list contains the name of the class.
  mutating func find(isNamed: (String) -> Bool) -> Set<Int> {
    // Step 1: find screens and their files.
    let plain = index.plainClasses()
    for name in Set(files.lazy.flatMap(\.types).filter { $0.kind == .classType && !$0.isNested }.map(\.name)) {
      // Whether code creates a class is only known of names that begin with a capital letter.
      guard name.first?.isUppercase == true else { continue }
      if plain.contains(name) || index.isScreen(name) { screens[ByteHash(name)] = name }
    }
    // Objective-C creates a class by its other name.
    for type in files.lazy.flatMap(\.types) {
      guard let other = type.otherName, screens[ByteHash(type.name)] == type.name else { continue }
      screens[ByteHash(other)] = type.name
    }
    if screens.isEmpty { return [] }
    var mentions: [ByteHash: Int] = [:]
    for file in files {
      // A file that extends a type uses it too.
      for name in file.mentioned.union(Self.extended(in: file)) { mentions[name, default: 0] += 1 }
    }
    var unused: Set<Int> = []
    for (number, file) in files.enumerated() where hasOnlyScreens(file, mentions) {
      unused.insert(number)
      for name in Set(file.types.map(\.name)) { filesOfScreen[name, default: []].append(number) }
    }
    // Step 2: find the files that run.
    var waiting = files.indices.filter { !unused.contains($0) }
    var made: Set<String> = []
    func take(_ name: String) {
      for name in index.classAndAncestors(of: name) where screens[ByteHash(name)] != nil {
        guard made.insert(name).inserted else { continue }
        for file in filesOfScreen[name] ?? [] where unused.remove(file) != nil { waiting.append(file) }
      }
    }
    // The nib of such a name has an object of the class.
    let joinsNibs = files.contains(where: \.loadsAnyNib)
    for name in screens.values {
      let mayBeJoined = joinsNibs && CodeIndex.mayBeJoined(name)
      if isNamed(name) || index.hasText(name) || index.joins(".\(name)") || mayBeJoined { take(name) }
    }
    for name in files.lazy.flatMap(\.createdGlobally) {
      if let screen = screens[name] { take(screen) }
    }
    // Steps 3 and 4: follow the classes that these files create.
    while let number = waiting.popLast() {
      let own = Set(files[number].types.map(\.name))
      for name in files[number].created.union(files[number].returned) {
        if let screen = screens[name], !own.contains(screen) { take(screen) }
      }
      for use in files[number].uses {
        if let screen = screens[ByteHash(use.name)], !own.contains(screen) { take(screen) }
      }
      for screen in own where screens[ByteHash(screen)] != nil { take(screen) }
    }
    return unused
  }

  /// Whether the system runs tests in a file.
  private func isTest(_ file: CodeFile) -> Bool {
    !file.imports.isDisjoint(with: Self.testing)
      || file.types.contains {
        $0.parents.contains("XCTestCase") || index.ancestors(of: $0.name).contains("XCTestCase")
      }
  }

  /// Apple's frameworks for tests.
  private static let testing: Set = ["XCTest", "Testing"]

  private func hasOnlyScreens(_ file: CodeFile, _ mentions: [ByteHash: Int]) -> Bool {
    if file.hasGlobalFunctions || file.runsAtLaunch || isTest(file) { return false }
    let extended = Self.extended(in: file)
    var hasScreen = false
    var hasOnlyValues = !file.hasGlobalStatements && file.types.contains { $0.kind == .structure }
    for type in file.types where !type.isNested {
      let hash = ByteHash(type.name)
      if screens[hash] != nil {
        hasScreen = true
      } else if type.kind != .protocolType {
        let own = file.mentioned.contains(hash) || extended.contains(hash) ? 1 : 0
        let isOfOwnValue = file.types.contains { $0.kind == .structure && $0.name == type.name }
        if type.kind == .extension && !isOfOwnValue || mentions[hash, default: 0] > own { return false }
        if !isValueOfApp(type) { hasOnlyValues = false }
      }
    }
    return hasScreen || hasOnlyValues
  }

  private static func extended(in file: CodeFile) -> Set<ByteHash> {
    Set(file.types.lazy.filter { $0.kind == .extension }.map { ByteHash($0.name) })
  }

  /// Whether only code that names a structure can use it: the system uses some that adopt its protocols, such as intents.
  private func isValueOfApp(_ type: CodeType) -> Bool {
    (type.kind == .structure || type.kind == .extension) && !type.isPublic && type.name.first?.isUppercase == true
      && type.parents.allSatisfy { index.declares($0) || Self.plainParents.contains($0) }
  }

  /// The types and protocols of the standard library that structures often name.
  private static let plainParents: Set = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable", "Identifiable", "Int", "Sendable", "String",
  ]
}
