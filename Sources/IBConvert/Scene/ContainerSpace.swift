import IBModel

/// The space that a container offers its views in each configuration.
struct ContainerSpace {
  var rects: [Rect]
  var safe: [EdgeInsets]
  /// The system margin of the scene's view in points from the safe area; nil if it does not apply.
  var margins: [Double]?
  /// The axes on which the views determine the length of the container.
  var contentSizedAxes: AxisSet
  /// Whether it is that of a whole row or screen, whose length around it is unknown.
  var isRoot = false

  /// The space in the first configurations only.
  func prefix(_ count: Int) -> ContainerSpace {
    ContainerSpace(
      rects: Array(rects.prefix(count)), safe: Array(safe.prefix(count)),
      margins: margins.map { Array($0.prefix(count)) },
      contentSizedAxes: contentSizedAxes, isRoot: isRoot)
  }

  var isWhole: Bool { safe.contains { $0 != .zero } }

  enum Reference: CaseIterable {
    case safe, bounds, margin
  }

  func insets(of rects: [Rect], _ edge: Edge, from reference: Reference) -> [Double] {
    rects.indices.map { inset(of: rects[$0], edge, from: reference, $0) }
  }

  func inset(of rect: Rect, _ edge: Edge, from reference: Reference, _ configuration: Int) -> Double {
    let region = rects[configuration]
    let distance =
      switch edge {
      case .top: rect.y - region.y
      case .leading: rect.x - region.x
      case .bottom: region.maxY - rect.maxY
      case .trailing: region.maxX - rect.maxX
      }
    return switch reference {
    case .bounds: distance
    case .safe: distance - safe[configuration][edge]
    case .margin: distance - safe[configuration][edge] - (margins?[configuration] ?? 0)
    }
  }

  func isUsable(_ reference: Reference, _ edge: Edge) -> Bool {
    switch reference {
    case .safe: true
    case .bounds: safe.contains { $0[edge] != 0 }
    case .margin: margins != nil && edge.axis == .horizontal
    }
  }
}
