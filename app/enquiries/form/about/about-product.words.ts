import { defineWords } from '#languages/words.ts'

/** What the enquiry form says of the product that it is about. */
export const aboutProductWords = defineWords({
  en: {
    size: 'Size',
    choose: 'Choose a size',
    howMany: 'How many',
    onAsking: 'Price on asking',
  },
  hi: {
    size: 'आकार',
    choose: 'आकार चुनें',
    howMany: 'कितने',
    onAsking: 'कीमत पूछने पर',
  },
  mr: {
    size: 'आकार',
    choose: 'आकार निवडा',
    howMany: 'किती',
    onAsking: 'किंमत विचारल्यावर',
  },
})
