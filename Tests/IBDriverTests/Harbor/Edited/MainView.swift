import SwiftUI

/// Interface Builder: s-sorting
struct MainView: View {
  @State var count = 0
  var body: some View {
    VStack(alignment: .center, spacing: 4) {
      ForEach(0..<2) { place in
        Button("By name") { count += place }
      }
      Button("By size") {}
        .buttonStyle(.borderedProminent)
        .hidden()
      Button(action: { count = 0 }, label: { Image(systemName: "info") })
        .foregroundStyle(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
        .rotationEffect(.degrees(45))
      Toggle(isOn: .constant(true)) { Text("Wide") }
      Stepper("Count \(count)", value: $count, in: 0...5, step: 2)
    }
    .buttonStyle(.borderless)
    .padding([.top, .leading], 8)
    .padding(.vertical)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }
}
