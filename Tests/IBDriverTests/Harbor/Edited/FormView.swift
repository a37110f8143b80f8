import SwiftUI

/// Interface Builder: s-form
struct FormView: View {
  var nameChanged: () -> Void = {}
  @Environment(\.dismiss) var dismiss
  @State private var name = ""
  @State private var text = "14 m"
  @State private var date = Date()
  @FocusState private var isFocused: Bool
  private let inset: CGFloat = 12

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .trailing, spacing: inset) {
        TextField("Boat", text: $name, axis: .vertical)
          .font(.system(size: 16, weight: .semibold, design: .rounded))
          .textFieldStyle(.plain)
          .keyboardType(.URL)
          .submitLabel(.done)
          .textInputAutocapitalization(.never)
          .focused($isFocused)
          .frame(minWidth: 100, idealWidth: 200, maxWidth: 300, minHeight: 30)
        TextField("", text: $text)
          .font(.custom("Courier", size: 18))
          .multilineTextAlignment(.center)
          .disabled(false)
          .frame(width: proxy.size.width / 3)
        DatePicker("Day", selection: $date, displayedComponents: [.date])
          .datePickerStyle(.graphical)
          .offset(x: 3, y: -4)
        UIPickerViewHost()
          .frame(height: 150)
        Divider()
        Group {
          if name.isEmpty {
            Text("Wrong: ").foregroundColor(.red).bold() + Text("no name").italic().underline()
          } else {
            EmptyView()
          }
        }
        .lineLimit(2...4)
        PriceTagHost()
          .frame(width: 80, height: 24)
          .background(Color.gray.opacity(0.5), in: RoundedRectangle(cornerRadius: 6))
          .overlay(alignment: .topTrailing) { Circle().fill(.blue).frame(width: 8, height: 8) }
        Spacer(minLength: 20)
        Button(role: .destructive) {
          dismiss()
        } label: {
          Label("Store", systemImage: "tray")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.small)
        .tint(.orange)
      }
      .padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    }
    .background(Color("sea"))
    .navigationTitle("A boat")
    .toolbar { ToolbarItem(placement: .navigationBarLeading) { Button("Close") { dismiss() } } }
  }
}
