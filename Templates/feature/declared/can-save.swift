//% if stored contains title:String
    return draft != item && !draft.title.isEmpty
//% else
    return draft != item
//% end
