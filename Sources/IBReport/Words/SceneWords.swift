import IBCompare
import IBLayout
import IBModel
import IBSource

/// One scene of a report in words; the text and Markdown emitters only arrange them.
struct SceneWords {
  let comparison: SceneComparison
  let labels: ConfigurationLabels

  init(_ comparison: SceneComparison) {
    self.comparison = comparison
    labels = ConfigurationLabels(comparison)
  }

  var name: String { Self.name(of: comparison.scene) }

  /// The name of a scene: its title, else its class, else the kind of scene with its id.
  static func name(of scene: SceneLayout.Identity) -> String {
    (scene.title ?? scene.customClass ?? scene.controller.map { "scene of \($0)" } ?? scene.id).onOneLine
  }

  /// The class, unless the name has it already.
  var customClass: String? {
    let scene = comparison.scene
    return scene.title == nil ? nil : scene.customClass?.onOneLine
  }

  /// Such as `wC hR | wC hC, wR hC | wR hR`: configurations that look the same are in one group.
  func groups(separator: String) -> String {
    comparison.groups.map(labels.text).joined(separator: separator)
  }

  /// The number of differences, such as `1 view, 8 constraints, 2 constants, 1 font`.
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

  /// Objects with the same difference, views before constraints.
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
      // Views and constraints have separate rows, even if both are installed in the same configurations.
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

  /// Such as `wC hC: clipped 'ghv-oT-HSe' (its text needs more room)`, for issues that only some configurations have.
  var issues: [(place: String, words: String)] {
    comparison.partialIssues.map { entry in
      let object = entry.issue.view.map { " '\($0)'" } ?? ""
      return (
        labels.text(entry.configurations), "\(entry.issue.kind.rawValue)\(object): \(entry.issue.message)".onOneLine
      )
    }
  }

  /// Such as `image Logo of image view '5Fc-xa-1nd' has no file for wR hR`.
  var missingImages: [String] {
    comparison.missingImages.map { missing in
      "image \(ObjectWords.name(missing.name)) of \(missing.object.words) '\(missing.object.id)' has no file for "
        + labels.text(missing.configurations)
    }
  }

  /// The number of views with the same distances in all configurations.
  var steadyViews: String {
    let steady = comparison.placedViews - comparison.movements.count
    return "\(steady) of \(Wording.count(comparison.placedViews, "view keeps its", "views keep their")) distances"
  }

  /// Such as `16, 24, 361 × 120`: from the safe area's leading and top edge; `–` for a view that is not installed.
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

  /// Such as `wC hR`; `wR hR, inside wC hR` where a container changes the size classes.
  static func classes(of column: ComparedConfiguration) -> String {
    column.configuration.sizeClassName + (column.inside.map { ", inside \($0.name)" } ?? "")
  }

  /// How many of all objects are installed, such as `4 of 5`.
  static func words(for installed: ComparedConfiguration.Installed) -> String {
    "\(installed.count) of \(installed.count + installed.missing.count)"
  }
}
