import { defineWords } from '#languages/words.ts'

/** How the rest of a list of products is counted in a line of text. */
export const someOfTexts = defineWords({
  en: {
    more: (count: number) => ` and ${count} more`,
    one: 'one product',
    many: (count: number) => `${count} products`,
  },
  hi: {
    more: (count) => ` और ${count} और`,
    one: 'एक चीज़',
    many: (count) => `${count} चीज़ें`,
  },
  mr: {
    more: (count) => ` आणि आणखी ${count}`,
    one: 'एक वस्तू',
    many: (count) => `${count} वस्तू`,
  },
})
