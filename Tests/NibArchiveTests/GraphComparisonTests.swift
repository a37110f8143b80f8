import IBTestSupport
import NibArchive
import Testing

/// What two archives say differently, and nothing else.
@Suite struct GraphComparisonTests {
  private func differences(_ first: Nib, _ second: Nib) -> [String] {
    GraphComparison(ObjectGraph(first), ObjectGraph(second)).differences.map { difference in
      "\(difference.path): \(text(difference.kind))"
    }
  }

  private func text(_ kind: GraphDifference.Kind) -> String {
    switch kind {
    case .changed(let old, let new): "\(old.text) > \(new.text)"
    case .classChanged(let old, let new): "class \(old) > \(new)"
    case .removed(let side): "- \(text(side))"
    case .added(let side): "+ \(text(side))"
    case .replaced(let old, let new): "\(text(old)) for \(text(new))"
    case .redirected(let old, let new): "\(text(old)) now \(text(new))"
    case .reordered: "reordered"
    }
  }

  private func text(_ side: GraphSide) -> String {
    switch side {
    case .leaf(let leaf): leaf.text
    case .object(let className, _, let path): "\(className) \(path)"
    }
  }

  private let label = "UINibTopLevelObjectsKey[1].UISubviews[0]"

  @Test func whatIsEqualSaysNothing() {
    let nib = NibDraft.greeting(["Hello", "World"])
    #expect(differences(nib, nib).isEmpty)
  }

