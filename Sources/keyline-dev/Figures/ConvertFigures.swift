import Foundation
import IBConvert
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// `keyline-dev convert-figures <folder> [--projects FILE] [--examples N] [--cause WORDS] [--release N] [--keep]`:
/// counts the scenes and views in a folder of scene files that convert to SwiftUI with proof, by size of the scene and
/// by arrangement of containers, and the reasons why scenes are not proven, the most frequent first; then the results
/// of the second proof, with SwiftUI's own sizes of controls. `--release N` takes the configurations of that iOS,
/// `--keep` puts controls into frames of UIKit's sizes.
///
/// A tree is inferred on the four size classes and judged on nine configurations, five of which the inference never
/// sees.
enum ConvertFigures: MaintainersCommand {
  static let name = "convert-figures"
  static let usage =
    "<folder> [--projects FILE] [--every N] [--from N] [--examples N] [--cause WORDS] [--release N] [--keep]"

  /// The configurations that only the proof looks at.
  private static let unseen = [
    "iphone-se-3", "iphone-se-3,landscape", "iphone-15-pro-max", "ipad-9,landscape", "ipad-pro-11,split-1-2",
  ]

  static func run(_ words: CommandWords) throws -> Bool {
    let folder = try words.only("folder")
    let release = words["--release"].map { ",ios-\($0)" } ?? ""
    let classes = ConfigurationSet.finalSizeClasses.map { $0.name.replacing(".", with: ",") }
    var configurations: [TraitConfiguration] = []
    let seen = classes.count
    for word in classes + unseen {
      switch ConfigurationSpec.parse(word + release) {
      case .success(let spec): configurations.append(spec.configuration)
      case .failure(let problem): throw Mistake(problem.message)
      }
    }
    var figures = FigureTable(examples: try words.number("--examples", else: 3), cause: words["--cause"] ?? "")
    figures.sizes.options.keepsControlSizes = words.has("--keep")
    let named = try words["--projects"].map(projects)
    let (every, from) = (max(1, try words.number("--every", else: 1)), try words.number("--from", else: 0))
    for file in try files(in: folder, named, every: every, from: from) {
      figures.add(file, folder, configurations, seen: seen)
    }
    print(figures.text, terminator: "")
    return true
  }

  /// The names that a file lists, one a line.
  private static func projects(in path: String) throws -> Set<String> {
    guard let data = FileManager.default.contents(atPath: path) else { throw Mistake("\(path) cannot be read") }
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// The scene files of every nth project. A project is a folder directly in `folder`.
  ///
  /// - Parameter named: the projects to choose from; nil for all.
  private static func files(in folder: String, _ named: Set<String>?, every: Int, from: Int) throws -> [String] {
    let projects = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { named?.contains($0) ?? true }
    let chosen = projects.indices.filter { $0 % every == from % every }.map { projects[$0] }
    return chosen.flatMap { project -> [String] in
      let root = folder + "/" + project
      let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { project + "/" + $0 }
    }
  }
}
