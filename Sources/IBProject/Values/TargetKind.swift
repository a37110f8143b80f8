package enum TargetKind: String, Sendable, CaseIterable {
  case app, appClip = "app-clip", appExtension = "extension", widget, watchApp = "watch-app"
  case watchExtension = "watch-extension", messagesApp = "messages-app", tests, uiTests = "ui-tests", framework, library
  case bundle, tool, other

  /// Whether other targets cannot link the target's code: an app, an extension of one, or tests.
  package var isExecuted: Bool {
    switch self {
    case .framework, .library, .bundle, .tool, .other: false
    default: true
    }
  }

  /// Whether the target only tests others.
  var isTest: Bool { self == .tests || self == .uiTests }

  /// The kind for the identifier that Xcode writes as the target's product type.
  init(productType: String) {
    let word = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
    self =
      switch word {
      case "application": .app
      case "application.on-demand-install-capable": .appClip
      case "application.messages": .messagesApp
      case "application.watchapp", "application.watchapp2", "application.watchapp2-container": .watchApp
      case "watchkit-extension", "watchkit2-extension": .watchExtension
      case "app-extension", "extensionkit-extension", "tv-app-extension", "app-extension.messages",
        "app-extension.messages-sticker-pack", "app-extension.intents-service", "driver-extension", "system-extension":
        .appExtension
      case "bundle.unit-test", "bundle.ocunit-test", "bundle.multi-device-ui-testing": .tests
      case "bundle.ui-testing": .uiTests
      case "framework", "framework.static", "xcframework": .framework
      case "library.static", "library.dynamic", "objfile": .library
      case "bundle", "bundle.intents-service": .bundle
      case "tool", "xpc-service": .tool
      default: .other
      }
  }
}

/// The platforms that Xcode builds for, by the words of its SDKs.
package enum TargetPlatform: String, Sendable, CaseIterable {
  case iOS = "iphoneos", tvOS = "appletvos", watchOS = "watchos", macOS = "macosx", visionOS = "xros"

  /// The build setting for the oldest system.
  package var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
