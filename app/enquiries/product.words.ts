import { defineWords } from '#languages/words.ts'

/** How products are named and counted in a line of text. */
export const productTexts = defineWords({
  en: {
    product: (id: number) => `Product ${id}`,
    size: (number: number) => `size ${number}`,
    sizeGone: 'This size is not there now.',
    more: (count: number) => ` and ${count} more`,
    one: 'one product',
    many: (count: number) => `${count} products`,
  },
  hi: {
    product: (id) => `नंबर ${id}`,
    size: (number) => `आकार ${number}`,
    sizeGone: 'यह आकार अभी नहीं है।',
    more: (count) => ` और ${count} और`,
    one: 'एक चीज़',
    many: (count) => `${count} चीज़ें`,
  },
  mr: {
    product: (id) => `क्रमांक ${id}`,
    size: (number) => `आकार ${number}`,
    sizeGone: 'हा आकार आत्ता नाही.',
    more: (count) => ` आणि आणखी ${count}`,
    one: 'एक वस्तू',
    many: (count) => `${count} वस्तू`,
  },
})
