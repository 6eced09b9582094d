import { defineWords } from '#languages/words.ts'

/** In which months a plant is sown or planted, or flowers. */
export const monthsWords = defineWords({
  en: {
    acts: { sow: 'Sow', plant: 'Plant', flower: 'Flowers' },
    span: (from: string, to: string) => `${from} to ${to}`,
    allYear: 'All year',
  },
  hi: {
    acts: { sow: 'बुवाई', plant: 'रोपाई', flower: 'फूल' },
    span: (from, to) => `${from} से ${to}`,
    allYear: 'साल भर',
  },
  mr: {
    acts: { sow: 'पेरणी', plant: 'लागवड', flower: 'फुले' },
    span: (from, to) => `${from} ते ${to}`,
    allYear: 'वर्षभर',
  },
})
