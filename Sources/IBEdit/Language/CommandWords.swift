package import IBModel
import IBSource

/// Reads an edit from the words of a command line: a verb, an object or kind, and words of the form `key=value`.
package enum CommandWords {
  package static let verbs = ["set", "connect", "disconnect", "remove", "add", "move", "constrain"]

  /// The options of the command line that describe an edit.
  package struct Options: Sendable {
    package var into: String?
    package var before: String?
    package var after: String?
    package var pins: [Pin] = []
    /// The traits of a variation in Xcode's notation; nil for all traits.
    package var variation: String?

    package init() {}
  }

  /// Converts words for size classes, such as `wC` or `wR,hC`, into the traits of a variation in Xcode's notation.
  package static func variation(_ words: String) throws(EditRefusal) -> String {
    let known = [
      "hC": "heightClass=compact", "hR": "heightClass=regular", "wC": "widthClass=compact", "wR": "widthClass=regular",
    ]
    var traits: [String: String] = [:]
    for word in words.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
      guard let trait = known[word] else {
        throw EditRefusal(
          "unknown size class '\(word.onOneLine)'\(Suggestion.answer(to: word, among: known.keys.sorted()))")
      }
      if traits.updateValue(trait, forKey: String(word.prefix(1))) != nil {
        throw EditRefusal("'\(words.onOneLine)' has two \(word.hasPrefix("w") ? "widths" : "heights")")
      }
    }
    if traits.isEmpty { throw EditRefusal("expected size classes, such as wC or wR,hC") }
    return traits.values.sorted().joined(separator: "-")
  }

  /// - Parameter flavor: the flavor of the document. Its framework determines the class of a new object.
  package static func read(
    _ words: [String], _ options: Options, for flavor: Flavor
  ) throws(EditRefusal) -> [EditOperation] {
    guard let verb = words.first, verbs.contains(verb) else {
      let word = words.first ?? ""
      throw EditRefusal("unknown verb '\(word.onOneLine)'\(Suggestion.answer(to: word, among: verbs))")
    }
    guard words.count > 1 else {
      throw EditRefusal("\(verb): expected \(verb == "add" ? "a kind, such as label" : "an object")")
    }
    let object = words[1]
    let fields = try words.dropFirst(2).map { word throws(EditRefusal) in try field(word) }
    let place = Place(into: options.into, before: options.before, after: options.after)
    if options.variation != nil, verb != "set" { throw EditRefusal("\(verb): only set takes size classes") }
    switch verb {
    case "set":
      if fields.isEmpty { throw EditRefusal("set: expected key=value words") }
      return fields.map { name, value in
        EditOperation(.set(PropertyEdit(object: object, path: name, variation: options.variation, value: value)))
      }
    case "remove": return [EditOperation(.remove(object: object))]
    case "move": return [EditOperation(.move(object: object, place))]
    case "connect": return [EditOperation(.connect(try connection(object, fields)))]
    case "disconnect": return [EditOperation(.disconnect(try connection(object, fields, isNew: false)))]
    case "constrain":
      let second = text("secondItem", in: fields)
      let others = fields.filter { $0.name != "secondItem" }
      guard text("firstAttribute", in: others) != nil else {
        throw EditRefusal("constrain: expected firstAttribute=…, such as firstAttribute=top")
      }
      return [EditOperation(.constrain(ConstraintRow(firstItem: object, secondItem: second, fields: others)))]
    default: return try NewObjects.operations(object, fields, place, options.pins, flavor)
    }
  }

  private static func field(_ word: String) throws(EditRefusal) -> (name: String, value: EditValue) {
    guard let mark = word.firstIndex(of: "="), mark > word.startIndex else {
      throw EditRefusal("'\(word.onOneLine)' does not have the form key=value")
    }
    return (String(word[..<mark]), .word(String(word[word.index(after: mark)...])))
  }

  private static func text(_ name: String, in fields: [(name: String, value: EditValue)]) -> String? {
    for field in fields where field.name == name {
      if case .word(let word) = field.value { return word }
    }
    return nil
  }

  private static func connection(
    _ from: String, _ fields: [(name: String, value: EditValue)], isNew: Bool = true
  ) throws(EditRefusal) -> ConnectionRow {
    let kinds = ConnectionRow.Kind.allCases.filter { text($0.rawValue, in: fields) != nil }
    guard kinds.count == 1, let kind = kinds.first, let name = text(kind.rawValue, in: fields) else {
      throw EditRefusal("expected one of outlet=…, outletCollection=…, action=… and segue=…")
    }
    let to = text("to", in: fields)
    if isNew, to == nil { throw EditRefusal("connect: expected to=OBJECT") }
    var others = fields.filter { !["to", "event", kind.rawValue].contains($0.name) }
    if let event = text("event", in: fields) { others.append(("eventType", .text(event))) }
    return ConnectionRow(kind, name, from: from, to: to, fields: others)
  }
}

