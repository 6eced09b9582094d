import { defineWords } from '#languages/words.ts'
import type { SaidClaims } from './said-claims.ts'

const listed = (and: string, ...said: (string | undefined)[]) => said.filter(Boolean).join(and)

/** What the About page says: the nursery’s own figures (§9), and how an enquiry works. */
export const aboutWords = defineWords({
  en: {
    title: 'About us',
    description: ({ since, products, customers }: SaidClaims) => {
      const has = listed(
        ' and ',
        products && `more than ${products} products`,
        customers && `${customers} customers`,
      )
      return `A nursery${since ? ` since ${since}` : ''}${has && `${since ? ',' : ''} with ${has}`}. We deliver across India, and garden experts guide you on WhatsApp.`
    },
    intro: ({ since }: SaidClaims) =>
      `We ${since ? `have helped people grow things since ${since}` : 'help people grow things'}. Today we deliver across India, and a garden expert is one message away.`,
    who: {
      heading: 'Who we are',
      text: ({ since, products, customers }: SaidClaims) => {
        const now = listed(
          ' and ',
          products && `offer more than ${products} products`,
          customers && `have served ${customers} customers`,
        )
        return `${since ? `{name} started in ${since}. ` : ''}${now && `We now ${now}. `}${customers ? 'Some' : 'Some of our customers'} keep one pot on a window sill. Some look after the gardens of a housing society or an office.`
      },
    },
    figures: {
      since: { name: 'Started in', said: (year: string) => year },
      products: { name: 'Products', said: (many: string) => `more than ${many} products` },
      customers: { name: 'Customers', said: (many: string) => many },
      plantLovers: { name: 'Plant lovers connected with us', said: (many: string) => many },
      deliverySince: { name: 'All-India delivery', said: (year: string) => `since ${year}` },
    },
    find: {
      heading: 'What you can find here',
      plants: '[Plants](plants) for rooms, balconies and gardens.',
      seeds: '[Seeds](seeds) of flowers and vegetables, desi and hybrid.',
      soil: '[Soil and fertilizers](soil), each with tips for using it well.',
      pebbles: '[Pebbles](pebbles) to finish a pot or a path.',
      tools: '[Gardening tools](tools) for daily work.',
      gifts: '[Corporate and bulk gifts](gifts) that stay green on a desk.',
      services: '[Services](services): vertical gardens and decoration with artificial plants.',
      otherwise: 'If you do not see what you want, ask us for it.',
    },
    asking: {
      heading: 'How an enquiry works',
      cart: 'This site has no cart. You talk to a person before you spend anything.',
      choose: 'Find a product and choose “Enquire Now”.',
      tell: 'Tell us your name, your address and how to reach you. Add a message if you like.',
      call: 'Our staff call you or write to you on WhatsApp.',
      settle: 'Together you settle the product, the price and the delivery.',
      free: 'Sending an enquiry costs nothing and binds you to nothing. For gifts and large quantities, use the form on the [corporate gifting](gifts) page.',
    },
    guidance: {
      heading: 'Guidance from garden experts',
      text: 'A plant is a living thing, and questions come up after it is home. Which window suits it? How much water does it need in the rains? Send us the question on WhatsApp, with a photo if it helps. A garden expert will guide you. The support is lifetime support: it does not stop at the delivery.',
    },
    delivery: {
      heading: 'Delivery across India',
      text: (since: string | undefined) =>
        `${since ? `We have delivered all over India since ${since}` : 'We deliver all over India'}, with secure shipping. Indian orders have one flat fee. The [Shipping Policy](shipping) tells you the rest.`,
    },
    contact: {
      heading: 'Talk to us',
      text: 'Call {phone} or write to {email}. You can find us at {address}.',
    },
  },
  hi: {
    title: 'हमारे बारे में',
    description: ({ since, products, customers }) => {
      const has = listed(
        ' और ',
        products && `${products} से ज़्यादा चीज़ें`,
        customers && `${customers} ग्राहक`,
      )
      return `${since ? `${since} से नर्सरी` : 'एक नर्सरी'}${has && `, ${has}`}। पूरे भारत में डिलीवरी, और WhatsApp पर बागवानी के जानकारों की सलाह।`
    },
    intro: ({ since }) =>
      `हम ${since ? `${since} से ` : ''}लोगों को पौधे उगाने में मदद ${since ? 'कर रहे हैं' : 'करते हैं'}। आज हम पूरे भारत में पौधे पहुँचाते हैं, और बागवानी का जानकार बस एक संदेश दूर है।`,
    who: {
      heading: 'हम कौन हैं',
      text: ({ since, products, customers }) =>
        `${since ? `{name} ${since} में शुरू हुई। ` : ''}${products ? `आज हमारे यहाँ ${products} से ज़्यादा चीज़ें मिलती हैं। ` : ''}${customers ? `हम ${customers} ग्राहकों की सेवा कर चुके हैं। ` : ''}किसी के पास खिड़की पर एक गमला है, तो कोई पूरी सोसाइटी या दफ़्तर का बगीचा सँभालता है।`,
    },
    figures: {
      since: { name: 'शुरुआत', said: (year) => `${year} में` },
      products: { name: 'चीज़ें', said: (many) => `${many} से ज़्यादा` },
      customers: { name: 'ग्राहक', said: (many) => many },
      plantLovers: { name: 'हमसे जुड़े पौधा-प्रेमी', said: (many) => many },
      deliverySince: { name: 'पूरे भारत में डिलीवरी', said: (year) => `${year} से` },
    },
    find: {
      heading: 'यहाँ क्या-क्या मिलता है',
      plants: 'कमरों, बालकनी और बगीचों के लिए [पौधे](plants)।',
      seeds: 'फूलों और सब्ज़ियों के [बीज](seeds), देसी भी और हाइब्रिड भी।',
      soil: '[मिट्टी और खाद](soil), और हर एक को ठीक से इस्तेमाल करने की काम की बातें।',
      pebbles: 'गमले या रास्ते को सजाने के लिए [सजावटी कंकड़](pebbles)।',
      tools: 'रोज़ के काम के लिए [बागवानी के औज़ार](tools)।',
      gifts: 'मेज़ पर हरे-भरे रहने वाले [कॉर्पोरेट और थोक उपहार](gifts)।',
      services: '[सेवाएँ](services): वर्टिकल गार्डन, और नकली पौधों से सजावट।',
      otherwise: 'जो चाहिए वह यहाँ न दिखे, तो हमसे पूछ लीजिए।',
    },
    asking: {
      heading: 'पूछताछ कैसे होती है',
      cart: 'इस साइट पर कार्ट नहीं है। एक भी रुपया देने से पहले आपकी बात किसी इंसान से होती है।',
      choose: 'कोई चीज़ चुनें और “अभी पूछें” दबाएँ।',
      tell: 'अपना नाम, पता और संपर्क लिखें। चाहें तो संदेश भी जोड़ दें।',
      call: 'हमारी टीम आपको फ़ोन करती है या WhatsApp पर लिखती है।',
      settle: 'फिर चीज़, दाम और डिलीवरी आप और हमारी टीम मिलकर तय करते हैं।',
      free: 'पूछताछ भेजने का कोई पैसा नहीं लगता, और आप किसी बात से बँधते भी नहीं। उपहार और ज़्यादा संख्या के लिए [कॉर्पोरेट उपहार](gifts) पन्ने का फ़ॉर्म भरें।',
    },
    guidance: {
      heading: 'बागवानी के जानकारों की सलाह',
      text: 'पौधा जीता-जागता होता है, और सवाल उसके घर आने के बाद उठते हैं। कौन-सी खिड़की ठीक रहेगी? बारिश में कितना पानी दें? अपना सवाल WhatsApp पर भेजें, हो सके तो फ़ोटो के साथ। बागवानी का कोई जानकार आपको राह दिखाएगा। यह साथ उम्र भर का है: डिलीवरी के बाद भी रहता है।',
    },
    delivery: {
      heading: 'पूरे भारत में डिलीवरी',
      text: (since) =>
        `${since ? `${since} से ` : ''}हम पूरे भारत में सुरक्षित पैकिंग के साथ पौधे पहुँचाते हैं। भारत के हर ऑर्डर का एक ही तय शुल्क है। बाकी बातें [डिलीवरी नीति](shipping) में हैं।`,
    },
    contact: {
      heading: 'हमसे बात करें',
      text: '{phone} पर फ़ोन करें या {email} पर लिखें। हमारा पता: {address}।',
    },
  },
  mr: {
    title: 'आमच्याबद्दल',
    description: ({ since, products, customers }) => {
      const has = listed(
        ' आणि ',
        products && `${products} हून जास्त वस्तू`,
        customers && `${customers} ग्राहक`,
      )
      return `${since ? `${since} पासून नर्सरी` : 'एक नर्सरी'}${has && `, ${has}`}. संपूर्ण भारतात डिलिव्हरी, आणि WhatsApp वर बागकाम तज्ज्ञांचा सल्ला.`
    },
    intro: ({ since }) =>
      `${since ? `${since} पासून ` : ''}आम्ही लोकांना झाडे वाढवायला मदत ${since ? 'करत आहोत' : 'करतो'}. आज आम्ही संपूर्ण भारतात झाडे पोहोचवतो, आणि बागकाम तज्ज्ञ फक्त एका संदेशाच्या अंतरावर असतो.`,
    who: {
      heading: 'आम्ही कोण आहोत',
      text: ({ since, products, customers }) =>
        `${since ? `{name} ${since} मध्ये सुरू झाली. ` : ''}${products ? `आज आमच्याकडे ${products} हून जास्त वस्तू आहेत. ` : ''}${customers ? `आम्ही ${customers} ग्राहकांची सेवा केली आहे. ` : ''}कुणाकडे खिडकीत एकच कुंडी असते, तर कुणी अख्ख्या सोसायटीची किंवा ऑफिसची बाग सांभाळतो.`,
    },
    figures: {
      since: { name: 'सुरुवात', said: (year) => `${year} मध्ये` },
      products: { name: 'वस्तू', said: (many) => `${many} हून जास्त` },
      customers: { name: 'ग्राहक', said: (many) => many },
      plantLovers: { name: 'आमच्याशी जोडलेले वृक्षप्रेमी', said: (many) => many },
      deliverySince: { name: 'संपूर्ण भारतात डिलिव्हरी', said: (year) => `${year} पासून` },
    },
    find: {
      heading: 'इथे काय काय मिळते',
      plants: 'खोली, बाल्कनी आणि बागेसाठी [रोपे](plants).',
      seeds: 'फुलांचे आणि भाज्यांचे [बियाणे](seeds), देशी आणि हायब्रिड दोन्ही.',
      soil: '[माती आणि खते](soil), आणि प्रत्येकाच्या वापराच्या उपयोगी टिपा.',
      pebbles: 'कुंडी किंवा पायवाट सजवायला [शोभेचे खडे](pebbles).',
      tools: 'रोजच्या कामासाठी [बागकामाची अवजारे](tools).',
      gifts: 'टेबलावर हिरव्यागार राहणाऱ्या [कॉर्पोरेट आणि घाऊक भेटवस्तू](gifts).',
      services: '[सेवा](services): व्हर्टिकल गार्डन, आणि कृत्रिम झाडांची सजावट.',
      otherwise: 'हवी ती वस्तू इथे दिसली नाही, तर आम्हाला विचारा.',
    },
    asking: {
      heading: 'चौकशी कशी होते',
      cart: 'या साइटवर कार्ट नाही. एक रुपयाही देण्याआधी आपण एका माणसाशी बोलता.',
      choose: 'एखादी वस्तू निवडा आणि “आत्ता विचारा” दाबा.',
      tell: 'आपले नाव, पत्ता आणि संपर्क लिहा. हवा असल्यास संदेशही जोडा.',
      call: 'आमची टीम आपल्याला फोन करते किंवा WhatsApp वर लिहिते.',
      settle: 'मग वस्तू, किंमत आणि डिलिव्हरी आपण आणि आमची टीम मिळून ठरवतो.',
      free: 'चौकशी पाठवायला पैसे लागत नाहीत आणि आपण कशालाही बांधील होत नाही. भेटवस्तू आणि मोठ्या संख्येसाठी [कॉर्पोरेट भेटवस्तू](gifts) या पानावरचा फॉर्म भरा.',
    },
    guidance: {
      heading: 'बागकाम तज्ज्ञांचा सल्ला',
      text: 'झाड जिवंत असते, आणि प्रश्न ते घरी आल्यानंतर पडतात. कोणती खिडकी योग्य? पावसाळ्यात पाणी किती घालायचे? आपला प्रश्न WhatsApp वर पाठवा, जमल्यास फोटोसह. बागकाम तज्ज्ञ आपल्याला मार्ग दाखवेल. ही साथ आयुष्यभराची आहे: डिलिव्हरीनंतरही ती थांबत नाही.',
    },
    delivery: {
      heading: 'संपूर्ण भारतात डिलिव्हरी',
      text: (since) =>
        `${since ? `${since} पासून ` : ''}आम्ही संपूर्ण भारतात सुरक्षित पॅकिंगमध्ये झाडे पोहोचवतो. भारतातल्या प्रत्येक ऑर्डरला एकच ठरलेले शुल्क आहे. बाकीचे [डिलिव्हरी धोरण](shipping) सांगते.`,
    },
    contact: {
      heading: 'आमच्याशी बोला',
      text: '{phone} वर फोन करा किंवा {email} वर लिहा. आमचा पत्ता: {address}.',
    },
  },
})
