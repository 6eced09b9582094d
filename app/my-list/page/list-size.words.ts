import { defineWords } from '#languages/words.ts'

/** What My list says of sizes and prices. */
export const listSizeWords = defineWords({
  en: {
    sizeOf: (name: string) => `Size: ${name}`,
    choose: 'Choose a size',
    save: 'Save sizes and quantities',
    about: (sum: string) => `about ${sum} before delivery`,
    prices: {
      none: 'At today’s prices.',
      included: 'At today’s prices with GST.',
      added: 'At today’s prices before GST.',
    },
    today: 'You pay nothing here: our answer says what it comes to, with delivery.',
    unpriced: {
      one: (things: string) =>
        `${things} has no price here, so we add nothing up. Our answer says what all of it comes to.`,
      many: (things: string) =>
        `${things} have no price here, so we add nothing up. Our answer says what all of it comes to.`,
    },
  },
  hi: {
    sizeOf: (name) => `आकार: ${name}`,
    choose: 'आकार चुनें',
    save: 'आकार और गिनती सहेजें',
    about: (sum) => `लगभग ${sum}, डिलीवरी अलग`,
    prices: {
      none: 'आज की कीमतें।',
      included: 'आज की कीमतें, GST सहित।',
      added: 'आज की कीमतें, GST अलग।',
    },
    today: 'यहाँ कुछ नहीं देना है: हमारे जवाब में डिलीवरी सहित पूरा खर्च लिखा होगा।',
    unpriced: {
      one: (things) =>
        `${things} की कीमत यहाँ नहीं है, इसलिए हम जोड़ नहीं लगाते। पूरा खर्च हमारे जवाब में होगा।`,
      many: (things) =>
        `${things} की कीमत यहाँ नहीं है, इसलिए हम जोड़ नहीं लगाते। पूरा खर्च हमारे जवाब में होगा।`,
    },
  },
  mr: {
    sizeOf: (name) => `आकार: ${name}`,
    choose: 'आकार निवडा',
    save: 'आकार आणि संख्या जतन करा',
    about: (sum) => `सुमारे ${sum}, डिलिव्हरी वेगळी`,
    prices: {
      none: 'आजच्या किमती.',
      included: 'आजच्या किमती, GST सह.',
      added: 'आजच्या किमती, GST वेगळा.',
    },
    today: 'इथे काहीही द्यायचे नाही: डिलिव्हरीसह एकूण किती ते आमच्या उत्तरात असेल.',
    unpriced: {
      one: (things) =>
        `${things}: इथे किंमत नाही, म्हणून आम्ही बेरीज करत नाही. एकूण किती ते आमच्या उत्तरात असेल.`,
      many: (things) =>
        `${things}: इथे किंमत नाही, म्हणून आम्ही बेरीज करत नाही. एकूण किती ते आमच्या उत्तरात असेल.`,
    },
  },
})
