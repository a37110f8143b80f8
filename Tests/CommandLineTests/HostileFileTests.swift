import CFileAttributes
import Foundation
import IBTestSupport
import Testing

/// Files that are not what their names say, names that are not what they seem: on a real disk, because no world in
/// memory has pipes, links and locks.
@Suite struct HostileFileTests {
  /// The layout guides of a storyboard that `migrate safe-area` changes.
  private static let old = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="t"/>
                            <viewControllerLayoutGuide type="bottom" id="b"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  /// An id that is there twice: an error.
  private static let repeating = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a"/><view id="a"/>\
    </objects></document>
    """
  private static let clean = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
    """

  // MARK: - Two names of one file

  @Test func aFileWithSeveralNamesIsMigratedOnce() throws {
    let folder = try WorkingFolder(["A.storyboard": Self.old])
    for index in 0..<8 { try folder.link("B\(index).storyboard", to: "A.storyboard") }
    let run = try folder.result("migrate safe-area -j 4")
    #expect(run.status == 0)
    #expect(run.diagnostics == "1 file; 1 migrated, 0 unchanged\n")
    #expect(folder["A.storyboard"]?.contains("viewLayoutGuide") == true)
    #expect(folder.entries.count == 9)
  }

  @Test func aHiddenFileOfTheUserIsNeitherUsedNorRemoved() throws {
    let folder = try WorkingFolder(["A.storyboard": Self.old, ".keyline-notes.tmp": "mine"])
    for name in 1...300 { try folder.write("mine", to: ".A.storyboard.\(name)") }
    #expect(try folder.run("migrate safe-area") == 0)
    #expect(folder[".keyline-notes.tmp"] == "mine" && folder.entries.count == 302)
  }

  @Test func aLongNameHasRoomForItsNewVersion() throws {
    let name = String(repeating: "n", count: 255 - ".storyboard".count) + ".storyboard"
    let folder = try WorkingFolder([name: Self.old])
    #expect(try folder.run("migrate safe-area") == 0)
    #expect(folder.entries == [name] && folder[name] != Self.old)
  }

  @Test func linksOutOfTheFolderAreNotFollowedForWriting() throws {
    let outside = try WorkingFolder(["A.storyboard": Self.old])
    let folder = try WorkingFolder()
    try folder.link("A.storyboard", to: outside.path("A.storyboard"))
    let found = try folder.result("migrate safe-area .")
    #expect(found.status == 0 && outside["A.storyboard"] == Self.old)
    let note = "note: A.storyboard: a link to a file outside '.'; pass the file itself to change it\n"
    #expect(found.diagnostics.hasPrefix(note))
    // A file that was named is meant.
    #expect(try folder.run("migrate safe-area A.storyboard") == 0)
    #expect(outside["A.storyboard"] != Self.old)
  }

