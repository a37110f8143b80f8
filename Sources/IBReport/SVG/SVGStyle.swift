/// The stylesheet of every picture.
///
/// Colors: blue is a constraint, green the safe area, purple a margin, orange a coordinate that only the stored frame
/// determines, red an issue. A layer is hidden with a line such as `.names { display: none }`.
enum SVGStyle {
  static let sheet = """
    svg { font-family: -apple-system, "SF Pro Text", "Helvetica Neue", Inter, Roboto, "Liberation Sans", sans-serif; }
    .page { fill: #f3f4f7; }
    .screen { fill: #fff; }
    .screen.dark { fill: #000; }
    .device { fill: none; stroke: #2b2f38; stroke-width: 2.5; }
    .heading { font-size: 13px; font-weight: 600; fill: #20242c; }
    .subheading, .legend text { font-size: 9.5px; fill: #6a7280; }
    .legend text { font-size: 8.5px; }
    .legend path { stroke-width: 1.25; }
    .legend .safe-area { stroke: #1f9d55; stroke-dasharray: 5 3; }
    .legend .margins { stroke: #9b51c6; stroke-dasharray: 1.5 2; }
    .legend .constraints { stroke: #2f74e0; }
    .frames { fill: none; stroke: #8a97ad; stroke-width: .5; stroke-opacity: .7; }
    .hidden { opacity: .25; }
    .kept { fill: none; stroke: #e8730c; stroke-width: 1; stroke-dasharray: 3 2; }
    .text { white-space: pre; }
    .names { font-size: 7px; fill: #5c6b85; paint-order: stroke; stroke: #fff; stroke-width: 1.5px; }
    .safe-area .line { fill: none; stroke: #1f9d55; stroke-width: .75; stroke-dasharray: 5 3; }
    .safe-area .outside { fill: #1f9d55; fill-opacity: .09; }
    .margins .line { fill: none; stroke: #9b51c6; stroke-width: .6; stroke-dasharray: 1.5 2; }
    .constraints path { fill: none; stroke: #2f74e0; stroke-width: .6; }
    .constraints .alignment path { stroke-width: .75; stroke-opacity: .5; }
    .constraints .optional path { stroke-dasharray: 2 1.5; }
    .constraints text { font-size: 6px; fill: #2f74e0; text-anchor: middle; paint-order: stroke; stroke: #fff;
      stroke-width: 1.5px; }
    .marked path { fill: none; stroke: #c98a00; stroke-width: 1.5; }
    .issues path { fill: #d92d20; fill-opacity: .06; stroke: #d92d20; stroke-width: 1.25; }
    .issues text { font-size: 9.5px; fill: #b42318; }
    .issues .empty { fill: #6a7280; }

    """
}
