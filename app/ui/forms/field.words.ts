import { defineWords } from '#languages/words.ts'

/** What a field says beside its label. */
export const fieldWords = defineWords({
  en: { optional: '(optional)' },
  hi: { optional: '(ज़रूरी नहीं)' },
  mr: { optional: '(ऐच्छिक)' },
})
