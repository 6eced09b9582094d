import { defineWords } from '#languages/words.ts'

/** What Contact says (§2): in English with the business's own tagline and descriptions. */
export const contactWords = defineWords({
  en: {
    home: 'Home',
    contact: 'Contact',
    description:
      'Call us, write to us or visit us: the nursery’s phone number, e-mail and address.',
    tagline: (own: string) => own,
    intro: (own: string) => own,
    ways: 'Ways to reach us',
    sales: {
      title: 'Talk to Sales',
      text: 'For plants, prices and orders of any size.',
      chat: 'Chat on WhatsApp',
    },
    support: {
      title: 'Contact Customer Support',
      text: 'For help with a delivery, or with a plant that looks unwell.',
    },
    place: {
      title: 'Locate Us Here',
      text: 'Where the nursery stands.',
      hours: (week: string) => `Opening hours: ${week}`,
      map: 'Show on a map',
    },
    failed: 'Failed to fetch conatct details for testing.',
  },
  hi: {
    home: 'होम',
    contact: 'संपर्क',
    description: 'हमें फ़ोन करें, लिखें या मिलने आएँ: नर्सरी का फ़ोन नंबर, ई-मेल और पता।',
    tagline: (_own) => 'आपसे बात करके हमें खुशी होगी',
    intro: (_own) =>
      'फ़ोन करें या लिखें, बागवानी का कोई जानकार जवाब देगा। चुनने, लगाने और डिलीवरी से लेकर बाद की देखभाल तक हम साथ हैं।',
    ways: 'हम तक कैसे पहुँचें',
    sales: {
      title: 'खरीदारी की बात करें',
      text: 'पौधों, दाम और छोटे-बड़े हर ऑर्डर के लिए।',
      chat: 'WhatsApp पर बात करें',
    },
    support: {
      title: 'मदद के लिए लिखें',
      text: 'डिलीवरी में मदद के लिए, या जब कोई पौधा ठीक न लगे।',
    },
    place: {
      title: 'हम यहाँ मिलेंगे',
      text: 'नर्सरी यहाँ है।',
      hours: (week) => `खुलने का समय: ${week}`,
      map: 'नक्शे पर देखें',
    },
    failed: 'संपर्क की जानकारी अभी दिखा नहीं पाए।',
  },
  mr: {
    home: 'मुखपृष्ठ',
    contact: 'संपर्क',
    description: 'आम्हाला फोन करा, लिहा किंवा भेटायला या: नर्सरीचा फोन नंबर, ई-मेल आणि पत्ता.',
    tagline: (_own) => 'आपल्याशी बोलायला आम्हाला आवडेल',
    intro: (_own) =>
      'फोन करा किंवा लिहा, बागकामाचे तज्ज्ञ उत्तर देतील. निवड, लागवड आणि डिलिव्हरीपासून नंतरच्या निगेपर्यंत आम्ही सोबत आहोत.',
    ways: 'आमच्यापर्यंत कसे पोहोचाल',
    sales: {
      title: 'खरेदीबद्दल बोला',
      text: 'रोपे, किंमत आणि लहान-मोठ्या प्रत्येक ऑर्डरसाठी.',
      chat: 'WhatsApp वर बोला',
    },
    support: {
      title: 'मदतीसाठी लिहा',
      text: 'डिलिव्हरीत मदत हवी असेल, किंवा एखादे रोप बरे दिसत नसेल तर.',
    },
    place: {
      title: 'आम्ही इथे भेटू',
      text: 'नर्सरी इथे आहे.',
      hours: (week) => `उघडे असण्याची वेळ: ${week}`,
      map: 'नकाशावर पाहा',
    },
    failed: 'संपर्काची माहिती आत्ता दाखवता आली नाही.',
  },
})
