import { defineWords } from '#languages/words.ts'

/** What 'Connect with an expert' says when it is sent (§4, §8). */
export const bulkFormWords = defineWords({
  en: {
    submit: 'Submit',
    thanks: 'Thank You!',
    appreciate: 'We appreciate your query. We will contact you soon.',
    ok: 'OK',
    error: 'Error!',
    failed: 'Failed to submit form. Please try again later.',
    tryAgain: 'Try again',
  },
  hi: {
    submit: 'भेजें',
    thanks: 'धन्यवाद!',
    appreciate: 'पूछने के लिए आभार। हम जल्द ही आपसे संपर्क करेंगे।',
    ok: 'ठीक है',
    error: 'गड़बड़ हो गई!',
    failed: 'फ़ॉर्म भेजा नहीं जा सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
  },
  mr: {
    submit: 'पाठवा',
    thanks: 'धन्यवाद!',
    appreciate: 'विचारल्याबद्दल आभारी आहोत. लवकरच आपल्याशी संपर्क साधू.',
    ok: 'ठीक आहे',
    error: 'अडचण आली!',
    failed: 'फॉर्म पाठवता आला नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
    tryAgain: 'पुन्हा प्रयत्न करा',
  },
})