  @Test func picturesDoNotOverwriteWhatALinkLeadsTo() throws {
    let outside = try WorkingFolder(["secret": "kept"])
    let folder = try WorkingFolder(["A.storyboard": Self.old])
    #expect(try folder.run("render --on iphone-15 -o pictures A.storyboard") == 0)
    let picture = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path("pictures")).first)
    try folder.remove("pictures/\(picture)")
    try folder.link("pictures/\(picture)", to: outside.path("secret"))
    #expect(try folder.run("render --on iphone-15 -o pictures A.storyboard") == 2)
    #expect(outside["secret"] == "kept")
  }

  @Test(arguments: [".keyline.yml", ".keyline-baseline.json"])
  func settingsDoNotOverwriteWhatALinkLeadsTo(_ name: String) throws {
    let outside = try WorkingFolder(["secret": "kept"])
    let folder = try WorkingFolder(["A.xib": Self.repeating])
    try folder.link(name, to: outside.path("secret"))
    let run = try folder.result("init --force")
    #expect(run.status == 2 && outside["secret"] == "kept")
    #expect(run.diagnostics.contains("\(name): a link to a place outside its folder; remove it"))
  }

  @Test func translationsDoNotOverwriteWhatALinkLeadsTo() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label text="One" id="aaa-aa-aaa"/></objects></document>
      """
    let entry = "\"old-ol-old.text\" = \"Alt\";\n"
    let outside = try WorkingFolder(["a.strings": entry])
    let folder = try WorkingFolder(["Base.lproj/a.xib": document, "de.lproj/b": "", "shared/a.strings": entry])
    try folder.link("de.lproj/a.strings", to: outside.path("a.strings"))
    let run = try folder.result("strings --update Base.lproj/a.xib")
    #expect(run.status == 2 && outside["a.strings"] == entry, "\(run.diagnostics)")
    // A link inside the project stays one, and its target is written.
    try folder.remove("de.lproj/a.strings")
    try folder.link("de.lproj/a.strings", to: "../shared/a.strings")
    #expect(try folder.run("strings --update Base.lproj/a.xib") == 0)
    #expect(folder["shared/a.strings"]?.contains("aaa-aa-aaa.text") == true)
  }

  // MARK: - Outputs that are inputs

  @Test(arguments: [
    "lint -o A.storyboard A.storyboard", "resolve -o A.storyboard A.storyboard",
    "report -o A.storyboard B.storyboard", "dump -o A.storyboard A.storyboard",
    "diff -o A.storyboard A.storyboard B.storyboard", "lint --write-baseline A.storyboard",
    "lint -o link.txt A.storyboard", "lint --config c.yml -o c.yml A.storyboard",
    "lint --baseline base.json -o base.json A.storyboard",
  ])
  func noInputIsOverwritten(_ arguments: String) throws {
    let files = [
      "A.storyboard": Self.old, "B.storyboard": Self.old, "c.yml": "strict: false\n",
      "base.json": "{\"findings\":[]}\n",
    ]
    let folder = try WorkingFolder(files)
    try folder.link("link.txt", to: "A.storyboard")
    #expect(try folder.run(arguments) == 2)
    for (name, text) in files { #expect(folder[name] == text, "\(name)") }
  }

  /// The blocks of `ulimit -f` are at most 1,024 bytes; the report of the old run stays.
  @Test func aReportThatDoesNotFitLeavesTheOldOne() throws {
    let folder = try WorkingFolder(["A.storyboard": Self.old, "out.txt": "old\n"])
    #expect(try folder.run("resolve -f json -o out.txt A.storyboard", setup: "ulimit -f 1") == 2)
    #expect(folder["out.txt"] == "old\n")
    #expect(folder.entries == ["A.storyboard", "out.txt"])
    #expect(try folder.run("resolve -f json -o out.txt A.storyboard") == 0)
    #expect(folder["out.txt"]?.contains(#""controller":"c""#) == true)
  }

  // MARK: - Outputs that are pipes and devices

  /// Each command that writes a file that a person names.
  private static let writers = [
    "dump -o TARGET A.storyboard", "lint -o TARGET A.storyboard", "resolve -o TARGET A.storyboard",
    "report -o TARGET A.storyboard", "diff -o TARGET A.storyboard B.storyboard",
    "lint --write-baseline TARGET A.storyboard",
    "merge -o TARGET A.storyboard A.storyboard A.storyboard",
    "merge --mergetool A.storyboard A.storyboard A.storyboard TARGET",
    "render --on iphone-15 -o TARGET A.storyboard", "edit -q -o TARGET A.storyboard set v contentMode=center",
    "strings --export -o TARGET B.storyboard",
  ]

  private static func versions() throws -> WorkingFolder {
    try WorkingFolder([
      "A.storyboard": old,
      "B.storyboard": old.replacingOccurrences(of: "scaleToFill", with: "center")
        .replacingOccurrences(of: "id=\"c\"", with: "id=\"c\" title=\"Shop\""),
    ])
  }

  private func kind(_ name: String, in folder: WorkingFolder) -> mode_t {
    var status = stat()
    return lstat(folder.path(name), &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// The name ends as that of a picture, so that `render` writes one.
  @Test(arguments: writers) func aPipeIsWrittenToAsItIs(_ arguments: String) throws {
    let folder = try Self.versions()
    let words = arguments.replacingOccurrences(of: "TARGET", with: "p.svg")
    let run = try folder.result(words, setup: "mkfifo p.svg; (cat p.svg >got) & :", within: 20)
    #expect(run.status == 0 || run.status == 1, "\(run.diagnostics)")
    #expect(kind("p.svg", in: folder) == S_IFIFO)
    for _ in 0..<100 where folder["got"]?.isEmpty ?? true { Thread.sleep(forTimeInterval: 0.02) }
    #expect(folder["got"]?.isEmpty == false)
  }

  /// A folder of our own may have devices where root runs the tests on a disk that allows them. Those of the machine are
  /// never a target: a defect would replace them for all.
  private static var hasDevices: Bool {
    guard let folder = try? WorkingFolder(), makeDevice(3, at: folder.path("n")) == 0 else { return false }
    let file = open(folder.path("n"), O_WRONLY)
    return file >= 0 && close(file) == 0
  }

  /// A device of memory. Source of the numbers: Linux's list of devices, `devices.txt`: 1, 3 is `null` and 1, 7 is `full`.
  private static func makeDevice(_ minor: dev_t, at path: String) -> Int32 {
    mknod(path, S_IFCHR | 0o600, 1 << 8 | minor)
  }

  @Test(.enabled(if: Self.hasDevices, "no devices may be made here"), arguments: writers)
  func aDeviceIsWrittenToAsItIs(_ arguments: String) throws {
    let folder = try Self.versions()
    for (name, number) in [("null.svg", dev_t(3)), ("full.svg", 7)] {
      #expect(Self.makeDevice(number, at: folder.path(name)) == 0)
      let run = try folder.result(arguments.replacingOccurrences(of: "TARGET", with: name))
      #expect(name == "null.svg" ? run.status < 2 : run.status == 2, "\(name): \(run.diagnostics)")
      #expect(kind(name, in: folder) == S_IFCHR)
    }
    #expect(folder.entries == ["A.storyboard", "B.storyboard", "full.svg", "null.svg"])
  }

  /// As `-o /dev/stdout`.
  @Test(arguments: writers) func aLinkToStandardOutputStays(_ arguments: String) throws {
    let folder = try Self.versions()
    try folder.link("out.svg", to: "/proc/self/fd/1")
    let run = try folder.result(arguments.replacingOccurrences(of: "TARGET", with: "out.svg"))
    #expect(run.status < 2 && !run.output.isEmpty, "\(run.diagnostics)")
    #expect(kind("out.svg", in: folder) == S_IFLNK)
  }

  /// As `/dev/stdout`, where standard output is a file that was removed.
  @Test func aLinkToWhatHasNoPathIsNotReplaced() throws {
    let folder = try WorkingFolder(["A.storyboard": Self.old])
    try folder.link("out.txt", to: "/proc/self/fd/1")
    #expect(try folder.run("dump -o out.txt A.storyboard", setup: "exec > gone.txt; rm gone.txt") == 0)
    #expect(folder.entries == ["A.storyboard", "out.txt"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("out.txt")) == "/proc/self/fd/1")
  }

  /// What Keyline names by itself is a file, and no one waits for a reader of something else.
  @Test(arguments: [
    ("init --force", ".keyline.yml"), ("init --force", ".keyline-baseline.json"),
    ("init --hook --force", ".git/hooks/pre-commit"), ("git-setup", ".git/info/attributes"),
    ("render --on iphone-15 -o pictures A.storyboard", "pictures/A.s.iphone-15.portrait.svg"),
  ])
  func aPipeInPlaceOfAFileOfOursIsRefused(_ arguments: String, _ name: String) throws {
    let folder = try WorkingFolder(["A.storyboard": Self.old, "B.xib": Self.repeating])
    let setup = "git init -q; rm -f .git/hooks/pre-commit .git/info/attributes; mkdir -p pictures; mkfifo \(name)"
    let run = try folder.result(arguments, setup: setup, within: 20)
    #expect(run.status == 2 && run.diagnostics.contains("not a regular file"), "\(run)")
    #expect(kind(name, in: folder) == S_IFIFO)
  }

  // MARK: - What is no regular file

  @Test func pipesAreNeitherFoundNorWaitedFor() throws {
    let folder = try WorkingFolder(["A.xib": Self.clean])
    let pipes = "mkfifo b.storyboard .keyline.yml x.swift; ln -s /dev/stdin c.xib; ln -s /dev/zero d.xib"
    let run = try folder.result("lint --no-layout", setup: pipes + "; exec 0<>b.storyboard", within: 20)
    #expect(run.status == 0 && run.diagnostics == "1 file; no findings\n")
    let named = try folder.result("lint b.storyboard", within: 20)
    #expect(named.status == 2 && named.diagnostics.hasPrefix("keyline: error: b.storyboard: not a regular file\n"))
  }

  @Test func imagesThatLeadOutOfTheirSetAreNotOpened() throws {
    let set = "Assets.xcassets/A.imageset/Contents.json"
    let name = String(repeating: "../", count: 12) + "proc/self/fd/0"
    let contents = #"{"images":[{"idiom":"universal","scale":"1x","filename":"\#(name)"}]}"#
    let scene = Self.old.replacingOccurrences(
      of: "<autoresizingMask", with: #"<subviews><imageView image="A" id="i"/></subviews><autoresizingMask"#)
    let folder = try WorkingFolder([set: contents, "A.storyboard": scene])
    let run = try folder.result("resolve -f json A.storyboard", setup: "mkfifo p; exec 0<>p", within: 20)
    #expect(run.status == 0 && !run.output.contains("proc/self"))
  }

  @Test func aPipeThatWasNamedIsRead() throws {
    let folder = try WorkingFolder(["A.xib": Self.repeating])
    let run = try folder.result(
      "lint --config p A.xib", setup: "mkfifo p; (printf 'rules: {duplicate-id: off}' >p) & :")
    #expect(run.status == 0, "\(run.diagnostics)")
  }

  // MARK: - Names

  @Test func aNameOfAnyBytesIsReadAndWritten() throws {
    let folder = try WorkingFolder(["A.storyboard": Self.old])
    let setup = "mkdir \"$(printf 'f\\377')\"; mv A.storyboard \"$(printf 'f\\377/latin\\351.storyboard')\""
    let run = try folder.result("migrate safe-area .", setup: setup)
    #expect(run.status == 0 && run.output.hasPrefix("f\\xFF/latin\\xE9.storyboard: migrated\n"), "\(run)")
    #expect(try folder.run("migrate safe-area --check .") == 0)
    #expect(try folder.run("migrate safe-area --check \"$(printf 'f\\377/latin\\351.storyboard')\"") == 0)
  }

  @Test(arguments: ["text", "xcode"])
  func aNameCannotCommandTheLog(_ format: String) throws {
    let name = "::stop-commands::tok.storyboard"
    let folder = try WorkingFolder([name: Self.old, "a\n::error::b\u{1B}[31m.xib": Self.repeating])
    for arguments in ["lint", "resolve --on iphone-15", "report", "migrate safe-area", "render --on iphone-15"] {
      let run = try folder.result(arguments)
      for line in (run.output + run.diagnostics).split(separator: "\n") {
        #expect(!line.trimmingCharacters(in: .whitespaces).hasPrefix("::"), "\(arguments): \(line)")
      }
      #expect(!run.output.contains("\u{1B}") && !run.diagnostics.contains("\u{1B}"))
    }
  }

  @Test func aConfigurationCannotCommandTheLog() throws {
    let key = #""\n::error file=README.md::injected\e[31m": 1"#
    let folder = try WorkingFolder(["A.xib": Self.clean, ".keyline.yml": key])
    let run = try folder.result("lint")
    #expect(run.diagnostics.split(separator: "\n").allSatisfy { !$0.hasPrefix("::") })
    #expect(!run.diagnostics.contains("\u{1B}"))
  }

  // MARK: - Signals

  /// A file with many scenes takes long enough to be in the middle of the run.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsTheRunAtOnceAndLeavesNothing(_ signal: Int32) throws {
    var names: [String] = []
    let folder = try WorkingFolder()
    for index in 0..<60 {
      names.append("\(1000 + index).storyboard")
      try folder.write(Self.old, to: names[index])
    }
    let process = folder.process("migrate safe-area")
    try process.run()
    Thread.sleep(forTimeInterval: 0.15)
    let start = Date()
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(Date().timeIntervalSince(start) < 1)
    if process.terminationReason == .uncaughtSignal { #expect(process.terminationStatus == signal) }
    #expect(folder.entries == names)
  }

  @Test func aReaderThatLeavesEndsTheRunWithoutWords() throws {
    let folder = try WorkingFolder(["A.storyboard": Self.old])
    // The pipe has no reader any more when the process begins to write.
    let setup = "mkfifo p; (: <p) & exec 1>p; sleep 0.2"
    let run = try folder.result("dump A.storyboard", setup: setup)
    #expect(run.status == SIGPIPE && run.diagnostics.isEmpty)
  }

  #if !canImport(Darwin)
    // MARK: - What a file keeps: attributes have other functions on Darwin

    private static let tag = "user.keyline"

    private static var hasAttributes: Bool {
      guard let folder = try? WorkingFolder(["a": ""]) else { return false }
      return setxattr(folder.path("a"), tag, "x", 1, 0) == 0
    }

    @Test(.enabled(if: Self.hasAttributes, "the disk keeps no attributes")) func attributesStay() throws {
      let folder = try WorkingFolder(["A.storyboard": Self.old])
      #expect(setxattr(folder.path("A.storyboard"), Self.tag, "red", 3, 0) == 0)
      #expect(try folder.run("migrate safe-area") == 0)
      var value = [UInt8](repeating: 0, count: 8)
      #expect(getxattr(folder.path("A.storyboard"), Self.tag, &value, value.count) == 3)
      #expect(value.starts(with: "red".utf8))
    }

    /// What the attribute `system.posix_acl_access` holds: version 2, then tag, rights and id of the owner, of user 1, of
    /// the group, the mask and the others (acl(5)).
    private static let list: [UInt8] =
      [2, 0, 0, 0] + [1, 0, 6, 0, 255, 255, 255, 255] + [2, 0, 4, 0, 1, 0, 0, 0] + [4, 0, 4, 0, 255, 255, 255, 255]
      + [16, 0, 6, 0, 255, 255, 255, 255] + [32, 0, 0, 0, 255, 255, 255, 255]
    private static let listName = "system.posix_acl_access"

    private static var hasAccessLists: Bool {
      guard let folder = try? WorkingFolder(["a": ""]) else { return false }
      return setxattr(folder.path("a"), listName, list, list.count, 0) == 0
    }

    @Test(.enabled(if: Self.hasAccessLists, "the disk keeps no access lists")) func accessListsStay() throws {
      let folder = try WorkingFolder(["A.storyboard": Self.old])
      let path = folder.path("A.storyboard")
      #expect(setxattr(path, Self.listName, Self.list, Self.list.count, 0) == 0)
      #expect(try folder.run("migrate safe-area") == 0)
      var value = [UInt8](repeating: 0, count: 64)
      let count = getxattr(path, Self.listName, &value, value.count)
      #expect(count == Self.list.count && Array(value.prefix(max(count, 0))) == Self.list)
    }
  #endif
}
