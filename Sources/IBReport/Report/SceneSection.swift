import IBCompare
import IBLayout
import IBModel
import IBSource

/// What reports for people say about one scene, sentence by sentence; text and Markdown only set it.
struct SceneSection {
  let comparison: SceneComparison
  let labels: ConfigurationLabels

  init(_ comparison: SceneComparison) {
    self.comparison = comparison
    labels = ConfigurationLabels(comparison)
  }

  /// What people call the scene: its title, else its class, else the kind of scene with its id.
  var name: String {
    let scene = comparison.scene
    return (scene.title ?? scene.customClass ?? scene.controller.map { "scene of \($0)" } ?? scene.id).onOneLine
  }

  /// The class where the name does not say it already.
  var customClass: String? {
    let scene = comparison.scene
    return scene.title == nil ? nil : scene.customClass?.onOneLine
  }

  /// Such as `wC hR | wC hC, wR hC | wR hR`: configurations that look the same are together.
  func groups(separator: String) -> String {
    comparison.groups.map(labels.text).joined(separator: separator)
  }

  /// How much differs, such as `1 view, 8 constraints, 2 constants, 1 font`.
  var counts: String {
    var names: [String] = []
    var counts: [String: Int] = [:]
    for difference in comparison.differences {
      let name: String
      switch difference.aspect {
      case .installed: name = difference.object.isConstraint ? "constraint" : "view"
      case .property(let property): name = PropertyWords.name(property)
      }
      if counts[name] == nil { names.append(name) }
      counts[name, default: 0] += 1
    }
    return names.map { Self.counted(counts[$0] ?? 0, $0) }.joined(separator: ", ")
  }

  /// Most properties have no plural.
  private static func counted(_ count: Int, _ name: String) -> String {
    switch name {
    case "view", "constraint", "constant", "font", "image": Wording.count(count, name)
    default: "\(count) × \(name)"
    }
  }

  /// Objects of which the same is to be said, views before constraints.
  struct Row {
    let words: String
    var objects: [SceneComparison.Object]
  }

  var rows: [Row] {
    let words = DifferenceWords(labels)
    var rows: [Row] = []
    var places: [String: Int] = [:]
    for difference in comparison.differences {
      let text = words.text(difference)
      // A row of views and a row of constraints, even where both are installed in the same configurations.
      let key = "\(difference.object.isConstraint) \(text)"
      if let place = places[key] {
        rows[place].objects.append(difference.object)
      } else {
        places[key] = rows.count
        rows.append(Row(words: text, objects: [difference.object]))
      }
    }
    return rows
  }

  /// Such as `wC hC: clipped 'ghv-oT-HSe' (its text needs more room)`, for issues that do not show everywhere.
  var issues: [(place: String, words: String)] {
    comparison.partialIssues.map { entry in
      let object = entry.issue.view.map { " '\($0)'" } ?? ""
      return (
        labels.text(entry.configurations), "\(entry.issue.kind.rawValue)\(object): \(entry.issue.message)".onOneLine
      )
    }
  }

  /// How many views are placed by the same distances everywhere.
  var steadyViews: String {
    let steady = comparison.placedViews - comparison.movements.count
    return "\(steady) of \(Wording.count(comparison.placedViews, "view keeps its", "views keep their")) distances"
  }

  /// Such as `16, 24, 361 × 120`: from the safe area's leading and top edge; `–` for a view that is not there.
  static func words(for frame: RelativeFrame?) -> String {
    guard let frame else { return "–" }
    let number = Wording.number
    let (x, y) = (frame.horizontal, frame.vertical)
    return "\(number(x.start)), \(number(y.start)), \(Wording.size(x.length, y.length))"
  }

  /// Such as `393 × 852`.
  static func words(for size: Size) -> String {
    Wording.size(size.width, size.height)
  }

  /// Such as `wC hR`; `wR hR, inside wC hR` where a container changes them.
  static func classes(of column: ComparedConfiguration) -> String {
    column.configuration.sizeClassName + (column.inside.map { ", inside \($0.name)" } ?? "")
  }

  /// How many take part of how many, such as `4 of 5`.
  static func words(for installed: ComparedConfiguration.Installed) -> String {
    "\(installed.count) of \(installed.count + installed.missing.count)"
  }
}
