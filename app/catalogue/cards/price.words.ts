import { defineWords } from '#languages/words.ts'

/** What cards say before and after the least of several prices. */
export const priceWords = defineWords({
  en: { fromBefore: 'from ', fromAfter: '' },
  hi: { fromBefore: '', fromAfter: ' से' },
  mr: { fromBefore: '', fromAfter: ' पासून' },
})
