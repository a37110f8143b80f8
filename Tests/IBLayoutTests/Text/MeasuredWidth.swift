import IBLayout
import Testing

/// A text whose width Xcode stored, next to what the tables say (Measurements/Text.md#cases).
struct MeasuredWidth: CustomTestStringConvertible {
  var size: Double
  var weight: FontWeight
  /// Pixels per point of the file; 1 for the title of a button, which is rounded to whole points.
  var scale: Double
  var toolsVersion: Double
  /// In points, as Xcode stored it.
  var stored: Double
  /// In points, as the reference computes it, rounded.
  var predicted: Double
  var text: String

  var testDescription: String { "\(text) \(size)" }

  static let all: [MeasuredWidth] = table.split(separator: "\n").compactMap(MeasuredWidth.init(row:))

  private init?(row: Substring) {
    let fields = row.split(separator: "|", maxSplits: 6, omittingEmptySubsequences: false)
    guard fields.count == 7, let size = Double(fields[0]), let weight = FontWeight(name: String(fields[1])),
      let scale = Double(fields[2]), let toolsVersion = Double(fields[3]), let stored = Double(fields[4]),
      let predicted = Double(fields[5])
    else { return nil }
    self.size = size
    self.weight = weight
    self.scale = scale
    self.toolsVersion = toolsVersion
    self.stored = stored
    self.predicted = predicted
    text = String(fields[6])
  }

