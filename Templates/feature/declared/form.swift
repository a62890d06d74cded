//% if stored contains title:String:true
//% if ios == 15
        __Feature__Field(title: "Title", text: $draft.title)
//% else
        LabeledContent("Title") {
          TextField("Title", text: $draft.title)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
//% end
//% else if stored contains name:String:true
//% if ios == 15
        __Feature__Field(title: "Name", text: $draft.name)
//% else
        LabeledContent("Name") {
          TextField("Name", text: $draft.name)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
//% end
//% else
        Text(verbatim: "\(draft)")
//% end
//% if stored contains detail:String:true
//% if ios == 15
        __Feature__Field(title: "Detail", text: $draft.detail)
//% else
        LabeledContent("Detail") {
          TextField("Detail", text: $draft.detail)
            .multilineTextAlignment(.trailing)
            .labelsHidden()
        }
//% end
//% end
