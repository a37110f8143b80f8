#import "HelpController.h"

@implementation HelpController
- (IBAction)next:(id)sender {
  [self performSegueWithIdentifier:@"further" sender:self];
}
- (void)open {
  [self.storyboard instantiateViewControllerWithIdentifier:@"Help"];
  [[NSBundle mainBundle] loadNibNamed:@"PriceTag" owner:self options:nil];
  [UIImage imageNamed:@"wave"];
}
@end

@implementation ArcView
- (CGSize)intrinsicContentSize { return CGSizeMake(100, 50); }
@end

@implementation MapController
@end
