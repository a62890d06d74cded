/// The words that names of SF Symbols are made of, so that a name with another word is none.
enum SymbolWords {
  /// Whether `name` may be a symbol: it begins with a word that begins one, and holds no word that none holds.
  static func allow(_ name: String) -> Bool {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    // A common slip: the filled star is `star.fill`.
    if words.count == 2 && words[1] == "filled" { return false }
    return words.first.map { holds(beginnings, $0) } == true
      && words.dropFirst().allSatisfy { holds(beginnings, $0) || holds(continuations, $0) || isSize($0) }
  }

  /// `1x3`, as in `rectangle.grid.1x3`.
  private static func isSize(_ word: Substring) -> Bool {
    word.count == 3 && word.first?.isNumber == true && word.dropFirst().first == "x" && word.last?.isNumber == true
  }

  /// Whether `word` is one of `words`: bisection, since a file names a few symbols and the words are many.
  private static func holds(_ words: String, _ word: Substring) -> Bool {
    let (space, word) = (UInt8(ascii: " "), word.utf8)
    var words = words
    return words.withUTF8 { words in
      var (low, high) = (0, words.count)
      while low < high {
        let middle = (low + high) / 2
        let start = words[low..<middle].lastIndex(of: space).map { $0 + 1 } ?? low
        let end = words[middle..<high].firstIndex(of: space) ?? high
        if words[start..<end].elementsEqual(word) { return true }
        if words[start..<end].lexicographicallyPrecedes(word) { low = min(end + 1, high) } else { high = start }
      }
      return false
    }
  }

