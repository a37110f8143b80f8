import IBDriver
@testable import IBLayout
import IBModel
import IBSource
import IBSyntax
import Testing

/// The command around a stand-in for the engine, which lays every `view` element out as a scene of its own.
@Suite struct ResolveCommandTests {
  private static let standIn = LayoutStage(
    configurations: { request in
      if request.specifications.contains("wrong") { return .failure(.init("unknown word 'wrong' in 'wrong'")) }
      let sets = [request.allSizeClasses ? "all-size-classes" : nil, request.allDevices ? "all-devices" : nil]
      let names = request.specifications + sets.compactMap(\.self)
      return .success(.init((names.isEmpty ? ["default"] : names).map(configuration), canvas: request.canvas))
    },
    resolve: { tree, configurations in
      let all = (configurations.canvas ? [configuration("canvas")] : []) + configurations.fixed
      let views = (0..<tree.elementCount).map(tree.element).filter { $0.name == .view }
      return (views.flatMap { view in all.map { scene(view[.id] ?? "", $0) } }, [])
    })

  @Sendable private static func configuration(_ name: String) -> TraitConfiguration {
    TraitConfiguration(
      name: name, device: nil, size: Size(width: 320, height: 480), scale: 2, orientation: .portrait,
      horizontal: .compact, vertical: .regular, systemVersion: 12, style: .light, textSize: .large,
      direction: .leftToRight, safeArea: .zero)
  }

  @Sendable private static func scene(_ id: String, _ configuration: TraitConfiguration) -> SceneLayout {
    SceneLayout(
      scene: .init(id: id, controller: nil, customClass: nil, title: nil), configuration: configuration,
      safeArea: .zero, views: [ViewLayout(id: id, element: "view")], issues: [])
  }

  private func run(_ world: MemoryWorld, _ arguments: String...) async -> IBDriver.ExitStatus {
    await CommandLineTool.run(["resolve"] + arguments, in: world.world, layout: Self.standIn)
  }

  private func configurations(in output: String) -> [Substring] {
    output.matches(of: /"configuration":\{"name":"([^"]*)"/).map(\.1)
  }

  @Test func aLineForEachFileSceneAndConfigurationInTheirOrder() async {
    let world = MemoryWorld(["b.xib": Documents.repeating, "a.xib": Documents.clean])
    #expect(await run(world, "--format", "jsonl", "--on", "one", "--on=two") == .success)
    let lines = world.output.split(separator: "\n")
    // a.xib has one view, b.xib two; each in two configurations.
    #expect(lines.count == 6)
    #expect(
      lines.map { $0.hasPrefix(#"{"layout":1,"file":"a.xib","scene":{"id":"a""#) } == [true, true]
        + Array(repeating: false, count: 4))
    #expect(configurations(in: world.output) == ["one", "two", "one", "two", "one", "two"])
    #expect(world.diagnostics == "2 files; no findings\n")
  }

  @Test(arguments: [
    ([], ["default"]), (["--canvas"], ["canvas", "default"]), (["--all-size-classes"], ["all-size-classes"]),
    (["--all-devices", "--on", "one"], ["one", "all-devices"]),
  ])
  func optionsReachTheRequest(_ options: [String], _ expected: [Substring]) async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    let arguments = ["resolve", "--format=jsonl"] + options
    #expect(await CommandLineTool.run(arguments, in: world.world, layout: Self.standIn) == .success)
    #expect(configurations(in: world.output) == expected)
  }

  @Test func aConfigurationNotUnderstoodIsWrongUsage() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await run(world, "--on", "wrong") == .usage)
    #expect(world.diagnostics == "keyline: error: unknown word 'wrong' in 'wrong'\ntry 'keyline help resolve'\n")
  }

  @Test func aMalformedFileGivesItsFindingsAndStatusOne() async {
    let world = MemoryWorld(["a.xib": Documents.broken, "b.xib": Documents.clean])
    #expect(await run(world, "--format", "jsonl") == .findings)
    let lines = world.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"layout":1,"file":"a.xib","findings":[{"rule":"malformed-xml","severity":"error","#))
    #expect(lines[1].hasPrefix(#"{"layout":1,"file":"b.xib","scene":"#))
  }

  @Test func jsonIsOneArrayOverAllFiles() async {
    let world = MemoryWorld(["a.xib": Documents.clean, "b.xib": Documents.clean])
    #expect(await run(world, "--format", "json") == .success)
    #expect(world.output.hasPrefix("[\n{\"layout\":1,\"file\":\"a.xib\""))
    #expect(world.output.contains("},\n{\"layout\":1,\"file\":\"b.xib\""))
    #expect(world.output.hasSuffix("}\n]\n"))
  }

  @Test func textIsTheDefault() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await run(world, "a.xib") == .success)
    #expect(world.output.hasPrefix("a.xib: [a]\n\n  default  320 × 480 @2x, wC hR, iOS 12, safe area 0 0 0 0\n"))
  }
}
