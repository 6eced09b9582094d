import { largeNumberWords } from '#languages/large-numbers.words.ts'
import { defineWords } from '#languages/words.ts'
import type { Claims } from '#server/config/owners-part.ts'

/** What Home says (§1, §2). */
export const homeWords = defineWords({
  en: {
    title: 'Plants, seeds and garden care across India',
    description: ({ largest, deliverySince }: Claims) =>
      `Plants, seeds, soil, pebbles, tools and gifts from ${largest ? 'India’s largest' : 'our'} nursery, delivered across the country${deliverySince ? ` since ${deliverySince}` : ''}. Browse and send an enquiry.`,
    welcome: 'Welcome',
    slides: 'Slides',
    slideOf: (number: number) => `${number} of 2`,
    slide: (number: number) => `Slide ${number}`,
    previous: 'Previous slide',
    next: 'Next slide',
    enquire: 'Enquire Now',
    first: {
      heading: 'Best Nursery Solutions',
      text: ({ deliverySince }: Claims) =>
        `Plants, seeds and soil, delivered across India${deliverySince ? ` since ${deliverySince}` : ''}.`,
    },
    second: {
      heading: 'Smart Gardening Solutions',
      text: 'Tools, vertical gardens and advice for homes of every size.',
    },
    browse: 'Browse by category',
    featured: 'Six plants to begin with',
    featuredText:
      'Each one’s page says how much light and water it wants, and whether cats, dogs and children are safe with it.',
    allPlants: 'See all plants',
    findPlant: 'Find a plant for your corner',
    offers: 'Offers',
    corporate: {
      heading: 'Corporate Offer',
      text: 'Desk plants and gift boxes for teams, clients and festivals.',
      button: 'Shop Now',
    },
    fruit: {
      heading: 'Fruit Plant Special',
      text: 'A small lemon tree for a large pot. Ask us for other fruit.',
      button: 'Explore',
    },
    why: 'Why buy from us',
    lovers: {
      title: ({ plantLovers }: Claims) =>
        plantLovers
          ? `${largeNumberWords.en.said(plantLovers)} plant lovers`
          : 'Among plant lovers',
      text: ({ largest }: Claims) =>
        largest ? 'Connected with us, as India’s largest nursery.' : 'Connected with us.',
    },
    delivery: {
      title: 'All-India delivery',
      text: ({ deliverySince }: Claims) =>
        `Carefully packed and sent across the country${deliverySince ? ` since ${deliverySince}` : ''}.`,
    },
    support: {
      title: 'Lifetime support',
      text: 'Ask our garden experts, however old your plant is.',
    },
    shipping: {
      title: 'Secure shipping',
      text: 'Packed with care, so every leaf reaches you whole.',
    },
  },
  hi: {
    title: 'पूरे भारत में पौधे, बीज और बागवानी',
    description: ({ largest, deliverySince }) =>
      `${largest ? 'भारत की सबसे बड़ी' : 'हमारी'} नर्सरी से पौधे, बीज, मिट्टी, कंकड़, औज़ार और उपहार, ${deliverySince ? `${deliverySince} से ` : ''}पूरे देश में आपके घर तक। देखिए और पूछताछ भेजिए।`,
    welcome: 'स्वागत',
    slides: 'स्लाइड',
    slideOf: (number) => `2 में से ${number}`,
    slide: (number) => `स्लाइड ${number}`,
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    enquire: 'अभी पूछें',
    first: {
      heading: 'आपके आँगन के लिए सबसे अच्छी नर्सरी',
      text: ({ deliverySince }) =>
        `पौधे, बीज और मिट्टी। ${deliverySince ? `${deliverySince} से ` : ''}पूरे भारत में, आपके घर तक।`,
    },
    second: {
      heading: 'समझदारी से बागवानी',
      text: 'औज़ार, वर्टिकल गार्डन और सलाह, छोटे-बड़े हर घर के लिए।',
    },
    browse: 'श्रेणी के अनुसार देखें',
    featured: 'शुरुआत के लिए छह पौधे',
    featuredText:
      'हर पौधे के पन्ने पर लिखा है कि उसे कितनी रोशनी और पानी चाहिए, और कुत्ते-बिल्ली और बच्चे उसके पास सुरक्षित हैं या नहीं।',
    allPlants: 'सभी पौधे देखें',
    findPlant: 'अपने कोने के लिए पौधा ढूँढ़ें',
    offers: 'ऑफ़र',
    corporate: {
      heading: 'कॉर्पोरेट ऑफ़र',
      text: 'टीम, ग्राहकों और त्योहारों के लिए मेज़ पर रखने के पौधे और उपहार।',
      button: 'अभी मँगवाएँ',
    },
    fruit: {
      heading: 'खास फलदार पौधे',
      text: 'बड़े गमले के लिए छोटा नींबू। कोई और फल चाहिए तो हमसे पूछिए।',
      button: 'और देखें',
    },
    why: 'हमसे क्यों लें',
    lovers: {
      title: ({ plantLovers }) =>
        plantLovers ? `${largeNumberWords.hi.said(plantLovers)} पौधा-प्रेमी` : 'पौधा-प्रेमियों के बीच',
      text: ({ largest }) => (largest ? 'भारत की सबसे बड़ी नर्सरी से जुड़े हुए।' : 'हमसे जुड़े हुए।'),
    },
    delivery: {
      title: 'पूरे भारत में डिलीवरी',
      text: ({ deliverySince }) =>
        `${deliverySince ? `${deliverySince} से, ` : ''}सँभालकर पैक की हुई, देश के हर कोने तक।`,
    },
    support: { title: 'उम्र भर का साथ', text: 'पौधा कितना भी पुराना हो, हमारे जानकारों से पूछिए।' },
    shipping: { title: 'सुरक्षित पैकिंग', text: 'इतने ध्यान से पैक कि हर पत्ता सलामत पहुँचे।' },
  },
  mr: {
    title: 'भारतभर रोपे, बियाणे आणि बागकाम',
    description: ({ largest, deliverySince }) =>
      `${largest ? 'भारतातील सर्वांत मोठ्या' : 'आमच्या'} नर्सरीतून रोपे, बियाणे, माती, खडे, अवजारे आणि भेटवस्तू, ${deliverySince ? `${deliverySince} पासून ` : ''}देशभर आपल्या घरी. पाहा आणि चौकशी पाठवा.`,
    welcome: 'स्वागत',
    slides: 'स्लाइड',
    slideOf: (number) => `2 पैकी ${number}`,
    slide: (number) => `स्लाइड ${number}`,
    previous: 'मागची स्लाइड',
    next: 'पुढची स्लाइड',
    enquire: 'आत्ता विचारा',
    first: {
      heading: 'आपल्या अंगणासाठी सर्वांत छान नर्सरी',
      text: ({ deliverySince }) =>
        `रोपे, बियाणे आणि माती. ${deliverySince ? `${deliverySince} पासून ` : ''}भारतभर, आपल्या घरापर्यंत.`,
    },
    second: {
      heading: 'बागकाम, हुशारीने',
      text: 'अवजारे, व्हर्टिकल गार्डन आणि सल्ला, लहान-मोठ्या प्रत्येक घरासाठी.',
    },
    browse: 'प्रकारानुसार पाहा',
    featured: 'सुरुवातीसाठी सहा रोपे',
    featuredText:
      'प्रत्येक रोपाच्या पानावर लिहिले आहे की त्याला किती प्रकाश आणि पाणी हवे, आणि कुत्री, मांजरे आणि मुले त्याच्याजवळ सुरक्षित आहेत का.',
    allPlants: 'सर्व रोपे पाहा',
    findPlant: 'आपल्या कोपऱ्यासाठी रोप शोधा',
    offers: 'ऑफर',
    corporate: {
      heading: 'कॉर्पोरेट ऑफर',
      text: 'टीम, ग्राहक आणि सणांसाठी टेबलावरची रोपे आणि भेटवस्तूंचे बॉक्स.',
      button: 'आत्ता मागवा',
    },
    fruit: {
      heading: 'खास फळझाडे',
      text: 'मोठ्या कुंडीसाठी छोटे लिंबाचे झाड. इतर फळझाडांसाठी आम्हाला विचारा.',
      button: 'आणखी पाहा',
    },
    why: 'आमच्याकडूनच का',
    lovers: {
      title: ({ plantLovers }) =>
        plantLovers ? `${largeNumberWords.mr.said(plantLovers)} वृक्षप्रेमी` : 'वृक्षप्रेमींसोबत',
      text: ({ largest }) => (largest ? 'भारतातील सर्वांत मोठ्या नर्सरीशी जोडलेले.' : 'आमच्याशी जोडलेले.'),
    },
    delivery: {
      title: 'भारतभर डिलिव्हरी',
      text: ({ deliverySince }) =>
        `${deliverySince ? `${deliverySince} पासून, ` : ''}नीट पॅक करून, देशाच्या कानाकोपऱ्यात.`,
    },
    support: { title: 'आयुष्यभर साथ', text: 'रोप कितीही जुने असो, आमच्या तज्ज्ञांना विचारा.' },
    shipping: { title: 'सुरक्षित पॅकिंग', text: 'इतके जपून पॅक की प्रत्येक पान सुखरूप पोहोचते.' },
  },
})
