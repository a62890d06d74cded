//% if stored contains title
        TextField("Title", text: $draft.title)
//% else if stored contains name
        TextField("Name", text: $draft.name)
//% else
        Text(verbatim: "\(draft)")
//% end
//% if stored contains detail
        TextField("Detail", text: $draft.detail)
//% end
