import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax
import Synchronization

/// Lays out the scenes with findings for the pages, each once.
final class FindingPictures: Sendable {
  /// A plan with one configuration.
  private let plan: LayoutPlan
  private let reader: SourceReader
  /// Documents whose findings are incomplete. Documents over the limit are parsed again. Chosen, not measured.
  private let kept = Mutex(KeptFiles<Document>(limit: 32 << 20))

  init(plan: LayoutPlan, reader: SourceReader) {
    self.plan = plan
    self.reader = reader
  }

  /// Keeps a document until its findings are complete.
  func keep(_ document: Document) {
    let source = document.tree.source
    kept.withLock { $0.keep(document, of: source.origin, size: source.bytes.count) }
  }

  private func parsed(_ source: SourceFile) -> Document? {
    guard case .document(let document, _) = reader.parse(source) else { return nil }
    return document
  }

  /// The scenes of the file, in document order, with findings about views other than the root view.
  func scenes(of findings: FileFindings) -> [FindingScene] {
    let known = kept.withLock { $0.take(findings.source.origin) }
    guard !findings.findings.isEmpty, let document = known ?? parsed(findings.source) else { return [] }
    let places = Set(findings.findings.map(\.range.lower)).compactMap { start in
      document.tree.innermostElement(at: start).map { (start: start, element: $0) }
    }
    return plan.layouts(of: document).all.compactMap { layout in
      let shown = Set(layout.views.lazy.filter { $0.inWindow != nil }.map(\.id))
      var views: [Int: [String]] = [:]
      for (start, element) in places {
        let ids = Self.views(around: element, among: shown)
        if !ids.isEmpty { views[start] = ids }
      }
      // An outline around the whole scene would not show where the problem is.
      let isAboutViews = views.values.contains { $0 != layout.views.first.map { [$0.id] } }
      return isAboutViews ? FindingScene(layout: layout, views: views) : nil
    }
  }

  /// The views of a constraint, or the nearest view around another element.
  private static func views(around element: XMLElement, among shown: Set<String>) -> [String] {
    var element: XMLElement? = element
    while let current = element {
      if current.name == .constraint {
        let items = [current[.firstItem], current[.secondItem]].compactMap(\.self).filter(shown.contains)
        if !items.isEmpty { return items }
      }
      if let id = current[.id], shown.contains(id) { return [id] }
      element = current.parent
    }
    return []
  }
}
