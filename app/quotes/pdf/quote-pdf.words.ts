import { defineWords } from '#languages/words.ts'

/** What only a quote on paper says: its lines and sums speak as on its page. */
export const quotePdfWords = defineWords({
  en: {
    heading: 'Quote',
    revision: (number: string, revision: number) => `${number}, revision ${revision}`,
    for: 'For',
    dated: 'Dated',
    validUntil: 'Valid until',
    enquiry: 'Your enquiry',
    place: 'No.',
    note: 'A note from the nursery',
    terms: 'Terms',
    taxIncluded: 'Prices include GST',
    smallPrint:
      'Plants are living things: height and shape may differ a little from the picture. Answer online at the address in our message, or by phone.',
    page: 'Page {page} of {pages}',
    notNow: 'This PDF can’t be made just now. Please try again in a minute, or call us.',
  },
  hi: {
    heading: 'कोटेशन',
    revision: (number, revision) => `${number}, संशोधन ${revision}`,
    for: 'किनके लिए',
    dated: 'तारीख',
    validUntil: 'कब तक मान्य',
    enquiry: 'आपकी पूछताछ',
    place: 'क्र.',
    note: 'नर्सरी की ओर से',
    terms: 'शर्तें',
    taxIncluded: 'कीमतों में जीएसटी शामिल है',
    smallPrint:
      'पौधे सजीव होते हैं: ऊँचाई और आकार चित्र से थोड़ा अलग हो सकते हैं। हमारे संदेश में दिए पते पर या फ़ोन पर जवाब दें।',
    page: 'पृष्ठ {page}, कुल {pages}',
    notNow: 'यह PDF अभी नहीं बन सकती। कृपया एक मिनट बाद फिर कोशिश करें, या हमें फ़ोन करें।',
  },
  mr: {
    heading: 'दरपत्रक',
    revision: (number, revision) => `${number}, आवृत्ती ${revision}`,
    for: 'कोणासाठी',
    dated: 'तारीख',
    validUntil: 'कधीपर्यंत लागू',
    enquiry: 'आपली चौकशी',
    place: 'क्र.',
    note: 'नर्सरीकडून',
    terms: 'अटी',
    taxIncluded: 'किमतीत जीएसटी धरला आहे',
    smallPrint:
      'रोपे सजीव असतात: उंची आणि आकार चित्रापेक्षा थोडा वेगळा असू शकतो. आमच्या संदेशातील पत्त्यावर किंवा फोनवर उत्तर द्या.',
    page: 'पान {page}, एकूण {pages}',
    notNow: 'ही PDF आत्ता बनवता येत नाही. कृपया एका मिनिटाने पुन्हा प्रयत्न करा, किंवा आम्हाला फोन करा.',
  },
})
