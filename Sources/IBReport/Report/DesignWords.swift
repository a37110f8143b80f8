import IBCompare
import IBLayout
import IBModel
import IBProject
import IBSource

/// The changes that a screen's variations make, for readers: classes of windows instead of size classes, counts instead
/// of lists.
struct DesignWords {
  let scene: ReportScene
  let names: ReaderNames
  let rearrangement: DesignRearrangement

  /// A change with its place, the changed objects, and the views that they are about.
  private struct Change {
    var what: String
    let place: String
    let isConstraint: Bool
    /// Whether another change of the same objects can join it.
    let isValue: Bool
    /// Changes of the first rank, which people notice most, come first.
    var rank: Rank
    var objects: [String] = []
    var subjects: [String] = []
  }

  private enum Rank: Comparable, CaseIterable {
    /// A view or its length.
    case view
    case font, other
    /// A distance, or which constraints are installed.
    case constraint
  }

  /// For example `constant 12 → 32 on iPad: Logo.top and 2 more`, and the number of changes without a line. An equal change of
  /// several objects is listed once, and so are several changes of the same objects in the same windows.
  var lines: (texts: [String], others: Int) {
    let (left, swaps) = rearrangement.summary()
    let conflicting = rearrangement.conflicting
    let stacks = Stack.all(scene.comparison.differences, rearrangement.document)
    var changes: [Change] = []
    var numbers: [[String]: Int] = [:]
    var without = 0
    let lacking = Set(scene.comparison.missingImages.map(\.object.id))
    for difference in rearrangement.differences(without: left) {
      // The line about the missing file is about this change, too.
      if difference.aspect == .property("image"), difference.runs.count < 3, lacking.contains(difference.object.id) {
        continue
      }
      if difference.aspect == .installed, left.contains(difference.object.id) { continue }
      // A constraint that does not hold still has another constant.
      let isBroken = difference.aspect != .property("constant") && conflicting.contains(difference.object.id)
      if isSpace(difference) || arrangesOne(difference) || isBroken || rearrangement.changesNothing(difference) {
        without += 1
        continue
      }
      if stacks[difference.object.id]?.tells(difference) == true { continue }
      guard let change = change(difference) else { continue }
      let key = [change.what, change.place, change.isConstraint ? "constraint" : ""]
      let index = numbers[key] ?? changes.endIndex
      if index == changes.endIndex {
        numbers[key] = index
        changes.append(change)
      }
      changes[index].objects.append(name(of: difference))
      let subject = subject(of: difference)
      if !changes[index].subjects.contains(subject) { changes[index].subjects.append(subject) }
    }
    numbers = [:]
    changes = changes.reduce(into: []) { joined, change in
      let key = [change.place] + change.objects
      if change.isValue, let same = numbers[key] {
        joined[same].rank = min(joined[same].rank, change.rank)
        let bare = Self.withoutRelation(change.what)
        // A limit that changes in the same way as the length adds nothing.
        if Self.withoutRelation(joined[same].what) == bare {
          joined[same].what = bare
        } else {
          joined[same].what += ", \(change.what)"
        }
      } else {
        if change.isValue { numbers[key] = joined.endIndex }
        joined.append(change)
      }
    }
    changes = Rank.allCases.flatMap { rank in changes.filter { $0.rank == rank } }
    // Several objects may show the image. A set without any file is a fault and no design (`empty-asset-set`).
    var images: [String] = []
    let all = scene.comparison.configurations.count
    for missing in scene.comparison.missingImages where missing.configurations.count < all {
      let text = "image \(ObjectWords.name(missing.name)) has no file on \(words(missing.configurations))"
      if !images.contains(text) { images.append(text) }
    }
    let told = Set(stacks.values.flatMap(\.views))
    let own = swaps.filter { !told.isSuperset(of: $0.views) }
    // Frames are the effect of the values that change.
    let arranged = own.filter {
      $0.arrangements != nil || $0.placements != nil || !changes.contains(where: \.isValue)
    }.compactMap(text)
    let lines =
      images + stacks.values.sorted { $0.index < $1.index }.map(text) + arranged
      + changes.map { change in
        let text = change.what + change.place
        guard change.objects.count > 2 else { return "\(Wording.list(change.objects)): \(text)" }
        let views = Wording.list(change.subjects, atMost: Self.mostViews)
        return change.isConstraint
          ? "\(Wording.count(change.objects.count, "constraint")) of \(views): \(text)" : "\(views): \(text)"
      }
    return (lines, own.count - arranged.count + without)
  }

