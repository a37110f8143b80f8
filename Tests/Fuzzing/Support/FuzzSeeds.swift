import IBDriver
import IBLint
import IBSource
import IBTestSupport
import NibArchive

/// The sound inputs that mutants are made of: examples of rules and files of our own, besides those that are given.
package struct FuzzSeeds: Sendable {
  private let documents: [[UInt8]]
  private let others: [EntryPoint: [[UInt8]]]

  /// - Parameters:
  ///   - documents: storyboards and xibs besides the examples of the rules.
  ///   - others: inputs of other entry points besides those that are here.
  ///   - isForMac: whether only documents for macOS are taken, of which `documents` must have some.
  package init(documents: [[UInt8]], others: [EntryPoint: [[UInt8]]], isForMac: Bool = false) {
    let all = Self.examples + documents
    self.documents = isForMac ? all.filter { $0.firstRange(of: Self.cocoa) != nil } : all
    self.others = others.merging(Self.own) { $0 + $1 }
  }

  /// The inputs of an entry point; never empty.
  package subscript(entry: EntryPoint) -> [[UInt8]] {
    switch entry {
    case .document, .migrate, .diff, .merge: documents
    default: others[entry] ?? [[]]
    }
  }

  /// In the target runtime of each document for macOS.
  private static let cocoa = Array("MacOSX.Cocoa".utf8)

  private static let examples: [[UInt8]] = RuleRegistry.ofDocuments.flatMap { rule in
    [Array(rule.info.bad.utf8), Array(rule.info.good.utf8)]
  }

  private static let own: [EntryPoint: [[UInt8]]] = [
    .project: texts(
      ProjectText.app(
        settings:
          "PRODUCT_NAME = \"$(TARGET_NAME:lower) $(A)\"; A = \"$(B)$(B)\"; B = \"$(A)\"; \"A[sdk=iphone*]\" = x;",
        files: ["a.storyboard", "../b.xib", "Base.lproj/c.strings"]),
      """
      {rootObject = P; objects = {P = {isa = PBXProject; mainGroup = G; targets = (T);};
      G = {isa = PBXGroup; children = (S, G, V); path = ../x;}; V = {isa = PBXVariantGroup; children = (V);};
      T = {isa = PBXNativeTarget; name = "\\U00e9\\341"; fileSystemSynchronizedGroups = (S); buildPhases = (T, Q);};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = "."; exceptions = (E); explicitFolders = (A, "");};
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ("/Localized: a.strings");};
      };}
      """),
    .settings: texts(
      "#include \"Base.xcconfig\"\n#include? \"x\"\nA[sdk=iphoneos*,arch=*] = $(inherited) ${B:default=$(C)} // d\nIPHONEOS_DEPLOYMENT_TARGET = 12.0 \\\n"
    ),
    .manifest: texts(
      "let package = Package(name: \"Kit\", platforms: [.iOS(.v13)], targets: [.target(name: \"Kit\", path: \"..\", exclude: [\"a\"], resources: [.process(\"b\")])])"
    ),
    .workspace: texts(
      "<?xml version=\"1.0\"?><Workspace><Group location=\"container:a\"><FileRef location=\"group:../App.xcodeproj\"/></Group></Workspace>"
    ),
    .edits: texts(
      #"""
      {"edits": [
        {"op": "set", "object": "l1", "property": "text", "value": "A\nB"},
        {"op": "set", "object": "l1", "variation": "widthClass=regular", "property": "hidden", "value": true},
        {"op": "set", "object": "i1", "runtime": "a.b", "type": "number", "value": 0.5},
        {"op": "add", "kind": "view", "into": "v", "before": "i2", "id": "n", "pin": "leading,top=8",
         "properties": {"backgroundColor": {"color": {"name": "Brand"}}},
         "children": [{"kind": "label", "id": "m"}],
         "constraints": [{"firstItem": "m", "firstAttribute": "top", "secondItem": "n", "secondAttribute": "top"}],
         "connections": [{"outlet": "more", "from": "c", "to": "m"}]},
        {"op": "move", "object": "i3", "into": "n"},
        {"op": "connect", "segue": "show", "from": "c", "to": "One", "identifier": "again"},
        {"op": "disconnect", "outlet": "label", "from": "c"},
        {"op": "constrain", "firstItem": "i4", "firstAttribute": "width", "constant": 9, "relation": "greaterThanOrEqual"},
        {"op": "remove", "object": "i5"}
      ]}
      """#),
    .requests: texts(
      #"""
      {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}
      {"jsonrpc": "2.0", "method": "notifications/initialized"}
      {"jsonrpc": "2.0", "id": "a", "method": "tools/list"}
      {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "outline", "arguments": {"path": "a.storyboard"}}}
      {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "edit", "arguments": {"file": "a.storyboard",
      {"id": 4, "method": "tools/call", "params": {"name": "edit", "arguments": {"file": "a.storyboard", "edits": [{"op": "remove", "object": "i5"}]}}}
      """#),
    .propertyList: texts(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>a.ttf</string></array><key>a</key><integer>0x1</integer>
      <key>UIMainStoryboardFile</key><string>a</string><key>b</key><data>AQID</data><key>c</key><date>2024-01-31T09:30:00Z</date>
      </dict></plist>
      """, "/* c */ \"l1.text\" = \"\\U00e9 \\341 \\t\"; 'b' = c; \"d\"; list = (a, {e = <0f>;});\n"),
    .catalog: texts(
      """
      {"images":[{"idiom":"universal","filename":"one.png","scale":"1x"},{"idiom":"iphone","scale":"2x",
      "appearances":[{"appearance":"luminosity","value":"dark"}],"width-class":"compact",
      "language-direction":"right-to-left"}],"info":{"version":1,"author":"xcode"},
      "properties":{"preserves-vector-representation":true,"template-rendering-intent":"template"}}
      """,
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x1F","green":"0.5",
      "blue":"128","alpha":"1.000"}}},{"idiom":"universal","color":{"platform":"ios","reference":"labelColor"}}],
      "info":{"version":1,"author":"xcode"}}
      """,
      """
      {"images":[{"resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":1},"cap-insets":{"top":3,
      "bottom":4,"left":5,"right":6}},"idiom":"universal","filename":"one.png","scale":"3x"}],"info":{"version":1}}
      """),
    .image: [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 40, 0, 0, 0, 20, 8, 6, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 9] + Array("pHYs".utf8) + [0, 0, 0, 1, 0],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xFF, 0xC0, 0, 17, 8]
        + [0, 20, 0, 40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xD9],
    ]
      + texts(
        """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 40 20]>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/Rotate 90/UserUnit 2>> endobj
        xref
        0 4
        trailer <</Root 1 0 R/Size 4>>
        startxref
        170
        %%EOF
        """,
        "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2cm\" viewBox=\"0 0 40 20\"/>"),
    .yaml: texts(
      """
      rules:
        layout: off
        duplicate-id: error
      deployment-target: 12.0
      exclude: [Vendor, "*/Old.xib"]
      limits:
        views: 100
      configurations:
        - iphone-15,landscape,text=AX3
        - size=393x852
      overrides:
        - paths: [App]
          rules: {constraints: warning}
      """,
      """
      scenes:
        c:
          navigation-bar: hidden
          status-bar: hidden
      sources: {missing: ignore}
      """),
    .baseline: texts(
      """
      {"version":1,"findings":[{"path":"a.storyboard","rule":"missing-outlet","object":"o1","message":"m","count":1}]}
      """),
    .texts: texts(
      #"""

      /* Class = "UILabel"; text = "Say \"hi\""; ObjectID = "abc-de-fgh"; Note = "first"; */
      "abc-de-fgh.text" = "Sag \"hi\" \U00e9 \341";

      plain = word;
      """#,
      """
      {"sourceLanguage" : "en", "strings" : {"abc-de-fgh.text" : {"comment" : "c", "extractionState" : "stale",
      "localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Hi"}}}}}, "version" : "1.0"}
      """,
      """
      <xliff version="1.2"><file original="Base.lproj/a.storyboard" source-language="en" target-language="de"><body>
      <trans-unit id="abc-de-fgh.text"><source>Hi</source><target>Hallo</target><note>n</note></trans-unit>
      </body></file></xliff>
      """),
    .swift: texts(
      """
      import UIKit
      @objc(One) public final class One<T>: UIViewController where T: AnyObject {
        @IBOutlet weak var label: UILabel!
        @IBAction func tap(_ sender: Any?) { let s = "a \\(f("b")) #" ; _ = #"raw "x" "# ; /* a /* b */ */ }
        let id = UIStoryboard(name: "a", bundle: nil).instantiateViewController(withIdentifier: "x") as! One
      }
      extension One { struct Inner: Codable {} }
      #if os(iOS)
      #endif
      """),
    .objectiveC: texts(
      """
      #import "One.h"
      @interface One () <UITableViewDelegate>
      @property (nonatomic, weak) IBOutlet UILabel *label;
      @end
      @implementation One
      - (IBAction)tap:(id)sender { NSString *s = @"a"; // b
        [UIImage imageNamed:@"one"]; /* c */ }
      @end
      """),
    .nib: [nib("Hello"), nib("Hello") + EntryPoint.separator + nib("World")],
    .font: [.pairs, .classes, .legacy].map(font),
  ]

  private static func texts(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  /// Letters, pairs and a ligature of the text that has the font.
  private static func font(_ kerning: FontBuilder.Kerning) -> [UInt8] {
    var font = FontBuilder(advances: [" ", "A", "V", "c", "e", "f", "i", "o"].map { (character: $0, width: 500) })
    font.pairs = [("A", "V", -80), ("V", "A", -60)]
    font.kerning = kerning
    font.ligatures = [(["f", "f", "i"], 720), (["f", "i"], 480)]
    font.hasGroups = kerning == .classes
    return font.bytes
  }

  private static func nib(_ text: String) -> [UInt8] {
    var draft = NibDraft()
    let label = draft.add("UILabel", ("UIBounds", NibDraft.numbers(0, 0, 40, 20)))
    draft.set("UIText", draft.text(text), of: label)
    let root = draft.add("NSObject")
    draft.set("UINibTopLevelObjectsKey", draft.list([label]), of: root)
    return NibWriter.write(draft.nib)
  }
}
