import IBConvert
package import IBLayout
import IBModel
package import ProposalLayout

/// An output format of trees that were laid out.
package protocol TreeEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// The part of the report about one file, configuration by configuration; nil if it cannot be drawn. Called on
  /// several threads at once.
  func render(_ reports: [TreeReport]) -> [UInt8]?
}

/// The inputs of the writers besides the trees.
package struct TreeContext: Sendable {
  let style: TerminalStyle
  /// Converts a picture from SVG into pixels, with the given pixels per point; nil if that fails.
  let raster: @Sendable (_ svg: [UInt8], _ scale: Double) -> [UInt8]?

  package init(style: TerminalStyle, raster: @escaping @Sendable (_ svg: [UInt8], _ scale: Double) -> [UInt8]?) {
    self.style = style
    self.raster = raster
  }
}

/// The output formats of trees.
package enum TreeEmitters {
  package static let table = FormatTable<TreeContext, any TreeEmitter>([
    .init(TreeTextEmitter.name) { TreeTextEmitter(style: $0.style) },
    .init(TreeJSONEmitter.name) { _ in TreeJSONEmitter() },
    .init(TreeJSONLinesEmitter.name) { _ in TreeJSONLinesEmitter() },
    .init(TreeSVGEmitter.name) { _ in TreeSVGEmitter() },
    .init(TreePNGEmitter.name) { TreePNGEmitter(raster: $0.raster) },
  ])
}

/// A tree of SwiftUI's views that was laid out in one configuration.
package struct TreeReport: Sendable {
  /// The path of the tree's file, as the user gave it.
  package let path: String
  package let configuration: TraitConfiguration
  package let layout: TreeLayout

  /// Lays the tree out on the configuration's window.
  package init(_ tree: ViewNode, path: String, on configuration: TraitConfiguration) {
    self.path = path
    self.configuration = configuration
    layout = TreeLayout(
      tree,
      in: TreeRequest(
        size: configuration.size, safeAreaInsets: EdgeInsets(configuration.safeArea, configuration.direction),
        environment: .measuringText(of: configuration)))
  }
}
