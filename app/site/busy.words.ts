import { defineWords } from '#languages/words.ts'

export const busyWords = defineWords({
  en: { many: 'Many people are in our shop just now.' },
  hi: { many: 'इस समय हमारी दुकान पर बहुत भीड़ है।' },
  mr: { many: 'आत्ता आमच्या दुकानात खूप गर्दी आहे.' },
})
