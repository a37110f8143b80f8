import Foundation
import IBTestSupport
import Testing

/// `keyline init` in real projects: what it writes is what `lint` and git then use.
@Suite(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"))
struct InitTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples")

  private static let project = ProjectText.app(
    settings: "IPHONEOS_DEPLOYMENT_TARGET = 11.0;", projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = 12.4;")
  /// An id that is there twice: an error.
  private static let faulty = document(#"<view id="a"/><view id="a"/>"#)

  private static func document(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>\(objects)</objects></document>
    """
  }

  private func repository(_ files: [String: String]) throws -> WorkingFolder {
    let folder = try WorkingFolder(files)
    try shell("git init -q", in: folder)
    return folder
  }

  @discardableResult private func shell(_ command: String, in folder: WorkingFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"], uniquingKeysWith: { $1 })
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Each project for itself, with what makes it one.
  private func copy(_ source: URL) throws -> WorkingFolder {
    let folder = try WorkingFolder()
    try FileManager.default.removeItem(at: folder.url)
    try FileManager.default.copyItem(at: source, to: folder.url)
    // Copies of read-only files are to be writable.
    try shell("chmod -R u+w . && git init -q", in: folder)
    return folder
  }

  @Test func documentsThatCannotBeReadAreNamed() throws {
    let folder = try repository([
      "A.xib": Self.document(#"<view id="a"/>"#), "Broken.xib": "<document", "Empty.xib": "",
    ])
    let run = try folder.result("init")
    #expect(
      run.output.contains("Keyline cannot read any document in Broken.xib and Empty.xib; 'keyline lint' reports")
    )
  }

  private func expectCleanAfterInit(_ folder: WorkingFolder) throws {
    let initialized = try folder.result("init")
    try #require(initialized.status == 0, "\(initialized.diagnostics)")
    #expect(initialized.output.contains("From now on 'keyline lint' reports only new findings.\n"))
    #expect(initialized.output.contains("Wrote .pre-commit-config.yaml"))
    let linted = try folder.result("lint")
    #expect(linted.status == 0)
    #expect(linted.output.isEmpty)
    #expect(try folder.run("doctor") == 0)
  }

  @Test func theSamplesAreCleanAfterwards() throws { try expectCleanAfterInit(copy(Self.samples)) }

  private static let projects: [URL] = {
    let folder = Corpus.folder?.appending(path: "repos")
    let all = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
    return Array((all ?? []).sorted { $0.path < $1.path }.prefix(3))
  }()

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"), arguments: projects)
  func realProjectsAreCleanAfterwards(_ project: URL) throws { try expectCleanAfterInit(copy(project)) }

  /// A project for macOS has an oldest macOS, and needs no setting for iOS.
  @Test func aMacProjectNeedsNoDeploymentTarget() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
        <menu title="Main" id="men-u0-001"/>
      </objects></document>
      """
    func answers(_ settings: String) throws -> (doctor: String, start: String) {
      let folder = try repository([
        "M.xib": document,
        "App.xcodeproj/project.pbxproj": ProjectText.app(settings: "SDKROOT = macosx; \(settings)", files: ["M.xib"]),
      ])
      return (try folder.result("doctor").output, try folder.result("init").output)
    }
    let known = try answers("MACOSX_DEPLOYMENT_TARGET = 10.13;")
    #expect(known.doctor.contains("ok       oldest system  macOS 10.13, from App.xcodeproj/project.pbxproj\n"))
    #expect(known.start.contains("The oldest macOS is 10.13, from App.xcodeproj/project.pbxproj.\n"))
    let unknown = try answers("")
    let notFound = "ok       oldest system  not found in an Xcode project; no rule for macOS needs it\n"
    #expect(unknown.doctor.contains(notFound))
    #expect(!(known.start + unknown.start + known.doctor + unknown.doctor).contains("deployment"))
  }

  @Test func whatIsFoundIsWrittenDown() throws {
    let folder = try repository([
      "App/A.xib": Self.faulty,
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = 11.0;", files: ["App/A.xib", "App/B.xib"]),
      "Mac/M.xib": Self.document("")
        .replacing("iOS.CocoaTouch", with: "watchKit"),
    ])
    let answer = try folder.result("init")
    #expect(
      answer.output == """
        Found in the current folder: 0 storyboards, 2 xibs and 0 asset catalogs.
        Keyline does not read documents for other platforms: 1 for watchOS.
        The oldest iOS is 11.0, from App.xcodeproj/project.pbxproj.
        Wrote .keyline.yml, the settings of this project.
        Wrote .keyline-baseline.json with today's 1 error, which 'keyline lint' no longer reports.
        The baseline contains these errors. Fix them first: most of them crash the app or hide a part of it.
          App/A.xib:2:34: error: id 'a' already belongs to a view, so references to it are ambiguous: give one of the two a new id (duplicate-id) [a]
          App/A.xib:2:10: note: first used by this view
        From now on 'keyline lint' reports only new findings.
        Wrote .pre-commit-config.yaml: after 'pre-commit install', git lints each commit that changes scenes, catalogs or sources.

        """)
    #expect(folder[".keyline.yml"]?.contains("\ndeployment_target: 11.0\n") == true)
    #expect(try folder.run("lint") == 0)
    try folder.write(Self.faulty, to: "App/B.xib")
    #expect(try folder.run("lint") == 1)
  }

  @Test func nothingIsReplacedWithoutForce() throws {
    let folder = try repository([
      "A.xib": Self.faulty, ".keyline.yml": "rules: {}\n", ".pre-commit-config.yaml": "repos: []\n",
    ])
    let answer = try folder.result("init")
    #expect(answer.status == 0)
    #expect(answer.output.contains(".keyline.yml already exists; --force writes .keyline.yml anyway.\n"))
    #expect(answer.output.contains("    entry: keyline lint --quiet --new-since HEAD\n"))
    #expect(folder[".keyline.yml"] == "rules: {}\n")
    #expect(folder[".pre-commit-config.yaml"] == "repos: []\n")
    #expect(folder[".keyline-baseline.json"] == nil)
    #expect(try folder.run("init --force") == 0)
    #expect(folder[".keyline.yml"]?.contains("\nbaseline: .keyline-baseline.json\n") == true)
    #expect(folder[".pre-commit-config.yaml"] == "repos: []\n")
  }

  @Test func theTopOfTheWorkingCopyIsWhereItWrites() throws {
    let folder = try repository(["App/Deep/A.xib": Self.document("")])
    #expect(try folder.run("init", setup: "cd App/Deep") == 0)
    #expect(folder[".keyline.yml"] != nil)
    #expect(folder[".keyline-baseline.json"] == nil)
    #expect(folder["App/Deep/.keyline.yml"] == nil)
  }

  @Test func withoutScenesNothingIsWritten() throws {
    let folder = try repository(["readme": ""])
    #expect(try folder.run("init") == 2)
    #expect(folder[".keyline.yml"] == nil)
  }

  @Test func whatWasDoneIsSaidWhereAHookCannotBe() throws {
    let folder = try WorkingFolder(["App.xcodeproj/project.pbxproj": Self.project, "A.xib": Self.document("")])
    let answer = try folder.result("init --hook")
    #expect(answer.status == 2)
    #expect(answer.diagnostics.contains("not a git repository"))
    #expect(answer.output.contains("Wrote .keyline.yml"))
    #expect(folder[".keyline.yml"] != nil)
  }

  /// The hook finds the program by its name, as people have it.
  @Test func gitRefusesACommitWithNewErrors() throws {
    let folder = try repository(["A.xib": Self.document("")])
    #expect(try folder.run("init --hook") == 0)
    #expect(folder[".pre-commit-config.yaml"] == nil)
    let program = URL(filePath: WorkingFolder.executable).deletingLastPathComponent().path
    let commit = """
      PATH='\(program)':"$PATH" git -c user.name=Test -c user.email=t@example.org commit -q -m message
      """
    #expect(try shell("git add . && \(commit)", in: folder) == 0)
    try folder.write(Self.faulty, to: "New view é.xib")
    #expect(try shell("git add . && \(commit)", in: folder) != 0)
    try folder.write(Self.document(""), to: "New view é.xib")
    #expect(try shell("git add . && \(commit)", in: folder) == 0)
    // Names that git quotes, names with line ends, and a name that is not UTF-8.
    let quoted = #"'a"b.xib' 'a\b.xib' '--fix.xib' '@list.xib'"#
    let printed = [#"a\tb"#, #"a\nb"#, #"a\302\205b"#, #"a\351b"#].map { #""$(printf '\#($0).xib')""# }
    let names = ([quoted] + printed).joined(separator: " ")
    #expect(try shell("for name in \(names); do cp A.xib \"./$name\"; done; git add . && \(commit)", in: folder) == 0)
    #expect(try shell("git mv A.xib B.xib; echo >note.txt; git add . && \(commit)", in: folder) == 0)
    #expect(try shell("echo more >note.txt; git add . && \(commit)", in: folder) == 0)
    let copies = "for name in *.xib; do cp faulty \"./$name\"; done; rm faulty"
    try folder.write(Self.faulty, to: "faulty")
    #expect(try shell("\(copies); git add . && \(commit)", in: folder) != 0)
  }
}
