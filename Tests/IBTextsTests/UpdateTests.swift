import IBModel
import IBTestSupport
import Testing

@testable import IBTexts

/// Translations that follow their document.
@Suite struct UpdateTests {
  private func texts(_ objects: String) throws -> DocumentTexts {
    let document = try model(document(objects))
    return DocumentTexts(document.tree, document.flavor)
  }

  private static let labels = """
    <label text="One" id="aaa-aa-aaa"/><label text="Two" id="bbb-bb-bbb"/><label text="Three" id="ccc-cc-ccc"/>
    """

  private func entry(_ id: String, _ source: String, _ value: String) -> String {
    """

    /* Class = "UILabel"; text = "\(source)"; ObjectID = "\(id)"; */
    "\(id).text" = "\(value)";

    """
  }

  private func update(_ text: String, _ document: DocumentTexts, keepsStale: Bool = false) throws -> StringsUpdate {
    StringsUpdate(try StringsFile.read(Array(text.utf8)).get(), document, keepsStale: keepsStale)
  }

  private func text(_ update: StringsUpdate) -> String { String(decoding: update.bytes, as: UTF8.self) }

  /// A label without a text: the entry of Xcode goes, and that of a person stays.
  @Test func anEntryOfATextThatIsGoneGoes() throws {
    let empty = try texts("<label id=\"aaa-aa-aaa\"/>")
    let gone = try update(entry("aaa-aa-aaa", "One", "Eins"), empty)
    #expect(!text(gone).contains("Eins"), "\(text(gone))")
    let own = "\n/* Mine */\n\"aaa-aa-aaa.text\" = \"Eins\";\n"
    #expect(try text(update(own, empty)) == own)
  }

  /// A comment that is not about the removed entry stays.
  @Test func aNoteBeforeARemovedEntryStays() throws {
    let note = "\n/* A note about the screen */\n"
    let old = note + entry("ddd-dd-ddd", "Gone", "Weg") + entry("aaa-aa-aaa", "One", "Eins")
    let result = try update(old, texts("<label text=\"One\" id=\"aaa-aa-aaa\"/>"))
    #expect(text(result).contains("A note about the screen") && !text(result).contains("Weg"), "\(text(result))")
    #expect(text(result).hasSuffix(entry("aaa-aa-aaa", "One", "Eins")), "\(text(result))")
  }

