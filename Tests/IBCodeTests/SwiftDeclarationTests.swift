@testable import IBCode
import Testing

/// What is read out of Swift sources.
@Suite struct SwiftDeclarationTests {
  private func types(_ text: String) -> [CodeType] { CodeFile(Array(text.utf8), .swift).types }

  @Test func aClassHasANameParentsPropertiesAndSelectors() throws {
    let type = try #require(
      types(
        """
        import UIKit
        @objc(SHPPrice) public final class PriceController<Item: Equatable>: UIKit.UIViewController, Shop.Buying where Item: Any {
          @IBOutlet weak private(set) var amount: UILabel!, tax: UILabel!
          @IBOutlet var `default`: UIButton!
          let limit = 3
          class func make() -> PriceController { var local = 1; return local }
          @IBAction func buy(_ sender: UIButton, forEvent event: UIEvent) { let inner = 2 }
          @IBAction func close() {}
          @IBAction func send(sender: AnyObject) {}
          @objc(reallyDelete:) func delete(item: Any) {}
        }
        """
      ).first)
    #expect(type.kind == .classType)
    #expect(type.name == "PriceController" && type.otherName == "SHPPrice")
    #expect(type.parents == ["UIViewController", "Buying"])
    #expect(type.properties == ["amount", "tax", "default", "limit"])
    #expect(type.selectors.contains("buy:forEvent:") && type.selectors.contains("close"))
    #expect(type.selectors.contains("send:") && type.selectors.contains("sendWithSender:"))
    #expect(type.selectors.contains("reallyDelete:") && !type.selectors.contains("delete:"))
    #expect(type.selectors.contains("make"))
  }

  @Test func commentsAndLiteralsDeclareNothing() {
    let text = #"""
      // class A: UIView {}
      /* class B /* class C {} */ class D {} */
      let a = "class E { \(f("class F {")) }"
      let b = """
        class G { "
        """
      let c = #"class H { \("#
      class Real {}
      """#
    #expect(types(text).map(\.name) == ["Real"])
  }

  @Test func aLiteralThatIsNotClosedEndsWithItsLine() {
    #expect(types("let r = /\"/\nclass Real: UIView { var a = 1 }").map(\.properties) == [["a"]])
    #expect(types("let r = \"\\(\nclass Real {}").map(\.name) == ["Real"])
    #expect(types("class A { let t = \"\"\"").map(\.name) == ["A"])
  }

  @Test func nestedTypesExtensionsAndAliasesAreRead() {
    let read = types(
      """
      struct Outer { class Inner: UIView { var depth = 0 } ; var own = 1 }
      extension Outer.Inner: Drawing { func draw() {} }
      protocol Drawing: class { func draw() }
      typealias Base = Shop.BaseController<Int>
      import class UIKit.UIView
      """)
    #expect(read.map(\.name) == ["Outer", "Inner", "Inner", "Drawing", "Base"])
    #expect(read.map(\.kind) == [.structure, .classType, .extension, .protocolType, .alias])
    #expect(read[0].properties == ["own"] && read[1].properties == ["depth"])
    #expect(read[2].selectors == ["draw"] && read[4].parents == ["BaseController"])
  }

  /// Each branch begins where the first one did.
  @Test func everyBranchOfACondition() throws {
    let read = types(
      """
      class A: UIView {
        func f() {
          #if os(iOS)
          if true {
          #else
          if false {
          #endif
          }
        }
        #if DEBUG
        var debug = 1
        #else
        var release = 1
        #endif
        var last = 1
      }
      """)
    #expect(try #require(read.first).properties == ["debug", "release", "last"])
  }

  /// A declaration that breaks off is left out or read in part; the type around it is read.
  @Test(arguments: [
    ("class", []), ("class {", []), ("@objc(", []), ("func", []), ("extension .", []), ("class A<", ["A"]), ("#if", []),
    ("}}}}", []), ("/*", []), ("class A: {", ["A"]), ("@", []),
  ])
  func aDeclarationThatBreaksOffHidesNoOther(text: String, names: [String]) throws {
    #expect(types(text).map(\.name) == names)
    let all = types("class First: Second { var third = 3; \(text)")
    let type = try #require(all.first { $0.name == "First" }, "\(all.map(\.name))")
    #expect(type.parents == ["Second"] && type.properties == ["third"])
  }

  /// The dot of a number is not the dot before a member.
  @Test func typesAfterNumbersAreRead() {
    let numbers = ["44.0", "0x1.8p-3", "1.5e+10", "1_000.25", "0...5", "0..<5", "pair.0", "pair.0.1", ".5", "3..."]
    for number in numbers {
      #expect(types("let a = \(number)\nclass B: UIView { var c = 1 }").map(\.name) == ["B"], "\(number)")
    }
    let type = types("class A: UIView { static let ratio = 0.5\n  func rate(_ sender: UIButton) {} }").first
    #expect(type?.selectors.contains("rate:") == true)
  }

  /// What may be a macro belongs to the declaration right after it.
  @Test func attributesOfOtherThingsAreNoMacrosOfAType() {
    let others = [
      "typealias Source = (@escaping () -> Void) -> ()", "@State var x = 1", "let f: (@Sendable () -> Void)? = nil",
      "func f(_ g: @escaping () -> Void) -> Int", "@Wrapped(1) public private(set) var x: Int", "@Test func f()",
    ]
    for text in others {
      #expect(types("\(text)\nclass A: UIView {}").map(\.macro) == [nil], "\(text)")
    }
    let macros = ["@Adding", "@Kit.Adding(\"a\", 1)", "@Adding<Int>(1) @MainActor public final", "@Adding\n@objc(B)"]
    for text in macros { #expect(types("\(text) class A: UIView {}").first?.macro == 1, "\(text)") }
    #expect(types("@available(iOS 13, *) @objc(B) final class A: UIView {}").first?.otherName == "B")
    #expect(types("class A: UIView { @IBOutlet private(set) weak var a: UIView! }").first?.outlets.count == 1)
  }
}
