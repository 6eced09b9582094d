import { defineWords } from '#languages/words.ts'

/** With what a visitor's chat begins, where the owner says nothing else. */
export const greetingWords = defineWords({
  en: { greeting: 'Hello, I would like to know more about your products' },
  hi: { greeting: 'नमस्ते, मुझे आपके पौधों और सामान के बारे में और जानना है' },
  mr: { greeting: 'नमस्कार, मला आपली रोपे आणि वस्तू यांबद्दल अधिक जाणून घ्यायचे आहे' },
})
