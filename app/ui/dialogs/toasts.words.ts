import { defineWords } from '#languages/words.ts'

/** What a toast says beside its message. */
export const toastWords = defineWords({
  en: { dismiss: 'Dismiss' },
  hi: { dismiss: 'हटाएँ' },
  mr: { dismiss: 'काढून टाका' },
})
