import Foundation
import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

let paths = CommandLine.arguments.dropFirst().filter {
  $0.hasPrefix("/") || $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
}
let emitter = LayoutJSONLinesEmitter()
for path in paths {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let source = SourceFile(path: path, bytes: Array(data))
  let (tree, findings) = SyntaxParser.parse(source)
  guard let tree, let document = Document(tree), document.flavour.isSupported else { continue }
  guard
    let configuration = ConfigurationSet.canvas(
      deviceID: document.header.device?.id, orientation: document.header.device?.orientation,
      appearance: document.header.device?.appearance, adaptation: document.header.device?.adaptation,
      toolsVersion: document.header.toolsVersion)
  else { continue }
  let layouts = LayoutEngine(document).layouts(in: configuration)
  FileHandle.standardOutput.write(
    Data(emitter.render(FileLayouts(layouts, findings: FileFindings(findings, in: source)))))
}
