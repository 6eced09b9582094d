import { defineWords } from '#app/languages/words.ts'

/** What is said of what was sent (§4). */
export const sentWords = defineWords({
  en: {
    heading: 'Send Successfully!',
    reach: 'Our team will reach you shortly.',
    referenceBefore: 'Your reference is ',
    referenceAfter: '.',
    whatsApp: 'Send to WhatsApp',
    yourEnquiry: 'Your enquiry',
    sentReferenceBefore: 'Sent. Your reference is ',
    dismiss: 'Dismiss',
  },
  hi: {
    heading: 'सफलतापूर्वक भेज दिया!',
    reach: 'हमारी टीम जल्द ही आपसे संपर्क करेगी।',
    referenceBefore: 'आपका संदर्भ नंबर ',
    referenceAfter: ' है।',
    whatsApp: 'WhatsApp पर भेजें',
    yourEnquiry: 'आपकी पूछताछ',
    sentReferenceBefore: 'भेज दिया। आपका संदर्भ नंबर ',
    dismiss: 'हटाएँ',
  },
  mr: {
    heading: 'यशस्वीरीत्या पाठवले!',
    reach: 'आमची टीम लवकरच आपल्याशी संपर्क साधेल.',
    referenceBefore: 'आपला संदर्भ क्रमांक ',
    referenceAfter: ' आहे.',
    whatsApp: 'WhatsApp वर पाठवा',
    yourEnquiry: 'आपली चौकशी',
    sentReferenceBefore: 'पाठवले. आपला संदर्भ क्रमांक ',
    dismiss: 'काढून टाका',
  },
})
