import { defineWords } from '#languages/words.ts'

/** What the Terms of Service say: payments, claims and governing law are those of §9. */
export const termsWords = defineWords({
  en: {
    title: 'Terms of Service',
    description:
      'What an enquiry means, how you can pay, when a product is replaced, the time for claims, and the law that governs these terms.',
    intro:
      'These terms apply when you use this site or buy from us. They are short, and we have tried to write them so that anyone can follow them.',
    who: {
      heading: 'Who these terms are between',
      text: '“We” and “us” mean {nursery}. “You” means anyone who uses this site, sends us an enquiry or buys from us. If you do not agree with these terms, please do not use the site.',
    },
    enquiries: {
      heading: 'An enquiry is not an order',
      notBought:
        'This site shows our products and services. It has no cart and takes no payment. When you send an enquiry, you ask us to contact you. You have not bought anything, and we have not yet agreed to sell anything.',
      order:
        'An order exists only when you and our staff have agreed on the product, the quantity, the price and the place of delivery. Until then either side may stop without giving a reason.',
      details: 'Please give us details that are true and your own, so that we can reach you.',
    },
    products: {
      heading: 'Products and pictures',
      text: 'Images are for reference purposes only. A living plant can differ in shape or appearance with climate, age, height and season. Names and descriptions are written with care, yet a mistake can slip in. If something looks wrong, ask us before you order. A product that is shown here may not be available on the day you ask.',
    },
    payment: {
      heading: 'Payment',
      text: 'Once an order is agreed, you can pay through online payment systems and with all major credit cards. Our staff will tell you how. The rules of the payment system or card company that you choose apply as well. Never put card numbers, PINs or passwords into a form or a message to us. We will not ask for them there.',
    },
    delivery: {
      heading: 'Delivery',
      text: 'Fees, days and places of delivery are set out in the [Shipping Policy](shipping), which is part of these terms.',
    },
    replacement: {
      heading: 'Replacement',
      text: 'The product is replaceable but not returnable. If it arrives damaged, or is not what you ordered, follow the steps under [If something arrives damaged](shipping#damaged).',
    },
    claims: {
      heading: 'Time for claims',
      text: 'A claim about this site, a product or a service must be made within one year of the day on which its cause arose. Sooner is better: a fresh problem is easier to put right.',
    },
    advice: {
      heading: 'Advice on plants',
      text: 'Our experts advise you as well as they can from what you tell and show them. Plants depend on light, water and weather, so we cannot promise a certain growth, flower or harvest. Some plants harm people or animals that eat them. Ask us about this if children or pets share your home, and follow the label on fertilizers and other garden products.',
    },
    site: {
      heading: 'Using this site',
      breaking:
        'Do not try to break into the site, overload it or collect data from it by machine.',
      unlawful: 'Do not send us anything that is unlawful, abusive or meant to deceive.',
      copying:
        'Our texts, drawings and photos are ours or used with permission. Please ask before you copy them for a business.',
      links:
        'Links to WhatsApp and social pages lead to other companies. Their own terms apply there.',
    },
    liability: {
      heading: 'Liability',
      limits:
        'We work to keep this site correct and reachable, but cannot promise that it will always be so. As far as the law allows, we are not liable for losses that we could not reasonably have foreseen, or that were caused by events outside our control.',
      rights:
        'Nothing in these terms takes away a right that the law gives you as a consumer, or a liability that the law does not let us limit.',
    },
    personalData: {
      heading: 'Your personal data',
      text: 'The [Privacy Policy](privacy) says what we collect, why, and what rights you have.',
    },
    law: {
      heading: 'Governing law',
      text: 'These terms are governed by the law of the State of Maharashtra, India.',
    },
    changes: {
      heading: 'Changes to these terms',
      text: 'We may change these terms by publishing new ones on this page. An order that is already agreed keeps the terms of the day on which it was agreed. If one term turns out to be invalid, the others stay in force.',
    },
    contact: {
      heading: 'Contact',
      text: 'Call {phone}, write to {email}, or see the [contact page](contact).',
    },
  },
  hi: {
    title: 'सेवा की शर्तें',
    description:
      'पूछताछ का क्या मतलब है, पैसे कैसे दिए जा सकते हैं, चीज़ कब बदली जाती है, दावा कब तक हो सकता है और कौन-सा कानून लागू है।',
    intro:
      'जब आप यह साइट देखते हैं या हमसे कुछ खरीदते हैं, तब ये शर्तें लागू होती हैं। ये छोटी हैं, और हमने इन्हें ऐसे लिखा है कि कोई भी समझ सके।',
    who: {
      heading: 'ये शर्तें किनके बीच हैं',
      text: '“हम” और “हमें” का मतलब है {nursery}। “आप” का मतलब है हर वह व्यक्ति जो यह साइट देखे, हमें पूछताछ भेजे या हमसे खरीदे। इन शर्तों से सहमत न हों, तो कृपया यह साइट इस्तेमाल न करें।',
    },
    enquiries: {
      heading: 'पूछताछ ऑर्डर नहीं है',
      notBought:
        'यह साइट हमारी चीज़ें और सेवाएँ दिखाती है। यहाँ कार्ट नहीं है और पैसे नहीं लिए जाते। पूछताछ भेजकर आप हमसे संपर्क करने को कहते हैं। आपने अभी कुछ खरीदा नहीं है, और हमने बेचने की हामी नहीं भरी है।',
      order:
        'ऑर्डर तभी बनता है जब आप और हमारी टीम चीज़, संख्या, दाम और पहुँचाने की जगह पर राज़ी हो जाएँ। तब तक दोनों में से कोई भी बिना कारण बताए रुक सकता है।',
      details: 'कृपया सही और अपनी ही जानकारी दें, ताकि हम आप तक पहुँच सकें।',
    },
    products: {
      heading: 'चीज़ें और तस्वीरें',
      text: 'तस्वीरें सिर्फ़ अंदाज़े के लिए हैं। ज़िंदा पौधा मौसम, उम्र, ऊँचाई और ऋतु के हिसाब से अलग दिख सकता है। नाम और ब्योरे ध्यान से लिखे गए हैं, फिर भी चूक हो सकती है। कुछ गलत लगे, तो ऑर्डर से पहले पूछ लें। जो चीज़ यहाँ दिखती है, हो सकता है कि आपके पूछने के दिन न मिले।',
    },
    payment: {
      heading: 'पैसे देना',
      text: 'ऑर्डर तय हो जाने पर आप ऑनलाइन तरीकों से और सभी बड़े क्रेडिट कार्डों से पैसे दे सकते हैं। कैसे, यह हमारी टीम बताएगी। आप जो तरीका या कार्ड चुनें, उसकी शर्तें भी लागू होंगी। कार्ड नंबर, पिन या पासवर्ड कभी किसी फ़ॉर्म या संदेश में न लिखें। हम वहाँ ये नहीं माँगते।',
    },
    delivery: {
      heading: 'डिलीवरी',
      text: 'शुल्क, दिन और जगहें [डिलीवरी नीति](shipping) में हैं, जो इन शर्तों का हिस्सा है।',
    },
    replacement: {
      heading: 'बदलना',
      text: 'चीज़ बदली जा सकती है, पर लौटाई नहीं जा सकती। टूटी-फूटी पहुँचे, या वह न हो जो मँगवाई थी, तो [कुछ टूटा-फूटा पहुँचे तो](shipping#damaged) में लिखे कदम उठाएँ।',
    },
    claims: {
      heading: 'दावे का समय',
      text: 'इस साइट, किसी चीज़ या सेवा के बारे में दावा उस दिन से एक साल के भीतर करना होगा जिस दिन उसका कारण बना। जल्दी बताना बेहतर है: ताज़ी दिक्कत आसानी से सुलझती है।',
    },
    advice: {
      heading: 'पौधों की सलाह',
      text: 'आप जो बताते और दिखाते हैं, उसके आधार पर हमारे जानकार अपनी पूरी समझ से सलाह देते हैं। पौधे रोशनी, पानी और मौसम पर टिके होते हैं, इसलिए हम तय बढ़त, फूल या फ़सल का वादा नहीं कर सकते। कुछ पौधे खाने पर इंसानों या जानवरों को नुकसान करते हैं। घर में बच्चे या पालतू जानवर हों तो हमसे पूछ लें, और खाद व बाग की दूसरी चीज़ों पर लिखे निर्देश मानें।',
    },
    site: {
      heading: 'इस साइट का इस्तेमाल',
      breaking: 'साइट को तोड़ने, उस पर बेजा बोझ डालने या मशीन से जानकारी बटोरने की कोशिश न करें।',
      unlawful: 'ऐसा कुछ न भेजें जो गैरकानूनी, अपमानजनक या धोखा देने वाला हो।',
      copying:
        'हमारे लेख, चित्र और फ़ोटो हमारे हैं या इजाज़त से लिए गए हैं। कारोबार के लिए नकल करने से पहले पूछ लें।',
      links: 'WhatsApp और सोशल मीडिया के लिंक दूसरी कंपनियों पर ले जाते हैं। वहाँ उनकी अपनी शर्तें चलती हैं।',
    },
    liability: {
      heading: 'ज़िम्मेदारी',
      limits:
        'हम कोशिश करते हैं कि यह साइट सही रहे और खुलती रहे, पर हमेशा ऐसा होगा, इसका वादा नहीं कर सकते। जहाँ तक कानून इजाज़त दे, हम ऐसे नुकसान के ज़िम्मेदार नहीं जिसका पहले से अंदाज़ा नहीं हो सकता था, या जो हमारे बस के बाहर की बातों से हुआ।',
      rights:
        'इन शर्तों की कोई बात आपका वह हक नहीं छीनती जो कानून ग्राहक को देता है, न वह ज़िम्मेदारी हटाती है जिसे कानून हटाने नहीं देता।',
    },
    personalData: {
      heading: 'आपकी निजी जानकारी',
      text: 'हम क्या और क्यों लेते हैं, और आपके क्या अधिकार हैं, यह [गोपनीयता नीति](privacy) बताती है।',
    },
    law: {
      heading: 'लागू कानून',
      text: 'इन शर्तों पर भारत के महाराष्ट्र राज्य का कानून लागू है।',
    },
    changes: {
      heading: 'इन शर्तों में बदलाव',
      text: 'हम इस पन्ने पर नई शर्तें छापकर इन्हें बदल सकते हैं। जो ऑर्डर तय हो चुका है, उस पर उसी दिन की शर्तें रहेंगी। कोई एक शर्त मान्य न ठहरे, तो बाकी बनी रहेंगी।',
    },
    contact: {
      heading: 'संपर्क',
      text: '{phone} पर फ़ोन करें, {email} पर लिखें, या [संपर्क का पन्ना](contact) देखें।',
    },
  },
  mr: {
    title: 'सेवेच्या अटी',
    description:
      'चौकशीचा अर्थ काय, पैसे कसे देता येतात, वस्तू कधी बदलून मिळते, दाव्याची मुदत किती आणि कोणता कायदा लागू आहे.',
    intro:
      'आपण ही साइट वापरता किंवा आमच्याकडून खरेदी करता तेव्हा या अटी लागू होतात. त्या थोड्याच आहेत, आणि कुणालाही समजतील अशा लिहिल्या आहेत.',
    who: {
      heading: 'या अटी कोणामध्ये आहेत',
      text: '“आम्ही” आणि “आम्हाला” म्हणजे {nursery}. “आपण” म्हणजे ही साइट वापरणारी, आम्हाला चौकशी पाठवणारी किंवा आमच्याकडून खरेदी करणारी कोणतीही व्यक्ती. या अटी मान्य नसतील, तर कृपया साइट वापरू नका.',
    },
    enquiries: {
      heading: 'चौकशी म्हणजे ऑर्डर नव्हे',
      notBought:
        'ही साइट आमच्या वस्तू आणि सेवा दाखवते. इथे कार्ट नाही आणि पैसे घेतले जात नाहीत. चौकशी पाठवून आपण आम्हाला संपर्क करायला सांगता. आपण अजून काही विकत घेतलेले नाही, आणि आम्ही अजून विकायचे कबूल केलेले नाही.',
      order:
        'आपण आणि आमची टीम वस्तू, संख्या, किंमत आणि पोहोचवण्याचे ठिकाण यावर सहमत झालात, की मगच ऑर्डर होते. तोपर्यंत कोणतीही बाजू कारण न देता थांबू शकते.',
      details: 'आम्हाला आपल्यापर्यंत पोहोचता यावे म्हणून कृपया खरी आणि आपली स्वतःची माहिती द्या.',
    },
    products: {
      heading: 'वस्तू आणि चित्रे',
      text: 'चित्रे केवळ संदर्भासाठी आहेत. जिवंत झाड हवामान, वय, उंची आणि ऋतूनुसार वेगळे दिसू शकते. नावे आणि वर्णने काळजीपूर्वक लिहिली आहेत, तरी चूक होऊ शकते. काही चुकीचे वाटले, तर ऑर्डर देण्याआधी विचारा. इथे दिसणारी वस्तू आपण विचाराल त्या दिवशी मिळेलच असे नाही.',
    },
    payment: {
      heading: 'पैसे देणे',
      text: 'ऑर्डर ठरल्यावर ऑनलाइन पद्धतींनी आणि सर्व प्रमुख क्रेडिट कार्डांनी पैसे देता येतात. कसे, ते आमची टीम सांगेल. आपण निवडाल त्या पद्धतीचे किंवा कार्ड कंपनीचे नियमही लागू होतात. कार्ड नंबर, पिन किंवा पासवर्ड फॉर्ममध्ये किंवा संदेशात कधीही लिहू नका. आम्ही ते तिथे मागत नाही.',
    },
    delivery: {
      heading: 'डिलिव्हरी',
      text: 'शुल्क, दिवस आणि ठिकाणे [डिलिव्हरी धोरणात](shipping) दिली आहेत. ते या अटींचा भाग आहे.',
    },
    replacement: {
      heading: 'बदलून देणे',
      text: 'वस्तू बदलून मिळते, पण परत घेतली जात नाही. ती खराब पोहोचली, किंवा मागवलेली नसली, तर [काही खराब पोहोचले तर](shipping#damaged) इथे सांगितल्याप्रमाणे करा.',
    },
    claims: {
      heading: 'दाव्याची मुदत',
      text: 'या साइटबद्दल, वस्तूबद्दल किंवा सेवेबद्दलचा दावा, त्याचे कारण घडल्यापासून एक वर्षाच्या आत करावा. लवकर सांगितलेले बरे: ताजी अडचण सोडवणे सोपे असते.',
    },
    advice: {
      heading: 'झाडांबद्दलचा सल्ला',
      text: 'आपण जे सांगता आणि दाखवता, त्यावरून आमचे तज्ज्ञ शक्य तितका चांगला सल्ला देतात. झाडे प्रकाश, पाणी आणि हवेवर अवलंबून असतात, म्हणून ठरावीक वाढीचे, फुलांचे किंवा पिकाचे वचन देता येत नाही. काही झाडे खाल्ल्यास माणसांना किंवा प्राण्यांना अपाय होतो. घरात लहान मुले किंवा पाळीव प्राणी असतील तर आम्हाला विचारा, आणि खते व इतर वस्तूंवरच्या सूचना पाळा.',
    },
    site: {
      heading: 'ही साइट वापरताना',
      breaking:
        'साइट फोडण्याचा, तिच्यावर अवाजवी ताण टाकण्याचा किंवा यंत्राने माहिती गोळा करण्याचा प्रयत्न करू नका.',
      unlawful: 'बेकायदेशीर, अपमानास्पद किंवा फसवणारे काही पाठवू नका.',
      copying:
        'आमचे मजकूर, चित्रे आणि फोटो आमचे आहेत किंवा परवानगीने वापरले आहेत. व्यवसायासाठी नक्कल करण्याआधी विचारा.',
      links: 'WhatsApp आणि सोशल मीडियाच्या लिंक इतर कंपन्यांकडे नेतात. तिथे त्यांच्या अटी लागू होतात.',
    },
    liability: {
      heading: 'जबाबदारी',
      limits:
        'ही साइट बरोबर आणि सुरू राहावी म्हणून आम्ही काम करतो, पण ती नेहमीच तशी असेल असे वचन देता येत नाही. कायदा परवानगी देतो तिथपर्यंत, ज्याची आधी कल्पना करता आली नसती किंवा जे आमच्या हाताबाहेरच्या घटनांमुळे झाले, अशा नुकसानाला आम्ही जबाबदार नाही.',
      rights:
        'कायद्याने ग्राहकाला दिलेला कोणताही हक्क या अटी काढून घेत नाहीत, आणि कायदा जी जबाबदारी मर्यादित करू देत नाही ती मर्यादित करत नाहीत.',
    },
    personalData: {
      heading: 'आपली वैयक्तिक माहिती',
      text: 'आम्ही काय घेतो, का घेतो, आणि आपले हक्क कोणते, ते [गोपनीयता धोरण](privacy) सांगते.',
    },
    law: {
      heading: 'लागू कायदा',
      text: 'या अटींना भारतातील महाराष्ट्र राज्याचा कायदा लागू आहे.',
    },
    changes: {
      heading: 'या अटींमधील बदल',
      text: 'या पानावर नव्या अटी प्रसिद्ध करून आम्ही त्या बदलू शकतो. आधीच ठरलेल्या ऑर्डरला त्या दिवशीच्याच अटी लागू राहतात. एखादी अट अवैध ठरली, तरी बाकीच्या कायम राहतात.',
    },
    contact: {
      heading: 'संपर्क',
      text: '{phone} वर फोन करा, {email} वर लिहा, किंवा [संपर्काचे पान](contact) पाहा.',
    },
  },
})
