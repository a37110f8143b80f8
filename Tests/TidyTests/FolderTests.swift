import Testing

/// Folders of a module are layers: each uses types of those before it alone, in the order of Documentation/Folders.md.
/// So no two folders use each other, and a folder can be read with nothing but the earlier ones in mind.
@Suite struct FolderTests {
  /// Uses against the order that are still there. None may be added, and one that is gone must go from here as well.
  private static let exceptions: Set<String> = []

  private static func modules() throws -> [String] {
    Set(try PackageFolder.files(in: "Sources", ending: ".swift").map { String($0.split(separator: "/")[1]) }).sorted()
  }

  @Test func everyFolderStandsInTheTable() throws {
    let orders = try FolderTable().orders
    #expect(try Self.modules() == orders.keys.sorted())
    for module in try Self.modules() {
      let folders = Set(try PackageFolder.files(in: "Sources/\(module)", ending: ".swift").map(FolderUse.folder))
      #expect(orders[module]?.sorted() == folders.sorted(), "\(module)")
    }
  }

  @Test func noFolderUsesALaterOne() throws {
    let orders = try FolderTable().orders
    var later: [String: [String]] = [:]
    for module in try Self.modules() {
      let order = try #require(orders[module])
      for use in try FolderUse.all(in: module) {
        guard let user = order.firstIndex(of: use.user), let used = order.firstIndex(of: use.used), user < used else {
          continue
        }
        later[use.pair, default: []].append(use.example)
      }
    }
    let added = later.keys.filter { !Self.exceptions.contains($0) }.sorted()
    let listed = added.flatMap { [$0] + (later[$0] ?? []) }.joined(separator: "\n")
    #expect(added.isEmpty, "\(listed)")
    let gone = Self.exceptions.filter { later[$0] == nil }.sorted()
    #expect(gone.isEmpty, "exceptions that are not needed")
  }

  @Test func commentsAndStringsAreNotCode() {
    let code = SwiftCode(
      #"""
      /// Names `Comment`. /* Not one */
      /* Two /* Nested */ Still */
      package struct Kept<Value>: Base { let a = "Text \(Inner("Deep")) \" Quoted" }
      let long = """
        Long "Quote" \(Used.Member)
        """
      private enum Hidden {}
      final class Other {}
      """#)
    #expect(code.typeNames == ["Kept", "Value", "Base", "Inner", "Used", "Hidden", "Other"])
    #expect(code.declaredTypes == ["Kept", "Other"])
  }
}
