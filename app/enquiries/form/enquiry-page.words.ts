import { defineWords } from '#languages/words.ts'

/** What the enquiry's page says beside its head and its form (§2). */
export const enquiryPageWords = defineWords({
  en: {
    home: 'Home',
    enquiry: 'Enquiry',
    description:
      'Tell us which plants, seeds, soil or services you need. Our team will call or write to you shortly.',
    form: 'Enquiry form',
  },
  hi: {
    home: 'होम',
    enquiry: 'पूछताछ',
    description:
      'बताइए कि आपको कौन से पौधे, बीज, मिट्टी या सेवाएँ चाहिए। हमारी टीम जल्द ही फ़ोन करेगी या लिखेगी।',
    form: 'पूछताछ का फ़ॉर्म',
  },
  mr: {
    home: 'मुखपृष्ठ',
    enquiry: 'चौकशी',
    description:
      'आपल्याला कोणती रोपे, बियाणे, माती किंवा सेवा हव्यात ते सांगा. आमची टीम लवकरच फोन करेल किंवा लिहील.',
    form: 'चौकशीचा फॉर्म',
  },
})
