import { defineWords } from '#languages/words.ts'

/** What the list's page says around the list: empty, sent, or somebody else's. */
export const listPageWords = defineWords({
  en: {
    home: 'Home',
    myList: 'My list',
    description: 'Collect plants, seeds and tools, and ask for all of them in one enquiry.',
    keptDescription: 'What you have collected on this phone.',
    isEmpty: 'Your list is empty',
    isEmptySentence: 'Your list is empty.',
    howTo:
      'Tap the list sign on any plant to collect it here, then send everything in one enquiry.',
    findPlant: 'Find a plant',
    reference: 'Your reference',
    askedFor: 'Asked for',
    morePlants: 'Look at more plants',
    whatsAppOpens:
      'WhatsApp opens with your reference and plants already written. The enquiry is with us whether you send it or not.',
    shared: {
      crumb: 'Shared',
      heading: 'A shared list',
      section: 'The shared list',
      mine: (things: string) =>
        `${things}, as on your own list. Send this page’s address to whoever should see it.`,
      others: (things: string) =>
        `${things} that somebody chose. Nothing is on your own list until you say so.`,
      back: 'Back to my list',
      join: 'Add to my list',
      replace: 'Replace my list',
      leave: 'Leave my list as it is',
      one: (things: string) =>
        `${things} is on your list now. Adding keeps it; replacing takes it off.`,
      many: (things: string) =>
        `${things} are on your list now. Adding keeps them; replacing takes them off.`,
    },
  },
  hi: {
    home: 'होम',
    myList: 'मेरी सूची',
    description: 'पौधे, बीज और औज़ार एक जगह जोड़ें, और सबके बारे में एक ही पूछताछ में पूछें।',
    keptDescription: 'आपने इस फ़ोन पर जो जोड़ा है।',
    isEmpty: 'आपकी सूची अभी खाली है',
    isEmptySentence: 'आपकी सूची अभी खाली है।',
    howTo: 'किसी भी पौधे पर बने सूची के निशान को छूकर उसे यहाँ जोड़ें, फिर सब कुछ एक ही पूछताछ में भेजें।',
    findPlant: 'पौधा ढूँढ़ें',
    reference: 'आपका संदर्भ नंबर',
    askedFor: 'क्या पूछा',
    morePlants: 'और पौधे देखें',
    whatsAppOpens:
      'WhatsApp खुलेगा तो संदर्भ नंबर और पौधे पहले से लिखे होंगे। आप भेजें या न भेजें, पूछताछ हमें मिल चुकी है।',
    shared: {
      crumb: 'शेयर की हुई',
      heading: 'शेयर की हुई सूची',
      section: 'शेयर की हुई सूची',
      mine: (things) => `आपकी अपनी सूची के अनुसार: ${things}। जिसे दिखाना हो, उसे इस पन्ने का पता भेजें।`,
      others: (things) => `किसी की चुनी हुई ${things}। जब तक आप न कहें, आपकी अपनी सूची में कुछ नहीं जुड़ता।`,
      back: 'मेरी सूची पर लौटें',
      join: 'मेरी सूची में जोड़ें',
      replace: 'मेरी सूची हटाकर यह रखें',
      leave: 'मेरी सूची जैसी है वैसी रहने दें',
      one: (things) => `आपकी सूची में अभी ${things} है। जोड़ने पर वह बनी रहेगी, अपनी सूची हटाने पर नहीं।`,
      many: (things) => `आपकी सूची में अभी ${things} हैं। जोड़ने पर वे बनी रहेंगी, अपनी सूची हटाने पर नहीं।`,
    },
  },
  mr: {
    home: 'मुखपृष्ठ',
    myList: 'माझी यादी',
    description: 'रोपे, बियाणे आणि अवजारे एकत्र जोडा, आणि सर्वांबद्दल एकाच चौकशीत विचारा.',
    keptDescription: 'आपण या फोनवर जोडलेल्या वस्तू.',
    isEmpty: 'आपली यादी अजून रिकामी आहे',
    isEmptySentence: 'आपली यादी अजून रिकामी आहे.',
    howTo: 'कोणत्याही रोपावरील यादीच्या चिन्हाला स्पर्श करून ते इथे जोडा, मग सर्व काही एकाच चौकशीत पाठवा.',
    findPlant: 'रोप शोधा',
    reference: 'आपला संदर्भ क्रमांक',
    askedFor: 'काय विचारले',
    morePlants: 'आणखी रोपे पाहा',
    whatsAppOpens:
      'WhatsApp उघडेल तेव्हा संदर्भ क्रमांक आणि रोपे आधीच लिहिलेली असतील. आपण पाठवा किंवा नका पाठवू, चौकशी आम्हाला मिळाली आहे.',
    shared: {
      crumb: 'शेअर केलेली',
      heading: 'शेअर केलेली यादी',
      section: 'शेअर केलेली यादी',
      mine: (things) =>
        `आपल्या स्वतःच्या यादीप्रमाणे: ${things}. ज्यांना दाखवायची त्यांना या पानाचा पत्ता पाठवा.`,
      others: (things) =>
        `कोणीतरी केलेली यादी: ${things}. आपण सांगेपर्यंत आपल्या यादीत काहीही जोडले जात नाही.`,
      back: 'माझ्या यादीकडे परत',
      join: 'माझ्या यादीत जोडा',
      replace: 'माझी यादी काढून ही ठेवा',
      leave: 'माझी यादी आहे तशी राहू द्या',
      one: (things) => `आपल्या यादीत आत्ता ${things} आहे. जोडल्यास ती राहील, आपली यादी काढल्यास नाही.`,
      many: (things) =>
        `आपल्या यादीत आत्ता ${things} आहेत. जोडल्यास त्या राहतील, आपली यादी काढल्यास नाहीत.`,
    },
  },
})
