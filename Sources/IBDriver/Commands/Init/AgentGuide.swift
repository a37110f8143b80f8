/// The instructions for coding agents about Keyline: a skill, and lines for a project's own instructions.
enum AgentGuide {
  static let text = """
    ==== SKILL.md
    \(skill)
    ==== AGENTS.md
    \(lines)

    """

  private static let skill = """
    ---
    name: keyline
    description: Read and change storyboards and xibs without Xcode. Use it for any task about scenes, views,
      constraints, outlets, actions or segues.
    ---

    Never edit the XML of a .storyboard or .xib file. Repeat these steps instead:

    1. Read. `\(Product.name) outline` prints a line for each scene, `\(Product.name) outline --scene NAME` a line for each object of a
       scene: kind, text, class, outlets, id, actions, constraints.
    2. Change. `\(Product.name) edit FILE VERB OBJECT ...` with the verbs set, connect, disconnect, remove, add, move and constrain.
       An object is a path of names, such as `Login/"Submit"`, or an id. Write the sources first: an outlet or action that
       they do not declare is refused. `--dry-run` shows the difference; `--from edits.json` makes all edits or none.
    3. Check. The command prints what changed, which views moved, and problems that are new. `\(Product.name) lint` lists all
       problems, `\(Product.name) report` what breaks on iPhone, iPad and in landscape.
    4. Look. `\(Product.name) render --on iphone-15 FILE -o scene.svg` draws a scene; `edit --picture page.html` draws it before and
       after.

        \(Product.name) edit App/Main.storyboard add label --into Login text=Welcome --pin leading,trailing=16,top=24
        \(Product.name) edit App/Main.storyboard connect Login outlet=welcomeLabel to='Login/"Welcome"'
        \(Product.name) edit App/Main.storyboard connect 'Login/"Submit"' action=submit: event=touchUpInside to=Login

    `\(Product.name) help edit` describes the words of each verb, `\(Product.name) schema edits` the file of edits.
    """

  static let lines = """
    - Read storyboards and xibs with `\(Product.name) outline`, and change them only with `\(Product.name) edit`, never as XML.
    - Write outlets and actions in the sources first; `\(Product.name) edit` refuses names that they do not declare.
    - Run `\(Product.name) lint --new-since HEAD` before you finish. It must report nothing.
    - Do not commit changes that Xcode makes on its own, such as versions and frames.
    """
}
