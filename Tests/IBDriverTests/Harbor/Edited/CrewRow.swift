import SwiftUI

/// Interface Builder: crew
struct CrewRow: View {
  var name = "Name of the sailor"

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 14) {
      Image(systemName: "person")
        .resizable()
        .aspectRatio(2 / 3, contentMode: .fill)
        .frame(width: 30, height: 30)
        .clipShape(Circle())
      Text(name)
        .font(.headline.weight(.light))
        .foregroundColor(Color(uiColor: .secondaryLabel))
        .truncationMode(.middle)
        .layoutPriority(1)
        .accessibilityHidden(true)
      Spacer()
      Button {
      } label: {
        Image(systemName: "plus")
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Add")
    }
    .padding(.horizontal, 24)
    .frame(height: 57)
  }
}
