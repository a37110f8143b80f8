import Foundation
import IBTestSupport
import Testing

/// Every command that writes, disturbed at its calls of the system: reads, writes, flushes, renames, closes. Each file is
/// the old one or the new one, what the run says is right, and the next run finishes the work and leaves nothing else.
///
/// `make faults` sets `KEYLINE_FAULTS` and tries every call of runs over eight files, in every way; the suite tries some
/// calls of runs over three.
@Suite(.serialized) struct WritingFaultTests {
  private static let isWhole = ProcessInfo.processInfo.environment["KEYLINE_FAULTS"] != nil
  private static let fileCount = isWhole ? 8 : 3
  private static let step = isWhole ? 1 : 11
  private static let kinds: [FaultLibrary.Kind] = isWhole ? FaultLibrary.Kind.allCases : [.fail]
  /// More calls than any of the runs makes.
  private static let mostCalls = 5_000

  private static let commands = [
    "migrate safe-area -q -j 1 .", "lint --fix --unsafe -q -j 1 .", "lint -f sarif -o out.sarif -q -j 1 .",
    "lint --write-baseline base.json -q -j 1 .", "resolve -f json -o out.json -q -j 1 --on iphone-15 .",
    "report -f html -o out.html -q -j 1 --on iphone-15 .", "render -o pictures -q -j 1 --on iphone-15 .",
    "convert swiftui -o swift -q -j 1 .", "diff -o diff.txt --no-layout -q 00.storyboard 01.storyboard",
    "merge -o merged.txt -q 00.storyboard 01.storyboard 02.storyboard", "dump -o dump.txt 00.storyboard",
    "nib dump -o nib.txt a.plist", "init --force -q",
    "edit -q 00.storyboard set c0 title=Shop", "edit -q -o copy.storyboard 00.storyboard set c0 title=Shop",
    "strings --update -q Base.lproj", "strings --import de.xliff -q",
    "strings --export -q -o Texts.strings Base.lproj/T.xib",
  ]

  /// A module without a class, which a fix removes; guides that a migration replaces.
  private static func document(_ number: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES">
        <scenes>
            <scene sceneID="s\(number)">
                <objects>
                    <viewController id="c\(number)" customModule="Shop" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="t\(number)"/>
                            <viewControllerLayoutGuide type="bottom" id="b\(number)"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="v\(number)">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private static let files: [String: String] = {
    var files = Dictionary(
      uniqueKeysWithValues: (0..<fileCount).map { ("\($0 < 10 ? "0" : "")\($0).storyboard", document($0)) })
    files["Base.lproj/T.xib"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <label contentMode="left" text="Inbox" id="l1">
                  <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
              </label>
          </objects>
      </document>

      """
    files["de.lproj/T.strings"] = "\"title\" = \"Titel\";\n"
    files["de.xliff"] = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="Base.lproj/T.xib" source-language="en" target-language="de" datatype="plaintext">
          <body><trans-unit id="l1.text"><source>Inbox</source><target>Eingang</target></trans-unit></body>
        </file>
      </xliff>

      """
    files["a.plist"] = String(decoding: NibSample.list, as: UTF8.self)
    files["App.xcodeproj/project.pbxproj"] = "// !$*UTF8*$!\n{}\n"
    // The top of a working copy: nothing above is looked for.
    files[".git/HEAD"] = "ref: refs/heads/main\n"
    return files
  }()

  /// What is in a folder, by path.
  private static func content(of folder: WorkingFolder) -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { content, path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: folder.path(path), isDirectory: &isFolder)
      if isThere, !isFolder.boolValue { content[path] = folder[path] }
    }
  }

  private static func reset(_ folder: WorkingFolder) throws {
    for entry in folder.entries { try folder.remove(entry) }
    for (path, text) in files { try folder.write(text, to: path) }
  }

  @Test(.timeLimit(.minutes(60)), arguments: commands)
  func eachCallIsDisturbed(_ command: String) throws {
    let folder = try WorkingFolder()
    let outside = try WorkingFolder()
    let fault = try FaultLibrary()
    try Self.reset(folder)
    let clean = try folder.result(command)
    let new = Self.content(of: folder)
    #expect(clean.status == 0 || clean.status == 1, "\(command): \(clean.diagnostics)")
    #expect(new != Self.files, "\(command) writes")
    var count = 0
    for kind in Self.kinds {
      var call = 1
      while call < Self.mostCalls {
        try Self.reset(folder)
        try? outside.remove("mark")
        let run = try folder.result(command, setup: fault.disturbing(call: call, kind, mark: outside.path("mark")))
        guard let name = outside["mark"] else { break }
        count += 1
        let now = Self.content(of: folder)
        let place = "\(command), \(kind) at call \(call), \(name)"
        Self.judge(run, now, clean: clean.status, new, kind: kind, isRead: name == "read", place)
        _ = try folder.result(command)
        #expect(Self.content(of: folder) == new, "\(place): the next run")
        call += Self.step
      }
      #expect(call < Self.mostCalls && count > 0)
    }
    if Self.isWhole { print("\(command): \(count) faults") }
  }

  /// - Parameter isRead: then a report may be about the files that could be read.
  private static func judge(
    _ run: WorkingFolder.Run, _ now: [String: String], clean: Int32, _ new: [String: String],
    kind: FaultLibrary.Kind, isRead: Bool, _ place: String
  ) {
    for (path, text) in now where text != files[path] && text != new[path] {
      let isTemporary = path.split(separator: "/").last?.hasPrefix(".keyline-") == true
      let isReport = isRead && files[path] == nil && new[path] != nil
      #expect(isReport || (kind == .kill && isTemporary), "\(place): \(path) is neither old nor new")
    }
    for path in files.keys { #expect(now[path] != nil, "\(place): \(path) is gone") }
    let isDone = now == new
    switch kind {
    case .kill: #expect(run.status == SIGKILL || (isDone && run.status == clean), "\(place): \(run.status)")
    case .terminate: #expect(run.status == SIGTERM || (isDone && run.status == clean), "\(place): \(run.status)")
    case .fail, .short:
      #expect(run.status == 2 || (isDone && run.status == clean), "\(place): \(run.status) \(run.diagnostics)")
      guard run.status == 2 else { return }
      #expect(run.diagnostics.contains("keyline: error: "), "\(place): \(run.diagnostics)")
      let names = new.keys.flatMap { $0.split(separator: "/").map(String.init) } + ["the report"]
      #expect(isRead || names.contains { run.diagnostics.contains($0) }, "\(place) names a file: \(run.diagnostics)")
    }
  }
}

/// A binary property list of one text.
private enum NibSample {
  /// `bplist00`, the text, the offset of it, and the trailer. All bytes are ASCII, so that they are a text too.
  static let list: [UInt8] =
    Array("bplist00".utf8) + [0x52] + Array("ab".utf8) + [8] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
    + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 11]
}
