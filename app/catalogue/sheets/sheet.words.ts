import { defineWords } from '#languages/words.ts'

/** Where English, in which every column has a heading of its own, needs no other. */
const none: readonly string[] = []

/**
 * What owners write in sheets of their own, in small letters and headings without spaces: above the
 * column of a product's name, of its names in the language, of its category, of a size, of the pot that
 * makes a size, of its price, and of a number that only counts the rows; in the row of sums below the
 * products; and for yes and no.
 */
export const sheetWords = defineWords({
  en: {
    productName: ['plant', 'plantname', 'product', 'productname', 'item', 'itemname', 'title'],
    namesInIt: none,
    category: ['type', 'group', 'section', 'kind', 'producttype'],
    size: ['size'],
    potSize: ['potsize', 'sizeofpot', 'bagsize', 'polybagsize'],
    price: [
      ...['price', 'sellingprice', 'unitprice', 'retailprice', 'saleprice'],
      ...['rate', 'sellingrate', 'unitrate', 'retailrate'],
      ...['priceperpiece', 'priceperplant', 'priceeach', 'rateperpiece', 'rateperplant'],
    ],
    rowNumber: ['no'],
    total: ['total', 'grandtotal', 'subtotal', 'totalamount'],
    yes: ['yes', 'y', 'true', '1', 'shown'],
    no: ['no', 'n', 'false', '0', 'hidden'],
  },
  hi: {
    productName: ['नाम', 'पौधा', 'पौधे', 'पौधेकानाम', 'पौधोंकेनाम', 'उत्पाद', 'उत्पादकानाम'],
    namesInIt: ['हिंदी', 'हिन्दी', 'हिंदीनाम', 'हिन्दीनाम', 'हिंदीनाव'],
    category: ['श्रेणी', 'प्रकार', 'वर्ग', 'समूह', 'विभाग'],
    size: ['आकार', 'साइज़', 'साइज'],
    potSize: ['गमलेकाआकार', 'गमलेकासाइज़', 'गमलेकासाइज'],
    price: ['कीमत', 'कीमतरु', 'दाम', 'दामरु', 'मूल्य', 'मूल्यरु', 'दर', 'दररु', 'भाव'],
    rowNumber: ['क्र', 'क्रम', 'क्रमांक', 'क्रसं', 'क्रमसंख्या', 'क्रमसं', 'नंबर'],
    total: ['कुल', 'कुलयोग', 'योग', 'कुलराशि'],
    yes: ['हाँ'],
    no: ['नहीं'],
  },
  mr: {
    productName: ['नाव', 'रोप', 'रोपे', 'रोपाचेनाव', 'रोपांचीनावे', 'झाडाचेनाव', 'उत्पादनाचेनाव'],
    namesInIt: ['मराठी', 'मराठीनाव', 'मराठीनाम'],
    category: ['प्रकार', 'श्रेणी', 'वर्ग', 'गट', 'विभाग'],
    size: ['आकार', 'साईज', 'साइज'],
    potSize: ['कुंडीचाआकार', 'कुंडीचासाईज', 'कुंडीचीसाईज'],
    price: ['किंमत', 'किंमतरु', 'किमत', 'दर', 'दररु', 'मूल्य', 'भाव', 'विक्रीकिंमत'],
    rowNumber: ['अक्र', 'अनुक्र', 'अनुक्रमांक', 'क्र', 'क्रमांक', 'नंबर'],
    total: ['एकूण', 'एकूणरक्कम', 'बेरीज'],
    yes: ['होय'],
    no: ['नाही'],
  },
})