  /// Size, weight, scale, tools version, stored and predicted width, text.
  private static let table = #"""
    14|semibold|1|20037|149|149|Login Manager Button
    16|regular|2|14490|53.5|53.5|_Speed
    13|regular|3|15705|57.667|57.333|7 devices
    16|regular|2|14113|95.5|95.5|UIPickerView
    17|regular|2|21701|67.5|67.5|Icon Guy
    12|regular|1|18122|142|142|Products pending upload
    17|regular|2|13196|80.5|80.5|Share Link
    20|medium|1|18122|68|68|Sign up
    17|regular|2|14460|214|214|There are no files to display.
    11|regular|3|21507|55.667|56|0.082 US$
    17|regular|3|14490|59|58.667|The PIT
    12|regular|2|18122|29|29|Light
    15|regular|1|13189|46|46|Button
    17|regular|3|14460|42|41.333|Legal
    17|regular|2|17506|106.5|106.5|Threema Web
    12|regular|2|15702|53|53|Caption 1
    15|regular|1|14490|130|129|Sync Geodatabase
    17|semibold|2|14490|170.5|170.5|riley@rileytestut.com
    17|regular|3|15702|84|84|CPU Cores
    15|regular|1|13771|129|129|Customize Presets
    10|semibold|2|14460|18.5|18.5|123
    30|regular|2|13771|62|62|+ 30
    14|regular|2|19162|63|63|Algorithm
    16|medium|2|13196|185|185|UITableView in Container
    17|regular|2|14490|68.5|69|Designer
    20|medium|3|13771|49.333|49|Label
    15|regular|2|14109|53|53|Subtitle
    16|medium|1|14490|81|81|Refresh All
    17|bold|3|22505|142.333|142.667|Support the team
    17|semibold|2|13196|95.5|95.5|InteriorPorn
    17|bold|2|23504|135.5|135.5|Anisette Servers
    15|semibold|1|14460|161|161|2019.1.21. ~ 2019.1.27.
    13|medium|2|14460|35|34.5|12.26
    15|regular|3|13196|70.333|70.333|Username
    10|bold|3|14460|35.667|35.667|15 - 25
    17|semibold|2|14109|134|134|Clear Aerial Tiles
    17|regular|2|20037|84|84|Connected
    17|bold|3|16097|32|32|Info
    17|regular|3|22505|37.333|37.333|Type
    15|regular|1|16096|78|78|onboarding
    17|semibold|2|14109|214.5|214.5|Clear Locator Overlay Tiles
    20|bold|2|14460|22.5|22.5|12
    20|regular|2|14868|86.5|86.5|username
    17|regular|2|17156|119.5|119.5|Auto-Pan Mode
    17|regular|2|16096|65.5|65.5|Location
    17|regular|2|17503|69.5|69.5|Arisotura
    16|regular|2|15701|139|139|YubiKey 5Ci (5.2.4)
    17|bold|3|23504|169|169|Enable Beta Updates
    17|regular|2|14490|43.5|43.5|Reset
    14|semibold|1|19162|86|86|Read more...
    17|regular|3|17700|45.667|45.667|05:00
    22|regular|1|14490|86|86|Calibrate
    17|regular|3|17700|95.333|95.333|Request Call
    13|semibold|2|25094|144|143.5|A PROJECT FROM THE
    15|regular|1|17154|37|37|Done
    30|semibold|2|13771|39|39|30
    17|bold|3|24506|230|229.667|Enable AppId Customization
    17|regular|2|17701|89|89|XXXXXXXX
    17|regular|2|14490|149.5|149.5|Expiration Message
    16|regular|1|14490|69|69|More Info
    12|regular|2|14868|123.5|123.5|Serial number: 00000
    15|regular|3|21225|226.333|226.333|Permissions, block or report chat
    15|regular|1|14490|73|73|View More
    15|regular|1|14092|54|54|Options
    15|regular|1|13156|59|59|Tweet it!
    17|bold|3|23504|114.333|114|Clear Cache…
    12|regular|2|20037|115.5|115|You can change it to
    20|regular|2|14490|277|276.5|The simplest way to keep notes.
    15|regular|3|17700|79.333|79.333|Threema ID
    25|regular|3|20037|125.667|125.667|Alice Hatter
    17|bold|2|32700|183|183|Refresh SideJITServer
    15|regular|2|14313|66|66|Bundle ID
    15|regular|1|13770|94|94|start skeleton
    15|regular|1|15400|96|96|View Modules
    20|regular|3|14460|91.333|91.333|AM 11 : 26
    15|regular|1|16097|143|143|Testergebnis Melden
    14|regular|2|13196|15|15|1d
    11|regular|2|14460|17|17|4.5
    27|regular|2|13771|189|188.5|Fume Animation
    15|regular|1|14460|85|85|Log In Again
    16|medium|2|13196|151|151|UIWebView example
    15|regular|1|17701|114|103|Find my school
    15|regular|1|13771|114|114|Framework View
    22|regular|2|21507|124.5|124.5|Not Available
    15|regular|1|15505|125|112|Augment Reality
    25|regular|1|13122|53|53|View
    13|regular|2|23504|64|64|DESIGNER
    10|regular|3|14113|93.667|93.667|Redownload covers
    17|regular|2|16096|61.5|61.5|Manage
    17|semibold|2|14109|175|175|OpenStreetMap Login
    17|regular|2|13771|45.5|45.5|Never
    13|regular|1|19162|63|63|Start Over
    17|regular|2|17503|53.5|53.5|GitHub
    17|regular|3|14113|48.667|49|Xenon
    17|semibold|3|22505|182|182|sideteam@sidestore.io
    12|regular|1|19455|117|117|Lost your password?
    22|regular|1|15702|67|67|Cancel
    14|regular|2|20037|38.5|38.5|In use
    17|bold|3|24412|209|209|Enable EMP for wireguard
    15|regular|1|16097|120|120|Clear Log Display
    17|regular|2|14313|61|61|Position
    17|semibold|1|18122|99|96|_Select plan
    17|regular|2|14868|134.5|134.5|Owner Public Key
    15|regular|1|17156|250|250|Need help finding your site address?
    15|regular|3|14490|81.333|81.333|Room name
    17|regular|2|13771|165.5|165.5|Clear cache upon exit
    12|regular|2|13196|167|167|- (void)reloadLayoutIfNeeded
    14|regular|3|20037|17|17|8u
    20|regular|3|21225|241|240.667|Administration and Security
    16|regular|2|19162|194|194|Share NSString + NSString
    17|semibold|2|17701|35|35|Title
    17|semibold|3|22505|103.333|103.333|Remote Meal
    14|regular|2|18122|27.5|27.5|Size
    15|regular|1|13771|63|63|Add New
    12|regular|2|14490|71.5|71.5|UIScrollView
    17|bold|3|23504|150.333|150.333|Delete Database...
    15|regular|1|14306|91|91|Import ROMs
    17|regular|3|14490|136.667|136.667|Anonymous users
    10|regular|3|14113|171.667|171.667|Manually resolve conflicted imports
    12|regular|1|18122|75|75|xPoll Options
    15|regular|1|17147|114|114|Ask for Accurate
    17|bold|3|22505|138.667|138.667|Change App Icon
    15|regular|2|14490|160|160|http://hassio.local:8123
    17|regular|3|17156|105.333|105|Privacy Policy
    14|bold|1|14490|69|69|SIGN OUT
    17|bold|2|21507|98.5|98.5|Enable MDC
    15|regular|2|14490|41.5|41.5|00:00
    17|bold|2|21507|161.5|161.5|Remove 3 App Limit
    24|regular|1|13189|145|146|Tap to resume
    13|regular|3|21701|119.667|119.667|Last known balance
    11|regular|3|13196|30.333|30.333|Detail
    17|regular|2|13771|76|76|Language
    17|regular|3|16096|90.333|90.333|Sound Card
    12|bold|2|17701|70|70|Description
    12|regular|3|22505|44|44|TIR 24h
    11|regular|2|14113|173.5|173.5|Complex async, activity indicator
    17|regular|2|16096|21.5|21.5|$$
    17|bold|2|21507|163|163.5|Enforce 3-App Limit
    22|regular|1|14490|82|82|Connect
    17|regular|2|13196|266.5|266.5|FBSDKShareDialogModeAutomatic
    12|regular|2|21701|133|133|Safe Area vs Superview
    17|regular|3|16096|105.667|105.667|Network Card
    16|regular|2|14490|66.5|66.5|_Fastest_
    12|regular|2|13196|180.5|180.5|UITableView inside UIScrollView
    17|regular|3|14113|84|84|Controllers
    16|regular|2|13196|138.5|138.5|SteelSeries Stratus
    13|bold|1|15702|118|118|Configure Bridges
    13|regular|2|17701|106.5|106.5|Creator: Name gy
    17|regular|2|23504|75.5|75.5|Gambatte
    28|regular|2|21507|203.5|203.5|No post selected
    24|semibold|2|14313|80.5|80|Header
    15|regular|1|14113|69|68|DL/Delete
    12|regular|2|13771|11.5|11.5|--
    16|regular|2|18122|215.5|209.5|_adblocker_netshield_feature
    20|semibold|2|14460|53|52.5|103%
    17|bold|1|14460|154|154|Create An Account
    17|bold|3|24506|187.667|197.667|Certificate Management
    14|medium|2|20037|217|217|Last post Aug 2, 2018 at 1:57 PM
    17|semibold|3|23504|146.667|146.667|Follow for updates
    16|medium|2|21701|251.5|251.5|reloadLayoutIfNeeded positioning
    16|medium|2|14490|244.5|244.5|Manual UIToolbar + No UIToolbar
    13|medium|2|14490|43|43|Shares
    24|bold|2|20037|136.5|136.5|Service Hint
    16|medium|3|22155|243.667|244|Learn more about Threema Work
    12|light|2|14460|15|15|50
    17|bold|3|23504|125.333|125.333|Send Feedback
    24|semibold|2|14490|133|133|Tinode Chat
    17|semibold|3|22505|164.333|164|Remote Temp Target
    14|semibold|3|20037|73.667|73.667|Categories
    17|semibold|2|22505|134.5|134.5|HealthKit routes:
    16|medium|2|14113|511.5|511|Subclasses that behaves like UITextField or UITextView (YYTextView)
    16|medium|2|14113|261.5|261.5|UIScrollView+UITableView example
    17|semibold|1|21701|62|62|Present
    16|medium|2|21701|54|54|SwiftUI
    16|medium|2|13196|211.5|211.5|ChatViewController example
    30|semibold|2|14460|126|126|Category
    14|semibold|2|15505|77.5|77.5|Total Grade
    20|bold|2|13529|77|76.5|Cookies
    17|light|3|13196|34.333|34.333|USD
    10|semibold|2|14460|12|12|13
    13|medium|2|14490|29|29|Files
    17|semibold|3|22505|134.333|134|Remote Override
    14|semibold|2|19529|167.5|167.5|Tags (content discovery)
    24|bold|2|16096|128.5|128.5|All Courses
    17|semibold|2|14490|67.5|67.5|Success
    17|semibold|3|22505|109.667|109.667|Remote Bolus
    16|medium|3|14460|101.333|101.667|drunk today's
    22|bold|2|13196|113.5|113|Comments
    16|medium|2|22505|230|230|edgesForExtendedLayout = .all
    16|medium|2|13196|192.5|192.5|UICollectionView example
    17|semibold|2|17132|102.5|102.5|Food & Drink
    16|light|3|23094|60|60|(20 min)
    12|medium|2|13196|41.5|41.5|Status:
    16|medium|2|13196|105|105|Text Selection
    16|medium|2|15702|237.5|237.5|UITextField/UITextView example
    16|light|2|13196|142.5|142.5|please write it down
    17|semibold|2|14109|126.5|126.5|Clear OSM Data
    17|semibold|2|14490|233.5|233.5|Thank you for your feedback!
    24|bold|2|20037|76|76|Sign In
    24|bold|2|15505|167.5|167.5|Grading Period
    """#
}
