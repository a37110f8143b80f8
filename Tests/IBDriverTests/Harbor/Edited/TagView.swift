import SwiftUI

/// Interface Builder: tag-view
struct TagView: View {
  static let gap = 2 * 4.0 + 1
  var buy: () -> Void = {}
  var body: some View {
    HStack(alignment: .lastTextBaseline, spacing: Self.gap) {
      Text(verbatim: "12.50").fontWeight(.bold).frame(width: 50, alignment: .trailing).border(Color.black)
      Button(action: buy, label: { Image("cart") }).padding(-2).disabled(true)
      Spacer(minLength: 0)
    }
    .padding(.leading, 10).frame(width: 160, height: 44, alignment: Alignment(horizontal: .leading, vertical: .center))
    .background(.white)
  }
}
