import Foundation
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import LinearSolver
import Testing

@testable import IBLayout

/// The systems of all real documents, on their canvases and in each of the final size classes: what must hold does, or is
/// in a conflict, and each conflict is put to a solver of its own.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct MinimalConflictTests {
  /// What was found in some documents.
  private struct Tally: Sendable {
    var islands = 0
    var sets = 0
    var problems: [String] = []

    static func + (a: Self, b: Self) -> Self {
      Self(islands: a.islands + b.islands, sets: a.sets + b.sets, problems: a.problems + b.problems)
    }
  }

  @Test func everythingHoldsOrIsInASetThatIsInfeasibleAndFeasibleWithoutAnyOneMember() async {
    let workers = ProcessInfo.processInfo.activeProcessorCount
    let tally = await withTaskGroup(of: Tally.self) { group in
      for worker in 0..<workers { group.addTask { await Self.tally(from: worker, by: workers) } }
      return await group.reduce(Tally(), +)
    }
    print("\(tally.sets) conflict sets in \(tally.islands) systems")
    #expect(tally.sets > 0)
    #expect(tally.problems.sorted() == [])
  }

  /// Of every so many-th document.
  private static func tally(from first: Int, by step: Int) async -> Tally {
    var tally = Tally()
    for index in stride(from: first, to: Corpus.documents.count, by: step) {
      tally = tally + Self.tally(Corpus.documents[index])
      // Other tests wait for a thread.
      await Task.yield()
    }
    return tally
  }

  private static func tally(_ url: URL) -> Tally {
    var tally = Tally()
    guard let data = try? Data(contentsOf: url),
      let tree = SyntaxParser.parse(SourceFile(path: url.path, bytes: [UInt8](data))).0,
      let document = Document(tree), document.flavor.platform == .iOS
    else { return tally }
    for island in islands(of: document) {
      let conflicts = island.solution.system.conflicts
      var problems = conflicts.filter(\.isContradiction).compactMap {
        problem(of: $0.members, variableCount: island.variables.count)
      }
      if let broken = brokenRow(in: island.solution.system, besides: conflicts.map(\.rejected)) {
        problems.append("\(broken.origin) does not hold")
      }
      tally.islands += 1
      tally.sets += conflicts.count(where: \.isContradiction)
      tally.problems += problems.map { "\(url.path) \(island.scene.configuration.name): \($0)" }
    }
    return tally
  }

  private static func islands(of document: Document) -> [SolvedIsland] {
    let configurations = [ConfigurationSet.canvas(of: document)].compactMap(\.self) + ConfigurationSet.finalSizeClasses
    let scenes = DocumentScenes(document)
    let graph = ContainerGraph(scenes, isOnCanvas: false)
    let session = LayoutSession(scenes, .usual)
    let embeds = document.controllers.indices.contains { graph.placement(of: $0).embeddedIn != nil }
    return configurations.flatMap { configuration in
      let outer =
        embeds
        ? LayoutEngine(document, .documentAlone).layouts(in: configuration, diagnosis: .none).flatMap(\.views) : []
      return document.roots.flatMap { root in
        var container: ContainerResolver.Embedding?
        if case .root(let controller) = document.views[root].role {
          let embedding = graph.placement(of: controller).embeddedIn.map { document.views[$0].id }
          container = outer.first { $0.id == embedding }.map {
            .init(size: $0.frame?.size, safeArea: $0.safeArea, kept: $0.kept, configuration: configuration)
          }
        }
        let context = ContainerResolver(scenes: scenes, graph: graph, configuration: configuration)
          .context(ofRoot: root, in: container)
        let scene = session.scene(root: root, in: context.configuration)
        return SceneLayouter(
          scene: SceneResolver.scene(scene.content, in: context.configuration, SceneSettings(), of: context.settings),
          context: context, session: scene
        ).islands()
      }
    }
  }

  /// A required row that the solution breaks and that is not among those left out, by substitution.
  private static func brokenRow(in system: SolvedSystem, besides rejected: [LinearConstraint]) -> LinearConstraint? {
    var settled = system
    settled.settleRemaining()
    return system.rows.first { row in
      row.priority >= Solver.required && !holds(row, in: settled)
        && !rejected.contains {
          row.origin == $0.origin && row.differsInConstantAlone(from: $0)
            && row.expression.constant == $0.expression.constant
        }
    }
  }

  /// What is wrong with a set that is said to be a smallest one that cannot hold; nil where nothing is.
  private static func problem(of members: [LinearConstraint], variableCount: Int) -> String? {
    if holds(members, variableCount: variableCount) { return "all hold together" }
    for left in members.indices {
      var others = members
      others.remove(at: left)
      if !holds(others, variableCount: variableCount) { return "without member \(left) the others still do not hold" }
    }
    return nil
  }

  /// Whether a solver that knows nothing else finds values with which, by substitution, all rows hold.
  private static func holds(_ rows: [LinearConstraint], variableCount: Int) -> Bool {
    var system = SolvedSystem(rows, variableCount: variableCount)
    for index in 0..<variableCount { system.settle(Variable(index: index), near: 0) }
    return rows.allSatisfy { holds($0, in: system) }
  }

  private static func holds(_ row: LinearConstraint, in system: SolvedSystem) -> Bool {
    let left = row.expression.terms.reduce(row.expression.constant) {
      $0 + $1.coefficient * system.value($1.variable)
    }
    switch row.relation {
    case .equal: return abs(left) < 1e-3
    case .lessThanOrEqual: return left < 1e-3
    case .greaterThanOrEqual: return left > -1e-3
    }
  }
}
