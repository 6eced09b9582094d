import { defineWords } from '#languages/words.ts'

/** What the line says that offers a language, in that language; English is never offered. */
export const languageOfferWords = defineWords({
  en: {
    label: 'Language',
    offer: 'This shop speaks English too.',
    link: 'See it in English',
    hide: 'Hide this line',
  },
  hi: {
    label: 'भाषा',
    offer: 'यह दुकान हिन्दी में भी है।',
    link: 'हिन्दी में देखें',
    hide: 'यह सूचना हटाएँ',
  },
  mr: {
    label: 'भाषा',
    offer: 'हे दुकान मराठीतही आहे.',
    link: 'मराठीत पाहा',
    hide: 'ही सूचना काढा',
  },
})
