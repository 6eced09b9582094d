import { defineWords } from '#languages/words.ts'

/** What is said where something was sent to a page that only shows. */
export const nothingTakenWords = defineWords({
  en: {
    heading: 'Nothing can be sent to this page.',
    text: (phone: string) =>
      `Please go back, open the page again and send it from there, or call us on ${phone}.`,
    goHome: 'Go to Home Page',
  },
  hi: {
    heading: 'इस पन्ने पर कुछ भेजा नहीं जा सकता।',
    text: (phone) => `कृपया पीछे जाएँ, पन्ना फिर से खोलें और वहीं से भेजें, या हमें ${phone} पर फ़ोन करें।`,
    goHome: 'होम पर जाएँ',
  },
  mr: {
    heading: 'या पानावर काही पाठवता येत नाही.',
    text: (phone) => `कृपया मागे जा, पान पुन्हा उघडा आणि तिथून पाठवा, किंवा आम्हाला ${phone} वर फोन करा.`,
    goHome: 'मुखपृष्ठावर जा',
  },
})