  /// In the order of their bytes, as those that only continue a name are.
  static let beginnings = """
    0 00 01 02 03 04 05 06 07 08 09 1 10 11 12 123 13 14 15 16 17 18 19 2 20 21 22 23 24 25 26 27 28 29 2h 3 30 31 \
    32 33 34 35 36 37 38 39 4 40 41 42 43 44 45 46 47 48 49 4a 4h 4k 4l 5 50 6 7 8 9 a abc abs accessibility air \
    airplane airplayaudio airplayvideo airpod airpodpro airpods airpodsmax airpodspro airport airtag alarm align \
    allergens alt alternatingcurrent amplifier angle ant antenna app appclip apple applelogo applepencil applescript\
     appletv appletvremote applewatch apps appwindow aqi arcade archivebox arkit arrow arrowkeys arrowshape \
    arrowtriangle aspectratio asterisk at atom australiandollarsign australsign auto automatic autostartstop av axel\
     axle b backpack backward badge bag bahtsign balloon bandage banknote barcode barometer baseball basket \
    basketball bathtub battery batteryblock beach beats bed bell bicycle bin binoculars bird birthday bitcoinsign \
    blinds bold bolt bonjour book bookmark books box brain brakesignal brazilianrealsign briefcase bubble bubbles \
    building burn burst bus button c cabinet cable cablecar calendar camera candybarphone capslock capsule captions \
    car carbon carrot carseat cart case cat cedisign cellularbars centsign chair chandelier character chart \
    checkerboard checklist checkmark chevron chineseyuanrenminbisign circle circlebadge circles clear clipboard \
    clock cloud coat coloncurrencysign comb command compass computermouse cone contact contextualmenu control \
    cooktop cpu creditcard cricket crop cross crown cruzeirosign cube cup curlybraces cursor cursorarrow curtains \
    cylinder d danishkronesign decrease dehumidifier delete deskclock desktopcomputer deskview dial diamond dice die\
     digitalcrown directcurrent dishwasher display distribute divide doc dock document dog dollarsign dongsign door \
    dot dots dpad drop dryer duffle dumbbell e ear earbuds earpods eject ellipses ellipsis engine entry envelope \
    equal eraser escape esim eurosign eurozonesign ev exclamationmark externaldrive eye eyebrow eyedropper \
    eyeglasses eyes f face faceid facemask fan fanblades faxmachine ferry fiberchannel fibrechannel field figure \
    filemenu film fireplace firewall fireworks fish flag flame flashlight flask fleuron flip flipphone florinsign \
    flowchart fluid fn folder football fork forward fossil francsign frying fuelpump function fx g gamecontroller \
    gauge gear gearshape gearshift gift giftcard globe glowplug gobackward goforward graduationcap greaterthan \
    greetingcard grid guaranisign guitars gym gyroscope h hammer hand handbag hands hanger hare hat hazardsign head \
    headlight headphones hearingaid hearingdevice heart heat heater helm hexagon hifireceiver hifispeaker \
    highlighter hockey hold homekit homepod homepodmini horn hourglass house hryvniasign humidifier humidity \
    hurricane i icloud increase indianrupeesign infinity info internaldrive ipad iphone ipod ipodshuffle ipodtouch \
    italic ivfluid j k kashida key keyboard kipsign kph l l1 l2 l3 l4 ladybug lamp lane lanyardcard laptopcomputer \
    largecircle larisign laser lasso latch laurel lb leaf left lessthan level licenseplate lifepreserver light \
    lightbulb lightrail lightspectrum lightswitch line lines lineweight link lirasign list livephoto lizard lm \
    location lock logo loupe lsb lt lungs m m1 m2 m3 m4 macbook macmini macpro macstudio macwindow magazine \
    magicmouse magnifyingglass magsafe mail manatsign map mappin medal mediastick medical megaphone memories \
    memorychip menubar menucard message metronome mic microbe microphone microwave millsign minus mirror moon \
    moonphase moonrise moonset mosaic mount mountain mouth move movieclapper mph mug multiply music mustache n \
    nairasign network newspaper norwegiankronesign nose nosign note number numbers numbersign o oar octagon oilcan \
    opticaldisc opticaldiscdrive opticid option oval oven p p1 p2 p3 p4 paddleshifter page paintbrush paintpalette pano \
    paperclip paperplane paragraph paragraphsign parentheses parkinglight parkingsign party pause pawprint pc \
    peacesign pedal pedestrian pencil pentagon percent person personalhotspot perspective pesetasign pesosign phone \
    photo pianokeys pill pills pin pip pipe placeholdertext platter play playpause playstation plus plusminus point \
    polishzlotysign popcorn power powercord poweroff poweron poweroutlet powerplug powersleep printer projective \
    purchased puzzlepiece pyramid q qrcode questionmark quote quotelevel r r1 r2 r3 r4 radio radiowaves rainbow rays\
     rb record recordingtape rectangle refrigerator repeat restart retarder return rhombus right righttriangle rm \
    road roller roman rosette rotate rsb rt rublesign ruler rupeesign s safari sailboat scale scalemass scanner \
    scissors scooter scope screwdriver scribble scroll sdcard seal selection sensor server shadow shared shareplay \
    shazam shekelsign sheqelsign shield shift shippingbox shoe shoeprints shower shuffle sidebar signature signpost \
    simcard sink skateboard skew skis slash sleep slider slowmo smallcircle smartphone smiley smoke snow snowboard \
    snowflake soccerball sofa sos space sparkle sparkles spatial speaker speedometer spigot sportscourt sprinkler \
    square squares squareshape stairs star staroflife steeringwheel sterlingsign stethoscope stop stopwatch \
    storefront stove strikethrough stroller studentdesk suit suitcase sum sun sunglasses sunrise sunset surfboard \
    suv swatchpalette swedishkronasign swift swiftdata swirl switch syringe t table tablecells tag taillight \
    takeoutbag target teddybear teletype tengesign tennis tennisball tent terminal testtube text textbox textformat \
    theatermask theatermasks thermometer ticket timelapse timeline timer tirepressure togglepower toilet tornado \
    tortoise torus touchid traction train tram translate transmission trapezoid trash tray tree triangle \
    triangleshape trophy tropicalstorm truck tshirt tugriksign tuningfork turkishlirasign tv u uiwindow umbrella \
    underline v vial video videoprojector view viewfinder visionpro voiceover volleyball w wake wallet wand \
    warninglight washer watch watchface water waterbottle wave waveform web wifi wind window windshield wineglass \
    wonsign wrench wrongwaysign x xbox xmark xserve y yensign yieldsign z zl zr zzz
    """

