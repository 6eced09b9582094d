import { defineWords } from '#languages/words.ts'

/** What a day is called that has no name of its own. */
export const whenTexts = defineWords({
  en: { today: 'today' },
  hi: { today: 'आज' },
  mr: { today: 'आज' },
})
