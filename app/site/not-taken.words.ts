import { defineWords } from '#languages/words.ts'

/** What is said where something was sent to a page that only shows. */
export const nothingTakenWords = defineWords({
  en: {
    heading: 'Nothing can be sent to this page.',
    beforePhone: 'Please go back, open the page again and send it from there, or call us on ',
    afterPhone: '.',
  },
  hi: {
    heading: 'इस पन्ने पर कुछ भेजा नहीं जा सकता।',
    beforePhone: 'कृपया पीछे जाएँ, पन्ना फिर से खोलें और वहीं से भेजें, या हमें ',
    afterPhone: ' पर फ़ोन करें।',
  },
  mr: {
    heading: 'या पानावर काही पाठवता येत नाही.',
    beforePhone: 'कृपया मागे जा, पान पुन्हा उघडा आणि तिथून पाठवा, किंवा आम्हाला ',
    afterPhone: ' वर फोन करा.',
  },
})

/** The same where a form held more than is taken. */
export const tooLongWords = defineWords({
  en: {
    heading: 'This is more text than we can take.',
    beforePhone: 'Please go back, write less and send it again, or call us on ',
    afterPhone: '.',
  },
  hi: {
    heading: 'इतना लंबा संदेश हम नहीं ले सकते।',
    beforePhone: 'कृपया पीछे जाएँ, कम लिखें और फिर से भेजें, या हमें ',
    afterPhone: ' पर फ़ोन करें।',
  },
  mr: {
    heading: 'एवढा मोठा संदेश आम्ही घेऊ शकत नाही.',
    beforePhone: 'कृपया मागे जा, कमी लिहा आणि पुन्हा पाठवा, किंवा आम्हाला ',
    afterPhone: ' वर फोन करा.',
  },
})
