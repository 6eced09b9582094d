import { defineWords } from '#languages/words.ts'

/** How an amount is said, and that there is none; a line never breaks between the sign and the figures. */
export const moneyWords = defineWords({
  en: { rupees: (figures: string) => `Rs\u00a0${figures}`, onAsking: 'Price on asking' },
  hi: { rupees: (figures) => `रु\u00a0${figures}`, onAsking: 'कीमत पूछने पर' },
  mr: { rupees: (figures) => `रु\u00a0${figures}`, onAsking: 'किंमत विचारल्यावर' },
})
