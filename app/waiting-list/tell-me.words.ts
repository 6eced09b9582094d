import { defineWords } from '#languages/words.ts'

/** What the form says by which visitors ask to be told when something is back. */
export const tellMeWords = defineWords({
  en: {
    heading: 'Tell me when it is back',
    field: 'E-mail or mobile number',
    button: 'Tell me',
    buttonFor: (size: string) => `Tell me when it is back: ${size}`,
    why: 'We write once, when it is back, and then erase your address or number; after six months at the latest. No account.',
    whyMonth: (month: string) =>
      `We write once, when it is back (about ${month}), and then erase your address or number; after six months at the latest. No account.`,
    privacy: 'Privacy policy',
    wrong: 'Write an e-mail address or a mobile number of ten digits.',
    noted: (to: string, thing: string) => `Noted. We write to ${to} when the ${thing} is back.`,
    notedMonth: (to: string, thing: string, month: string) =>
      `Noted. We write to ${to} when the ${thing} is back, about ${month}.`,
    mobileErased: (date: string) => `Then the number is erased; on ${date} in any case.`,
    emailErased: (date: string) => `Then the address is erased; on ${date} in any case.`,
    nothingNoted:
      'Nothing was noted: it can be had again by now, or is offered no more. This page shows how it stands.',
    notAfterAll: 'Do not write to me after all',
    notMe: {
      heading: 'Do not write to me',
      intro:
        'Shall we erase the address or number that brought you here, and write nothing more of what was asked for with it?',
      button: 'Yes, do not write to me',
      done: 'Done. We do not write to you, and your address or number is erased.',
      takenBack:
        'Done. What you asked for just now is taken back. If the same was asked for with that address or number another time, we still write, once; call us if you do not want that.',
      unknownLink:
        'This link is not valid any more. Please use the one in our latest e-mail, or call us.',
      home: 'Home',
    },
  },
  hi: {
    heading: 'फिर से उपलब्ध होने पर मुझे बताएँ',
    field: 'ई-मेल या मोबाइल नंबर',
    button: 'मुझे बताएँ',
    buttonFor: (size) => `फिर से उपलब्ध होने पर मुझे बताएँ: ${size}`,
    why: 'फिर से उपलब्ध होने पर हम एक बार लिखेंगे, और फिर आपका पता या नंबर मिटा देंगे; ज़्यादा से ज़्यादा छह महीने में। कोई खाता नहीं।',
    whyMonth: (month) =>
      `फिर से उपलब्ध होने पर (लगभग ${month} में) हम एक बार लिखेंगे, और फिर आपका पता या नंबर मिटा देंगे; ज़्यादा से ज़्यादा छह महीने में। कोई खाता नहीं।`,
    privacy: 'गोपनीयता नीति',
    wrong: 'ई-मेल पता या दस अंकों का मोबाइल नंबर लिखें।',
    noted: (to, thing) => `लिख लिया। ${thing} फिर से उपलब्ध होने पर हम ${to} पर लिखेंगे।`,
    notedMonth: (to, thing, month) =>
      `लिख लिया। ${thing} फिर से उपलब्ध होने पर, लगभग ${month} में, हम ${to} पर लिखेंगे।`,
    mobileErased: (date) => `फिर नंबर मिटा दिया जाएगा; ${date} को हर हाल में।`,
    emailErased: (date) => `फिर पता मिटा दिया जाएगा; ${date} को हर हाल में।`,
    nothingNoted:
      'कुछ नहीं लिखा गया: यह अब फिर से उपलब्ध है, या अब बेचा नहीं जाता। अभी क्या उपलब्ध है, यह इस पन्ने पर है।',
    notAfterAll: 'नहीं, अब मुझे न लिखें',
    notMe: {
      heading: 'मुझे न लिखें',
      intro:
        'आप जिस पते या नंबर से यहाँ आए हैं, क्या उसे मिटा दें, और उससे माँगी गई किसी चीज़ के बारे में अब न लिखें?',
      button: 'हाँ, मुझे न लिखें',
      done: 'हो गया। हम आपको नहीं लिखेंगे, और आपका पता या नंबर मिटा दिया गया है।',
      takenBack:
        'हो गया। आपने अभी जो माँगा था, वह वापस ले लिया गया है। अगर उसी पते या नंबर से यही किसी और बार भी माँगा गया था, तो हम एक बार फिर भी लिखेंगे; न चाहें तो हमें फ़ोन करें।',
      unknownLink: 'यह लिंक अब काम नहीं करता। कृपया हमारे सबसे नए ई-मेल का लिंक खोलें, या हमें फ़ोन करें।',
      home: 'होम',
    },
  },
  mr: {
    heading: 'पुन्हा मिळू लागल्यावर मला कळवा',
    field: 'ई-मेल किंवा मोबाइल नंबर',
    button: 'मला कळवा',
    buttonFor: (size) => `पुन्हा मिळू लागल्यावर मला कळवा: ${size}`,
    why: 'पुन्हा मिळू लागल्यावर आम्ही एकदा लिहू, आणि मग आपला पत्ता किंवा नंबर पुसून टाकू; जास्तीत जास्त सहा महिन्यांत. खाते नको.',
    whyMonth: (month) =>
      `पुन्हा मिळू लागल्यावर (सुमारे ${month}मध्ये) आम्ही एकदा लिहू, आणि मग आपला पत्ता किंवा नंबर पुसून टाकू; जास्तीत जास्त सहा महिन्यांत. खाते नको.`,
    privacy: 'गोपनीयता धोरण',
    wrong: 'ई-मेल पत्ता किंवा दहा अंकी मोबाइल नंबर लिहा.',
    noted: (to, thing) => `नोंद केली. ${thing} पुन्हा मिळू लागल्यावर आम्ही ${to} वर लिहू.`,
    notedMonth: (to, thing, month) =>
      `नोंद केली. ${thing} पुन्हा मिळू लागल्यावर, सुमारे ${month}मध्ये, आम्ही ${to} वर लिहू.`,
    mobileErased: (date) => `मग नंबर पुसला जाईल; ${date} रोजी काही झाले तरी.`,
    emailErased: (date) => `मग पत्ता पुसला जाईल; ${date} रोजी काही झाले तरी.`,
    nothingNoted:
      'काही नोंदवले नाही: हे आता पुन्हा मिळते, किंवा आता विकले जात नाही. आता काय मिळते ते या पानावर आहे.',
    notAfterAll: 'नको, आता मला लिहू नका',
    notMe: {
      heading: 'मला लिहू नका',
      intro:
        'आपण ज्या पत्त्यावरून किंवा नंबरवरून इथे आलात, तो पुसून टाकू का, आणि त्यावरून मागितलेल्या कशाबद्दलही यापुढे लिहू नये का?',
      button: 'हो, मला लिहू नका',
      done: 'झाले. आम्ही आपल्याला लिहिणार नाही, आणि आपला पत्ता किंवा नंबर पुसला आहे.',
      takenBack:
        'झाले. आपण आत्ता जे मागितले, ते मागे घेतले आहे. त्याच पत्त्यावरून किंवा नंबरवरून तेच आणखी कधी मागितले गेले असेल, तर आम्ही तरीही एकदा लिहू; नको असल्यास आम्हाला फोन करा.',
      unknownLink:
        'ही लिंक आता चालत नाही. कृपया आमच्या सर्वांत नवीन ई-मेलमधील लिंक उघडा, किंवा आम्हाला फोन करा.',
      home: 'मुखपृष्ठ',
    },
  },
})
