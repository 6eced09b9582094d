import { defineWords } from '#languages/words.ts'

/** What a chat about an enquiry says after the greeting, a whole sentence (§4). */
export const enquiryChatWords = defineWords({
  en: {
    stop: '.',
    about: (greeting: string, products: string, reference: string) =>
      `${greeting} My enquiry about ${products} is ${reference}.`,
    plain: (greeting: string, reference: string) => `${greeting} My enquiry is ${reference}.`,
  },
  hi: {
    stop: '।',
    about: (greeting, products, reference) =>
      `${greeting} मेरी पूछताछ ${reference} इनके बारे में है: ${products}।`,
    plain: (greeting, reference) => `${greeting} मेरी पूछताछ का नंबर ${reference} है।`,
  },
  mr: {
    stop: '.',
    about: (greeting, products, reference) =>
      `${greeting} माझी चौकशी ${reference} यांबद्दल आहे: ${products}.`,
    plain: (greeting, reference) => `${greeting} माझ्या चौकशीचा क्रमांक ${reference} आहे.`,
  },
})
