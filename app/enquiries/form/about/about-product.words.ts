import { defineWords } from '#languages/words.ts'

/** What the enquiry form says of the product that it is about. */
export const aboutProductWords = defineWords({
  en: {
    size: 'Size',
    choose: 'Choose a size',
    howMany: 'How many',
  },
  hi: {
    size: 'आकार',
    choose: 'आकार चुनें',
    howMany: 'कितने',
  },
  mr: {
    size: 'आकार',
    choose: 'आकार निवडा',
    howMany: 'किती',
  },
})
