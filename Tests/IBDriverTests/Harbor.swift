import Foundation

/// An app of our own, in `Harbor/`: a project with two targets, storyboards and xibs with scenes of all kinds, sources in
/// two languages, translations and an asset catalog. It has a few mistakes, which the rules of lint find.
enum Harbor {
  static let main = "App/Base.lproj/Main.storyboard"

  /// The app; its main storyboard as it was before, and as another branch changed it since.
  static func files() throws -> [String: String] {
    let folder = URL(filePath: #filePath).deletingPathExtension()
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    let text = files[main] ?? ""
    files["Old/Main.storyboard"] = changed(text, earlier)
    files["Old/Settings.storyboard"] = changed(files["App/Settings.storyboard"] ?? "", earlier)
    files["Old/Renewed.storyboard"] = changed(changed(text, earlier), renewed)
    files["Branch/Main.storyboard"] = changed(changed(text, earlier), branch)
    let desk = files["Desk/Desk.xib"] ?? ""
    files["Old/Desk.xib"] = changed(desk, earlierDesk)
    files["Branch/Desk.xib"] = changed(changed(desk, earlierDesk), branchDesk)
    return files
  }

  private static func changed(_ text: String, _ changes: [(String, String)]) -> String {
    changes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static let earlier = [
    // Texts, fonts, colors, images.
    ("Harbor of departure and the boat's whole and rather long name", "Departure"),
    ("weight=\"heavy\"", "weight=\"thin\""),
    ("UICTFontTextStyleBody", "UICTFontTextStyleFootnote"), ("name=\"Courier\"", "name=\"Menlo\""),
    (
      "<color key=\"textColor\" name=\"sea\"/>",
      "<color key=\"textColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\"/>"
    ),
    ("systemOrangeColor", "systemPinkColor"), ("alpha=\"0.75\"", "alpha=\"0.5\""),
    ("image=\"ferry\"", "image=\"wave\""),
    ("highlightedImage=\"wave\"", ""), ("content=\"no name\"", "content=\"nothing\""), ("size=\"15\"", "size=\"13\""),
    // Flags and words.
    ("hidesBottomBarWhenPushed=\"YES\"", ""), ("hidden=\"YES\"", ""), ("enabled=\"NO\"", "enabled=\"YES\""),
    ("borderStyle=\"bezel\"", "borderStyle=\"line\""),
    ("distribution=\"equalSpacing\"", "distribution=\"fillEqually\""),
    ("selectionStyle=\"blue\"", "selectionStyle=\"none\""),
    ("buttonType=\"detailDisclosure\"", "buttonType=\"infoDark\""),
    ("placeholderIntrinsicWidth=\"80\"", "placeholderIntrinsicWidth=\"60\""), ("tag=\"-3\"", "tag=\"4\""),
    ("secureTextEntry=\"YES\"", ""), ("keyboardType=\"decimalPad\"", "keyboardType=\"URL\""),
    ("phoneNumber=\"YES\" ", ""),
    ("localeIdentifier=\"de_DE\"", "localeIdentifier=\"fr_FR\""), ("700000000", "600000000"), ("badgeValue=\"3\"", ""),
    ("button=\"YES\" updatesFrequently", "link=\"YES\" updatesFrequently"),
    ("hint=\"Opens the boat\"", "hint=\"Opens\""),
    ("style=\"insetGrouped\"", "style=\"grouped\""), ("Your name is shown", "The name is shown"),
    // Constraints, frames, insets.
    ("constant=\"180\" id=\"k-20\"", "constant=\"140\" id=\"k-20\""), ("relation=\"lessThanOrEqual\"", ""),
    ("multiplier=\"1:3\" priority=\"999\"", "multiplier=\"0.5\""),
    ("multiplier=\"0.8\" constant=\"6.5\"", "constant=\"-6\""),
    (
      "secondItem=\"form-search\" secondAttribute=\"bottom\" constant=\"30\"",
      "secondItem=\"form-date\" secondAttribute=\"bottom\""
    ),
    ("firstAttribute=\"left\"", "firstAttribute=\"leading\""),
    ("secondAttribute=\"left\"", "secondAttribute=\"leading\""),
    ("heightClass=compact\" constant=\"96\"", "heightClass=compact\" constant=\"90\""), ("minX=\"60\"", "minX=\"50\""),
    ("<size key=\"itemSize\" width=\"110\"", "<size key=\"itemSize\" width=\"130\""),
    ("horizontalHuggingPriority=\"252\"", ""),
    ("x=\"299\" y=\"15\" width=\"74\"", "x=\"280\" y=\"15\" width=\"93\""),
    ("top=\"12\" leading", "top=\"16\" leading"),
    // Connections, classes, identifiers.
    ("destination=\"boat-kind\"", "destination=\"boat-price\""), ("selector=\"zoom:\"", "selector=\"enlarge:\""),
    ("eventType=\"editingDidEnd\"", "eventType=\"editingDidBegin\""),
    ("identifier=\"showBoat\"", "identifier=\"open\""),
    ("kind=\"showDetail\"", "kind=\"show\""), ("modalPresentationStyle=\"formSheet\"", ""),
    ("storyboardIdentifier=\"Tour\"", "storyboardIdentifier=\"Trip\""),
    ("customClass=\"PriceTag\"", "customClass=\"Tag\""), ("storyboardIdentifier=\"Form\"", ""),
    ("keyPath=\"likeKey\" value=\"likes.boat\"", "keyPath=\"likeKey\" value=\"likes\""),
    ("swipeGesture", "screenEdgePanGesture"),
    ("<integer key=\"value\" value=\"8\"/>", "<real key=\"value\" value=\"4\"/>"),
    ("initialViewController=\"tabs\"", ""),
    ("<segue destination=\"elsewhere\" kind=\"relationship\" relationship=\"viewControllers\" id=\"g-4\"/>", ""),
    // Objects that are new or had another place.
    ("<barButtonItem style=\"plain\" systemItem=\"flexibleSpace\" id=\"tool-2\"/>", ""),
    ("<segment title=\"Crew\"/>", ""),
    ("<panGestureRecognizer minimumNumberOfTouches=\"1\" id=\"pan\"/>", ""), ("retina6_12", "retina4_7"),
    ("useSafeAreas=\"YES\"", ""), ("toolsVersion=\"22155\"", "toolsVersion=\"21701\""),
  ]

  /// Other ids of objects, constraints and connections, as if the scenes had been copied.
  private static let renewed = [
    "boat-", "boats-", "form-", "map-", "sorting-", "sort-", "k-", "o-", "a-", "g-",
  ]
  .map { ("\"\($0)", "\"new-\($0)") }

  private static let branch = [
    ("Departure", "Leaving"), ("constant=\"140\" id=\"k-20\"", "constant=\"120\" id=\"k-20\""),
    ("\"Albatross\"", "\"Gull\""),
    ("priority=\"700\"", "priority=\"650\""), ("Save the boat&#10;and close", "Store"),
    ("customClass=\"Shop\"", "customClass=\"Store\""),
    ("systemPinkColor", "systemBrownColor"), ("title=\"Weekend\"", "title=\"Two days\""),
    ("spacing=\"16\"", "spacing=\"20\""),
    ("destination=\"boat-price\"", "destination=\"boat-busy\""),
    ("storyboardIdentifier=\"Trip\"", "storyboardIdentifier=\"Voyage\""),
    ("eventType=\"touchDown\"", "eventType=\"touchCancel\""),
    ("retina4_7", "retina5_5"), ("horizontalCompressionResistancePriority=\"740\"", ""),
    ("<swipeGestureRecognizer direction=\"left\"", "<swipeGestureRecognizer direction=\"up\""),
    ("identifier=\"open\"", "identifier=\"boat\""),
    ("<segment title=\"Info\"/>", "<segment title=\"Facts\"/><segment title=\"Prices\"/>"),
    ("systemItem=\"trash\"", "systemItem=\"stop\""),
  ]

  private static let earlierDesk = [
    ("title=\"Free berths\"", "title=\"Berths\""), ("title=\"Quit\"", "title=\"Leave\""),
    ("keyEquivalent=\"M\"", "keyEquivalent=\"m\""),
    ("option=\"YES\" command=\"YES\"", "shift=\"YES\" command=\"YES\""),
    ("metaFont=\"smallSystem\"", "metaFont=\"miniSystem\""),
    ("keyPath=\"selection.name\"", "keyPath=\"selection.length\""), ("<string>length</string>", ""),
    ("resizable=\"YES\"", ""),
    ("NSIsNotNil", "NSIsNil"), ("title=\"Name\"", "title=\"Title\""),
    ("constant=\"14\" id=\"k-12\"", "constant=\"9\" id=\"k-12\""),
    ("selected=\"YES\"", ""), ("<menuItem title=\"Pier B\" tag=\"2\" id=\"pier-b\"/>", ""),
    ("state=\"on\" tag=\"5\"", "tag=\"6\""),
    ("destination=\"table\" id=\"o-6\"", "destination=\"title\" id=\"o-6\""), ("toolTip=\"Reads the list again\"", ""),
  ]

  private static let branchDesk = [
    ("title=\"Berths\"", "title=\"Places\""), ("title=\"Leave\"", "title=\"Exit\""), ("NSIsNil", "NSNegateBoolean"),
    ("constant=\"9\" id=\"k-12\"", "constant=\"11\" id=\"k-12\""), ("title=\"Only free\"", "title=\"Free only\""),
    ("tag=\"6\"", "tag=\"7\""),
  ]
}
