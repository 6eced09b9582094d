import { defineWords } from '#languages/words.ts'

/** What a visitor writes who asks about a fact that is not known. */
export const factQuestionWords = defineWords({
  en: {
    water: 'Water',
    children: 'Children',
    question: (about: string) => `My question: ${about}. What can you tell me?`,
  },
  hi: {
    water: 'पानी',
    children: 'छोटे बच्चे',
    question: (about) => `मेरा सवाल: ${about}। इसके बारे में क्या बता सकते हैं?`,
  },
  mr: {
    water: 'पाणी',
    children: 'लहान मुले',
    question: (about) => `माझा प्रश्न: ${about}. याबद्दल काय सांगू शकाल?`,
  },
})
