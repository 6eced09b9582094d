import { defineWords } from '#languages/words.ts'

/** The line that stands on every page of the demonstration. */
export const demoLineWords = defineWords({
  en: {
    line: 'Demonstration: nothing here is real.',
    shop: 'The shop',
    desk: 'The desk',
    mails: 'The mails',
  },
  hi: {
    line: 'नमूना: यहाँ कुछ भी असली नहीं है।',
    shop: 'दुकान',
    desk: 'डेस्क',
    mails: 'ई-मेल',
  },
  mr: {
    line: 'नमुना: इथे काहीही खरे नाही.',
    shop: 'दुकान',
    desk: 'डेस्क',
    mails: 'ई-मेल',
  },
})
