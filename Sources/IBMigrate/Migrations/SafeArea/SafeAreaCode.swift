/// The members in Swift and Objective-C sources that belong to the removed layout guides.
enum SafeAreaCode {
  static let patterns = [
    CodeUse.Pattern(
      "topLayoutGuide.bottomAnchor", swift: "view.safeAreaLayoutGuide.topAnchor",
      objectiveC: "self.view.safeAreaLayoutGuide.topAnchor"),
    CodeUse.Pattern(
      "bottomLayoutGuide.topAnchor", swift: "view.safeAreaLayoutGuide.bottomAnchor",
      objectiveC: "self.view.safeAreaLayoutGuide.bottomAnchor"),
    CodeUse.Pattern(
      "topLayoutGuide.length", swift: "view.safeAreaInsets.top", objectiveC: "self.view.safeAreaInsets.top"),
    CodeUse.Pattern(
      "bottomLayoutGuide.length", swift: "view.safeAreaInsets.bottom", objectiveC: "self.view.safeAreaInsets.bottom"),
    CodeUse.Pattern(
      "topLayoutGuide", swift: "view.safeAreaLayoutGuide (its top)",
      objectiveC: "self.view.safeAreaLayoutGuide (its top)"),
    CodeUse.Pattern(
      "bottomLayoutGuide", swift: "view.safeAreaLayoutGuide (its bottom)",
      objectiveC: "self.view.safeAreaLayoutGuide (its bottom)"),
    CodeUse.Pattern(
      "automaticallyAdjustsScrollViewInsets", swift: "scrollView.contentInsetAdjustmentBehavior = .never, for false",
      objectiveC: "scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever, for NO"),
  ]
}
