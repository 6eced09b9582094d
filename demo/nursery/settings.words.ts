import { defineWords } from '#languages/words.ts'

/** What the demonstration's owner has the shop and its quotes say. */
export const settingsWords = defineWords({
  en: {
    priceNote: 'Prices are for one piece, plants with their pot, without delivery.',
    terms:
      'Plants are replaced within seven days if they arrive broken. Pay on delivery or by UPI.',
  },
  hi: {
    priceNote: 'दाम एक नग का है, पौधे गमले के साथ; डिलीवरी अलग।',
    terms: 'पौधा टूटा मिले तो सात दिन के अंदर दूसरा देंगे। पैसे डिलीवरी पर या UPI से दीजिए।',
  },
  mr: {
    priceNote: 'किंमत एका नगाची आहे, रोपे कुंडीसह; डिलिव्हरी वेगळी.',
    terms: 'रोप तुटलेले मिळाले तर सात दिवसांत दुसरे देऊ. पैसे डिलिव्हरीच्या वेळी किंवा UPI ने द्या.',
  },
})
