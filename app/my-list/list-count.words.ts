import { defineWords } from '#app/languages/words.ts'

/** How things and pieces on a list are counted. */
export const listCountWords = defineWords({
  en: {
    empty: 'Your list is empty now.',
    lede: (things: string) =>
      `${things}, one enquiry. No payment here: we answer with a price and a delivery day.`,
    none: 'No things',
    numbers: [
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
      'Six',
      'Seven',
      'Eight',
      'Nine',
      'Ten',
      'Eleven',
      'Twelve',
    ],
    thing: (count: string) => `${count} thing`,
    things: (count: string) => `${count} things`,
    piece: (count: string) => `${count} piece`,
    pieces: (count: string) => `${count} pieces`,
  },
  hi: {
    empty: 'आपकी सूची अब खाली है।',
    lede: (things) => `${things}, एक ही पूछताछ। यहाँ पैसे नहीं देने हैं: हम दाम और डिलीवरी का दिन बताएँगे।`,
    none: 'कोई चीज़ नहीं',
    numbers: ['एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'],
    thing: (count) => `${count} चीज़`,
    things: (count) => `${count} चीज़ें`,
    piece: (count) => `${count} नग`,
    pieces: (count) => `${count} नग`,
  },
  mr: {
    empty: 'आपली यादी आता रिकामी आहे.',
    lede: (things) => `${things}, एकच चौकशी. इथे पैसे द्यायचे नाहीत: आम्ही किंमत आणि डिलिव्हरीचा दिवस कळवू.`,
    none: 'एकही वस्तू नाही',
    numbers: ['एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ', 'दहा', 'अकरा', 'बारा'],
    thing: (count) => `${count} वस्तू`,
    things: (count) => `${count} वस्तू`,
    piece: (count) => `${count} नग`,
    pieces: (count) => `${count} नग`,
  },
})
