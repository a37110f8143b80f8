import IBCode
import IBConvert
import IBLayout
import IBLint
import IBSource
import IBTexts

/// What the sources and translations of projects show about the documents of a conversion.
struct ConversionSources: Sendable {
  private let project: LintProject
  /// Whether the user chose the source of texts.
  private let hasStrings: Bool

  init(
    _ files: [InputFile], _ file: ConfigurationFile, _ environments: LayoutEnvironments, _ session: Session
  ) async {
    hasStrings = session.invocation.value(.strings) != nil
    var plan = LintPlan(file, in: session.world)
    plan.layout = nil
    project = await LintProject(files, plan, environments, in: session.world, width: session.width)
  }

  /// The options for a document.
  ///
  /// Keys keep the translations of a document. Without sources, any code may set its texts.
  ///
  /// - Parameter cells: the cells of all documents of the run.
  func options(_ options: ConversionOptions, for path: String, _ cells: [ConvertedCell]) -> ConversionOptions {
    let surroundings = project.surroundings(of: path)
    var options = options
    if !hasStrings, surroundings.translations()?.hasTexts == true { options.strings = .keys }
    guard let sources = surroundings.code()?.sources, sources.hasClasses else { return options }
    options.declaresClass = { sources.declaresClass($0) }
    options.hidesClass = { name in
      let paths = sources.sources(of: name)
      return !paths.isEmpty && paths.allSatisfy { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    }
    options.changes = { outlet, owner in
      // A class of a library may fill its outlets.
      guard owner.map(sources.declares) != false else { return .fills }
      let object = ObjectName(outlet, of: owner)
      let isOnlyAdded = sources.moves(object) && !sources.hides(object)
      var changes: OutletChanges = sources.fills(object) ? .fills : []
      if sources.depicts(object) { changes.insert(.depicts) }
      if sources.taps(object) { changes.insert(.taps) }
      if sources.toggles(object), !isOnlyAdded { changes.insert(.toggles) }
      if sources.enables(object) || sources.disables(object) { changes.insert(.enables) }
      return changes
    }
    options.cornerRadius = { outlet, owner in
      owner.map(sources.declares) == true ? sources.cornerRadius(of: ObjectName(outlet, of: owner)) : nil
    }
    options.selects = { owner, isTable in
      let selectors = sources.members(of: owner)?.selectors ?? []
      return (isTable ? Self.rowSelectors : Self.itemSelectors).contains(where: selectors.contains)
    }
    options.cells = { owner, isTable in
      let shown = cells.filter { cell in
        cell.isRow == isTable && cell.names.contains { sources.mayShow(cell: $0, in: owner) }
      }
      let nearest = Dictionary(grouping: shown) { $0.names[0] }.values.compactMap { cells in
        cells.max { Self.commonFolders($0.path, path) < Self.commonFolders($1.path, path) }?.type
      }
      let known = Set(shown.flatMap(\.names))
      let classes = sources.cellClasses(of: isTable ? "UITableViewCell" : "UICollectionViewCell", in: owner)
      return ShownCells(structs: nearest.sorted(), classes: classes.filter { !known.contains($0) })
    }
    return options
  }

  /// The methods of a delegate for taps, in Objective-C and as Swift names them.
  private static let rowSelectors = ["tableView:didSelectRowAtIndexPath:", "tableView:didSelectRowAt:"]
  private static let itemSelectors = ["collectionView:didSelectItemAtIndexPath:", "collectionView:didSelectItemAt:"]

  /// The number of folders, from the first one, that two paths have in common.
  private static func commonFolders(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
