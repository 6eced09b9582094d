import { defineWords } from '#languages/words.ts'

/** In which months a plant is sown or planted, or flowers. */
export const monthsWords = defineWords({
  en: {
    acts: { sow: 'Sow', plant: 'Plant', flower: 'Flowers' },
    span: (from: string, to: string) => `${from} to ${to}`,
    /** Where months hold, as the catalogue of a new shop says it in English. */
    regions: { 'Most of India': 'Most of India', Maharashtra: 'Maharashtra' },
    allYear: 'All year',
    title: 'Through the year',
    flowering: 'Months of flowering',
    sources: 'Months: ',
    end: '.',
  },
  hi: {
    acts: { sow: 'बुवाई', plant: 'रोपाई', flower: 'फूल' },
    span: (from, to) => `${from} से ${to}`,
    regions: { 'Most of India': 'भारत में ज़्यादातर जगह', Maharashtra: 'महाराष्ट्र' },
    allYear: 'साल भर',
    title: 'साल भर में',
    flowering: 'फूलने के महीने',
    sources: 'महीने: ',
    end: '।',
  },
  mr: {
    acts: { sow: 'पेरणी', plant: 'लागवड', flower: 'फुले' },
    span: (from, to) => `${from} ते ${to}`,
    regions: { 'Most of India': 'भारतात बहुतेक ठिकाणी', Maharashtra: 'महाराष्ट्र' },
    allYear: 'वर्षभर',
    title: 'वर्षभरात',
    flowering: 'फुलण्याचे महिने',
    sources: 'महिने: ',
    end: '.',
  },
})
