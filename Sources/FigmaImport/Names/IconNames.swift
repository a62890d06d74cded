/// Which SF Symbol an icon of another set means, told by its layer's name.
package enum IconNames {
  /// The symbol for a name such as `icon/arrow-left`, `ic_search_24px`; nil when the name says nothing.
  package static func symbol(for name: String, in table: SymbolTable) -> String? {
    let plain = PlainText.name(name)
    if plain.contains("."), table.contains(plain) { return plain }
    // In a path the last part is the icon, what stands before only sorts.
    for part in plain.split(separator: "/").reversed() {
      guard let symbol = symbol(inPart: String(part)) else { continue }
      let filled = symbol + ".fill"
      return isFilled(plain) && !symbol.contains(".fill") && table.contains(filled) ? filled : symbol
    }
    return nil
  }

  /// Whether a name says that the drawing is filled and not a line.
  private static func isFilled(_ name: String) -> Bool {
    PlainText.words(name).contains { ["filled", "solid", "fill1"].contains($0) }
  }

  private static func symbol(inPart part: String) -> String? {
    let words = PlainText.words(part).filter { word in
      !noise.contains(word) && !word.allSatisfy(\.isNumber) && !isAxis(word)
    }
    guard !words.isEmpty, words.count <= 5 else { return nil }
    for length in stride(from: min(words.count, 3), through: 1, by: -1) {
      for start in 0...(words.count - length) {
        let phrase = words[start..<(start + length)].joined(separator: " ")
        if let symbol = symbols[phrase] { return symbol }
      }
    }
    return nil
  }

  /// An axis of Material Symbols, as in `star_FILL0_wght400_GRAD0_opsz24`.
  private static func isAxis(_ word: String) -> Bool {
    ["fill", "wght", "grad", "opsz"].contains { word.hasPrefix($0) && word.dropFirst($0.count).allSatisfy(\.isNumber) }
  }

  private static let noise: Set<String> = [
    "icon", "icons", "ic", "icosn", "outline", "outlined", "filled", "fill", "solid", "line", "linear", "bold", "light",
    "regular", "24px", "20px", "16px", "px", "svg", "round", "rounded", "sharp", "twotone", "broken", "bulk", "duotone",
    "vuesax", "feather", "material", "fluent", "mdi", "fa", "ion", "iconly", "black", "white", "small", "large",
    "default",
    "size", "style", "type", "state",
  ]

  private static let symbols: [String: String] = {
    var table: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count == 2 else { continue }
      for name in parts[1].split(separator: ",") {
        table[name.trimmingPrefix(while: { $0 == " " }).description] = String(parts[0])
      }
    }
    return table
  }()

  // Words of the icon sets that designs use most; each line is a symbol and what others call it.
  private static let lines = """
    chevron.left:chevron left,back,arrow back,arrow left ios,left arrow,caret left,angle left,arrow ios back,back arrow,navigate before,back button
    chevron.right:chevron right,drill in,caret right,angle right,arrow right ios,right arrow,navigate next,disclosure,arrow forward ios,forward,keyboard arrow right
    chevron.down:chevron down,arrow down,caret down,dropdown,expand more,angle down,drop down,down arrow,arrow drop down,keyboard arrow down
    chevron.up:chevron up,arrow up,caret up,expand less,angle up,up arrow
    arrow.left:arrow left
    arrow.right:arrow right,arrow forward
    xmark:close,x,cross,clear,cancel,dismiss,remove x,multiply
    plus:plus,add,new,create
    minus:minus,subtract,remove
    magnifyingglass:search,magnifier,magnifying glass,find,buscar,pesquisar,recherche,suche,cari,搜索,検索,검색,поиск,بحث
    checkmark:check,checkmark,tick,done
    square:check box blank,checkbox blank,checkbox empty,checkbox unchecked
    checkmark.square.fill:check box,checkbox checked,checkbox filled
    circle:radio button unchecked,radio unchecked
    circle.inset.filled:radio button checked,radio checked,radio selected
    checkmark.circle.fill:check circle,checkmark circle,tick circle,circle check
    heart:heart,favorite,favourite,like,wishlist,love
    star:star,rating,rate
    bookmark:bookmark,save,saved
    house:home,house,inicio,início,accueil,startseite,beranda,首页,ホーム,홈,главная,الرئيسية
    person:user,profile,person,account,avatar,me,man,perfil,profil,我的,个人,プロフィール,프로필,профиль,الملف الشخصي
    person.2:users,people,friends,group users,contacts,team
    gearshape:settings,setting,gear,cog,preferences,ajustes,configurações,configuración,réglages,einstellungen,设置,設定,설정,настройки,الإعدادات
    bell:bell,notification,notifications,alarm bell
    envelope:mail,email,envelope,inbox
    message:message,chat,comment,messages,sms,bubble,conversation
    phone:phone,call,telephone
    camera:camera,photo camera
    photo:photo,image,picture,gallery
    map:map
    mappin:location,pin,map pin,marker,place,address,location pin
    location:navigation,locate,gps,current location
    cart:cart,shopping cart,basket
    bag:bag,shopping bag,shop,store bag
    creditcard:credit card,card,payment,debit card
    wallet.bifold:wallet
    calendar:calendar,date,event,schedule
    clock:clock,time,history,watch,timer
    line.3.horizontal:menu,hamburger,burger,grabber lines
    ellipsis:more,dots,more horizontal,ellipsis,dots horizontal,three dots,options
    line.3.horizontal.decrease:filter,filters,sort
    slider.horizontal.3:sliders,adjust,tune,equalizer
    square.and.arrow.up:share,export,upload
    square.and.arrow.down:download,import
    trash:trash,delete,bin,remove trash
    pencil:edit,pencil,pen,write,compose
    eye:eye,show,visibility,view,visible
    eye.slash:eye off,hide,eye slash,visibility off,hidden eye,invisible
    lock:lock,password,security,padlock
    info.circle:info,information
    questionmark.circle:help,question,faq,support
    exclamationmark.triangle:warning,alert,caution,error
    play.fill:play
    pause.fill:pause
    forward.fill:next,skip next,fast forward
    backward.fill:previous,prev,skip previous,rewind
    mic:mic,microphone,voice
    speaker.wave.2:volume,speaker,sound,audio
    music.note:music,note music,song
    gift:gift,present,reward,redeem
    tag:tag,label,discount,coupon,promo
    link:link,chain
    paperclip:attach,attachment,paperclip,clip
    globe:globe,language,world,web,internet
    sun.max:sun,light mode,day
    moon:moon,dark mode,night,sleep
    flame:fire,flame,hot,calories
    bolt:bolt,lightning,flash,energy
    wifi:wifi
    doc:document,file,doc,paper,page
    folder:folder
    printer:printer,print
    qrcode:qr,qr code,qrcode
    barcode:barcode
    chart.bar:chart,stats,statistics,analytics,graph,bar chart,report
    list.bullet:list,bullets,orders
    square.grid.2x2:grid,category,categories,apps,dashboard
    rectangle.portrait.and.arrow.right:logout,log out,sign out,exit
    arrow.clockwise:refresh,reload,sync,rotate,retry
    arrow.left.arrow.right:transfer,exchange,swap
    paperplane:send,paper plane,telegram
    car:car,taxi,vehicle
    bus:bus
    airplane:airplane,plane,flight
    bicycle:bike,bicycle
    box.truck:truck,delivery,shipping
    fork.knife:food,restaurant,fork,cutlery,meal
    cup.and.saucer:coffee,cup,drink,cafe
    building.columns:bank
    dollarsign.circle:dollar,money,coin,cash
    percent:percent,percentage
    faceid:face id,faceid
    touchid:touch id,fingerprint
    apple.logo:apple
    hand.thumbsup:thumbs up,thumb up,like thumb
    trophy:trophy,achievement
    sparkles:sparkles,magic
    diamond:diamond,gem
    calendar.badge.plus:add event
    shield:shield,protect,privacy
    crown:crown,premium,pro
    graduationcap:education,school,graduation
    book:book,read,reading
    pills:pill,medicine,medication
    stethoscope:doctor,stethoscope,health
    dumbbell:dumbbell,gym,workout,fitness
    figure.walk:walk,steps
    drop:drop,water
    leaf:leaf,nature
    pawprint:paw,pet,pets
    gamecontroller:game,games,gamepad
    video:video,videocam,camcorder
    square.and.pencil:new message,edit square
    doc.on.doc:copy,duplicate
    """
}
