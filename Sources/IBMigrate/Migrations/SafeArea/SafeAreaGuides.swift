import IBModel
import IBSource
import IBSyntax

/// The safe area guides of a document after the migration: ids by view, and the edits that write the new ones.
struct SafeAreaGuides {
  /// View index → id of its guide.
  private var idOfView: [Int: String] = [:]
  private(set) var edits: [TextEdit] = []
  /// Whether the document holds a guide of a view when it is done; Xcode's capability depends on it.
  let isAnyPresent: Bool

  init(_ scope: SafeAreaScope, ids: inout ObjectIDs) {
    let document = scope.document
    isAnyPresent =
      !scope.viewsToGuide.isEmpty || document.guides.contains { $0.element.name == .viewLayoutGuide }
    for (view, guide) in scope.guideOfView { idOfView[view] = document.guides[guide].id }
    let placement = GuidePlacement(document.header.tools)
    for view in scope.viewsToGuide {
      let element = document.views[view].element
      let id = ids.make(for: "safeArea of \(document.views[view].id)")
      idOfView[view] = id
      let markup = "<viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>"
      edits.append(SyntaxEdit.insertChild([markup], in: element, after: placement.predecessor(in: element)))
    }
  }

  func id(of view: Int) -> String? { idOfView[view] }
}
