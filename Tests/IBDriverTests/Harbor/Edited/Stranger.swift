import SwiftUI

/// Interface Builder: nothing
struct Stranger: View { var body: some View { Text("?") } }
