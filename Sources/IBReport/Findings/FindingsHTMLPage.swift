/// The beginning and the end of a page of findings.
///
/// The page loads nothing, which its content policy enforces, and can be read without its script; the script counts and
/// filters.
enum FindingsHTMLPage {
  static func opening(version: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="Keyline \(version.escapedForXML)">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Findings of Keyline</title>
    <style>
    \(PageAssets.base)\(PageAssets.document)</style>
    </head>
    <body>
    <header>
    <h1>Findings</h1>
    <form id="filter" hidden>
    <label>Contains <input type="search" name="text"></label>
    <label>Severity <select name="severity"><option value="">all</option><option>error</option>\
    <option>warning</option><option>note</option></select></label>
    <label>Rule <select name="rule"><option value="">all</option></select></label>
    <output name="count" aria-live="polite"></output>
    </form>
    </header>
    <main>

    """
  }

  /// - Parameter rules: the entries of a description list.
  static func closing(rules: String) -> String {
    """
    </main>
    <section id="rules">
    <h2>Rules</h2>
    <dl>
    \(rules)</dl>
    </section>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private static let script = """
    (() => {
      const form = document.getElementById("filter");
      const items = [...document.querySelectorAll(".finding")];
      const found = new Set(items.map((item) => item.dataset.rule));
      for (const rule of [...found].sort()) form.rule.append(new Option(rule, rule));
      for (const term of document.querySelectorAll("#rules dt")) {
        if (found.has(term.id.slice(5))) continue;
        term.hidden = term.nextElementSibling.hidden = true;
      }
      document.getElementById("rules").hidden = found.size === 0;
      const show = () => {
        const text = form.text.value.trim().toLowerCase();
        let count = 0;
        for (const item of items) {
          const file = item.closest(".file");
          const fits = (!form.severity.value || item.dataset.severity === form.severity.value)
            && (!form.rule.value || item.dataset.rule === form.rule.value)
            && (!text || (file.firstElementChild.textContent + item.textContent).toLowerCase().includes(text));
          item.hidden = !fits;
          if (fits) count += 1;
        }
        for (const file of document.querySelectorAll(".file")) {
          file.hidden = !file.querySelector(".finding:not([hidden])");
        }
        const noun = items.length === 1 ? "finding" : "findings";
        form.count.value = count === items.length ? `${count} ${noun}` : `${count} of ${items.length} ${noun}`;
      };
      form.addEventListener("input", show);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.hidden = false;
      show();
    })();
    """
}
