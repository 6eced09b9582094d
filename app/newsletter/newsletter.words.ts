import { defineWords } from '#languages/words.ts'

/** What every sign-up for the newsletter says (§2, §5, §8). */
export const newsletterWords = defineWords({
  en: {
    invalid: 'Please enter a valid email address.',
    subscribed: 'Subscription successful!',
    failed: 'Subscription failed. Please try again later.',
    email: 'Your e-mail address',
    subscribe: 'Subscribe',
    sending: 'Sending…',
    noteBefore: 'We send planting notes and nothing else. See the ',
    privacyPolicy: 'privacy policy',
    noteAfter: '.',
  },
  hi: {
    invalid: 'कृपया सही ई-मेल पता लिखें।',
    subscribed: 'आप जुड़ गए, धन्यवाद!',
    failed: 'अभी जुड़ नहीं पाए। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    email: 'आपका ई-मेल पता',
    subscribe: 'सदस्य बनें',
    sending: 'भेज रहे हैं…',
    noteBefore: 'हम सिर्फ़ न्यूज़लेटर भेजते हैं, और कुछ नहीं। पढ़ें: ',
    privacyPolicy: 'गोपनीयता नीति',
    noteAfter: '।',
  },
  mr: {
    invalid: 'कृपया योग्य ई-मेल पत्ता लिहा.',
    subscribed: 'आपण सदस्य झालात, धन्यवाद!',
    failed: 'आत्ता सदस्य होता आले नाही. कृपया नंतर पुन्हा प्रयत्न करा.',
    email: 'आपला ई-मेल पत्ता',
    subscribe: 'सदस्य व्हा',
    sending: 'पाठवत आहोत…',
    noteBefore: 'आम्ही फक्त वार्तापत्र पाठवतो, दुसरे काही नाही. वाचा: ',
    privacyPolicy: 'गोपनीयता धोरण',
    noteAfter: '.',
  },
})
