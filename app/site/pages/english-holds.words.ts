import { defineWords } from '#languages/words.ts'

/** Says which text counts where a translation of the nursery's terms differs from the English one. */
export const englishHoldsWords = defineWords({
  en: { before: 'This is the ', english: 'English text', after: ', which counts.' },
  hi: {
    before: 'यह अनुवाद आपकी सुविधा के लिए है। कहीं फ़र्क निकले, तो ',
    english: 'अंग्रेज़ी में लिखा हुआ',
    after: ' ही मान्य होगा।',
  },
  mr: {
    before: 'हा अनुवाद आपल्या सोयीसाठी आहे. कुठे फरक आढळल्यास ',
    english: 'इंग्रजीत लिहिलेला मजकूर',
    after: ' ग्राह्य धरला जाईल.',
  },
})
