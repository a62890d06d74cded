//% if stored contains title:String:true
        TextField("Title", text: $draft.title)
//% else if stored contains name:String:true
        TextField("Name", text: $draft.name)
//% else
        Text(verbatim: "\(draft)")
//% end
//% if stored contains detail:String:true
        TextField("Detail", text: $draft.detail)
//% end
