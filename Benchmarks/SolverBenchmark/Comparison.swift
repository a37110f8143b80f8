import Foundation

/// The medians of several runs of two engines, side by side.
struct Comparison {
  private struct Figures {
    var build: [Double] = []
    var resolve: [Double] = []
    var settled: [Double] = []
  }

  /// Systems in the order they were met.
  private var systems: [String] = []
  private var keyline: [String: Figures] = [:]
  private var other: [String: Figures] = [:]
  private var otherName = "other"

  /// - Parameter texts: the outputs of runs; lines that are not figures are passed over.
  init(_ texts: [String]) {
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 9, let build = Double(fields[5]), let resolve = Double(fields[7]) else { continue }
      let isOurs = fields[0] == "keyline"
      if !isOurs { otherName = fields[0] }
      if !systems.contains(fields[1]) { systems.append(fields[1]) }
      var figures = (isOurs ? keyline : other)[fields[1]] ?? Figures()
      figures.build.append(build)
      figures.resolve.append(resolve)
      if fields.count > 9, let settled = Double(fields[9]) { figures.settled.append(settled) }
      if isOurs { keyline[fields[1]] = figures } else { other[fields[1]] = figures }
    }
  }

  /// A table with times per constraint, and ours as a multiple of the other engine's.
  var markdown: String {
    var lines = [
      "| system | build+solve µs: Keyline | \(otherName) | ratio | re-solve ns: Keyline | \(otherName) | ratio "
        + "| Keyline, settled and read |",
      "|---|---|---|---|---|---|---|---|",
    ]
    for system in systems {
      let (ours, theirs) = (keyline[system] ?? Figures(), other[system] ?? Figures())
      let (build, otherBuild) = (median(ours.build), median(theirs.build))
      let (resolve, otherResolve) = (median(ours.resolve), median(theirs.resolve))
      lines.append(
        String(
          format: "| \(system) | %.2f | %.2f | %.2f | %.1f | %.1f | %.2f | %.1f |", build, otherBuild,
          build / otherBuild, resolve, otherResolve, resolve / otherResolve, median(ours.settled)))
    }
    return lines.joined(separator: "\n")
  }
}
