import { defineWords } from '#languages/words.ts'

/** What the chat button is called (§1), and what its page says (§2). */
export const chatButtonWords = defineWords({
  en: {
    open: 'Chat with us on WhatsApp (opens in a new tab)',
    home: 'Home',
    chat: 'Chat',
    heading: 'Chat with us',
    description: 'Open a WhatsApp conversation with our garden experts.',
    intro: (phone: string) =>
      `The button opens a WhatsApp conversation with ${phone} in a new tab, with a greeting already written.`,
    button: 'Chat on WhatsApp',
  },
  hi: {
    open: 'WhatsApp पर हमसे बात करें (नए टैब में खुलेगा)',
    home: 'होम',
    chat: 'बातचीत',
    heading: 'हमसे बात करें',
    description: 'हमारे बागवानी के जानकारों से WhatsApp पर बात कीजिए।',
    intro: (phone) =>
      `बटन दबाते ही नए टैब में ${phone} के साथ WhatsApp खुलेगा, जिसमें नमस्ते पहले से लिखा होगा।`,
    button: 'WhatsApp पर बात करें',
  },
  mr: {
    open: 'WhatsApp वर आमच्याशी बोला (नव्या टॅबमध्ये उघडेल)',
    home: 'मुखपृष्ठ',
    chat: 'चॅट',
    heading: 'आमच्याशी बोला',
    description: 'आमच्या बागकामाच्या तज्ज्ञांशी WhatsApp वर बोला.',
    intro: (phone) =>
      `बटण दाबताच नव्या टॅबमध्ये ${phone} सोबत WhatsApp चॅट उघडेल, त्यात नमस्कार आधीच लिहिलेला असेल.`,
    button: 'WhatsApp वर बोला',
  },
})
