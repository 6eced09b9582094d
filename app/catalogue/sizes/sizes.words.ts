import { defineWords } from '#languages/words.ts'

/** What stands around the sizes of a product. */
export const sizesWords = defineWords({
  en: {
    size: 'Size',
    sizes: 'Sizes',
    chooseFrom: (sizes: number) => `Choose from ${sizes} sizes`,
  },
  hi: {
    size: 'आकार',
    sizes: 'आकार',
    chooseFrom: (sizes) => `${sizes} आकारों में से चुनें`,
  },
  mr: {
    size: 'आकार',
    sizes: 'आकार',
    chooseFrom: (sizes) => `${sizes} आकारांमधून निवडा`,
  },
})
