import IBDriver
import IBLint

/// A way in for bytes that no one vouches for, and the commands that read them.
package enum EntryPoint: String, CaseIterable, Sendable {
  /// A storyboard or xib.
  case document
  /// Two or three versions of one, apart by `separator`.
  case diff, merge
  /// A document that a migration or a fix rewrites.
  case migrate
  /// The Contents.json of a set in an asset catalog, and a file of such a set.
  case catalog, image
  /// The configuration of a project, and the baseline.
  case yaml, baseline
  /// A source file in Swift, and one in Objective-C.
  case swift, objectiveC
  /// A compiled nib, or a binary property list; two of them, apart by `separator`.
  case nib
  /// The file of a font that a document names.
  case font
  /// Translations of a document: a `.strings` file, a string catalog or an XLIFF document.
  case texts
  /// A `project.pbxproj`, an `.xcconfig` file, a `Package.swift` and an `.xcworkspace`.
  case project, settings, manifest, workspace
  /// An Info.plist and a translation, as a property list in any form.
  case propertyList
  /// A file of edits.
  case edits
  /// Requests of an agent, a line each.
  case requests

  /// The separator of two files of one input.
  package static let separator = Array("\n%%%%\n".utf8)

  /// Runs every command that reads these bytes, each in a world of its own.
  ///
  /// - Returns: the command lines whose status is none that the command may end with.
  package func run(_ bytes: [UInt8]) async -> [String] {
    let files = files(bytes)
    var wrong: [String] = []
    for line in commandLines where await !run(line, files) { wrong.append(line) }
    return wrong
  }

  /// Runs one command in a world of these files.
  ///
  /// - Returns: whether it ended with a status that it may end with.
  package func run(_ line: String, _ files: [String: [UInt8]]) async -> Bool {
    await CommandLineTool.run(Self.words(line), in: FuzzWorld.world(files)) != .usage || isSettings
  }

  /// Whether the input is a setting: a wrong one ends a run as a wrong command line does.
  private var isSettings: Bool { self == .yaml || self == .baseline }

  private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  /// The command lines that read the input.
  package var commandLines: [String] {
    switch self {
    case .document:
      [
        "lint -j 1 --config all.yml -f sarif a.storyboard", "lint -j 1 -f html a.storyboard",
        "resolve -j 1 --all-size-classes -f jsonl a.storyboard",
        "report -j 1 --all-size-classes -f markdown a.storyboard",
        "report -j 1 --on iphone-se-3,text=AX3,rtl --on ipad-pro-11 -f html a.storyboard",
        "render -j 1 --canvas -o out a.storyboard", "convert swiftui -j 1 -o out a.storyboard",
        "diff --textconv a.storyboard", "outline a.storyboard",
        "dump --stage document a.storyboard",
        "dump --stage constraints a.storyboard",
      ]
    case .diff:
      ["diff -f markdown a.storyboard b.storyboard", "diff -f html --no-layout b.storyboard a.storyboard"]
    case .merge:
      [
        "merge a.storyboard b.storyboard c.storyboard",
        "merge --resolve both -o out c.storyboard b.storyboard a.storyboard",
      ]
    case .migrate:
      [
        "migrate safe-area -j 1 a.storyboard", "migrate xcode-leftovers -j 1 a.storyboard",
        "migrate old-capabilities -j 1 --dry-run a.storyboard",
        "lint -j 1 --config all.yml --fix --unsafe a.storyboard",
      ]
    case .catalog, .image:
      [
        "lint -j 1 --config all.yml .", "resolve -j 1 --on iphone-15 --on ipad-pro-11,dark a.storyboard",
        "render -j 1 --on iphone-15 -o out a.storyboard",
      ]
    case .yaml: ["lint -j 1 a.storyboard", "resolve -j 1 a.storyboard", "config -f json", "doctor"]
    case .baseline:
      ["lint -j 1 --baseline base.json a.storyboard", "lint -j 1 --write-baseline base.json a.storyboard"]
    case .swift, .objectiveC: ["lint -j 1 --config all.yml .", "migrate safe-area -j 1 --dry-run ."]
    case .font: ["lint -j 1 --config all.yml .", "resolve -j 1 --on iphone-15 --on ipad-pro-11,text=AX3 a.storyboard"]
    case .texts:
      [
        "strings --update .", "strings --update --check --keep-stale .", "strings --import a.xliff",
        "strings --export -f xliff --language de -o out.xliff Base.lproj/a.storyboard",
      ]
    case .project, .settings, .manifest, .workspace: ["dump --stage project .", "doctor"]
    case .edits: ["edit --from a.json a.storyboard"]
    case .requests: ["mcp"]
    case .propertyList: ["dump --stage project .", "lint -j 1 --config all.yml ."]
    case .nib: ["nib dump a.nib", "nib diff a.nib b.nib"]
    }
  }

  /// The project around the input.
  package func files(_ bytes: [UInt8]) -> [String: [UInt8]] {
    var files = [
      "all.yml": Self.allRules, "App.xcodeproj/project.pbxproj": Array("// !$*UTF8*$!\n{}\n".utf8),
      "a.storyboard": Self.scene,
    ]
    switch self {
    case .document, .migrate: files["a.storyboard"] = bytes
    case .diff, .merge:
      let parts = Self.parts(bytes)
      for (name, index) in zip(["a", "b", "c"], 0...) {
        files["\(name).storyboard"] = parts[min(index, parts.count - 1)]
      }
    case .catalog:
      files["Assets.xcassets/Contents.json"] = bytes
      files["Assets.xcassets/one.imageset/Contents.json"] = bytes
      files["Assets.xcassets/one.imageset/one.png"] = Self.picture
      files["Assets.xcassets/tint.colorset/Contents.json"] = bytes
    case .image:
      // The name decides how it is read.
      for ending in ["png", "pdf", "jpg", "svg"] {
        files["Assets.xcassets/\(ending).imageset/Contents.json"] = Self.set("one.\(ending)")
        files["Assets.xcassets/\(ending).imageset/one.\(ending)"] = bytes
      }
    case .yaml: files[".keyline.yml"] = bytes
    case .baseline: files["base.json"] = bytes
    case .swift: files["One.swift"] = bytes
    case .objectiveC:
      files["One.m"] = bytes
      files["One.h"] = bytes
    case .edits: files["a.json"] = bytes
    case .requests: files[FuzzWorld.messages] = bytes
    case .font:
      files["Test.ttf"] = bytes
      files["Test.ttc"] = bytes
    case .texts:
      files["Base.lproj/a.storyboard"] = Self.scene
      files["de.lproj/a.strings"] = bytes
      files["mul.lproj/a.xcstrings"] = bytes
      files["a.xliff"] = bytes
    case .project: files["App.xcodeproj/project.pbxproj"] = bytes
    case .settings:
      files["App.xcodeproj/project.pbxproj"] = Self.xcodeProject
      files["Base.xcconfig"] = bytes
    case .manifest: files["Kit/Package.swift"] = bytes
    case .workspace: files["All.xcworkspace/contents.xcworkspacedata"] = bytes
    case .propertyList:
      files["App.xcodeproj/project.pbxproj"] = Self.xcodeProject
      files["Info.plist"] = bytes
      files["Base.lproj/a.storyboard"] = Self.scene
      files["de.lproj/a.strings"] = bytes
    case .nib:
      let parts = Self.parts(bytes)
      files["a.nib"] = parts[0]
      files["b.nib"] = parts[parts.count - 1]
    }
    return files
  }

  /// The files of an input; at least one.
  private static func parts(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = bytes[...]
    while parts.count < 2, let range = rest.firstRange(of: separator) {
      parts.append(Array(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [Array(rest)]
  }

  private static let allRules = Array(
    ("rules:\n" + RuleCatalog.categories.keys.sorted().map { "  \($0): warning\n" }.joined()).utf8)

  /// A project whose target has a file of settings and a property list.
  private static let xcodeProject = Array(
    """
    {rootObject = P; objects = {
    P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;};
    G = {isa = PBXGroup; children = (X); sourceTree = "<group>";};
    X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>";};
    L = {isa = XCConfigurationList; buildConfigurations = (C);};
    C = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {SDKROOT = iphoneos;};};
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = M;};
    M = {isa = XCConfigurationList; buildConfigurations = (D);};
    D = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Info.plist;};};
    };}
    """.utf8)

  private static func set(_ file: String) -> [UInt8] {
    Array(#"{"images":[{"idiom":"universal","filename":"\#(file)"}],"info":{"version":1,"author":"xcode"}}"#.utf8)
  }

  /// The head of a picture of one pixel.
  private static let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]

  /// A scene that shows the images and names a class of the project.
  private static let scene = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c" customClass="One" customModuleProvider="target" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="t"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <imageView image="png" id="i1">
                                    <rect key="frame" x="9" y="9" width="9" height="9"/>
                                </imageView>
                                <imageView image="pdf" id="i2">
                                    <rect key="frame" x="9" y="9" width="9" height="9"/>
                                </imageView>
                                <imageView image="one" id="i3">
                                    <rect key="frame" x="9" y="9" width="9" height="9"/>
                                </imageView>
                                <imageView image="svg" id="i4">
                                    <rect key="frame" x="9" y="9" width="9" height="9"/>
                                </imageView>
                                <label text="AVA office fi" lineBreakMode="wordWrap" numberOfLines="0" id="l1">
                                    <rect key="frame" x="9" y="9" width="9" height="9"/>
                                    <fontDescription key="fontDescription" name="Test-Regular" family="Test" pointSize="20"/>
                                </label>
                                <imageView image="jpg" id="i5">
                                    <rect key="frame" x="9" y="9" width="9" height="9"/>
                                </imageView>
                            </subviews>
                        </view>
                        <connections>
                            <outlet property="label" destination="i1" id="o1"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """.utf8)
}
