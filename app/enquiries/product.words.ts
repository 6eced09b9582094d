import { defineWords } from '#languages/words.ts'

/** How products and sizes are named that have no name. */
export const productTexts = defineWords({
  en: {
    product: (id: number) => `Product ${id}`,
    size: (number: number) => `size ${number}`,
    sizeGone: 'This size is not there now.',
  },
  hi: {
    product: (id) => `नंबर ${id}`,
    size: (number) => `आकार ${number}`,
    sizeGone: 'यह आकार अभी नहीं है।',
  },
  mr: {
    product: (id) => `क्रमांक ${id}`,
    size: (number) => `आकार ${number}`,
    sizeGone: 'हा आकार आत्ता नाही.',
  },
})
