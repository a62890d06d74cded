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
    32 33 34 35 36 37 38 39 4 40 41 42 43 44 45 46 47 48 49 4a 4h 4k 4l 5 50 6 60 7 75 8 9 90 a abc abs ac \
    accessibility air airplane airplaneseat airplay airplayaudio airplayvideo airpod airpodpro airpods airpodsmax \
    airpodspro airport airtag alarm align allergens alt alternatingcurrent american amplifier angle ant antenna app \
    appclip append apple applelogo applepencil applescript applescriptappletv appletv appletvremote applewatch apps \
    appwindow aqi arcade archivebox arkit arrow arrowkeys arrowshape arrowtriangle aspectratio asterisk at atom \
    audio australian australiandollarsign australsign auto automatic autostartstop av axel axelaxle axle b backpack \
    backward badge bag bahtsign balloon bandage banknote barcode barometer base baseball basket basketball bathtub \
    battery batteryblock beach beats bed bell beziercurve bicycle bin binoculars bird birthday bitcoinsign blinds \
    blood bold bolt bonjour book bookmark books box brain brakesignal brazilianrealsign briefcase bubble bubbles \
    building burn burst bus button c cabinet cable cablecar calendar camera candybarphone capslock capsule captions \
    car carbon carrot carseat cart case cat cedisign cellularbars centsign chair chandelier character characters \
    chart checkerboard checklist checkmark chevron chineseyuanrenminbisign circle circlebadge circles clear \
    clipboard clock cloud coat coloncurrencysign comb command compass computermouse cone contact contextualmenu \
    control convertible cooktop cpu creditcard cricket crop cross crown cruzeirosign cube cup curlybraces cursor \
    cursorarrow curtains cylinder d danishkronesign decrease degreesign dehumidifier delete deskclock \
    desktopcomputer deskview dial diamond dice die diedigitalcrown digitalcrown directcurrent dishwasher display \
    distribute divide doc dock document dog dollarsign dongsign door dot dots dpad drone drop dryer duffle dumbbell \
    e ear earbud earbuds earpods ecg eject electronic ellipses ellipsis engine entry envelope environments equal \
    eraser escape esim eurosign eurozonesign ev exclamationmark externaldrive eye eyebrow eyedropper eyeglasses \
    eyes f face faceid facemask fan fanblades faxmachine ferry fiberchannel fibrechannel field figure filemenu film \
    finder fire fireplace firewall fireworks fish flag flame flashlight flask fleuron flip flipphone florinsign \
    flowchart fluid fn folder football fork formfitting forward fossil francsign frying fuel fuelpump function fx g \
    gamecontroller gauge gear gearshape gearshift gift giftcard globe glowplug gobackward goforward graduationcap \
    graph greaterthan greaterthanorequalto greetingcard grid guaranisign guidepoint guitars gym gyroscope h hammer \
    hand handbag hands hanger hare hat hazardsign head headlight headphones headset hearingaid hearingdevice heart \
    heat heater helm helmet hexagon hifireceiver hifispeaker highlighter hockey hold homekit homepod homepodmini \
    horn hourglass house hryvniasign humidifier humidity hurricane hydrogen i icloud increase indianrupeesign \
    infinity info inhaler inset internaldrive ipad iphone ipod ipodshuffle ipodtouch italic ivfluid j jacket k \
    kashida key keyboard kipsign kph l l1 l2 l3 l4 ladybug lamp lane lanyardcard laptopcomputer largecircle \
    larisign laser lasso latch laurel lb leaf left lessthan lessthanorequalto level licenseplate lifepreserver \
    light lightbulb lightrail lightspectrum lightswitch line lines lineweight link lirasign list livephoto lizard \
    lm location lock logo long loupe lsb lt lungs m m1 m2 m3 m4 macbook macmini macpro macstudio macwindow magazine \
    magicmouse magnifyingglass magsafe mail malaysianringgitsign manatsign map mappin matter mecca medal mediastick \
    medical megaphone memories memorychip menubar menucard message metronome mic microbe microphone microwave \
    millsign minus mirror moon moonphase moonrise moonset moped mosaic motorcycle mount mountain mouth move \
    movieclapper mph mug multiply music mustache n nairasign network newspaper norwegiankronesign nose nosign note \
    notequal number numbers numbersign o oar octagon oilcan opticaldisc opticaldiscdrive opticid option oval oven p \
    p1 p2 p3 p4 pad paddleshifter page paint paintbrush paintpalette pano paperclip paperplane paragraph \
    paragraphsign parentheses parkinglight parkingsign party pause pawprint pc peacesign pedal pedestrian pencil \
    pentagon percent person personalhotspot perspective peruviansolessign pesetasign pesosign pet phone photo pi \
    pianokeys pill pills pin pip pipe placeholdertext platter play playpause playstation plus plusminus point \
    pointer polishzlotysign popcorn power powercord powermeter poweroff poweron poweroutlet powerplug powersleep \
    printer progress projective purchased puzzlepiece pyramid q qrcode questionmark quote quotelevel r r1 r2 r3 r4 \
    radio radiowaves rainbow rays raysrb rb receipt record recordingtape rectangle refrigerator repeat restart \
    retarder return rhombus richtext right righttriangle ring rm road robotic roller roman rosette rotate rsb rt \
    rublesign rugbyball ruler rupeesign s safari sailboat scale scalemass scanner scissors scooter scope \
    screwdriver scribble scroll sdcard seal selection sensor server service shadow shared sharedwithyou shareplay \
    shazam shekelsign sheqelsign shield shift shippingbox shoe shoeprints shower shuffle sidebar signature signpost \
    simcard singaporedollarsign sink siri skateboard skew skis slash sleep slider slowmo smallcircle smartphone \
    smiley smoke snow snowboard snowflake soccerball sofa sos space sparkle sparkles spatial speaker speedometer \
    spigot spoon sportscourt sprinkler square squareroot squares squareshape stairs star staroflife steeringwheel \
    sterlingsign stethoscope stop stopwatch storefront stove strikethrough stroke stroller studentdesk suit \
    suitcase sum sun sunglasses sunrise sunset surfboard suspension suv swatchpalette swedishkronasign swift \
    swiftdata swirl switch syringe t table tablecells tachometer tag taillight takeoutbag target teddybear teletype \
    tengesign tennis tennisball tent terminal testtube text textbox textformat theatermask theatermasks thermometer \
    ticket timelapse timeline timer tire tirepressure togglepower toilet tornado tortoise torus touchid tow \
    traction train tram translate transmission trapezoid trash tray tree triangle triangleshape trophy \
    tropicalstorm truck tsa tshirt tugriksign tuningfork turkishlirasign tv u uiwindow umbrella underline v vent \
    vial video videoprojector view viewfinder vision visionpro voiceover volleyball w wake wallet wand warninglight \
    washer watch watchface water waterbottle wave waveform web wheelchair widget wifi wind window windshield \
    wineglass wonsign wrench wrongwaysign x xbox xmark xserve y yensign yieldsign z zipper zl zr zzz
    """

  static let continuations = """
    0percent 100 100percent 25percent 2d 33percent 3d 50percent 67percent 75percent 84percent accelerator adapter \
    adjustable africa airbag aligncenter aligned alignleft alignright americanamericas americas analog and angled \
    angledbottom angledtop answer aperture ar arabic archery arms arrival arrowtriangles artframe arts ascending \
    asia australia average awning background backrest badminton ball bank bar barre bases batterypack bay beacon \
    beam below bifold blast bn body bone bottom bottomhalf bottomleading bottomleft bottommiddle bottomright \
    bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce bowling bowlingboxing boxing braille brake \
    branch bucket bullet bust cake cap capsulepath capture card cardio cargo carrier casement ccs1 ccs2 ceiling \
    celsius center central chademo chargebee charger chargingcase checked checkered child circlepath circulate \
    ckeckmark clap classic classical click climbing clockwise closed closing club clutch coaxial coin collection \
    collision columns combustion compact compress conditioner conduction connected connection connector console \
    controlhandles coolant cooldown core counterclockwise crescent crosscountry crossed crosshair cuff curling \
    currency cursive curved curvedto curvepath custom cycle cycling cylindrical dance dash dashed day daytime dc \
    degrees departure descending descent desk diagonal diagonalline dioxide disc disengaged distance distribution \
    documents doorbell dotmatrix dotted dottedline dottedunderline double doubledecker doubletap down downhill \
    downtrend draw drawing dress drive driveshaft drizzle droplets duployan dust earphones east el element ellipse \
    elliptical emission end engaged enter equestrian euro europe exchange exclam exclamation exit expand express \
    extension extinguisher extra extralarge extreme extremefall facing fahrenheit fall fencing fill filled filter \
    filters fingerprint fingers first fishing fit fitness fitpro flattrend flexibility floor fog forwardslash frame \
    french fresh from front frontleft frontright full functional furniture garage gate gb gearshape2 gen1 gen2 gen3 \
    gen4 gibbous glass glasses goggles golf group gu gymnastics hail half halffull handball handheld haptics haze \
    he header heavyrain hex hexagongrid hexagonpath hi high highintensity hiking hill hitch holdinghands homebutton \
    homescreen horizon horizontal hover hunting ibeam ice image immersive in indent indicator indirect indoor \
    insert insertinset inside intelligence intermittent intersection intervaltraining inverse inward ja jack \
    joystick jumprope justify justifyleft justifyright keypad kickboxing km kn knife ko lacrosse landed landscape \
    lanes lap large larger last layers layout lc leading leadinghalf leadingthird led lefthalf leftthird lever \
    liquid liquidglass liveactivity lockscreen lodge lounge low lower lowercase macro magnify marks martial massage \
    matrix max measurement mediabox meditate medium merge meter metering meteringmiddle mid middle middleleft \
    middleright middlethird min mind mini mixed ml mni mono monoxide more motion motionlines motorized mr multispot \
    my nacs needle new none north numberplate of off offgrid on onehanded open opening or oscillation out outdoor \
    outline outs outside outward over overhead pa pages pair palette palm pan panel paper partial partition pass \
    passkey path pattern persona phonetic pickleball pickup pie piepilates pilates pinch plaintext playground plug \
    podcasts pointed pool popper portrait powerbeats powerbeats3 powerbeatspro press pressure pro professional \
    profile programmable puck pull purifier quarter quarternote rack racket racquetball raid rain raised ratio rear \
    rearleft rearright recessed rectanglepath rectangular redaction remote remove resize rewards ribbon righthalf \
    rightthird ringlight roll rolling roof rotate3d rotation roundedbottom roundedtop router rower rowing rtl ru \
    rugby run runningpace safetycone sailing sat saucer scatter scurvepath seatbelt seated seats sedan sequence \
    serving shade shell shock shutter si side sidejet sign signal siren sixspeed size sizes skateboarding skating \
    skiing sleet sliders sliding small smaller smallsmaller smartbatterycase smiling snowboarding soccer \
    socialdance softball solobuds south spacing spade sparkles2 spatialaudio specular split sports spot spray \
    spread squarepath squash squeeze stack stair stand stars statusbar stemless step stepper stereo stick straw \
    strawstrengthtraining strengthtraining strip striped studiobud studiobuds studiobudsplus subscript summary \
    superscript surfing sutton swap swim swipe switcher ta taichi tap te th third thumbsdown thumbsup tilt \
    timemachine tip to toll toolbar tools top tophalf topleading topleft topmiddle topright topthird toptrailing \
    touch tower track traditional trailing trailinghalf trailingthird training translucent transparent treadmill \
    trianglebadge trianglehead trianglepath trunk tunnel turn type ultrawide unchecked unit unknown up up2 upper \
    uppercase uptrend upward usb uturn vacuum variable vertical vr wagon walk waning waterpolo waves waxing \
    weighted wide widebrim wiper wireless with word wrestling writing xaxis xyaxis yaxis yen yoga you zh zigzag
    """
}
