import Foundation
import IBTestSupport
import Testing

/// The scripts of `Samples/Editing`: from a template to screens that lint without a finding next to their sources.
@Suite(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"))
struct EditingSampleTests {
  private func made(_ name: String, then command: String) throws -> (status: Int32, output: String) {
    let folder = try WorkingFolder()
    let sample = ExampleProject.root.appending(path: "Samples/Editing/\(name)")
    let copy = folder.url.appending(path: name)
    try FileManager.default.copyItem(at: sample, to: copy)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "git init -q . && sh edits.sh && \(command)"]
    process.currentDirectoryURL = copy
    let programs = URL(filePath: WorkingFolder.executable).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": "\(programs):\(path)", "HOME": folder.url.path, "LC_ALL": "C.UTF-8", "TERM": "dumb",
    ].merging(ExampleProject.mutant) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test func anEmptyStoryboardBecomesTwoScreens() throws {
    let (status, output) = try made("Phone", then: "keyline lint . && keyline report . && keyline outline .")
    #expect(status == 0, "\(output)")
    #expect(output.contains("1 file; no findings\n"))
    #expect(output.contains("no screen breaks in any size class"))
    for part in [
      "show \"showTrip\"→", "tableViewCell \"Note\"", "touchUpInside→discard:", "outlet:dataSource outlet:delegate",
      "[top=safe, leading=safe, bottom=safe, trailing=safe]",
    ] { #expect(output.contains(part), "\(part): \(output)") }
  }

  @Test func aMacStoryboardBecomesAWindowWithATable() throws {
    let (status, output) = try made("Mac", then: "keyline lint . && keyline outline .")
    #expect(status == 0, "\(output)")
    #expect(output.contains("1 file; no findings\n"))
    #expect(output.split(separator: "tableColumn \"").count == 7)
    for part in [
      "window.shadowedContentViewController→", "→removeSymbol:", "→findSymbol: of First Responder", "outlet:countLabel",
    ] { #expect(output.contains(part), "\(part): \(output)") }
  }

  @Test func anEditThatTheSourcesDoNotAllowIsRefused() throws {
    let (status, output) = try made(
      "Phone",
      then: """
        cp Main.storyboard kept
        keyline edit Main.storyboard connect TripViewController outlet=titelLabel to='TripViewController/"Share"'
        [ $? = 1 ] && cmp kept Main.storyboard && keyline edit Main.storyboard set TripViewController/Actions spacing=400
        """)
    #expect(status == 0, "\(output)")
    // No other name is suggested: `titleLabel` is connected already.
    #expect(
      output.contains("has no outlet 'titelLabel': declare the outlet, or delete the connection (unknown-outlet)"))
    #expect(output.contains("the file is unchanged"))
    #expect(output.contains("spacing 12 → 400"), "\(output)")
    #expect(output.contains("(content-off-screen)"), "\(output)")
  }
}
