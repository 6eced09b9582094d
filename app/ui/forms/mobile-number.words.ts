import { defineWords } from '#languages/words.ts'

/** What is said of a number that is no phone number (§5). */
export const mobileNumberWords = defineWords({
  en: { invalid: 'Valid 10-digit phone number is required.' },
  hi: { invalid: '10 अंकों का सही फ़ोन नंबर लिखें।' },
  mr: { invalid: '10 अंकी योग्य फोन नंबर लिहा.' },
})
