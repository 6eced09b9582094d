import { defineWords } from '#languages/words.ts'

/** Why a form was not taken, in the visitor's words. */
export const refusalWords = defineWords({
  en: {
    notSaved: (phone: string, requestId: string) =>
      `Sorry, we could not save this. Please try again in a minute, or call us on ${phone} (${requestId}).`,
    tooMany: (phone: string, wait: string) =>
      `We have had many messages from you in a short time. Please call us on ${phone}, or try again in ${wait}.`,
    aMinute: 'a minute',
    minutes: (count: number) => `${count} minutes`,
    ownPage: 'Please send the form from our own page.',
    reload: 'Please reload the page and send the form again.',
    sendAgain:
      'Your browser did not say which page this comes from. Please press the button once more.',
    unread: 'The form could not be read. Please send it again.',
    wentWrong: (phone: string, requestId: string) =>
      `Sorry, something went wrong on our side. Please call ${phone} (${requestId}).`,
  },
  hi: {
    notSaved: (phone, requestId) =>
      `माफ़ कीजिए, यह अभी सहेजा नहीं जा सका। कृपया एक मिनट बाद फिर कोशिश करें, या ${phone} पर फ़ोन करें (${requestId})।`,
    tooMany: (phone, wait) =>
      `थोड़ी ही देर में आपके कई संदेश आ गए हैं। कृपया ${phone} पर फ़ोन करें, या ${wait} बाद फिर कोशिश करें।`,
    aMinute: 'एक मिनट',
    minutes: (count) => `${count} मिनट`,
    ownPage: 'कृपया फ़ॉर्म हमारे अपने पन्ने से भेजें।',
    reload: 'कृपया पन्ना फिर से खोलें और फ़ॉर्म दोबारा भेजें।',
    sendAgain: 'आपके ब्राउज़र ने नहीं बताया कि यह किस पन्ने से आया है। कृपया बटन एक बार और दबाएँ।',
    unread: 'फ़ॉर्म पढ़ा नहीं जा सका। कृपया उसे फिर से भेजें।',
    wentWrong: (phone, requestId) =>
      `माफ़ कीजिए, हमारी तरफ़ कुछ गड़बड़ हो गई। कृपया ${phone} पर फ़ोन करें (${requestId})।`,
  },
  mr: {
    notSaved: (phone, requestId) =>
      `क्षमस्व, हे आत्ता जतन करता आले नाही. कृपया एका मिनिटाने पुन्हा प्रयत्न करा, किंवा ${phone} वर फोन करा (${requestId}).`,
    tooMany: (phone, wait) =>
      `थोड्याच वेळात आपले बरेच संदेश आले आहेत. कृपया ${phone} वर फोन करा, किंवा ${wait} पुन्हा प्रयत्न करा.`,
    aMinute: 'एका मिनिटाने',
    minutes: (count) => `${count} मिनिटांनी`,
    ownPage: 'कृपया फॉर्म आमच्या स्वतःच्या पानावरून पाठवा.',
    reload: 'कृपया पान पुन्हा उघडा आणि फॉर्म परत पाठवा.',
    sendAgain: 'हे कोणत्या पानावरून आले, ते आपल्या ब्राउझरने सांगितले नाही. कृपया बटण पुन्हा एकदा दाबा.',
    unread: 'फॉर्म वाचता आला नाही. कृपया तो पुन्हा पाठवा.',
    wentWrong: (phone, requestId) =>
      `क्षमस्व, आमच्याकडे काहीतरी चुकले. कृपया ${phone} वर फोन करा (${requestId}).`,
  },
})
