import { defineWords } from '#languages/words.ts'

/** What the form for another name of a product says. */
export const suggestNameWords = defineWords({
  en: {
    thanks: 'Thank you. We look at every name.',
    tellPlant: 'Tell us another name for this plant',
    tellProduct: 'Tell us another name for this product',
    question: 'What do you call it?',
    send: 'Send the name',
    missing: 'Please write a name.',
    wrong: 'Please write a name of at most 40 letters, without an e-mail or phone number.',
  },
  hi: {
    thanks: 'धन्यवाद। हम हर नाम देखते हैं।',
    tellPlant: 'इस पौधे का कोई और नाम हमें बताएँ',
    tellProduct: 'इस चीज़ का कोई और नाम हमें बताएँ',
    question: 'आप इसे क्या कहते हैं?',
    send: 'नाम भेजें',
    missing: 'कृपया कोई नाम लिखें।',
    wrong: 'कृपया ज़्यादा से ज़्यादा 40 अक्षरों का नाम लिखें, ई-मेल या फ़ोन नंबर के बिना।',
  },
  mr: {
    thanks: 'धन्यवाद. आम्ही प्रत्येक नाव पाहतो.',
    tellPlant: 'या रोपाचे आणखी एखादे नाव आम्हाला सांगा',
    tellProduct: 'या वस्तूचे आणखी एखादे नाव आम्हाला सांगा',
    question: 'आपण याला काय म्हणता?',
    send: 'नाव पाठवा',
    missing: 'कृपया एखादे नाव लिहा.',
    wrong: 'कृपया जास्तीत जास्त 40 अक्षरांचे नाव लिहा, ई-मेल किंवा फोन नंबर न लिहिता.',
  },
})
