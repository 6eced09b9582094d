import { defineWords } from '#languages/words.ts'

/** What the breadcrumbs call the collections (§2), and what stands beside their cards. */
export const collectionWords = defineWords({
  en: {
    home: 'Home',
    pages: 'Pages of this collection',
    labels: {
      home: 'Six plants to begin with',
      plants: 'Plants',
      'indoor-plants': 'Indoor Plants',
      'outdoor-plants': 'Outdoor Plants',
      seeds: 'Seeds',
      'flower-seeds': 'Flower Seeds',
      'vegetable-seeds': 'Vegetable Seeds',
      'soil-and-fertilizers': 'Soil and Fertilizers',
      soil: 'Soil',
      fertilizer: 'Fertilizers',
      pebbles: 'Pebbles',
      'gardening-tools': 'Gardening Tools',
      'other-services': 'Other Services',
      'vertical-garden': 'Vertical Garden',
      'artificial-decoration': 'Artificial Plants Decoration',
    },
    asides: {
      'outdoor-plants': {
        heading: 'Watch the sun first',
        text: 'Note how many hours of direct light the place gets, and at what time of day. Write it into your enquiry.',
      },
      'flower-seeds': {
        heading: 'Sow for your season',
        text: 'Tell us where you live and when you want flowers. The right week differs from the coast to the hills.',
      },
      'vegetable-seeds': {
        heading: 'Sow for your season',
        text: 'Tell us where you live and when you mean to sow: kharif, rabi or summer.',
      },
      pebbles: {
        heading: 'Measure before you ask',
        text: 'Write down how long and how wide the pot or the path is, and how deep the stones should lie.',
      },
      'vertical-garden': {
        heading: 'Look at your wall',
        text: 'Morning sun or afternoon sun? A tap close by? Write down what you see, and its height and width.',
      },
    },
  },
  hi: {
    home: 'होम',
    pages: 'इस संग्रह के पन्ने',
    labels: {
      home: 'शुरुआत के लिए छह पौधे',
      plants: 'पौधे',
      'indoor-plants': 'इनडोर पौधे',
      'outdoor-plants': 'आउटडोर पौधे',
      seeds: 'बीज',
      'flower-seeds': 'फूलों के बीज',
      'vegetable-seeds': 'सब्ज़ियों के बीज',
      'soil-and-fertilizers': 'मिट्टी और खाद',
      soil: 'मिट्टी',
      fertilizer: 'खाद',
      pebbles: 'सजावटी कंकड़',
      'gardening-tools': 'बागवानी के औज़ार',
      'other-services': 'अन्य सेवाएँ',
      'vertical-garden': 'वर्टिकल गार्डन',
      'artificial-decoration': 'कृत्रिम पौधों की सजावट',
    },
    asides: {
      'outdoor-plants': {
        heading: 'पहले धूप देखिए',
        text: 'देखिए कि वहाँ कितने घंटे सीधी धूप आती है, और किस समय। यह अपनी पूछताछ में लिखिए।',
      },
      'flower-seeds': {
        heading: 'अपने मौसम में बोइए',
        text: 'बताइए कि आप कहाँ रहते हैं और फूल कब चाहिए। सही हफ़्ता समुद्र किनारे और पहाड़ों में अलग होता है।',
      },
      'vegetable-seeds': {
        heading: 'अपने मौसम में बोइए',
        text: 'बताइए कि आप कहाँ रहते हैं और कब बोना चाहते हैं: खरीफ़, रबी या गर्मी में।',
      },
      pebbles: {
        heading: 'पूछने से पहले नाप लीजिए',
        text: 'लिख लीजिए कि गमला या रास्ता कितना लंबा और चौड़ा है, और पत्थर कितनी गहराई तक बिछाने हैं।',
      },
      'vertical-garden': {
        heading: 'अपनी दीवार देखिए',
        text: 'सुबह की धूप या दोपहर की? पास में नल है? जो दिखे लिख लीजिए, और दीवार की ऊँचाई और चौड़ाई भी।',
      },
    },
  },
  mr: {
    home: 'मुखपृष्ठ',
    pages: 'या संग्रहाची पाने',
    labels: {
      home: 'सुरुवातीसाठी सहा रोपे',
      plants: 'रोपे',
      'indoor-plants': 'घरातील रोपे',
      'outdoor-plants': 'बाहेरील रोपे',
      seeds: 'बियाणे',
      'flower-seeds': 'फुलांचे बियाणे',
      'vegetable-seeds': 'भाज्यांचे बियाणे',
      'soil-and-fertilizers': 'माती आणि खते',
      soil: 'माती',
      fertilizer: 'खते',
      pebbles: 'शोभेचे खडे',
      'gardening-tools': 'बागकामाची अवजारे',
      'other-services': 'इतर सेवा',
      'vertical-garden': 'व्हर्टिकल गार्डन',
      'artificial-decoration': 'कृत्रिम झाडांची सजावट',
    },
    asides: {
      'outdoor-plants': {
        heading: 'आधी ऊन पाहा',
        text: 'तिथे किती तास थेट ऊन येते आणि कोणत्या वेळी, ते पाहा. ते आपल्या चौकशीत लिहा.',
      },
      'flower-seeds': {
        heading: 'आपल्या हंगामात पेरा',
        text: 'आपण कुठे राहता आणि फुले कधी हवीत ते सांगा. योग्य आठवडा किनाऱ्यावर आणि डोंगरात वेगळा असतो.',
      },
      'vegetable-seeds': {
        heading: 'आपल्या हंगामात पेरा',
        text: 'आपण कुठे राहता आणि कधी पेरणार ते सांगा: खरीप, रब्बी की उन्हाळी.',
      },
      pebbles: {
        heading: 'विचारण्याआधी मोजून घ्या',
        text: 'कुंडी किंवा वाट किती लांब आणि रुंद आहे, आणि खडे किती खोल टाकायचे ते लिहून ठेवा.',
      },
      'vertical-garden': {
        heading: 'आपली भिंत पाहा',
        text: 'सकाळचे ऊन की दुपारचे? जवळ नळ आहे का? जे दिसेल ते लिहा, भिंतीची उंची आणि रुंदीही.',
      },
    },
  },
})

/** A collection, or the landing above some, that has a name of its own in the breadcrumb. */
export type NamedCollection = keyof (typeof collectionWords)['en']['labels']
