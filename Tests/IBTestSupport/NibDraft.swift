package import NibArchive

/// A nib of our own while it is made: objects in the order in which they are added.
package struct NibDraft {
  private var objects: [(className: String, values: [(key: String, content: Nib.Content)])] = []

  package init() {}

  /// - Returns: its number.
  package mutating func add(_ className: String, _ values: (String, Nib.Content)...) -> Int {
    objects.append((className, values.map { ($0.0, $0.1) }))
    return objects.count - 1
  }

  package mutating func set(_ key: String, _ content: Nib.Content, of object: Int) {
    objects[object].values.append((key, content))
  }

  package mutating func text(_ text: String) -> Nib.Content {
    .object(add("NSString", ("NS.bytes", .data(Array(text.utf8)))))
  }

  package mutating func list(_ elements: [Int], _ className: String = "NSArray") -> Nib.Content {
    let list = add(className, ("NSInlinedValue", .bool(true)))
    for element in elements { set("UINibEncoderEmptyKey", .object(element), of: list) }
    return .object(list)
  }

  /// Bytes of numbers, as rects are archived.
  package static func numbers(_ numbers: Double...) -> Nib.Content {
    .data([7] + numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) } })
  }

  /// Keys and classes in the order of their first use.
  package var nib: Nib {
    var keys: [String] = []
    var classes: [String] = []
    func number(_ word: String, in words: inout [String]) -> Int {
      if let known = words.firstIndex(of: word) { return known }
      words.append(word)
      return words.count - 1
    }
    let made = objects.map { object in
      Nib.Object(
        number(object.className, in: &classes),
        object.values.map { Nib.Value(number($0.key, in: &keys), $0.content) })
    }
    return Nib(objects: made, keys: keys.map { Array($0.utf8) }, classes: classes.map { Nib.Class($0) })
  }
}

extension NibDraft {
  /// A nib with a view, a label in it, an outlet to the label and some constraints: the one in `Samples/Compiled`.
  ///
  /// - Parameter labels: the texts of the labels, from back to front.
  package static func greeting(_ labels: [String], width: Double = 200, outlet: Int = 0) -> Nib {
    var draft = NibDraft()
    let root = draft.add("NSObject")
    let owner = draft.add("UIProxyObject")
    draft.set("UIProxiedObjectIdentifier", draft.text("IBFilesOwner"), of: owner)
    let view = draft.add("UIView", ("UIBounds", numbers(0, 0, 320, 480)))
    let font = draft.add("UIFont", ("UIFontPointSize", .double(17)))
    draft.set("UIFontName", draft.text(".SFUI-Regular"), of: font)
    let subviews = labels.enumerated().map { place, text in
      let label = draft.add(
        "UILabel", ("UIBounds", numbers(0, 0, width, 21)), ("UICenter", numbers(160, Double(place))))
      draft.set("UIText", draft.text(text), of: label)
      draft.set("UIFont", .object(font), of: label)
      draft.set("UITextAlignment", .int8(4), of: label)
      return label
    }
    draft.set("UISubviews", draft.list(subviews), of: view)
    let constraints = subviews.map { label in
      draft.add(
        "NSLayoutConstraint", ("NSFirstItem", .object(label)), ("NSFirstAttribute", .int8(9)),
        ("NSSecondItem", .object(view)), ("NSSecondAttribute", .int8(9)), ("NSShouldBeArchived", .bool(true)))
    }
    draft.set("UIViewAutolayoutConstraints", draft.list(constraints, "NSMutableArray"), of: view)
    let connection = draft.add("UIRuntimeOutletConnection", ("UIDestination", .object(subviews[outlet])))
    draft.set("UILabel", draft.text("greeting"), of: connection)
    draft.set("UISource", .object(owner), of: connection)
    draft.set("UINibTopLevelObjectsKey", draft.list([owner, view]), of: root)
    draft.set("UINibObjectsKey", draft.list([owner, view] + subviews), of: root)
    draft.set("UINibConnectionsKey", draft.list([connection]), of: root)
    return draft.nib
  }
}
