import IBContent

struct TableView: Control {
  let content: TableContent

  func background(in context: DrawingContext) -> DisplayColor? {
    content.style == .plain ? context.palette.background : context.palette.groupedBackground
  }
}
