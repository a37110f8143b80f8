import Foundation
import IBLayout
import IBModel
import IBReport
import Testing

@Suite struct LayoutEmitterTests {
  /// The contract with scripts, key by key.
  @Test func aLineHoldsOneSceneInOneConfiguration() {
    let line = text(LayoutJSONLinesEmitter().render(Samples.layouts()))
    let expected = [
      #"{"layout":1,"file":"Some/Start.storyboard","#,
      #""scene":{"id":"sce-ne-001","controller":"con-tr-001","class":"StartController","title":null},"#,
      #""configuration":{"name":"iphone-15.portrait","device":"iphone-15","size":[393,852],"scale":3,"#,
      #""orientation":"portrait","sizeClass":"wC hR","ios":17,"style":"light","text":"L","direction":"ltr"},"#,
      #""safeArea":[59,0,34,0],"sizeFrom":"window","views":["#,
      #"{"id":"roo-t0-001","element":"view","class":null,"label":null,"parent":null,"frame":[0,0,393,852],"#,
      #""inWindow":[0,0,393,852],"margins":[0,0,0,0],"safeArea":[59,0,34,0],"#,
      #""installed":true,"hidden":false,"kept":[],"image":null},"#,
      #"{"id":"lab-el-001","element":"label","class":null,"label":"two\nlines and a \"quote\"","#,
      #""parent":"roo-t0-001","frame":[16,59.3333,100.5,20.6667],"inWindow":[16,59.3333,100.5,20.6667],"#,
      #""margins":[0,0,0,0],"safeArea":[0,0,0,0],"#,
      #""installed":true,"hidden":false,"kept":["x"],"image":null},"#,
      #"{"id":"abs-en-001","element":"imageView","class":null,"label":null,"parent":"roo-t0-001","#,
      #""margins":[0,0,0,0],"safeArea":[0,0,0,0],"installed":false,"hidden":false,"kept":[],"image":null}],"#,
      #""barItems":[],"issues":[{"kind":"ambiguous","view":"lab-el-001","axis":"x","constraints":["c-1"],"#,
      #""message":"nothing pins it"}]}"#,
    ]
    #expect(line == expected.joined() + "\n")
  }

  @Test func twoScenesAreTwoLinesOrTwoElements() {
    let layouts = Samples.layouts([Samples.scene, Samples.scene])
    let lines = text(LayoutJSONLinesEmitter().render(layouts)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines[0] == lines[1] && lines[2].isEmpty)
    #expect(text(LayoutJSONEmitter().render(layouts)) == "\(lines[0]),\n\(lines[0])")
  }

  @Test func scrollViewsHaveAContentSizeAndAnInset() {
    var scene = Samples.scene
    scene.views[0].scrolling = .init(
      contentSize: .init(width: 393, height: 1200), adjustedInset: .init(top: 59, left: 0, bottom: 34, right: 0))
    let line = text(LayoutJSONLinesEmitter().render(Samples.layouts([scene])))
    #expect(line.contains(#""contentSize":[393,1200],"adjustedContentInset":[59,0,34,0]"#))
  }

  @Test func aRowHasItsSeparatorAndStillFitsTheSchema() throws {
    var scene = Samples.scene
    scene.views[0].separator = Rect(x: 16, y: 43.5, width: 377, height: 0.5)
    let line = text(LayoutJSONLinesEmitter().render(Samples.layouts([scene])))
    #expect(line.contains(#""safeArea":[59,0,34,0],"separator":[16,43.5,377,0.5],"installed":true"#))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    #expect(try SchemaCheck().problems(object, with: "layout.schema.json") == [])
  }

  @Test func aFileWithoutLayoutGivesItsFindings() {
    let line = text(LayoutJSONLinesEmitter().render(Samples.layouts([], findings: [Samples.finding])))
    #expect(line.hasPrefix(#"{"layout":1,"file":"Some/Start.storyboard","findings":[{"rule":"some-rule","#))
    #expect(line.hasSuffix("}]}\n"))
  }

  @Test func theTextIsATableOfAlignedColumns() {
    let expected = """
      Some/Start.storyboard: StartController [sce-ne-001]

        iphone-15.portrait  393 × 852 @3x, wC hR, iOS 17, safe area 59 0 34 0
          id          element      label                     x      y  width  height  kept
          roo-t0-001  view                                   0      0    393     852
          lab-el-001    label      two lines and a "quote"  16  59.33  100.5   20.67  x
          abs-en-001    imageView                                                     not installed
          ambiguous lab-el-001 x: nothing pins it [c-1]


      """
    #expect(text(LayoutTextEmitter(style: .plain).render(Samples.layouts())) == expected)
  }

  /// A cell with a comma or a quote is in quotes; what is not installed has no frame.
  @Test func aTableHasALineForEachView() {
    let emitter = LayoutCSVEmitter()
    let lines = text(emitter.render(Samples.layouts())).split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(emitter.frame.opening.hasPrefix("file,scene,configuration,view,element,class,label,hidden,x,y,"))
    #expect(lines.last == "")
    #expect(lines.contains { $0.contains(",abs-en-001,imageView,") && $0.contains(",,,,") })
    #expect(lines.dropLast().allSatisfy { $0.split(separator: ",", omittingEmptySubsequences: false).count >= 13 })
  }

  @Test func colorOnlyAddsEscapeSequences() {
    let plain = text(LayoutTextEmitter(style: .plain).render(Samples.layouts()))
    let colored = text(LayoutTextEmitter(style: .colored).render(Samples.layouts()))
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test func everyNameGivesItsFormat() {
    let names = LayoutEmitters.table.names
    let emitters = names.compactMap { LayoutEmitters.table.named($0, for: .plain) }
    #expect(Set(emitters.map { ObjectIdentifier(type(of: $0)) }).count == names.count)
    #expect(LayoutEmitters.table.named("yaml", for: .plain) == nil)
  }
}
