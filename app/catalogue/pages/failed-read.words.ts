import { defineWords } from '#languages/words.ts'

/** What the visitor is told when the catalogue can't be read, by what it is in English (§8). */
export const failedReadWords = defineWords({
  en: {
    'Failed to fetch products.': 'Failed to fetch products.',
    'Failed to fetch guides.': 'Failed to fetch guides.',
    'Failed to search products.': 'Failed to search products.',
  },
  hi: {
    'Failed to fetch products.': 'अभी चीज़ें दिखा नहीं पाए।',
    'Failed to fetch guides.': 'अभी गाइड दिखा नहीं पाए।',
    'Failed to search products.': 'अभी खोज नहीं पाए।',
  },
  mr: {
    'Failed to fetch products.': 'आत्ता वस्तू दाखवता आल्या नाहीत.',
    'Failed to fetch guides.': 'आत्ता मार्गदर्शक दाखवता आले नाहीत.',
    'Failed to search products.': 'आत्ता शोधता आले नाही.',
  },
})
