import Foundation
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import LinearSolver
import Testing

@testable import IBLayout

/// Conflicts of real documents, each put to a solver of its own. A sample of the documents, because a debug build is
/// slow.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct MinimalConflictTests {
  private static let stride = 25

  @Test func everySetIsInfeasibleAndFeasibleWithoutAnyOneMember() throws {
    var sets = 0
    for index in Swift.stride(from: 0, to: Corpus.documents.count, by: Self.stride) {
      let url = Corpus.documents[index]
      let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree),
        document.flavour.platform == .iOS
      else { continue }
      for island in Self.islands(of: document) {
        for conflict in island.solution.system.conflicts where conflict.isContradiction {
          sets += 1
          let problem = Self.problem(of: conflict.members, variableCount: island.variables.count)
          #expect(problem == nil, "\(url.path) \(island.scene.configuration.name)")
        }
      }
    }
    print("\(sets) conflict sets")
    #expect(sets > 0)
  }

  private static func islands(of document: Document) -> [SolvedIsland] {
    let canvas = ConfigurationSet.canvas(of: document)
    let graph = ContainerGraph(document)
    return ([canvas].compactMap(\.self) + ConfigurationSet.finalSizeClasses).flatMap { configuration in
      document.roots.flatMap { root in
        let context = ContainerResolver(document: document, graph: graph, configuration: configuration)
          .context(ofRoot: root)
        let scene = SceneResolver.resolve(document, root: root, in: context.configuration)
        return SceneLayouter(scene: scene, context: context).islands()
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
    return rows.allSatisfy { row in
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
}
