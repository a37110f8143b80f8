import Testing

/// After a scene is resolved nothing asks an element for an attribute: what a file says is read into typed values in
/// `Content/` and `Controls/`, which know the format, and in `Resolve/`, which applies variations to it.
@Suite struct RawAccessTests {
  private static let readers = ["Content", "Controls", "Resolve"].map { "Sources/IBLayout/\($0)/" }

  /// Files that still read elements. None may be added, and one that no longer does must go from here as well.
  private static let exceptions: Set<String> = [
    "Sources/IBLayout/Cells/BuiltInCell.swift",
    "Sources/IBLayout/Cells/CellLayout.swift",
    "Sources/IBLayout/Cells/CellSeparator.swift",
    "Sources/IBLayout/Cells/CollectionItems.swift",
    "Sources/IBLayout/Cells/ContentViewInsets.swift",
    "Sources/IBLayout/Cells/FlowLayout.swift",
    "Sources/IBLayout/Cells/ResolvedView+TableStyle.swift",
    "Sources/IBLayout/Cells/TableSections.swift",
    "Sources/IBLayout/Expand/StackViewExpansion.swift",
    "Sources/IBLayout/Margins/GuideInsets.swift",
    "Sources/IBLayout/Margins/ScrollInsets.swift",
    "Sources/IBLayout/Scene/ResolvedView.swift",
    "Sources/IBLayout/Scene/TableTraits.swift",
    "Sources/IBLayout/SceneLayouter.swift",
    "Sources/IBLayout/Solve/ConflictCheck.swift",
    "Sources/IBLayout/Solve/SceneMemory.swift",
    "Sources/IBLayout/State/SceneStateReader.swift",
    "Sources/IBLayout/State/VaryingProperties.swift",
  ]

  @Test func onlyReadersOfContentKnowElements() throws {
    let files = try PackageFolder.files(in: "Sources/IBLayout", ending: ".swift").filter { path in
      !Self.readers.contains { path.hasPrefix($0) }
    }
    let raw = try Set(files.filter { try PackageFolder.text($0).contains("import IBSyntax") })
    #expect(raw.subtracting(Self.exceptions).isEmpty)
    #expect(Self.exceptions.subtracting(raw).isEmpty, "exceptions that are not needed")
  }
}
