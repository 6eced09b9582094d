import { defineWords } from '#languages/words.ts'

/** What the Shipping Policy says (§9); what delivery costs comes in whole rupees. */
export const shippingWords = defineWords({
  en: {
    title: 'Shipping Policy',
    description: (charge: number) =>
      `Shipping is a flat Rs ${charge} for all Indian orders. Orders are handed to the courier within 7 working days. No shipping outside India.`,
    intro: (charge: number) =>
      `Shipping is a flat Rs ${charge} for all Indian orders. This page says when it is charged once, when it is charged again, and what to do if a plant arrives damaged.`,
    inShort: {
      heading: 'In short',
      fee: 'Fee',
      feeIs: (charge: number) => `flat Rs ${charge} for all Indian orders`,
      handed: 'Handed to the courier',
      handedIs: 'within 7 working days',
      where: 'Where',
      whereIs: 'all over India, and nowhere outside it',
      none: 'No deliveries on',
      noneOn: 'Sunday and national holidays',
    },
    fee: {
      heading: 'What shipping costs',
      one: 'Several units to one location',
      oneText: (charge: number) =>
        `We add the weights together and treat them as one shipment. You pay one fee of Rs ${charge}, however many units there are.`,
      several: 'Different locations',
      severalText:
        'Each different location has a separate fee. If you send gifts to two homes, you pay the fee twice.',
    },
    when: {
      heading: 'When your order leaves',
      leaves:
        'We hand your order to the courier within 7 working days. After that, the time on the road depends on the courier and on where you live. Ask us before you order if you need it for a certain day. We will tell you plainly whether we think it can be done.',
      days: 'There are no deliveries on Sunday and national holidays. Parcels that are on their way wait for the next delivery day.',
    },
    where: {
      heading: 'Where we ship',
      text: 'We ship to addresses in India. We do not ship outside India. If you live abroad, you can still order for someone in India: give us their address and phone number.',
    },
    packing: {
      heading: 'How plants are packed',
      text: 'We pack for secure shipping. The packing depends on the product: a plant travels in a different way from a bag of soil. Open a box of plants as soon as it reaches you. Keep it upright, take off the wrapping, and give the plant shade and a little water. A few tired leaves after a journey are normal. If you are not sure, send us a photo.',
    },
    damaged: {
      heading: 'If something arrives damaged',
      text: 'The product is replaceable but not returnable. You do not need to post anything back unless we ask for it. Please do this:',
      photos: 'Take photos of the product and of its box.',
      keep: 'Keep the product and the packing until we have answered.',
      write: 'Write to us or call us as soon as you can, with your name and what you ordered.',
      settled:
        'Our staff look at the photos and settle the replacement with you. Tell us in the same way if the wrong product came or if something is missing.',
    },
    address: {
      heading: 'Your address and your phone',
      text: 'Please give a full address with the PIN code, and a mobile number that someone will answer. The courier may call it. If you need to change the address, tell us before we hand the order over. After that we may not be able to change it.',
    },
    bulk: {
      heading: 'Corporate and bulk orders',
      text: 'The same rules hold: one location, one fee; each different location, a separate fee. Send us your list of places through the [corporate gifting](gifts) page and we plan it with you.',
    },
    questions: {
      heading: 'Questions about a delivery',
      text: 'Call {phone} or write to {email}. How and when you pay is explained in the [Terms of Service](terms#payment).',
    },
  },
  hi: {
    title: 'डिलीवरी नीति',
    description: (charge) =>
      `भारत के सभी ऑर्डर पर डिलीवरी का एक ही शुल्क, ${charge} रुपये। ऑर्डर 7 कामकाजी दिनों में कूरियर को दे दिया जाता है। भारत के बाहर नहीं भेजते।`,
    intro: (charge) =>
      `भारत के सभी ऑर्डर पर डिलीवरी का एक ही शुल्क है, ${charge} रुपये। यह पन्ना बताता है कि यह कब एक बार लगता है, कब दोबारा, और पौधा टूटा-फूटा पहुँचे तो क्या करें।`,
    inShort: {
      heading: 'संक्षेप में',
      fee: 'शुल्क',
      feeIs: (charge) => `भारत के सभी ऑर्डर पर एक ही, ${charge} रुपये`,
      handed: 'कूरियर को कब देते हैं',
      handedIs: '7 कामकाजी दिनों में',
      where: 'कहाँ',
      whereIs: 'पूरे भारत में, भारत के बाहर कहीं नहीं',
      none: 'इन दिनों डिलीवरी नहीं होती',
      noneOn: 'रविवार और राष्ट्रीय छुट्टियाँ',
    },
    fee: {
      heading: 'डिलीवरी में कितना लगता है',
      one: 'एक ही जगह पर कई नग',
      oneText: (charge) =>
        `हम सबका वज़न जोड़कर उसे एक ही पार्सल मानते हैं। नग कितने भी हों, आप ${charge} रुपये का शुल्क एक ही बार देते हैं।`,
      several: 'अलग-अलग जगहें',
      severalText: 'हर अलग जगह का शुल्क अलग है। दो घरों में उपहार भेजेंगे, तो शुल्क दो बार लगेगा।',
    },
    when: {
      heading: 'आपका ऑर्डर कब निकलता है',
      leaves:
        'हम आपका ऑर्डर 7 कामकाजी दिनों में कूरियर को दे देते हैं। उसके बाद रास्ते का समय कूरियर पर और आपकी जगह पर निर्भर है। किसी खास दिन तक चाहिए, तो ऑर्डर से पहले हमसे पूछ लें। हो सकता है या नहीं, हम साफ़-साफ़ बता देंगे।',
      days: 'रविवार और राष्ट्रीय छुट्टियों पर डिलीवरी नहीं होती। जो पार्सल रास्ते में हैं, वे डिलीवरी के अगले दिन तक रुकते हैं।',
    },
    where: {
      heading: 'हम कहाँ भेजते हैं',
      text: 'हम भारत के पतों पर भेजते हैं। भारत के बाहर नहीं भेजते। आप विदेश में रहते हैं, तो भी भारत में किसी के लिए ऑर्डर कर सकते हैं: हमें उनका पता और फ़ोन नंबर दे दीजिए।',
    },
    packing: {
      heading: 'पौधे कैसे पैक होते हैं',
      text: 'हम सुरक्षित पैकिंग करते हैं। पैकिंग चीज़ के हिसाब से होती है: पौधा मिट्टी की थैली की तरह सफ़र नहीं करता। पौधों का डिब्बा पहुँचते ही खोल लें। उसे सीधा रखें, लपेटा हुआ कागज़ हटाएँ, और पौधे को छाँव और थोड़ा पानी दें। सफ़र के बाद कुछ पत्तियाँ मुरझाई हों तो यह आम बात है। शंका हो तो हमें फ़ोटो भेज दें।',
    },
    damaged: {
      heading: 'कुछ टूटा-फूटा पहुँचे तो',
      text: 'चीज़ बदली जा सकती है, पर लौटाई नहीं जा सकती। जब तक हम न कहें, आपको कुछ वापस भेजने की ज़रूरत नहीं। बस इतना करें:',
      photos: 'चीज़ और उसके डिब्बे की फ़ोटो लें।',
      keep: 'हमारा जवाब आने तक चीज़ और पैकिंग सँभालकर रखें।',
      write: 'जल्दी से जल्दी हमें लिखें या फ़ोन करें, अपने नाम और ऑर्डर की जानकारी के साथ।',
      settled:
        'हमारी टीम फ़ोटो देखकर आपके साथ बदलने की बात तय करेगी। गलत चीज़ आ जाए या कुछ कम निकले, तब भी इसी तरह बताएँ।',
    },
    address: {
      heading: 'आपका पता और फ़ोन',
      text: 'कृपया पिन कोड के साथ पूरा पता दें, और ऐसा मोबाइल नंबर जो कोई उठाए। कूरियर उस पर फ़ोन कर सकता है। पता बदलना हो तो ऑर्डर कूरियर को देने से पहले बताएँ। उसके बाद शायद हम न बदल पाएँ।',
    },
    bulk: {
      heading: 'कॉर्पोरेट और थोक ऑर्डर',
      text: 'नियम वही हैं: एक जगह, एक शुल्क; हर अलग जगह, अलग शुल्क। अपनी जगहों की सूची [कॉर्पोरेट उपहार](gifts) पन्ने से भेजें, हम आपके साथ मिलकर योजना बनाएँगे।',
    },
    questions: {
      heading: 'डिलीवरी के बारे में सवाल',
      text: '{phone} पर फ़ोन करें या {email} पर लिखें। पैसे कब और कैसे देने हैं, यह [सेवा की शर्तों](terms#payment) में लिखा है।',
    },
  },
  mr: {
    title: 'डिलिव्हरी धोरण',
    description: (charge) =>
      `भारतातल्या सर्व ऑर्डरसाठी डिलिव्हरी सरसकट ${charge} रुपये. ऑर्डर 7 कामकाजाच्या दिवसांत कुरियरकडे दिली जाते. भारताबाहेर पाठवत नाही.`,
    intro: (charge) =>
      `भारतातल्या सर्व ऑर्डरसाठी डिलिव्हरी सरसकट ${charge} रुपये आहे. हे शुल्क एकदाच कधी लागते, पुन्हा कधी लागते, आणि झाड खराब पोहोचले तर काय करायचे, ते हे पान सांगते.`,
    inShort: {
      heading: 'थोडक्यात',
      fee: 'शुल्क',
      feeIs: (charge) => `भारतातल्या सर्व ऑर्डरसाठी सरसकट ${charge} रुपये`,
      handed: 'कुरियरकडे कधी देतो',
      handedIs: '7 कामकाजाच्या दिवसांत',
      where: 'कुठे',
      whereIs: 'संपूर्ण भारतात, भारताबाहेर कुठेही नाही',
      none: 'या दिवशी डिलिव्हरी होत नाही',
      noneOn: 'रविवार आणि राष्ट्रीय सुट्ट्या',
    },
    fee: {
      heading: 'डिलिव्हरीचा खर्च',
      one: 'एकाच ठिकाणी अनेक नग',
      oneText: (charge) =>
        `आम्ही सर्वांचे वजन एकत्र करून ते एकच पार्सल मानतो. नग कितीही असले, तरी ${charge} रुपये हे शुल्क एकदाच लागते.`,
      several: 'वेगवेगळी ठिकाणे',
      severalText: 'प्रत्येक वेगळ्या ठिकाणाचे शुल्क वेगळे असते. दोन घरी भेटवस्तू पाठवल्या, तर शुल्क दोनदा लागते.',
    },
    when: {
      heading: 'आपली ऑर्डर कधी निघते',
      leaves:
        'आम्ही आपली ऑर्डर 7 कामकाजाच्या दिवसांत कुरियरकडे देतो. त्यानंतर प्रवासाचा वेळ कुरियरवर आणि आपल्या गावावर अवलंबून असतो. ठरावीक दिवशी हवी असेल, तर ऑर्डर देण्याआधी विचारा. जमेल की नाही, ते आम्ही स्पष्ट सांगू.',
      days: 'रविवारी आणि राष्ट्रीय सुट्ट्यांना डिलिव्हरी होत नाही. वाटेतली पार्सले पुढच्या डिलिव्हरीच्या दिवसापर्यंत थांबतात.',
    },
    where: {
      heading: 'आम्ही कुठे पाठवतो',
      text: 'आम्ही भारतातल्या पत्त्यांवर पाठवतो. भारताबाहेर पाठवत नाही. आपण परदेशात राहत असाल, तरी भारतातल्या कुणासाठी ऑर्डर देऊ शकता: आम्हाला त्यांचा पत्ता आणि फोन नंबर द्या.',
    },
    packing: {
      heading: 'झाडे कशी पॅक होतात',
      text: 'आम्ही सुरक्षित पॅकिंग करतो. पॅकिंग वस्तूनुसार असते: झाडाचा प्रवास मातीच्या पिशवीसारखा नसतो. झाडांचे खोके मिळताच उघडा. ते सरळ ठेवा, गुंडाळलेला कागद काढा, आणि झाडाला सावली व थोडे पाणी द्या. प्रवासानंतर काही पाने कोमेजलेली दिसणे नेहमीचे आहे. शंका वाटली तर आम्हाला फोटो पाठवा.',
    },
    damaged: {
      heading: 'काही खराब पोहोचले तर',
      text: 'वस्तू बदलून मिळते, पण परत घेतली जात नाही. आम्ही सांगेपर्यंत काहीही परत पाठवायची गरज नाही. फक्त एवढे करा:',
      photos: 'वस्तूचे आणि तिच्या खोक्याचे फोटो काढा.',
      keep: 'आमचे उत्तर येईपर्यंत वस्तू आणि पॅकिंग जपून ठेवा.',
      write: 'शक्य तितक्या लवकर आम्हाला लिहा किंवा फोन करा; आपले नाव आणि ऑर्डर सांगा.',
      settled:
        'आमची टीम फोटो पाहून बदलून देण्याचे आपल्याशी ठरवते. चुकीची वस्तू आली किंवा काही कमी निघाले, तरी असेच कळवा.',
    },
    address: {
      heading: 'आपला पत्ता आणि फोन',
      text: 'कृपया पिन कोडसह पूर्ण पत्ता द्या, आणि कुणीतरी उचलेल असा मोबाइल नंबर द्या. कुरियर त्यावर फोन करू शकतो. पत्ता बदलायचा असेल, तर ऑर्डर कुरियरकडे देण्याआधी सांगा. त्यानंतर कदाचित बदलता येणार नाही.',
    },
    bulk: {
      heading: 'कॉर्पोरेट आणि घाऊक ऑर्डर',
      text: 'नियम तेच आहेत: एक ठिकाण, एक शुल्क; प्रत्येक वेगळे ठिकाण, वेगळे शुल्क. आपल्या ठिकाणांची यादी [कॉर्पोरेट भेटवस्तू](gifts) या पानावरून पाठवा, आम्ही आपल्यासोबत नियोजन करू.',
    },
    questions: {
      heading: 'डिलिव्हरीबद्दल प्रश्न',
      text: '{phone} वर फोन करा किंवा {email} वर लिहा. पैसे कधी आणि कसे द्यायचे, ते [सेवेच्या अटींमध्ये](terms#payment) सांगितले आहे.',
    },
  },
})
