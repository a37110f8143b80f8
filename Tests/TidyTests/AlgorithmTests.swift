import Testing

/// The pages on algorithms are those of the code: what they name is there, and what the code says of them too.
@Suite struct AlgorithmTests {
  private static let pages = [
    "Collections.md", "Diagnosis.md", "Kept.md", "Margins.md", "ProposalLayout.md", "SafeArea.md", "ScrollViews.md",
    "Solver.md", "StackViews.md", "Tables.md", "Text.md", "Traits.md",
  ]

  private static func page(_ name: String) throws -> String { try PackageFolder.text("Documentation/\(name)") }

  private static func sources() throws -> [(path: String, text: String)] {
    try PackageFolder.files(in: "Sources", ending: ".swift").map { ($0, try PackageFolder.text($0)) }
  }

  /// The types in code spans: an upper case letter and no dot or slash. UIKit's are written without spans.
  private static func types(in text: String) -> [String] {
    text.matches(of: /`([A-Z][A-Za-z]+)`/).map { String($0.output.1) }
  }

  private static func declared(in sources: [(path: String, text: String)]) -> Set<String> {
    Set(
      sources.flatMap { source in
        source.text.matches(of: /\b(?:struct|enum|class|protocol|typealias|actor) ([A-Z][A-Za-z]+)/)
          .map { String($0.output.1) }
      })
  }

  /// The numbers of a page's steps, in order.
  private static func steps(in text: String) -> [Int] {
    text.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /([0-9]+)\.\s/).flatMap { Int($0.output.1) }
    }
  }

  @Test func everyTypeThatAPageNamesExists() throws {
    let tests = try PackageFolder.files(in: "Tests", ending: ".swift").map { ($0, try PackageFolder.text($0)) }
    let declared = Self.declared(in: try Self.sources() + tests)
    let modules = Set(try ModuleTable().allowed.keys)
    for page in Self.pages {
      let types = Self.types(in: try Self.page(page))
      #expect(!types.isEmpty, "\(page)")
      for type in types where !modules.contains(type) {
        let isDeclared = declared.contains(type)
        #expect(isDeclared, "\(page) names \(type)")
      }
    }
  }

  /// A list begins with 1 and counts on; a page may have several.
  @Test func stepsAreNumberedInOrder() throws {
    for page in Self.pages {
      let steps = Self.steps(in: try Self.page(page))
      #expect(steps.first == 1, "\(page)")
      for (step, next) in zip(steps, steps.dropFirst()) {
        #expect(next == step + 1 || next == 1, "\(page): \(next) after \(step)")
      }
    }
  }

  /// Such as `step 3 of Margins.md`, or `steps 1 to 5 of SafeArea.md`.
  @Test func everyStepThatTheCodeNamesIsThere() throws {
    var named: Set<String> = []
    for source in try Self.sources() {
      for match in source.text.matches(of: /steps? ([0-9]+)(?:(?: to | and )([0-9]+))? of ([A-Za-z]+\.md)/) {
        let page = String(match.output.3)
        #expect(Self.pages.contains(page), "\(source.path) names \(page)")
        named.insert(page)
        let last = Self.steps(in: try Self.page(page)).max() ?? 0
        for number in [match.output.1, match.output.2 ?? match.output.1].compactMap({ Int($0) }) {
          #expect((1...max(last, 1)).contains(number), "\(source.path): step \(number) of \(page)")
        }
      }
    }
    let withoutCode = Self.pages.filter {
      !named.contains($0) && !["Diagnosis.md", "Kept.md", "Solver.md"].contains($0)
    }
    #expect(withoutCode.isEmpty)
  }

  @Test func aWrongNameIsFound() {
    #expect(Self.types(in: "`Nothing` of UIView in `Probe/Probe.swift` by `kept`") == ["Nothing"])
    #expect(Self.steps(in: "1. One\n   more\n2. Two\n\n3.5 points") == [1, 2])
  }
}
