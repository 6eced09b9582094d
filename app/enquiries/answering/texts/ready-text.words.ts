import { defineWords } from '#languages/words.ts'

/** What stands in a ready text where the visitor has named no product. */
export const readyTextWords = defineWords({
  en: { ourPlants: 'our plants' },
  hi: { ourPlants: 'हमारे पौधों' },
  mr: { ourPlants: 'आमची रोपे' },
})