  @Test func aNewTextTakesItsSortedPlace() throws {
    let old = entry("aaa-aa-aaa", "One", "Eins") + entry("ccc-cc-ccc", "Three", "Drei")
    let result = try update(old, texts(Self.labels))
    #expect(result.changes.added == ["bbb-bb-bbb.text"])
    #expect(
      text(result)
        == entry("aaa-aa-aaa", "One", "Eins") + entry("bbb-bb-bbb", "Two", "Two") + entry("ccc-cc-ccc", "Three", "Drei")
    )
  }

  @Test func aFileWithoutOrderGetsItsNewTextsAtTheEnd() throws {
    let old = entry("ccc-cc-ccc", "Three", "Drei") + entry("aaa-aa-aaa", "One", "Eins")
    let more = Self.labels + #"<label text="Zero" id="ddd-dd-ddd"/>"#
    let result = try update(entry("bbb-bb-bbb", "Two", "Zwei") + old, texts(more))
    #expect(text(result) == entry("bbb-bb-bbb", "Two", "Zwei") + old + entry("ddd-dd-ddd", "Zero", "Zero"))
  }

  @Test func entriesOfDeletedObjectsGoAndKeysOfPeopleStay() throws {
    let own = "\n/* ours */\n\"greeting.title\" = \"Hallo\";\n"
    let old = entry("000-00-000", "Gone", "Weg") + entry("aaa-aa-aaa", "One", "Eins") + own
    let result = try update(old, texts(#"<label text="One" id="aaa-aa-aaa"/>"#))
    #expect(result.changes.removed == ["000-00-000.text"])
    #expect(text(result) == entry("aaa-aa-aaa", "One", "Eins") + own)
    let kept = try update(old, texts(#"<label text="One" id="aaa-aa-aaa"/>"#), keepsStale: true)
    #expect(text(kept) == old && kept.changes.kept == ["000-00-000.text"])
  }

  @Test func aRemarkBehindAnEntryGoesWithIt() throws {
    let gone = String(entry("000-00-000", "Gone", "Weg").dropLast()) + "  // FIXME: added\n"
    let kept = String(entry("aaa-aa-aaa", "One", "Eins").dropLast()) + "  // checked\n"
    #expect(try text(update(gone + kept, texts(#"<label text="One" id="aaa-aa-aaa"/>"#))) == kept)
  }

  @Test func aChangedTextRefreshesTheCommentAndNotTheTranslation() throws {
    let result = try update(entry("aaa-aa-aaa", "Uno", "Eins"), texts(#"<label text="One" id="aaa-aa-aaa"/>"#))
    #expect(text(result) == entry("aaa-aa-aaa", "One", "Eins"))
    #expect(result.changes.refreshed == ["aaa-aa-aaa.text"])
  }

  @Test func aTranslationFollowsAnObjectWhoseIdChanged() throws {
    let result = try update(entry("000-00-000", "One", "Eins"), texts(#"<label text="One" id="aaa-aa-aaa"/>"#))
    #expect(result.changes.moved == ["000-00-000.text": "aaa-aa-aaa.text"])
    #expect(text(result) == entry("aaa-aa-aaa", "One", "Eins"))
  }

  @Test func aTranslationIsNotMovedWhereTwoObjectsCouldHaveIt() throws {
    let two = #"<label text="One" id="aaa-aa-aaa"/><label text="One" id="bbb-bb-bbb"/>"#
    let result = try update(entry("000-00-000", "One", "Eins"), texts(two))
    #expect(result.changes.moved.isEmpty && result.changes.removed == ["000-00-000.text"])
    #expect(result.changes.added == ["aaa-aa-aaa.text", "bbb-bb-bbb.text"])
  }

  @Test func textsThatAreMarkedAreLeftOut() throws {
    let marked = """
      <label text="42" id="aaa-aa-aaa"><attributedString key="userComments"><fragment content="#bc-ignore!"/>
      </attributedString></label>
      """
    #expect(try update("", texts(marked)).changes.isEmpty)
  }

  @Test func windowsLineEndsStay() throws {
    let old = entry("aaa-aa-aaa", "One", "Eins").replacing("\n", with: "\r\n")
    let result = try update(old, texts(Self.labels))
    #expect(!text(result).replacing("\r\n", with: "").contains("\n"))
    #expect(text(result).hasPrefix(old))
  }

  @Test func anUpdateIsDoneAfterOne() throws {
    let document = try texts(Self.labels)
    let once = try update(entry("ccc-cc-ccc", "Three", "Drei"), document)
    #expect(try update(text(once), document).changes.isEmpty)
  }

  // MARK: - Catalogs

  private func catalog(_ state: String, _ text: String, _ german: String? = nil) -> String {
    let translation = german.map {
      "\n        \"de\" : {\n          \"stringUnit\" : {\n            \"state\" : \"\(state)\",\n"
        + "            \"value\" : \"\($0)\"\n          }\n        },"
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "aaa-aa-aaa.text" : {
            "comment" : "Class = \\"UILabel\\"; text = \\"\(text)\\"; ObjectID = \\"aaa-aa-aaa\\";",
            "extractionState" : "extracted_with_value",
            "localizations" : {\(translation ?? "")
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "\(text)"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  private func updated(_ catalog: String, _ objects: String) throws -> CatalogUpdate {
    CatalogUpdate(try StringCatalog.read(Array(catalog.utf8)).get(), try texts(objects), keepsStale: false)
  }

  @Test func aCatalogIsWrittenAsXcodeWritesIt() throws {
    let texts = try texts(#"<label text="One" id="aaa-aa-aaa"/>"#).texts
    let written = StringCatalog(texts, sourceLanguage: "en").encoded()
    #expect(String(decoding: written, as: UTF8.self) == catalog("new", "One"))
  }

  @Test func aChangedTextNeedsReview() throws {
    let update = try updated(catalog("translated", "Uno", "Eins"), #"<label text="One" id="aaa-aa-aaa"/>"#)
    #expect(String(decoding: update.catalog.encoded(), as: UTF8.self) == catalog("needs_review", "One", "Eins"))
  }

  @Test func aTextThatIsGoneIsStaleIfItWasTranslated() throws {
    let translated = try updated(catalog("translated", "One", "Eins"), "")
    #expect(translated.changes.retired == ["aaa-aa-aaa.text"])
    #expect(translated.catalog["aaa-aa-aaa.text"]?["extractionState"]?.string == "stale")
    #expect(try updated(catalog("new", "One"), "").catalog["aaa-aa-aaa.text"] == nil)
  }

  @Test func whatPeopleManageStays() throws {
    let manual = catalog("translated", "One", "Eins").replacing("extracted_with_value", with: "manual")
    let update = try updated(manual, "")
    #expect(update.changes.isEmpty)
    #expect(String(decoding: update.catalog.encoded(), as: UTF8.self) == manual)
  }
}

extension CatalogValue: Equatable {
  static func == (a: CatalogValue, b: CatalogValue) -> Bool { a.json() == b.json() }
}
