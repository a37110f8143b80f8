#import "HelpController.h"
#define SEGUE_ID @"legacySegue"

static NSString *const kHelp = @"Help";

@interface Sailor : NSObject <NSCopying> {
  IBOutlet UILabel *_rank;
  int age;
}
@property (nonatomic, assign, getter=isAboard) BOOL aboard;
@property (class, readonly) Sailor *captain;
- (void)sailTo:(NSString *)port withCrew:(NSArray<Sailor *> *)crew;
@end

@interface HelpController () <UIWebViewDelegate>
@property (weak, nonatomic) IBOutlet UIButton *closeButton;
@end

@implementation Sailor
@synthesize aboard = _aboard;
+ (Sailor *)captain { return nil; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (void)sailTo:(NSString *)port withCrew:(NSArray<Sailor *> *)crew {
  // [self performSegueWithIdentifier:@"comment" sender:nil];
  UIViewController *help = [[UIStoryboard storyboardWithName:@"Settings" bundle:nil] instantiateViewControllerWithIdentifier:kHelp];
  UIViewController *lost = [[UIStoryboard storyboardWithName:@"Harbour" bundle:[NSBundle mainBundle]] instantiateInitialViewController];
  [help performSegueWithIdentifier:SEGUE_ID sender:lost];
  NSArray *images = @[[UIImage imageNamed:@"buoy"], [UIImage imageNamed:@"boat.png"], [UIColor colorNamed:@"sea"]];
  UINib *nib = [UINib nibWithNibName:@"CrewCell" bundle:nil];
  UITableViewCell *cell = [(UITableView *)images[0] dequeueReusableCellWithIdentifier:@"Sailor"];
  SEL selector = @selector(next:); NSString *quoted = @"a \"quoted\" @\"text\"";
  switch (age) { case '"': break; default: { [nib instantiateWithOwner:cell options:nil]; } }
}
@end

@implementation ArcView (Drawing)
- (IBAction)redraw:(id)sender forEvent:(UIEvent *)event {}
@end
