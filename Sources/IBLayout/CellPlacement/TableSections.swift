import IBContent
import IBModel

/// The positions of a table's sections.
///
/// Source: Measurements/Cells.md#first-row and #section-gap; for devices, Measurements/Cells.md#device-headers. A
/// length that neither gives (the height of a footer's text) is nil, and the stored frame is used.
struct TableSections {
  typealias Section = TableSectionContent.Titles

  let table: TableContent
  let configuration: TraitConfiguration

  private var isPlain: Bool { table.style == .plain }

  /// The top of the first row, in points from the top of the content, below a header view of this height.
  ///
  /// - Parameter section: nil for a prototype.
  func firstRow(in section: Section?, belowHeaderView header: Double) -> Double? {
    // Above prototypes, the canvas has a caption as high as a header; a device does not.
    let hasHeader = section?.header != nil || !table.isStatic && configuration.canvasEra != nil
    if isPlain { return header + (hasHeader ? plainHeader : untitledPlainHeader) }
    return header + (hasHeader ? groupedHeader : untitledGroupedHeader)
  }

  /// The space between the last row of one section and the first of the next; nil if a footer's text determines it.
  func gap(after section: Section, before next: Section) -> Double? {
    guard section.footer == nil else { return nil }
    if isPlain, configuration.canvasEra == nil { return next.header == nil ? untitledPlainHeader : plainHeader }
    if isPlain { return configuration.controls == .ios7 ? 28 : 56 }
    guard next.header != nil else { return 36 }
    return (table.sectionFooterHeight ?? 18) + (isSmallText ? 42 : 38)
  }

  private var isSmallText: Bool { configuration.textSize == .extraSmall }
  private var isFine: Bool { configuration.scale >= 3 }

  /// Source: 662 of 715 tables.
  private var groupedHeader: Double {
    if isSmallText { return isFine ? 49 : 49.5 }
    return isFine ? 166.0 / 3 : 55.5
  }

  /// 35 before Xcode 11 (52 of 53); the header's own height from then on.
  private var untitledGroupedHeader: Double {
    guard configuration.controls > .ios7, let height = table.sectionHeaderHeight, height > 0 else { return 35 }
    return height
  }

  /// 632 of 637; iOS 15 added 22 points above a header (Measurements/Cells.md#device-headers).
  private var plainHeader: Double {
    if configuration.controls == .ios7, table.sectionHeaderHeight == 22 { return 22 }
    if isSmallText { return isFine ? 134.0 / 3 : 44.5 }
    return configuration.hasPaddedHeaders ? 50 : 28
  }

  /// 86 of 86 before Xcode 11.
  private var untitledPlainHeader: Double {
    configuration.controls == .ios7 || configuration.canvasEra == nil ? 0 : plainHeader
  }
}

extension TraitConfiguration {
  /// Whether section headers of a plain table have padding above them, as from iOS 15 and Xcode 14 on.
  fileprivate var hasPaddedHeaders: Bool {
    canvasEra.map(\.hasPaddedSectionHeaders) ?? systemRelease.hasPaddedSectionHeaders
  }
}
