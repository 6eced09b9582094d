import { defineWords } from '#languages/words.ts'

/** What is said of what was sent (§4). */
export const sentWords = defineWords({
  en: {
    heading: 'Send Successfully!',
    reach: 'Our team will reach you shortly.',
    referenceBefore: 'Your reference is ',
    referenceAfter: '.',
    whatsApp: 'Send to WhatsApp',
  },
  hi: {
    heading: 'सफलतापूर्वक भेज दी!',
    reach: 'हमारी टीम जल्द ही आपसे संपर्क करेगी।',
    referenceBefore: 'आपका संदर्भ नंबर ',
    referenceAfter: ' है।',
    whatsApp: 'WhatsApp पर भेजें',
  },
  mr: {
    heading: 'यशस्वीरीत्या पाठवली!',
    reach: 'आमची टीम लवकरच आपल्याशी संपर्क साधेल.',
    referenceBefore: 'आपला संदर्भ क्रमांक ',
    referenceAfter: ' आहे.',
    whatsApp: 'WhatsApp वर पाठवा',
  },
})
