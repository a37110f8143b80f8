import ProposalLayout

/// Guides and alignments as SwiftUI writes them.
enum GuideSource {
  static func name(_ guide: Guide) -> String {
    switch guide.standard {
    case .horizontalCenter, .verticalCenter: "center"
    default: guide.standard.rawValue
    }
  }

  static func text(_ alignment: Alignment) -> String {
    if let named = Alignment.named.first(where: { $0.alignment == alignment }) { return ".\(named.name)" }
    return "Alignment(horizontal: .\(name(alignment.horizontal)), vertical: .\(name(alignment.vertical)))"
  }
}
