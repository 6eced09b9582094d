import { defineWords } from '#languages/words.ts'

/** The printed price list. */
export const priceListWords = defineWords({
  en: {
    heading: 'Price list',
    smallPrint: (address: string) =>
      `Prices as of this day; they can change. More of each plant, with pictures: ${address}`,
    page: 'Page {page} of {pages}',
  },
  hi: {
    heading: 'मूल्य सूची',
    smallPrint: (address) =>
      `कीमतें इस तारीख की हैं और बदल सकती हैं। हर पौधे के बारे में और जानकारी, चित्रों के साथ: ${address}`,
    page: 'पृष्ठ {page}, कुल {pages}',
  },
  mr: {
    heading: 'किंमत सूची',
    smallPrint: (address) =>
      `किमती या तारखेच्या आहेत आणि बदलू शकतात. प्रत्येक रोपाबद्दल अधिक माहिती, चित्रांसह: ${address}`,
    page: 'पान {page}, एकूण {pages}',
  },
})
