import { defineWords } from '#languages/words.ts'

/** What the newsletter's pages say, and what follows when somebody signs up. */
export const newsletterPageWords = defineWords({
  en: {
    home: 'Home',
    newsletter: 'Newsletter',
    description: 'Seasonal planting notes for Indian homes, by e-mail.',
    heading: 'Planting notes by e-mail',
    intro: 'What to sow, water and wait for, season by season, for Indian homes.',
    form: 'Newsletter form',
    thanks: 'Thank you for subscribing.',
    pleaseConfirm:
      'Please confirm by the e-mail that we are sending you, unless you have confirmed before.',
    askLater:
      'We have noted your address, and will ask you by e-mail to confirm it before we send anything.',
    confirm: {
      heading: 'Planting notes by e-mail',
      intro: 'Shall we send our planting notes to the address that brought you here?',
      button: 'Yes, send them',
      unknownLink: 'This link is not valid any more. Please sign up again.',
      done: 'Thank you. Our next planting notes will come to your address.',
    },
    unsubscribe: {
      heading: 'No more planting notes',
      intro: 'Shall we take the address that brought you here off our list?',
      button: 'Yes, take me off',
      unknownLink:
        'This link is not valid any more. Please use the one in our latest e-mail, or call us.',
      done: 'Done. We will not write to you again.',
    },
  },
  hi: {
    home: 'होम',
    newsletter: 'न्यूज़लेटर',
    description: 'भारत के घरों के लिए हर मौसम में बागवानी का न्यूज़लेटर, ई-मेल से।',
    heading: 'बागवानी का न्यूज़लेटर, ई-मेल से',
    intro: 'क्या बोएँ, कितना पानी दें, कब तक रुकें: हर मौसम में, भारत के घरों के लिए।',
    form: 'न्यूज़लेटर का फ़ॉर्म',
    thanks: 'जुड़ने के लिए धन्यवाद।',
    pleaseConfirm: 'हम आपको एक ई-मेल भेज रहे हैं। उसमें हाँ कहें, अगर पहले न कह चुके हों।',
    askLater: 'आपका पता लिख लिया है। कुछ भी भेजने से पहले हम ई-मेल से आपकी हाँ पूछेंगे।',
    confirm: {
      heading: 'बागवानी का न्यूज़लेटर, ई-मेल से',
      intro: 'आप जिस ई-मेल पते से यहाँ आए हैं, क्या उस पर न्यूज़लेटर भेजें?',
      button: 'हाँ, भेजिए',
      unknownLink: 'यह लिंक अब काम नहीं करता। कृपया फिर से जुड़ें।',
      done: 'धन्यवाद। हमारा अगला न्यूज़लेटर आपके पते पर आएगा।',
    },
    unsubscribe: {
      heading: 'अब न्यूज़लेटर न भेजें',
      intro: 'आप जिस ई-मेल पते से यहाँ आए हैं, क्या उसे हमारी सूची से हटा दें?',
      button: 'हाँ, हटा दीजिए',
      unknownLink: 'यह लिंक अब काम नहीं करता। कृपया हमारे सबसे नए ई-मेल का लिंक खोलें, या हमें फ़ोन करें।',
      done: 'हटा दिया। अब हम आपको नहीं लिखेंगे।',
    },
  },
  mr: {
    home: 'मुखपृष्ठ',
    newsletter: 'वार्तापत्र',
    description: 'भारतातील घरांसाठी प्रत्येक ऋतूत बागकामाचे वार्तापत्र, ई-मेलने.',
    heading: 'बागकामाचे वार्तापत्र, ई-मेलने',
    intro: 'काय पेरावे, किती पाणी द्यावे, कधीपर्यंत थांबावे: प्रत्येक ऋतूत, भारतातील घरांसाठी.',
    form: 'वार्तापत्राचा फॉर्म',
    thanks: 'सदस्य झाल्याबद्दल धन्यवाद.',
    pleaseConfirm: 'आम्ही आपल्याला एक ई-मेल पाठवत आहोत. आधी होकार दिला नसेल, तर त्यातून होकार कळवा.',
    askLater: 'आपला पत्ता लिहून घेतला आहे. काहीही पाठवण्याआधी आम्ही ई-मेलने आपला होकार विचारू.',
    confirm: {
      heading: 'बागकामाचे वार्तापत्र, ई-मेलने',
      intro: 'आपण ज्या ई-मेल पत्त्यावरून इथे आलात, त्यावर वार्तापत्र पाठवू का?',
      button: 'हो, पाठवा',
      unknownLink: 'ही लिंक आता चालत नाही. कृपया पुन्हा सदस्य व्हा.',
      done: 'धन्यवाद. आमचे पुढचे वार्तापत्र आपल्या पत्त्यावर येईल.',
    },
    unsubscribe: {
      heading: 'आता वार्तापत्र नको',
      intro: 'आपण ज्या ई-मेल पत्त्यावरून इथे आलात, तो आमच्या यादीतून काढू का?',
      button: 'हो, काढा',
      unknownLink:
        'ही लिंक आता चालत नाही. कृपया आमच्या सर्वांत नवीन ई-मेलमधील लिंक उघडा, किंवा आम्हाला फोन करा.',
      done: 'काढला. यापुढे आम्ही आपल्याला लिहिणार नाही.',
    },
  },
})
