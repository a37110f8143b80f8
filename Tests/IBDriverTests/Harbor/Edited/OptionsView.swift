import SwiftUI

/// Interface Builder: s-options
struct OptionsView: View {
  @State private var loud = 0.25
  @State private var owner = ""
  @AppStorage("mute") private var mute = false

  var body: some View {
    List {
      Section(header: Text("Owner"), footer: Text("Your name is shown to other members.")) {
        TextField("Owner's name", text: $owner)
        NavigationLink(destination: Text("Mail")) {
          VStack(alignment: .leading) {
            Text("Mail")
            Text("captain@example.org").font(.caption)
          }
        }
        HStack {
          Text("Language"); Spacer(); Text("English").foregroundStyle(.secondary)
        }
      }
      Section("Sound") {
        Slider(value: $loud, in: 0...2)
        Toggle("Mute everything", isOn: $mute)
      }
    }
    .listStyle(.grouped)
    .navigationBarTitle("Options", displayMode: .large)
  }
}
