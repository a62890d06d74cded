//% if stored contains title:String:true
        LabeledContent("Title") {
          TextField("Title", text: $draft.title)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
//% else if stored contains name:String:true
        LabeledContent("Name") {
          TextField("Name", text: $draft.name)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
//% else
        Text(verbatim: "\(draft)")
//% end
//% if stored contains detail:String:true
        LabeledContent("Detail") {
          TextField("Detail", text: $draft.detail)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
//% end
