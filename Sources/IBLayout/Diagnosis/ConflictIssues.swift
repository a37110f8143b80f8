import IBModel
import IBSource

/// Conflicts, in the terms of the file: one issue for each minimal set of rows that cannot all hold.
///
/// Steps: 1. the rows of a set become parties; several rows of one stack view or mask are one party; 2. of sets with
/// the same parties the first is reported; 3. the message names the party that is broken. That is the row added last,
/// and rows are added in the order minimum lengths, containers, masks, stack views, constraints of the file in document
/// order, intrinsic sizes: so a constraint of the file is broken and not the frame that it refers to, and of two
/// constraints the later one. Which one UIKit breaks is not documented.
struct ConflictIssues {
  let island: SolvedIsland

  private var scene: ResolvedScene { island.scene }

  func issues(_ conflicts: [RowConflict]) -> [LayoutIssue] {
    var reported: Set<[LinearConstraint.Origin]> = []
    return conflicts.compactMap { conflict in
      let parties = parties(of: conflict)
      return reported.insert(parties).inserted ? issue(conflict, parties) : nil
    }
  }

  // MARK: - 1

  private func parties(of conflict: RowConflict) -> [LinearConstraint.Origin] {
    var seen: Set<LinearConstraint.Origin> = []
    return conflict.members.map(\.origin).filter { seen.insert($0).inserted }
  }

  // MARK: - 3

  private func issue(_ conflict: RowConflict, _ parties: [LinearConstraint.Origin]) -> LayoutIssue {
    let constraints = parties.compactMap { party in
      if case .document(let id) = party { id } else { nil }
    }
    let view = scene.constraints.first { constraints.contains($0.id) }?.holder ?? parties.lazy.compactMap(view).first
    var issue = LayoutIssue(
      .conflict, view: view.map { scene.views[$0].id }, constraints: constraints,
      message: message(conflict, parties))
    issue.parties = parties.map(party)
    issue.rejected = party(conflict.rejected.origin)
    issue.isDoubtful = parties.contains(where: isDoubtful)
    issue.restsOnScreen = parties.contains(where: restsOnScreen)
    return issue
  }

  private func party(_ origin: LinearConstraint.Origin) -> LayoutIssue.Party {
    if case .document(let id) = origin { return LayoutIssue.Party(id: id, words: words(for: origin)) }
    return LayoutIssue.Party(id: view(origin).map { scene.views[$0].id } ?? "", words: words(for: origin))
  }

  /// A size that an app may choose otherwise, or one that depends on our figures for fonts and controls: content sizes
  /// and baselines.
  private func isDoubtful(_ party: LinearConstraint.Origin) -> Bool {
    switch party {
    case .container(let view): scene.views[view].kind.isCell || (view == island.variables.root && island.isSizedByApp)
    case .intrinsic: true
    case .document(let id): scene.constraints.contains { $0.id == id && $0.usesBaseline }
    default: false
    }
  }

  private func restsOnScreen(_ party: LinearConstraint.Origin) -> Bool {
    switch party {
    case .container, .length: true
    case .document(let id): hidesStatusBar && scene.constraints.contains { $0.id == id && $0.usesGuide }
    default: false
    }
  }

  /// Whether the controller has no status bar on the canvas, as if its app hides it.
  private var hidesStatusBar: Bool { scene.owner.hidesStatusBar }

  private func message(_ conflict: RowConflict, _ parties: [LinearConstraint.Origin]) -> String {
    let rejected = words(for: conflict.rejected.origin)
    guard conflict.isContradiction else { return "\(rejected) has a number that no layout can use; it is left out" }
    guard parties.count > 1 else { return "\(rejected) contradicts itself" }
    let all = Wording.list(parties.map(words))
    return "\(all) cannot \(parties.count == 2 ? "both" : "all") hold; \(rejected) is left out"
  }

  private func view(_ party: LinearConstraint.Origin) -> Int? {
    switch party {
    case .document: nil
    case .autoresizing(let view), .intrinsic(let view), .stackView(let view), .container(let view), .length(let view):
      view
    }
  }

  private func words(for party: LinearConstraint.Origin) -> String {
    switch party {
    case .document(let id): "constraint '\(id)'"
    case .autoresizing(let view): "the frame and mask of '\(scene.views[view].id)'"
    case .intrinsic(let view): "the content size of '\(scene.views[view].id)'"
    case .stackView(let view): "the arrangement of stack view '\(scene.views[view].id)'"
    case .container(let view): "the size given to '\(scene.views[view].id)'"
    case .length(let view): "the rule that '\(scene.views[view].id)' must not be negative"
    }
  }
}
