import SwiftUI

/// Interface Builder: s-launch
struct LaunchScreenView: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Color("sand").ignoresSafeArea()
      Image("boat").opacity(0.9)
    }
  }
}
