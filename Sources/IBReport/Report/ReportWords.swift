import IBLayout
import IBSource

/// The sentences of a report that text and Markdown share.
enum ReportWords {
  /// The most line numbers that a report gives for one statement.
  static let mostLineNumbers = 4

  /// Such as `4 screens break, 4 may break, 1 changes by design, 56 only stretch, 17 stay as they are`.
  static func summary(_ report: ReportArrangement) -> String {
    let counts = report.counts
    let parts = [
      phrase(counts.breakingParts, "cell or view breaks", "cells or views break"),
      phrase(counts.mayBreakParts, "cell or view may break", "cells or views may break"),
      phrase(
        counts.byDesignParts, "cell or view changes by design", "cells or views change by design"),
      phrase(counts.everywhere, "problem in every size class", "problems in every size class"),
    ].compactMap(\.self)
    if counts.screens == 0 {
      let others = FindingsXcodeEmitter.kinds(report.skipped).map { " (skipped: \($0))" } ?? ""
      return (["no screen to lay out\(others)"] + parts).joined(separator: ", ")
    }
    let whole =
      counts.inAssumedLandscape + counts.inLandscapeOfCode > 0
      ? "no screen breaks outside iPhone landscape"
      : counts.everywhere == 0
        ? "no screen breaks in any size class" : "no screen has a problem in only some size classes"
    let screens = [counts.breaking + counts.mayBreak == 0 ? whole : nil, standings(counts)].compactMap(\.self)
    return (screens + parts).joined(separator: ", ")
  }

  /// The number of screens of each kind, the first with its noun; nil without any screens.
  static func standings(_ counts: ReportArrangement.Counts) -> String? {
    let kinds = [
      (counts.breaking, "breaks", "break"), (counts.mayBreak, "may break", "may break"),
      (counts.byDesign, "changes by design", "change by design"), (counts.stretch, "only stretches", "only stretch"),
      (counts.same, "stays as it is", "stay as they are"),
    ].filter { $0.0 > 0 }
    guard let first = kinds.first else { return nil }
    let rest = kinds.dropFirst().map { Wording.count($0.0, $0.1, $0.2) }
    return ([Wording.count(first.0, "screen \(first.1)", "screens \(first.2)")] + rest).joined(separator: ", ")
  }

  /// The documents that the app does not use, by the reason in words.
  static func unused(
    _ all: [(document: String, reason: ReportArrangement.LeftOut.Unused)]
  ) -> [(words: String, documents: [String])] {
    let groups = Dictionary(grouping: all) { entry in
      switch entry.reason {
      case .unbuilt(nil): "that no target builds"
      case .missing: "that code names, but no target builds"
      case .unbuilt(let user?): "that no target builds, although the property list of '\(user.onOneLine)' names it"
      case .unloaded: "that the app never loads"
      }
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.document)) }
  }

  /// The most places of variations for a Mac that are named.
  private static let mostPlaces = 3

  /// Such as `2 variations for a Mac (Main.storyboard:12 and Main.storyboard:40)`.
  private static func forMac(_ report: ReportArrangement) -> String? {
    let places = report.files.filter { !$0.forMac.isEmpty }.flatMap { file -> [String] in
      let lines = LineMap(file.findings.source.bytes)
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      // One finding is about all variations with its key.
      let told = Set(file.unused.map(\.finding.range.lower))
      let keys = Set(file.forMac.filter { told.contains($0.range.lower) }.map(\.key))
      return file.forMac.filter { !keys.contains($0.key) }.map { "\(name):\(lines.position(of: $0.range.lower).line)" }
    }
    return phrase(places.count, "variation for a Mac", "variations for a Mac")
      .map { "\($0) (\(Wording.list(places, atMost: mostPlaces)))" }
  }

  /// Such as `; so do 2 more`.
  static func soDo(_ count: Int) -> String { "; so \(count == 1 ? "does" : "do") \(count) more" }

  /// Such as `12 files of 3 example apps, such as samples/Login`, or `12 files of the example app samples/Login`; the folder is that of the app with the most documents.
  private static func examples(_ examples: [String: Int]) -> String? {
    guard let most = examples.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
    let folder = most.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let files = Wording.count(examples.values.reduce(0, +), "file")
    let apps = examples.count == 1 ? "the example app" : "\(examples.count) example apps, such as"
    return "\(files) of \(apps) \(folder)"
  }

  private static func phrase(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : Wording.count(count, one, many)
  }

  /// The findings that the report counts but does not list, in words.
  static func leftOut(_ report: ReportArrangement) -> [String] {
    let counts = report.counts
    let windows = report.landscapeWindows
    let landscape = windows.isEmpty ? "" : " (\(windows.map { "--on \($0)" }.joined(separator: " ")))"
    let advice = report.files.reduce(into: [String: Int]()) { $0.merge($1.advice, uniquingKeysWith: +) }
    return [
      report.since.map { since in
        "\(Wording.count(since.older, "older problem")), \(since.gone) gone since \(since.commit.prefix(12))"
      },
      forMac(report),
      counts.everywhere == 0 || !report.everywhere.isEmpty
        ? nil : "\(Wording.count(counts.everywhere, "problem")) in every size class (keyline lint --rule layout)",
      phrase(counts.inAssumedLandscape, "problem", "problems").map {
        "\($0) in iPhone landscape, which is only assumed\(landscape)"
      },
      phrase(counts.inLandscapeOfCode, "problem", "problems").map {
        "\($0) in iPhone landscape, which code may prevent\(landscape)"
      },
      phrase(counts.ofUnknownSizes, "problem that depends", "problems that depend").map {
        "\($0) on a size or position that only code knows\(report.isVerbose ? "" : " (--verbose lists them)")"
      },
      phrase(counts.rearrangements, "change of a constraint or stack view", "changes of constraints or stack views").map
      {
        "\($0) (--format json has them)"
      },
      phrase(counts.redundant, "redundant entry of a variation", "redundant entries of variations").map {
        "\($0) (keyline lint --only-rule unused-variation)"
      },
      examples(report.leftOut.examples),
      phrase(report.leftOut.tests, "file of tests", "files of tests"),
      phrase(
        report.leftOut.ofOtherStages, "file that only a copy of its project uses",
        "files that only copies of their projects use"),
      report.isVerbose ? phrase(counts.parts, "view whose size code decides", "views whose size code decides") : nil,
      report.isVerbose ? phrase(counts.empty, "scene without a view", "scenes without a view") : nil,
    ].compactMap(\.self) + adviceWords(advice, isVerbose: report.isVerbose)
  }

  /// Such as `3 stretched controls and 1 small touch target (--verbose lists them)`; empty without advice.
  private static func adviceWords(_ advice: [String: Int], isVerbose: Bool) -> [String] {
    let counts = [
      phrase(advice["stretched-control"] ?? 0, "stretched control", "stretched controls"),
      phrase(advice["small-touch-target"] ?? 0, "small touch target", "small touch targets"),
      phrase(advice["line-too-long"] ?? 0, "text with long lines", "texts with long lines"),
    ].compactMap(\.self)
    if counts.isEmpty { return [] }
    return [Wording.list(counts) + (isVerbose ? "" : " (--verbose lists them)")]
  }
}
