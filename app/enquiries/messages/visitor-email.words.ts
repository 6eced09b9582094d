import { defineWords } from '#languages/words.ts'

/** What the e-mail says that tells a visitor that the enquiry arrived. */
export const visitorEmailWords = defineWords({
  en: {
    subject: (reference: string) => `We have your enquiry ${reference}`,
    dear: (name: string) => `Dear ${name},`,
    thanks: (business: string, reference: string) =>
      `Thank you for writing to ${business}. We have what you sent. Your reference is ${reference}.`,
    reach: 'Our team will reach you shortly.',
    orCall: (phone: string) =>
      `If you would rather talk to us now, call ${phone}; to add something, reply to this e-mail.`,
    type: 'Type',
    products: 'Products',
    enquiry: 'Enquiry',
  },
  hi: {
    subject: (reference) => `आपकी पूछताछ ${reference} हमें मिल गई`,
    dear: (name) => `${name} जी, नमस्ते,`,
    thanks: (business, reference) =>
      `${business} को लिखने के लिए धन्यवाद। आपने जो भेजा, वह हमें मिल गया है। आपका संदर्भ नंबर ${reference} है।`,
    reach: 'हमारी टीम जल्द ही आपसे संपर्क करेगी।',
    orCall: (phone) =>
      `अभी बात करना चाहें तो ${phone} पर फ़ोन करें। कुछ और बताना हो तो इसी ई-मेल का जवाब दें।`,
    type: 'किस बारे में',
    products: 'चीज़ें',
    enquiry: 'पूछताछ',
  },
  mr: {
    subject: (reference) => `आपली चौकशी ${reference} आम्हाला मिळाली`,
    dear: (name) => `नमस्कार ${name},`,
    thanks: (business, reference) =>
      `${business} ला लिहिल्याबद्दल धन्यवाद. आपण पाठवलेले आम्हाला मिळाले आहे. आपला संदर्भ क्रमांक ${reference} आहे.`,
    reach: 'आमची टीम लवकरच आपल्याशी संपर्क साधेल.',
    orCall: (phone) =>
      `आत्ताच बोलायचे असल्यास ${phone} वर फोन करा. आणखी काही सांगायचे असल्यास याच ई-मेलला उत्तर द्या.`,
    type: 'कशाबद्दल',
    products: 'वस्तू',
    enquiry: 'चौकशी',
  },
})
