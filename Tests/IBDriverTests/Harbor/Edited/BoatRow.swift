import SwiftUI

/// Interface Builder: boat-cell
struct BoatRow: View {
  @Binding var isFree: Bool
  let margins = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 20)
  @ScaledMetric private var photo = 70.0

  var body: some View {
    HStack(spacing: 12) {
      image
      VStack(alignment: .leading, spacing: 2) {
        Text("Albatross").font(Font.headline).kerning(1)
        Text("A long description of the boat that takes two lines")
          .font(.system(.subheadline, design: .serif))
          .lineLimit(3)
          .multilineTextAlignment(.trailing)
          .foregroundStyle(Color.secondary)
      }
      Toggle("Free", isOn: $isFree).labelsHidden().tint(Color("sand"))
    }
    .padding(margins)
  }

  @ViewBuilder private var image: some View {
    switch isFree {
    case true: Image("boat").resizable().scaledToFill().frame(width: 72, height: 72).cornerRadius(12).clipped()
    case false: Image("wave", bundle: .main).frame(width: photo)
    }
  }
}
