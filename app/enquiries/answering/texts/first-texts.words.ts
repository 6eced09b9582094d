import { defineWords } from '#languages/words.ts'

/** The texts that a team begins with, in each language of the visitors. */
export const firstTextWords = defineWords({
  en: {
    hello: {
      text: 'Hello {name}, thank you for asking us about {plants} ({reference}). When may we call you? We are here {hours}.',
    },
    called: {
      text: 'Hello {name}, we tried to call you about {plants} ({reference}). Please tell us when it suits you; we are here {hours}.',
    },
    interested: {
      text: 'Hello {name}, we have not heard from you about {plants} ({reference}). Shall we keep them for you?',
    },
    offer: {
      subject: 'Your enquiry {reference}',
      text: 'Hello {name},\n\nthank you for asking us about {plants}. Here is our offer:\n\n\n\nPlease answer this e-mail, or call us {hours}.',
    },
    missed: {
      subject: 'Your enquiry {reference}',
      text: 'Hello {name},\n\nwe tried to call you about {plants} and could not reach you. Please tell us when it suits you; we are here {hours}.',
    },
    draft: 'Hello {name}, you asked us about {plants} ({reference}).',
  },
  hi: {
    hello: {
      text: 'नमस्ते {name}, {plants} ({reference}) के बारे में पूछने के लिए धन्यवाद। हम आपको कब फ़ोन करें? हम यहाँ होते हैं: {hours}।',
    },
    called: {
      text: 'नमस्ते {name}, हमने {plants} ({reference}) के बारे में आपको फ़ोन किया था। आपके लिए कौन-सा समय ठीक है, बताइए। हम यहाँ होते हैं: {hours}।',
    },
    interested: {
      text: 'नमस्ते {name}, {plants} ({reference}) के बारे में आपका जवाब नहीं मिला। क्या हम इन्हें आपके लिए रखें?',
    },
    offer: {
      subject: 'आपकी पूछताछ {reference}',
      text: 'नमस्ते {name},\n\n{plants} के बारे में पूछने के लिए धन्यवाद। हमारा प्रस्ताव:\n\n\n\nइस ई-मेल का जवाब दीजिए या हमें फ़ोन कीजिए: {hours}।',
    },
    missed: {
      subject: 'आपकी पूछताछ {reference}',
      text: 'नमस्ते {name},\n\nहमने {plants} के बारे में आपको फ़ोन किया, पर बात नहीं हो पाई। आपके लिए कौन-सा समय ठीक है, बताइए। हम यहाँ होते हैं: {hours}।',
    },
    draft: 'नमस्ते {name}, आपने हमसे {plants} के बारे में पूछा था ({reference})।',
  },
  mr: {
    hello: {
      text: 'नमस्कार {name}, {plants} ({reference}) यांबद्दल विचारल्याबद्दल धन्यवाद. आम्ही आपल्याला कधी फोन करू? आम्ही इथे असतो: {hours}.',
    },
    called: {
      text: 'नमस्कार {name}, {plants} ({reference}) यांबद्दल आम्ही आपल्याला फोन केला होता. आपल्याला कोणती वेळ सोयीची आहे ते कळवा. आम्ही इथे असतो: {hours}.',
    },
    interested: {
      text: 'नमस्कार {name}, {plants} ({reference}) यांबद्दल आपले उत्तर मिळाले नाही. आम्ही हे आपल्यासाठी ठेवू का?',
    },
    offer: {
      subject: 'आपली चौकशी {reference}',
      text: 'नमस्कार {name},\n\n{plants} यांबद्दल विचारल्याबद्दल धन्यवाद. आमचा प्रस्ताव:\n\n\n\nया ई-मेलला उत्तर द्या किंवा आम्हाला फोन करा: {hours}.',
    },
    missed: {
      subject: 'आपली चौकशी {reference}',
      text: 'नमस्कार {name},\n\nआम्ही {plants} यांबद्दल आपल्याला फोन केला, पण बोलणे झाले नाही. आपल्याला कोणती वेळ सोयीची आहे ते कळवा. आम्ही इथे असतो: {hours}.',
    },
    draft: 'नमस्कार {name}, आपण आम्हाला {plants} यांबद्दल विचारले होते ({reference}).',
  },
})
