import { defineWords } from '#languages/words.ts'

/** How an amount is said; a line never breaks between the sign and the figures. */
export const moneyWords = defineWords({
  en: { rupees: (figures: string) => `Rs\u00a0${figures}` },
  hi: { rupees: (figures) => `रु\u00a0${figures}` },
  mr: { rupees: (figures) => `रु\u00a0${figures}` },
})
