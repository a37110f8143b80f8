#import <UIKit/UIKit.h>
@class ArcView;

@interface HelpController : UIViewController
@property (nonatomic, weak) IBOutlet UIWebView *webView;
@property (nonatomic, strong) IBOutlet ArcView *arc;
- (IBAction)next:(id)sender;
@end

@interface ArcView : UIView
@end

@interface MapController : UIViewController <UIPageViewControllerDelegate>
- (IBAction)call:(id)sender;
@end
