import Foundation
import IBCompile
import IBModel
import IBSource
import IBSyntax
import NibArchive

/// Compiles the source of one of Apple's nibs. Of Apple's file it sees only the name of the module.
enum TruthCompiler {
  static func compile(_ truth: TruthNib, _ nib: Nib) throws -> CompileResult {
    let (tree, findings) = SyntaxParser.parse(try truth.source())
    guard let tree, let document = Document(tree) else {
      throw Mistake(findings.first?.message ?? "\(truth.path) is no document")
    }
    let options = CompileOptions(module: module(in: nib), isLocalizable: truth.path.contains("Base.lproj/"))
    if truth.kind == "scene" { return StoryboardCompiler.scene(named: truth.name, in: document, options) }
    guard truth.kind == "view" else { return XibCompiler.compile(document, options) }
    return StoryboardCompiler.view(of: truth.name.firstPart(before: "-view-"), in: document, options)
  }

  /// The module of the target: the most frequent one in names of Swift's classes.
  private static func module(in nib: Nib) -> String? {
    var counts: [String: Int] = [:]
    for object in nib.objects {
      for case .data(let bytes) in object.values.map(\.content) {
        guard bytes.starts(with: Array("_TtC".utf8)) else { continue }
        let rest = bytes.dropFirst(4)
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let length = Int(String(decoding: digits, as: UTF8.self)) else { continue }
        counts[String(decoding: rest.dropFirst(digits.count).prefix(length), as: UTF8.self), default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension String {
  /// What is before the first occurrence of a text, or everything.
  fileprivate func firstPart(before text: String) -> String {
    range(of: text).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
