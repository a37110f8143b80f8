import IBSource

/// A report for the terminal, 100 columns wide: problems by class, changes by design, statements without effect, and one
/// line of counts of everything else.
package struct ReportTextEmitter: ReportEmitter {
  /// In characters.
  private static let width = 100
  private static let longestPlace = width / 2
  /// The most screens that are listed under "may break".
  private static let mostMayBreak = 10
  /// The most lines about the changes in one screen, and about statements without effect.
  private static let mostChanges = 3
  /// If only this many more changes are left, they are listed too.
  private static let fewChanges = 3
  private static let mostDesigns = 12
  private static let mostUnused = 20
  private static let mostFiles = 5

  let style: TerminalStyle

  package func render(_ report: ReportArrangement) -> [UInt8] {
    var text = overview(of: report)
    let paths = ShortPaths(report.files.map(\.path.onOneLine), longest: Self.longestPlace)
    text += problems("BREAKS", report.sections(.breaks), of: report, paths, atMost: .max)
    text += problems(
      "MAY BREAK: code decides", report.sections(.mayBreak), of: report, paths, atMost: Self.mostMayBreak)
    text += problems("AT LARGER TEXT SIZES", report.sections(.textSize), of: report, paths, atMost: Self.mostMayBreak)
    text += listed("IN EVERY SIZE CLASS", report.everywhere, of: report)
    text += designs(of: report, paths) + unused(of: report)
    if report.isVerbose { text += dropped(of: report) }
    let left = ReportWords.leftOut(report)
    if !left.isEmpty { text += "\n" + wrapped("Not shown: " + left.joined(separator: ", "), indent: 0, next: 0) }
    for file in report.files where file.scenes.isEmpty {
      text += String(decoding: FindingsXcodeEmitter(style: style).render(file.findings), as: UTF8.self)
    }
    return Array(text.utf8)
  }

  // MARK: - Overview

  private func overview(of report: ReportArrangement) -> String {
    let counts = report.counts
    let summary = wrapped(ReportWords.summary(report), indent: 0, next: 0)
    // If no document is laid out, the report is about no device.
    if report.reachWords.isEmpty { return style.dress(summary, as: .heading) }
    let screens = Wording.count(counts.screens, "screen")
    return style.dress(wrapped("\(screens) on \(report.reachWords)", indent: 0, next: 0), as: .heading)
      + summary
  }

  // MARK: - Problems

  private func problems(
    _ title: String, _ sections: [ReportArrangement.Section], of report: ReportArrangement, _ paths: ShortPaths,
    atMost limit: Int
  ) -> String {
    guard !sections.isEmpty else { return "" }
    var text = "\n" + style.dress(title, as: .heading) + "\n"
    let limit = report.isVerbose ? .max : limit
    var left = limit
    var file = ""
    for section in sections {
      if left == 0 { break }
      text += wrapped(section.classes.heading, indent: 0, next: 2)
      for screen in section.screens.prefix(left) {
        let name = screen.names.joined(separator: ", ") + ids(screen.ids, report)
        text += screen.file == file ? wrapped(name, indent: 2, next: 4) : aligned(name, paths[screen.file], indent: 2)
        file = screen.file
        for entry in screen.entries {
          let places = entry.lines.map { ":\($0)" }.joined(separator: ", ")
          let rule = report.isVerbose ? "; \(entry.rule)" : ""
          text += aligned("\(entry.view)\(ids(entry.ids, report)) \(entry.sentence)\(rule)", places, indent: 4)
        }
        text += line(of: screen.copies)
      }
      left -= min(left, section.screens.count)
    }
    let all = sections.reduce(0) { $0 + $1.screens.count }
    if all > limit { text += "  and \(all - limit) more screens (--format json has all)\n" }
    return text
  }

  /// Such as ` [abc-de-fgh]`, if ids are asked for.
  private func ids(_ ids: [String], _ report: ReportArrangement) -> String {
    report.isVerbose && !ids.isEmpty ? " [\(ids.joined(separator: ", "))]" : ""
  }

  /// Problems by file.
  private func listed(
    _ title: String, _ files: [(file: String, entries: [ReportArrangement.Entry])], of report: ReportArrangement
  ) -> String {
    listed(
      title,
      files.map { file, entries in
        (file, entries.map { ($0, report.isVerbose ? $0.rule : "") })
      }, of: report)
  }

  /// The findings that are left out, each with its reason.
  private func dropped(of report: ReportArrangement) -> String {
    listed(
      "OMITTED",
      report.dropped.map { file, entries in
        (file, entries.map { ($0.entry, "\($0.entry.rule): \($0.reason)") })
      }, of: report)
  }

  /// Problems by file, each with words at the end of its sentence.
  private func listed(
    _ title: String, _ files: [(file: String, entries: [(entry: ReportArrangement.Entry, end: String)])],
    of report: ReportArrangement
  ) -> String {
    if files.isEmpty { return "" }
    var text = "\n" + style.dress(title, as: .heading) + "\n"
    for (file, entries) in files {
      text += line(ofPath: file)
      for (entry, end) in entries {
        let sentence = "\(entry.view)\(ids(entry.ids, report)) \(entry.sentence)"
        let places = Wording.list(entry.lines.map { ":\($0)" }, atMost: ReportWords.mostLineNumbers)
        text += aligned(end.isEmpty ? sentence : "\(sentence); \(end)", places, indent: 4)
      }
    }
    return text
  }

  // MARK: - By design, unused

  private func designs(of report: ReportArrangement, _ paths: ShortPaths) -> String {
    let designs = report.designs
    guard !designs.isEmpty else { return "" }
    var text = "\n" + style.dress("BY DESIGN", as: .heading) + "\n"
    let most: (screens: Int, changes: Int) =
      report.isVerbose ? (.max, .max) : (Self.mostDesigns, Self.mostChanges)
    for design in designs.prefix(most.screens) {
      let all = design.changes.count
      let shown = all - most.changes > Self.fewChanges ? most.changes : all
      let part = shown < all ? " (\(shown) of \(all) changes; --verbose lists all)" : ""
      let names = design.names.joined(separator: ", ")
      text += aligned(names + ids(design.ids, report) + part, paths[design.file], indent: 2)
      for change in design.changes.prefix(shown) { text += wrapped(change.onOneLine, indent: 4, next: 6) }
      text += line(of: design.copies)
    }
    let more = designs.count - most.screens
    if more > 0 { text += "  and \(Wording.count(more, "more screen")) (--format json has all)\n" }
    return text
  }

  private func unused(of report: ReportArrangement) -> String {
    let unused = report.unused
    let files = report.leftOut.unused
    guard !unused.isEmpty || !files.isEmpty else { return "" }
    var text = "\n" + style.dress("UNUSED", as: .heading) + "\n"
    for (words, files) in ReportWords.unused(files) {
      text += wrapped("\(Wording.count(files.count, "file")) \(words)", indent: 2, next: 4)
      let most = report.isVerbose || files.count == Self.mostFiles + 1 ? files.count : Self.mostFiles
      text += files.prefix(most).map { line(ofPath: $0, indent: 4) }.joined()
      if files.count > most { text += "    and \(files.count - most) more (--verbose lists them)\n" }
    }
    let most = report.isVerbose ? .max : Self.mostUnused
    var left = most
    for (file, entries) in unused where left > 0 {
      text += line(ofPath: file)
      for entry in entries.prefix(left) {
        let places = Wording.list(entry.lines.map { ":\($0)" }, atMost: ReportWords.mostLineNumbers)
        text += aligned(entry.sentence + ids(entry.ids, report), places, indent: 4)
      }
      left -= min(left, entries.count)
    }
    let rest = unused.reduce(0) { $0 + $1.entries.count } - most
    if rest > 0 {
      text +=
        "  and \(rest) more (keyline lint --only-rule unused-variation,never-installed-constraint,unreachable-scene)\n"
    }
    return text
  }

  // MARK: - Lines

  /// A text with its place at the right margin. The text wraps before the place. A long place has its own line, and so has one
  /// that would cut the text's first word.
  private func aligned(_ text: String, _ place: String, indent: Int) -> String {
    let place = place.onOneLine
    let text = text.onOneLine
    let room = Self.width - indent - place.count - 2
    if place.count > Self.longestPlace || text.prefix(while: { $0 != " " }).count > room {
      return wrapped(text, indent: indent, next: indent + 2) + line(ofPath: place, indent: indent + 2)
    }
    let lines = WrappedText.lines(text, width: Self.width - indent - 2, first: room)
    var result = ""
    for (number, line) in lines.enumerated() {
      let start = String(repeating: " ", count: number == 0 ? indent : indent + 2) + line
      let gap = max(2, Self.width - start.count - place.count)
      result += number == 0 ? start + String(repeating: " ", count: gap) + place + "\n" : start + "\n"
    }
    return result
  }

  /// A long path has its own line; empty without copies.
  private func line(of copies: ReportArrangement.Copies?) -> String {
    guard let copies else { return "" }
    if copies.words.count <= Self.width - 4 { return wrapped(copies.words, indent: 4, next: 6) }
    return wrapped(copies.start, indent: 4, next: 6) + line(ofPath: copies.files, indent: 6)
  }

  /// A path that is too long for a line loses its first folders.
  private func line(ofPath path: String, indent: Int = 2) -> String {
    String(repeating: " ", count: indent) + ShortPaths.tail(of: path.onOneLine, Self.width - indent) + "\n"
  }

  private func wrapped(_ text: String, indent: Int, next: Int) -> String {
    let lines = WrappedText.lines(text.onOneLine, width: Self.width - next, first: Self.width - indent)
    return lines.enumerated().map { number, line in
      String(repeating: " ", count: number == 0 ? indent : next) + line + "\n"
    }.joined()
  }
}
