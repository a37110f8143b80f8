/// The head of a page of differences.
enum DiffPageStyle {
  static let opening = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Differences</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 15px/1.45 -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; margin: 0; }
    main { max-width: 70rem; margin: 0 auto; padding: 1rem 1.5rem 3rem; }
    h2 { font-size: 1.1rem; border-bottom: 1px solid #8a97ad; padding-bottom: .3rem; margin-top: 2.2rem;
      overflow-wrap: anywhere; }
    h3 { font-size: .95rem; }
    ul { padding-left: 1.2rem; }
    .pair { display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: 0; flex: 1 1 20rem; max-width: 34rem; }
    figure img { width: 100%; height: auto; }
    figcaption { text-align: center; color: #6a7280; }
    </style>
    </head>
    <body>
    <main>
    <h1>Differences</h1>

    """
}
