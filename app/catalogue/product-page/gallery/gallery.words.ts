import { defineWords } from '#languages/words.ts'

/** What the gallery of a product's pictures says. */
export const galleryWords = defineWords({
  en: {
    pictures: (name: string) => `Pictures of ${name}`,
    enlarge: (at: string, shows: string) => `Enlarge picture ${at}: ${shows}`,
    picture: (number: string, shows: string) => `Picture ${number}: ${shows}`,
    of: (number: string, all: string) => `${number} of ${all}`,
    more: (count: string) => `+${count}`,
    choose: 'Choose a picture',
    close: 'Close',
    before: 'Picture before',
    next: 'Next picture',
  },
  hi: {
    pictures: (name) => `${name} की तस्वीरें`,
    enlarge: (at, shows) => `तस्वीर बड़ी करें, ${at}: ${shows}`,
    picture: (number, shows) => `तस्वीर ${number}: ${shows}`,
    of: (number, all) => `${all} में से ${number}`,
    more: (count) => `+${count}`,
    choose: 'तस्वीर चुनें',
    close: 'बंद करें',
    before: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
  },
  mr: {
    pictures: (name) => `चित्रे: ${name}`,
    enlarge: (at, shows) => `चित्र मोठे करा, ${at}: ${shows}`,
    picture: (number, shows) => `चित्र ${number}: ${shows}`,
    of: (number, all) => `${all} पैकी ${number}`,
    more: (count) => `+${count}`,
    choose: 'चित्र निवडा',
    close: 'बंद करा',
    before: 'मागचे चित्र',
    next: 'पुढचे चित्र',
  },
})