  @Test func aTextAndASizeAreToldOnce() {
    let changed = NibDraft.greeting(["Howdy"], width: 210)
    #expect(
      differences(NibDraft.greeting(["Hello"]), changed) == [
        "\(label).UIBounds: {0.0, 0.0, 200.0, 21.0} > {0.0, 0.0, 210.0, 21.0}",
        "\(label).UIText: \"Hello\" > \"Howdy\"",
      ])
  }

  /// The label that was added is inside the view and in the list of all objects; its constraint is one of the view.
  @Test func anAddedViewIsToldWithItsConstraint() {
    let differences = differences(NibDraft.greeting(["Hello"]), NibDraft.greeting(["Hello", "World"]))
    #expect(differences.count == 3)
    #expect(differences.contains("UINibTopLevelObjectsKey[1].UISubviews[1]: + UILabel "))
    #expect(differences.contains("UINibTopLevelObjectsKey[1].UIViewAutolayoutConstraints[1]: + NSLayoutConstraint "))
  }

  @Test func anOutletToAnotherViewIsToldByItsPlaces() {
    let old = NibDraft.greeting(["Hello", "World"])
    let changed = NibDraft.greeting(["Hello", "World"], outlet: 1)
    #expect(
      differences(old, changed) == [
        "UINibConnectionsKey[0].UIDestination: UILabel \(label) now UILabel UINibTopLevelObjectsKey[1].UISubviews[1]"
      ])
  }

  @Test func anotherClassIsTold() {
    var changed = NibDraft.greeting(["Hello"])
    let old = changed
    changed.classes = changed.classes.map { $0.name == Array("UILabel".utf8) ? Nib.Class("UIButton") : $0 }
    #expect(differences(old, changed).first == "\(label): class UILabel > UIButton")
  }

  @Test func viewsInAnotherOrderAreTold() {
    let old = NibDraft.greeting(["Hello", "World"])
    var changed = old
    // The last two values of the list of subviews change places.
    let lists = changed.objects.indices.filter { changed.objects[$0].values.count == 3 && isList(changed, $0) }
    guard let list = lists.first else {
      Issue.record("there is no list of two")
      return
    }
    changed.objects[list].values.swapAt(1, 2)
    #expect(differences(old, changed).contains { $0.hasSuffix("reordered") || $0.contains(" now ") })
  }

  private func isList(_ nib: Nib, _ object: Int) -> Bool {
    String(decoding: nib.classes[nib.objects[object].classNumber].name, as: UTF8.self) == "NSArray"
      && nib.objects[object].values.dropFirst().allSatisfy { value in
        if case .object(let target) = value.content {
          nib.classes[nib.objects[target].classNumber].name == Array("UILabel".utf8)
        } else {
          false
        }
      }
  }

  /// A value that two objects share is written twice as soon as one of them differs; the other one says the same.
  @Test(arguments: [
    "NSString", "NSLocalizableString", "NSOrderedSet", "UIColor", "UIImageNibPlaceholder", "UITraitCollection",
    "_NSLayoutConstraintConstant",
  ])
  func equalValuesMayBeSharedOrNot(_ className: String) {
    let (shared, apart) = Self.oneAndTwo(className)
    #expect(differences(shared, apart).isEmpty)
    #expect(differences(apart, shared).isEmpty)
  }

  /// Two views that are equal are still two views. The second has no place of its own: it is reached nowhere else.
  @Test func equalObjectsAreNotTheSame() {
    let (shared, apart) = Self.oneAndTwo("UIView")
    #expect(differences(shared, apart) == ["UIText: UIView UIText now UIView "])
  }

  /// - Returns: a nib whose root leads twice to one object, and one whose root leads to two that are equal.
  private static func oneAndTwo(_ className: String) -> (Nib, Nib) {
    let keys = [Array("UIText".utf8), Array("NS.bytes".utf8)]
    let value = Nib.Object(1, [Nib.Value(1, .data(Array("A".utf8)))])
    let classes = [Nib.Class("NSObject"), Nib.Class(className)]
    func nib(_ first: Int, _ second: Int, _ values: [Nib.Object]) -> Nib {
      let root = Nib.Object(0, [Nib.Value(0, .object(first)), Nib.Value(0, .object(second))])
      return Nib(objects: [root] + values, keys: keys, classes: classes)
    }
    return (nib(1, 1, [value]), nib(1, 2, [value, value]))
  }

  @Test(arguments: [
    ("UIViewAutolayoutConstraints", true), ("UILayoutGuideSystemConstraints", true), ("UINibObjectsKey", true),
    ("UISubviews", false),
  ])
  func theOrderOfConstraintsAndOfAllObjectsMeansNothing(_ key: String, _ isUnordered: Bool) {
    func nib(_ constants: [Int8]) -> Nib {
      var draft = NibDraft()
      let root = draft.add("NSObject")
      let list = constants.map { draft.add("NSLayoutConstraint", ("NSConstant", .int8($0))) }
      draft.set(key, draft.list(list), of: root)
      return draft.nib
    }
    #expect(differences(nib([1, 2]), nib([2, 1])) == (isUnordered ? [] : ["\(key): reordered"]))
  }

  /// 50,000 objects in a row, the last of which leads back to the first.
  @Test func deepAndCircularArchivesAreShownAndCompared() {
    let count = 50_000
    let objects = (0..<count).map { Nib.Object(0, [Nib.Value(0, .object(($0 + 1) % count))]) }
    let nib = Nib(objects: objects, keys: [Array("next".utf8)], classes: [Nib.Class("A")])
    let graph = ObjectGraph(nib)
    let lines = GraphOutline.lines(graph)
    #expect(lines.count < 2 * count && lines.allSatisfy { $0.depth <= 60 })
    #expect(GraphComparison(graph, graph).differences.isEmpty)
  }

  @Test func archivesInsideArchivesAreCompared() {
    func outer(_ text: String) -> Nib {
      Nib(
        objects: [Nib.Object(0, [Nib.Value(0, .data(NibWriter.write(NibDraft.greeting([text]))))])],
        keys: [Array("archiveData".utf8)], classes: [Nib.Class("UINib")])
    }
    #expect(differences(outer("A"), outer("B")) == ["archiveData.\(label).UIText: \"A\" > \"B\""])
    #expect(ObjectGraph(outer("A")).nodes[1].number == "0/0")
  }

  /// As `dump` shows it: entries by their keys, each object once.
  @Test func dictionariesAreShownByTheirKeys() {
    var draft = NibDraft()
    let root = draft.add("NSObject")
    let list = draft.add("NSDictionary", ("NSInlinedValue", .bool(true)))
    for (key, number) in [("one", 1), ("two", 2)] {
      draft.set("UINibEncoderEmptyKey", draft.text(key), of: list)
      draft.set("UINibEncoderEmptyKey", .object(draft.add("NSNumber", ("NS.intval", .int8(Int8(number))))), of: list)
    }
    draft.set("attributes", .object(list), of: root)
    let labels = GraphOutline.lines(ObjectGraph(draft.nib)).map(\.label)
    #expect(labels == [nil, .key("attributes"), .entry("one"), .key("NS.intval"), .entry("two"), .key("NS.intval")])
  }
}