  /// Whether a space between other views is installed in some windows only.
  private func isSpace(_ difference: SceneComparison.Difference) -> Bool {
    guard difference.aspect == .installed, !names.isConnected(difference.object.id),
      case .view(let index)? = rearrangement.document.objects[difference.object.id]
    else { return false }
    return rearrangement.document.isSpace(view: index)
  }

  /// Whether the axis or the spacing of a stack view changes that has only one view to arrange.
  private func arrangesOne(_ difference: SceneComparison.Difference) -> Bool {
    guard [.property("axis"), .property("spacing")].contains(difference.aspect),
      case .view(let index)? = rearrangement.document.objects[difference.object.id]
    else { return false }
    return rearrangement.document.views[index].children.count < 2
  }

  /// A stack view whose axis a variation changes.
  private struct Stack {
    let index: Int
    /// The ids of its arranged subviews, in their order.
    let views: [String]
    let axis: SceneComparison.Difference
    /// The other changes in the same windows.
    var others: [SceneComparison.Difference] = []

    /// By id: the stack views whose axis has one value in some windows and another one in the rest.
    static func all(_ differences: [SceneComparison.Difference], _ document: Document) -> [String: Stack] {
      var stacks: [String: Stack] = [:]
      for difference in differences where difference.aspect == .property("axis") && difference.runs.count == 2 {
        guard case .view(let index)? = document.objects[difference.object.id] else { continue }
        let views = document.views[index].children.map { document.views[$0].id }
        if views.count > 1 { stacks[difference.object.id] = Stack(index: index, views: views, axis: difference) }
      }
      if stacks.isEmpty { return [:] }
      for difference in differences {
        guard case .property(let name) = difference.aspect, name != "axis", name != "hidden",
          let stack = stacks[difference.object.id]
        else { continue }
        if difference.runs.map(\.places) == stack.axis.runs.map(\.places) {
          stacks[difference.object.id]?.others.append(difference)
        }
      }
      return stacks
    }

    /// Whether the line of the stack view contains the change.
    func tells(_ difference: SceneComparison.Difference) -> Bool {
      axis == difference || others.contains(difference)
    }
  }

  /// Such as `title and artist: side by side on iPad, one below the other elsewhere (alignment fill → center)`.
  private func text(_ stack: Stack) -> String {
    let runs = stack.axis.runs
    let isRow = runs[1].value == .word("horizontal")
    let (there, elsewhere): (DesignRearrangement.Arrangement, DesignRearrangement.Arrangement) =
      isRow ? (.row, .column) : (.column, .row)
    let more = stack.others.map { difference in
      let values = difference.runs.map { PropertyWords.text($0.value) }
      return "\(subject(ofProperty: difference.aspect)) \(values[0]) → \(values[1])"
    }
    let end = more.isEmpty ? "" : " (\(more.joined(separator: ", ")))"
    return "\(Wording.list(stack.views.map(names.name), atMost: Self.mostViews)): \(Self.words(there)) on "
      + "\(words(runs[1].places)), \(Self.words(elsewhere)) elsewhere\(end)"
  }

  private static func withoutRelation(_ text: String) -> String {
    text.replacing("≤ ", with: "").replacing("≥ ", with: "")
  }

  private func subject(ofProperty aspect: SceneComparison.Difference.Aspect) -> String {
    if case .property(let name) = aspect { PropertyWords.name(name) } else { "" }
  }

  /// Such as `Picture and Panel: side by side on iPhone landscape, one below the other elsewhere`, or
  /// `Picture: at the right on iPad, at the bottom elsewhere`, or `Picture: 240 × 240 pt on iPad, 120 × 120 pt elsewhere`;
  /// nil for any other change.
  private func text(_ swap: DesignRearrangement.Swap) -> String? {
    let place = words(swap.windows)
    if let (there, elsewhere) = swap.arrangements {
      let views = Wording.list(swap.views.map(names.name), atMost: Self.mostViews)
      return "\(views): \(Self.words(there)) on \(place), \(Self.words(elsewhere)) elsewhere"
    }
    if let (views, there, elsewhere) = swap.placements {
      let names = Wording.list(views.map(names.name), atMost: Self.mostViews)
      return "\(names): \(there) on \(place), \(elsewhere) elsewhere"
    }
    guard let size = swap.sizes.first else { return nil }
    let more = swap.sizes.count == 1 ? "" : "; \(Wording.count(swap.sizes.count - 1, "more view"))"
    return "\(names.name(of: size.view)): \(Wording.size(size.there.width, size.there.height)) pt on \(place), "
      + "\(Wording.size(size.elsewhere.width, size.elsewhere.height)) pt elsewhere\(more)"
  }

