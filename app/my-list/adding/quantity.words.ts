import { defineWords } from '#languages/words.ts'

/** What a quantity's field and buttons are called, and the button that adds so many. */
export const quantityWords = defineWords({
  en: {
    fewer: (name: string) => `One fewer: ${name}`,
    howMany: (name: string) => `How many: ${name}`,
    more: (name: string) => `One more: ${name}`,
    each: (size: string) => `${size} each`,
    add: 'Add to my list',
  },
  hi: {
    fewer: (name) => `एक कम: ${name}`,
    howMany: (name) => `कितने: ${name}`,
    more: (name) => `एक और: ${name}`,
    each: (size) => `हर एक ${size}`,
    add: 'मेरी सूची में जोड़ें',
  },
  mr: {
    fewer: (name) => `एक कमी: ${name}`,
    howMany: (name) => `किती: ${name}`,
    more: (name) => `आणखी एक: ${name}`,
    each: (size) => `प्रत्येकी ${size}`,
    add: 'माझ्या यादीत जोडा',
  },
})
