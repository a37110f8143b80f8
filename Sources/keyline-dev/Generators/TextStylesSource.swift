/// The data file `text-styles.json` and the Swift made from it.
struct TextStylesSource: Decodable {
  struct Style: Decodable {
    var name: String
    var weight: String
    var emphasizedWeight: String
    /// Size and leading by category.
    var sizes: [[Int]]
  }

  var categories: [String]
  var styles: [Style]

  var swift: String {
    let rows = styles.map {
      """
          TextStyle(
            name: "\($0.name)", weight: .\($0.weight), emphasizedWeight: .\($0.emphasizedWeight),
            sizes: \($0.sizes.map { $0[0] }), leadings: \($0.sizes.map { $0[1] })),
      """
    }
    return """
      extension TextStyle {
        /// The short names of the content size categories in the order of the sizes.
        static let categories: [String] = \(categories)

        static let all: [TextStyle] = [
      \(rows.joined(separator: "\n"))
        ]
      }
      """
  }
}
