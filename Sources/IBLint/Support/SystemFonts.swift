/// The fonts of iOS and tvOS, by the part of their PostScript names before the hyphen.
///
/// Source: Apple's page "System Fonts" (developer.apple.com/fonts/system-fonts), those installed on iOS 13 and later,
/// and the families of earlier systems in the documentation of UIFont. A superfluous family only hides a finding.
enum SystemFonts {
  static func has(_ name: String) -> Bool {
    if name.hasPrefix(".") || name.hasPrefix("UICTFont") || name.hasPrefix("NotoSans") { return true }
    let family = name.prefix { $0 != "-" }
    return families.contains(String(family))
  }

  private static let families = Set(
    """
    AcademyEngravedLetPlain AlNile AmericanTypewriter AppleColorEmoji AppleGothic AppleSDGothicNeo AppleSymbols Arial
    ArialHebrew ArialMT ArialRoundedMTBold Avenir AvenirNext AvenirNextCondensed BanglaSangamMN Baskerville
    BodoniOrnamentsITCTT BodoniSvtyTwoITCTT BodoniSvtyTwoOSITCTT BodoniSvtyTwoSCITCTT BradleyHandITCTT ChalkboardSE
    Chalkduster Charter Cochin Copperplate Courier CourierNewPS CourierNewPSMT DBLCDTempBlack DINAlternate
    DINCondensed Damascus DamascusLight DamascusMedium DamascusBold DamascusSemiBold DevanagariSangamMN Didot
    DiwanMishafi EuphemiaUCAS Farah Futura Galvji GeezaPro Georgia GillSans GranthaSangamMN GujaratiSangamMN
    GurmukhiMN HeitiSC HeitiTC Helvetica HelveticaNeue HelveticaNeueInterface HiraKakuProN HiraMaruProN HiraMinProN
    HiraginoSans HoeflerText Impact InaiMathi Kailasa KannadaSangamMN Kefa KhmerSangamMN KohinoorBangla
    KohinoorDevanagari KohinoorGujarati KohinoorTelugu LaoSangamMN MalayalamSangamMN MarkerFelt Menlo Mishafi
    MuktaMahee MyanmarSangamMN NewYork Noteworthy NotoNastaliqUrdu NotoSerif Optima OriyaSangamMN Palatino Papyrus
    PartyLET PartyLetPlain PingFangHK PingFangMO PingFangSC PingFangTC Rockwell STHeitiJ STHeitiK STHeitiSC STHeitiTC
    STIXTwoMath STIXTwoText SavoyeLetPlain SinhalaSangamMN SnellRoundhand Symbol TamilSangamMN TeluguSangamMN Thonburi
    TimesNewRomanPS TimesNewRomanPSMT Trebuchet TrebuchetMS Verdana ZapfDingbatsITC Zapfino
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
