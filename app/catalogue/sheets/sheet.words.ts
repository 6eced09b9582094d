import { defineWords } from '#languages/words.ts'

/** Where English, in which every column has a heading of its own, needs no other. */
const none: readonly string[] = []

/**
 * What owners write in sheets of their own, in small letters and headings without spaces: above the
 * column of a product's name, and of its names in the language; whether it is shown.
 */
export const sheetWords = defineWords({
  en: {
    productName: ['plant', 'plantname', 'product', 'productname', 'item', 'itemname', 'title'],
    namesInIt: none,
    yes: ['yes', 'y', 'true', '1', 'shown'],
    no: ['no', 'n', 'false', '0', 'hidden'],
  },
  hi: {
    productName: ['नाम'],
    namesInIt: ['हिंदी', 'हिन्दी', 'हिंदीनाम', 'हिन्दीनाम', 'हिंदीनाव'],
    yes: ['हाँ'],
    no: ['नहीं'],
  },
  mr: {
    productName: ['नाव'],
    namesInIt: ['मराठी', 'मराठीनाव', 'मराठीनाम'],
    yes: ['होय'],
    no: ['नाही'],
  },
})
