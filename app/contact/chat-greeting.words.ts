import { defineWords } from '#app/languages/words.ts'

/** How a chat with the nursery begins: in English as the business has it. */
export const chatGreetingWords = defineWords({
  en: { greeting: (own: string) => own },
  hi: { greeting: (_own) => 'नमस्ते, मुझे आपके पौधों और सामान के बारे में और जानना है' },
  mr: { greeting: (_own) => 'नमस्कार, मला आपली रोपे आणि वस्तू यांबद्दल अधिक जाणून घ्यायचे आहे' },
})