  private static func words(_ arrangement: DesignRearrangement.Arrangement) -> String {
    switch arrangement {
    case .row: "side by side"
    case .column: "one below the other"
    case .grid(let rows, let columns): "in \(rows) rows of \(columns)"
    }
  }

  /// The most views that a line about several names.
  private static let mostViews = 3

  private func subject(of difference: SceneComparison.Difference) -> String {
    names.subject(ofConstraint: difference.object.id) ?? names.name(of: difference.object.id)
  }

  /// The name of the changed object. If a constant changes, that is the view for its length, otherwise the equation
  /// of the constraint without the constant.
  private func name(of difference: SceneComparison.Difference) -> String {
    let id = difference.object.id
    guard difference.aspect == .property("constant") else { return names.name(of: id) }
    return names.length(ofConstraint: id)?.view ?? names.equation(of: id) ?? names.name(of: id)
  }

  private func change(_ difference: SceneComparison.Difference) -> Change? {
    switch difference.aspect {
    case .installed: return flag(difference, "only", "not")
    case .property("hidden"): return flag(difference, "hidden", "shown")
    case .property(let name):
      let runs = difference.runs
      guard runs.count > 1 else { return nil }
      let length = name == "constant" ? names.length(ofConstraint: difference.object.id) : nil
      let values = PropertyWords.alternatives(runs.map(\.value))
      let start = "\(length?.attribute ?? PropertyWords.name(name)) \(values[0]) → "
      let isConstraint = difference.object.isConstraint && length == nil
      let rank: Rank = isConstraint ? .constraint : length != nil ? .view : name == "fontDescription" ? .font : .other
      if runs.count == 2 {
        return Change(
          what: start + values[1], place: " on \(words(runs[1].places))", isConstraint: isConstraint, isValue: true,
          rank: rank)
      }
      let others = zip(runs, values).dropFirst().map { "\($1) on \(words($0.places))" }
      return Change(
        what: start + others.joined(separator: ", "), place: "", isConstraint: isConstraint, isValue: false, rank: rank)
    }
  }

  private func flag(_ difference: SceneComparison.Difference, _ yes: String, _ no: String) -> Change? {
    let (set, unset) = difference.flags
    guard !set.isEmpty, !unset.isEmpty else { return nil }
    let isFew = set.count <= unset.count
    return Change(
      what: isFew ? yes : no, place: " on \(words(isFew ? set : unset))", isConstraint: difference.object.isConstraint,
      isValue: false, rank: difference.object.isConstraint ? .constraint : .view)
  }

  /// The phones that are of regular width in landscape. Source: `Device.all`, which a test compares.
  static let largePhones = "Plus, Max, XR, 11 and Air"

  /// The classes of some windows: `iPad`, `regular width (iPad, and … phones in landscape)`, `iPhone landscape (except
  /// …)`.
  func words(_ windows: [Int]) -> String {
    let members = Set(windows)
    let all = scene.comparison.configurations
    let regular = Set(all.indices.filter { all[$0].width == .regular })
    if members == regular, regular.contains(where: { scene.classes[$0] == .phoneLandscape }),
      regular.contains(where: { scene.classes[$0] == .pad })
    {
      return "regular width (iPad, and \(Self.largePhones) in landscape)"
    }
    let names = Reach.Class.allCases.compactMap { known -> String? in
      let own = scene.windows(of: known)
      let hit = own.filter(members.contains)
      if hit.isEmpty { return nil }
      if hit.count == own.count { return known.name }
      let wide = own.filter { all[$0].width == .regular }
      if hit == wide { return "\(known.name) (only \(Self.largePhones))" }
      if hit == own.filter({ !wide.contains($0) }) { return "\(known.name) (except \(Self.largePhones))" }
      let others = Set(own.filter { !hit.contains($0) }.map { all[$0].configuration.deviceName })
      let names = hit.map { all[$0].configuration }.map { others.contains($0.deviceName) ? $0.name : $0.deviceName }
      return "\(known.name) (\(Wording.list(names)))"
    }
    let others = windows.filter { scene.classes[$0] == nil }.map { all[$0].configuration.name }
    return Wording.list(names + others)
  }
}

extension ComparedConfiguration {
  fileprivate var width: SizeClass { inside?.horizontal ?? configuration.horizontal }
}