/// Creates objects for the command line: objects of Xcode's library, with properties that make them visible.
enum NewObjects {
  /// The words of the command line for kinds of the format.
  private static let kinds = [
    "cell": "tableViewCell", "image": "imageView", "stack": "stackView", "scroll": "scrollView", "table": "tableView",
    "field": "textField", "scene": "viewController", "column": "tableColumn",
  ]
  private static let controllers = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
  ]

  static func operations(
    _ word: String, _ fields: [(name: String, value: EditValue)], _ place: Place, _ pins: [Pin], _ flavor: Flavor
  ) throws(EditRefusal) -> [EditOperation] {
    if flavor.runtime == .appKit { return try appKitOperations(word, fields, place, pins, flavor) }
    let kind = kinds[word] ?? word
    if controllers.contains(kind) { return [EditOperation(.add(scene(of: kind, fields), scenes(place)))] }
    guard place.into != nil else { throw EditRefusal("add: name the container of the \(word) with --into") }
    var place = place
    var object = self.object(kind, fields)
    object.pins = pins
    if kind == "tableViewCell" {
      place.container = "prototypes"
      object.children = [("", contentView(of: "tableViewCellContentView"))]
    }
    return [EditOperation(.add(object, place))]
  }

  /// The lists of AppKit objects that are not `subviews`.
  private static let appKitContainers = [
    "menuItem": "items", "separatorItem": "items", "tableColumn": "tableColumns",
  ]

  private static func appKitOperations(
    _ word: String, _ fields: [(name: String, value: EditValue)], _ place: Place, _ pins: [Pin], _ flavor: Flavor
  ) throws(EditRefusal) -> [EditOperation] {
    let word = kinds[word] ?? word
    let given = fields.map { (path: $0.name, value: $0.value) }
    if word == "viewController" || word == "window" {
      if case .storyboard = flavor {
        var scene = AppKitObject.scene(of: word)
        scene.children[0].object.properties += given + module(of: fields)
        return [EditOperation(.add(scene, scenes(place)))]
      }
      guard word == "window", var window = AppKitObject.window else {
        throw EditRefusal("only a storyboard has scenes")
      }
      window.properties += given
      return [EditOperation(.add(window, Place(into: "document", container: "objects")))]
    }
    guard var object = AppKitObject.object(word) else {
      throw EditRefusal("unknown kind '\(word.onOneLine)'\(Suggestion.answer(to: word, among: AppKitObject.words))")
    }
    guard place.into != nil else { throw EditRefusal("add: name the container of the \(word) with --into") }
    object.properties += given
    object.pins = pins
    var place = place
    if let list = appKitContainers[word] { place.container = list }
    return [EditOperation(.add(object, place))]
  }

  /// The module for the custom class. A class of a framework has no module.
  private static func module(of fields: [(name: String, value: EditValue)]) -> [(path: String, value: EditValue)] {
    if fields.contains(where: { $0.name.hasPrefix("customModule") }) { return [] }
    let hasClass = fields.contains { $0.name == "customClass" }
    return [("customModuleProvider", hasClass ? .text("target") : .unset)]
  }

  private static func scenes(_ place: Place) -> Place {
    Place(into: "document", container: "scenes", before: place.before, after: place.after)
  }

  /// The sizes of the objects in Xcode's library. They are estimates, which Xcode replaces on its next save.
  private static let sizes: [String: (Double, Double)] = [
    "activityIndicatorView": (20, 20), "button": (75, 35), "imageView": (240, 128), "label": (42, 21),
    "progressView": (150, 4), "scrollView": (240, 128), "slider": (118, 31), "stackView": (240, 128),
    "switch": (51, 31), "tableView": (240, 128), "tableViewCell": (375, 44), "textField": (97, 34),
    "textView": (240, 128), "view": (240, 128),
  ]

  /// The properties that make a new object visible, in addition to those of the library.
  private static let looks: [String: String] = [
    "button": #"{"buttonType": "system", "normal.title": "Button"}"#,
    "label":
      #"{"fontDescription": {"fontDescription": {"type": "system", "pointSize": 17}}, "textColor": {"nil": {}}}"#,
    "stackView": #"{"axis": "vertical"}"#,
    "textField": #"{"textInputTraits": {"textInputTraits": {}}}"#,
    "view": #"{"backgroundColor": {"color": {"systemColor": "systemBackgroundColor"}}}"#,
  ]

  private static func object(_ kind: String, _ fields: [(name: String, value: EditValue)]) -> NewObject {
    var object = NewObject(kind)
    let (width, height) = sizes[kind] ?? (240, 128)
    object.frame = rect(width, height)
    let given = fields.map { field -> (path: String, value: EditValue) in
      let isTitle = kind == "button" && ["title", "text"].contains(field.name)
      return (isTitle ? "normal.title" : field.name, field.value)
    }
    let looks = (looks[kind].map(EditReader.value) ?? []).filter { look in !given.contains { $0.path == look.path } }
    object.properties = looks + given
    return object
  }

  private static func rect(_ width: Double, _ height: Double) -> EditPart {
    EditPart("rect", zip(["x", "y", "width", "height"], [0, 0, width, height]).map { ($0, number($1)) })
  }

  private static func number(_ value: Double) -> EditValue { .number(value, text: value == 0 ? "0.0" : "\(value)") }

  private static func contentView(of kind: String) -> NewObject {
    var view = NewObject(kind)
    view.key = "contentView"
    view.frame = rect(375, 44)
    return view
  }

  /// A scene with a controller of this kind, the controller's view and the first responder.
  private static func scene(of kind: String, _ fields: [(name: String, value: EditValue)]) -> NewObject {
    var controller = NewObject(kind)
    controller.properties = fields.map { ($0.name, $0.value) }
    controller.properties += module(of: fields)
    if let view = rootView(of: kind) { controller.children = [("", view)] }
    var responder = NewObject("placeholder")
    responder.properties = [("userLabel", .text("First Responder"))]
    var scene = NewObject("scene")
    scene.canvas = NewObject.freeCanvas
    scene.children = [("objects", controller), ("objects", responder)]
    return scene
  }

  /// The view of a new controller: the bar of a container controller, or a view with a safe area; nil if it has no
  /// view.
  private static func rootView(of kind: String) -> NewObject? {
    switch kind {
    case "navigationController", "tabBarController":
      let isTab = kind == "tabBarController"
      var bar = object(isTab ? "tabBar" : "navigationBar", [])
      bar.key = isTab ? "tabBar" : "navigationBar"
      bar.frame = rect(375, isTab ? 49 : 44)
      return bar
    case "tableViewController", "collectionViewController":
      var view = object(kind == "tableViewController" ? "tableView" : "collectionView", [])
      view.key = "view"
      view.frame = rect(375, 667)
      view.properties += [("translatesAutoresizingMaskIntoConstraints", .unset), ("autoresizingMask", sizable)]
      return view
    default:
      var view = object("view", [])
      view.key = "view"
      view.frame = rect(375, 667)
      view.properties += [("translatesAutoresizingMaskIntoConstraints", .unset), ("autoresizingMask", sizable)]
      var guide = NewObject("viewLayoutGuide")
      guide.key = "safeArea"
      view.children = [("", guide)]
      return view
    }
  }

  private static let sizable = EditValue.part(
    EditPart("autoresizingMask", [("widthSizable", .flag(true)), ("heightSizable", .flag(true))]))
}
