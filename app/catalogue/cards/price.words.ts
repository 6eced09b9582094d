import { defineWords } from '#languages/words.ts'

/** What cards say of prices. */
export const priceWords = defineWords({
  en: { fromBefore: 'from ', fromAfter: '', asked: 'Price on asking' },
  hi: { fromBefore: '', fromAfter: ' से', asked: 'क़ीमत पूछने पर' },
  mr: { fromBefore: '', fromAfter: ' पासून', asked: 'किंमत विचारल्यावर' },
})
