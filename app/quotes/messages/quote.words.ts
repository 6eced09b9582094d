import { defineWords } from '#languages/words.ts'

/** With what a quote goes to its visitor, by e-mail or in a chat. */
export const quoteMessageWords = defineWords({
  en: {
    subject: (name: string, business: string) => `Quote ${name} from ${business}`,
    dear: (name: string) => `Dear ${name},`,
    here: (name: string, total: string, until: string) =>
      `Here is our quote ${name}: ${total}, valid until ${until}.`,
    wasHere: (name: string, total: string, until: string) =>
      `Here is our quote ${name}: ${total}. It was valid until ${until}.`,
    replaces: 'It takes the place of the quote that we sent before.',
    attached: 'It is attached as a PDF, too.',
    open: 'See what it says, accept it, or ask for a change:',
    openLate: 'We are sorry that this comes late. See what it said, and ask for a new quote:',
    button: 'See the quote',
    call: (phone: string) => `Or call us: ${phone}`,
    chat: (name: string, quote: string, total: string, until: string) =>
      `Hello ${name}, here is our quote ${quote}: ${total}, valid until ${until}. See it here:`,
    chatEnd: 'Shall we keep everything for you?',
  },
  hi: {
    subject: (name, business) => `${business} का कोटेशन ${name}`,
    dear: (name) => `${name} जी, नमस्ते,`,
    here: (name, total, until) => `यह रहा हमारा कोटेशन ${name}: ${total}, ${until} तक मान्य।`,
    wasHere: (name, total, until) =>
      `यह रहा हमारा कोटेशन ${name}: ${total}। यह ${until} तक मान्य था।`,
    replaces: 'यह हमारे पहले भेजे गए कोटेशन की जगह है।',
    attached: 'इसका PDF भी इस ई-मेल के साथ है।',
    open: 'इसे देखें, मंज़ूर करें या बदलाव बताएँ:',
    openLate: 'देर के लिए माफ़ कीजिए। देखें इसमें क्या था, और नया कोटेशन माँगें:',
    button: 'कोटेशन देखें',
    call: (phone) => `या हमें फ़ोन करें: ${phone}`,
    chat: (name, quote, total, until) =>
      `नमस्ते ${name}, यह रहा हमारा कोटेशन ${quote}: ${total}, ${until} तक मान्य। यहाँ देखें:`,
    chatEnd: 'क्या हम यह सब आपके लिए अलग रख दें?',
  },
  mr: {
    subject: (name, business) => `${business} यांचे दरपत्रक ${name}`,
    dear: (name) => `नमस्कार ${name},`,
    here: (name, total, until) => `हे आमचे दरपत्रक ${name}: ${total}, ${until} पर्यंत लागू.`,
    wasHere: (name, total, until) => `हे आमचे दरपत्रक ${name}: ${total}. ते ${until} पर्यंत लागू होते.`,
    replaces: 'हे आधी पाठवलेल्या दरपत्रकाच्या जागी आहे.',
    attached: 'त्याची PDF या ई-मेलसोबत जोडली आहे.',
    open: 'ते पाहा, मान्य करा किंवा बदल सांगा:',
    openLate: 'उशिराबद्दल क्षमस्व. त्यात काय होते ते पाहा, आणि नवे दरपत्रक मागवा:',
    button: 'दरपत्रक पाहा',
    call: (phone) => `किंवा आम्हाला फोन करा: ${phone}`,
    chat: (name, quote, total, until) =>
      `नमस्कार ${name}, हे आमचे दरपत्रक ${quote}: ${total}, ${until} पर्यंत लागू. इथे पाहा:`,
    chatEnd: 'हे सर्व आपल्यासाठी बाजूला ठेवू का?',
  },
})
