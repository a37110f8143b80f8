/// Small documents to read.
enum Documents {
  static let clean = document(type: "CocoaTouch.XIB", #"<view id="a"/>"#)
  /// A warning sign for every reader: the id is there twice.
  static let repeating = document(type: "CocoaTouch.XIB", #"<view id="a"/><view id="a"/>"#)
  static let macOS = document(type: "Cocoa.XIB", #"<customView id="a"/>"#)
  static let watchOS = document(type: "WatchKit.Storyboard", "")
  static let tvOS = document(type: "AppleTV.XIB", "")
  static let archive = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#
  static let broken = "<document><view></document>"

  static func document(type: String, _ objects: String) -> String {
    #"<document type="com.apple.InterfaceBuilder3.\#(type)" version="3.0"><objects>\#(objects)</objects></document>"#
  }
}
