@testable import IBCode
import Testing

/// What is read out of headers and sources of Objective-C.
@Suite struct ObjectiveCDeclarationTests {
  private func types(_ text: String) -> [CodeType] { CodeFile(Array(text.utf8), .objectiveC).types }

  @Test func anInterfaceHasANameParentPropertiesAndSelectors() throws {
    let type = try #require(
      types(
        """
        #import "Base.h"
        #define DECLARE @interface Macro : NSObject \\
          @end
        @class Other;
        @protocol Later, Buying;
        NS_ASSUME_NONNULL_BEGIN
        @interface PriceController<Item> : UIViewController <Buying, UITableViewDelegate> {
          IBOutlet UILabel *total, *tax;
          NSInteger _count;
        }
        @property (nonatomic, weak) IBOutlet UILabel *amount; // class
        @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons NS_AVAILABLE_IOS(9_0);
        @property (copy) void (^handler)(NSString *text);
        - (IBAction)buy:(id)sender forEvent:(UIEvent *)event;
        - (IBAction)close;
        + (instancetype)make;
        @end
        """
      ).first)
    #expect(type.kind == .classType && type.name == "PriceController" && type.parents == ["UIViewController"])
    #expect(Set(["total", "tax", "_count", "amount", "buttons", "handler"]).isSubset(of: type.properties))
    #expect(type.selectors == ["buy:forEvent:", "close", "make"])
  }

  @Test func bodiesCategoriesAndProtocolsAreRead() {
    let read = types(
      """
      @interface PriceController () <Buying>
      @property IBOutlet UIView *hidden;
      @end
      @implementation PriceController
      @synthesize amount = _amount;
      - (void)viewDidLoad { [super viewDidLoad]; int a = 3 - (2); if (a) { @"} @end"; } }
      - (IBAction)done:(id)sender
      {
        char quote = '"'; a = b - c;
      }
      @end
      @protocol Buying <NSObject>
      - (void)buy;
      @end
      @implementation UIView (Shop)
      - (void)shop {}
      """)
    #expect(read.map(\.name) == ["PriceController", "PriceController", "Buying", "UIView"])
    #expect(read.map(\.kind) == [.extension, .classType, .protocolType, .extension])
    #expect(read[0].properties == ["hidden"])
    #expect(read[1].selectors == ["viewDidLoad", "done:"] && read[1].properties.contains("_amount"))
    #expect(read[3].selectors == ["shop"])
  }

  /// A declaration that breaks off is left out or read in part; the type around it is read.
  @Test(arguments: [
    ("@", []), ("@interface", []), ("@interface A :", ["A"]), ("@property", []), ("- (", []),
    ("@implementation A {", ["A"]), ("#", []), ("@protocol", []), ("- :", []),
  ])
  func aDeclarationThatBreaksOffHidesNoOther(text: String, names: [String]) throws {
    #expect(types(text).map(\.name) == names)
    let type = try #require(types("@interface First : Second\n\(text)").first)
    #expect(type.name == "First" && type.parents == ["Second"])
  }

  /// Braces that close in the wrong place: reading went on for ever at what does not belong inside of them.
  @Test func anEndInsideOfBracesEndsTheVariables() throws {
    let types = types(
      """
      @interface One () {
        UILabel *label;
      @end
      @interface Two : NSObject
      @property (strong) UILabel *count;
      @end
      }
      """)
    #expect(types.map(\.name) == ["One", "Two"])
    #expect(types.last?.properties == ["count"])
  }
}
