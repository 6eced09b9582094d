import { defineWords } from '#languages/words.ts'

/** How a price is named beside what was asked for. */
export const pricedTexts = defineWords({
  en: { priceShown: (price: string) => `price shown: ${price}` },
  hi: { priceShown: (price) => `दिखाई गई कीमत: ${price}` },
  mr: { priceShown: (price) => `दाखवलेली किंमत: ${price}` },
})
