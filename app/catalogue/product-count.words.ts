import { defineWords } from '#languages/words.ts'

/** How many products there are. */
export const productCountWords = defineWords({
  en: { one: (count: string) => `${count} product`, many: (count: string) => `${count} products` },
  hi: { one: (count) => `${count} चीज़`, many: (count) => `${count} चीज़ें` },
  mr: { one: (count) => `${count} वस्तू`, many: (count) => `${count} वस्तू` },
})