  static let continuations = """
    0percent 100 100percent 1x2 25percent 2d 2x1 2x2 33percent 3d 3x1 3x2 3x3 4x3 50percent 60 67percent 75 \
    75percent 84percent 90 ac accelerator adapter adjustable africa airbag aligncenter alignleft alignright american\
     americas analog and angled angledbottom angledtop answer aperture append arabic archery arms arrival \
    arrowtriangles artframe arts ascending asia australia australian average awning background backrest badminton \
    ball bar barre bases batterypack bay beacon beam below bifold blast body bottom bottomhalf bottomleading \
    bottomleft bottommiddle bottomright bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce bowling\
     boxing braille brake branch bullet bust cake capsulepath capture card cardio casement ccs1 ccs2 ceiling center \
    central chademo characters chargebee charger chargingcase checked checkered child circlepath circulate clap \
    click climbing clockwise closed closing club clutch coaxial coin collision columns combustion compact compress \
    conditioner connected connection connector console controlhandles cooldown core counterclockwise crescent \
    crosscountry crossed curling currency cursive curved curvedto curvepath custom cycle cycling cylindrical dance \
    dash dashed day daytime dc degrees degreesign departure desk diagonal diagonalline dioxide disc disengaged \
    distribution documents doorbell dotmatrix dotted dottedline dottedunderline double doubledecker down downhill \
    downtrend draw drawing dress driveshaft drizzle droplets duployan dust earphones ecg element ellipse elliptical \
    end engaged enter equestrian euro europe exchange exclam exclamation exit expand express extension extra extreme\
     fall fencing fill filled filters fingerprint fingers first fishing fit fitness fitpro flattrend flexibility \
    floor fog forwardslash frame french fresh from front frontleft frontright full functional furniture garage gate \
    gb gearshape2 gen1 gen2 gen3 gen4 gibbous glass glasses goggles golf group gymnastics hail half halffull \
    handball handheld haptics haze header heavyrain helmet hex hexagongrid hexagonpath high highintensity hiking \
    hill holdinghands homebutton homescreen horizon horizontal hunting ibeam image immersive in indent indoor insert\
     inset intelligence intermittent intersection intervaltraining inverse inward joystick jumprope justify \
    justifyleft justifyright keypad kickboxing knife lacrosse landscape lanes large larger last layers layout \
    leading leadinghalf leadingthird led lefthalf leftthird lever liquid liquidglass liveactivity lockscreen lodge \
    lounge low lower macro magnify marks martial massage matrix max measurement mediabox medium merge meter metering\
     middle middleleft middleright min mind mixed monoxide more motion motionlines multispot nacs needle new none \
    north numberplate of off offgrid on onehanded open opening oscillation out outdoor outline outward overhead \
    pages pair palette palm pan panel paper partial pass passkey path pattern persona phonetic pickleball pickup pie\
     pilates plaintext playground plug pointed pointer pool popper portrait powerbeats powerbeats3 powerbeatspro \
    press pro profile programmable puck pull purifier quarter quarternote rack racket racquetball raid rain raised \
    ratio rear rearleft rearright recessed rectanglepath rectangular redaction remote remove resize ribbon richtext \
    righthalf rightthird ring ringlight roll rolling rotate3d rotation roundedbottom roundedtop router rower rugby \
    run runningpace safetycone sailing saucer scatter scurvepath seatbelt seated sedan sequence shade shell shutter \
    side sidejet sign signal siren siri sixspeed size sizes skateboarding skating skiing sleet sliders sliding small\
     smaller smartbatterycase smiling snowboarding soccer socialdance softball south spacing spade sparkles2 split \
    sports spot spray spread squarepath squareroot squash stack stair stand stars statusbar step stepper stick straw\
     strengthtraining strip striped stroke studiobud studiobuds studiobudsplus subscript superscript surfing sutton \
    swap swim swipe taichi tap third thumbsdown thumbsup tilt timemachine tip tire to toolbar tools top tophalf \
    topleading topleft topmiddle topright topthird toptrailing tower track traditional trailing trailinghalf \
    trailingthird training transparent trianglebadge trianglehead trianglepath tunnel turn type ultrawide unchecked \
    unknown up up2 upper uptrend usb uturn variable vertical vision vr wagon walk waning waterpolo waves waxing \
    weighted wide widget wiper wireless with word wrestling writing xaxis xyaxis yen yoga you zigzag zipper
    """
}
