import { defineWords } from '#languages/words.ts'

/** What the Privacy Policy says of where data is kept, who sees it, and for how long. */
export const storageWords = defineWords({
  en: {
    cookies: {
      heading: 'Cookies and your browser’s storage',
      none: 'We use no tracking cookies and no analytics cookies.',
      token:
        'One cookie, named XSRF-TOKEN, is set only when a form is sent with JavaScript. It is an anti-forgery token: it shows that the form was sent from our own page. It says nothing about you.',
      list: 'One cookie, named my-list, is set when you put something on My list. It holds the numbers of the products and how many of each, and nothing about you. It is sent to our server with each page, which keeps no copy of it. It goes when you send the list or take everything off it, else 180 days after your last change.',
      offer:
        'One cookie, named language-offer, is set when you close the line that offers our pages in another language. It says only that you closed it, and goes after a year.',
      notes:
        'Your notes on My list, and the names and pictures of what is on it, are kept in your browser’s local storage only. They stay on your device until you send the list or take the products off it.',
      draft:
        'A draft of a form that you have not sent is kept in your browser’s session storage only. It stays on your device and goes when you close the tab.',
      waiting:
        'An enquiry is written into your browser’s storage (IndexedDB) before it is sent, with everything that you wrote in it, and taken out when our server has answered. Without a network it waits there, and local storage notes that something waits. It goes by itself when there is a network, and is then wiped but for its reference, which goes when you close it. It is tried for 7 days; after that it stays until you put it away. “Forget it” wipes it at once.',
      seen: 'Pages and pictures that you have seen, and our phone number, are kept by a service worker so that you can read them without a network: 60 pages, 25 MB of pictures, and 4 MB of the scripts and letters that they need at most; the oldest go first. They are the same for every visitor and say nothing about you, but whoever uses your device can see which you have read. Clearing this site’s data in your browser removes them.',
    },
    processes: {
      heading: 'Who processes it',
      staff:
        'Our staff do, and so do the companies that run our server and carry our e-mail. These companies may use the data only to do that work for us. Once you have agreed an order, we give the courier the name, address and phone number for the delivery. We give data to an authority when the law requires it. A phone of our staff’s may be told of a new enquiry, with your first name and the place: the maker of its browser carries that, encrypted so that only the phone can read it. For work without a network, a phone of theirs may keep one page for 24 hours, with your name, what you asked for and how far it has come, but no number, e-mail or address; and what they write meanwhile, until it is stored with us. Signing out wipes both.',
      others:
        'WhatsApp and our social pages belong to other companies. If you write to us there, their own privacy policies apply too.',
    },
    kept: {
      heading: 'How long we keep it',
      text: (months: number) =>
        `We keep an enquiry for as long as we need it to answer you, and then for the period that the nursery has set. That is at most ${months} months after the last message between us. Then it is erased, with the notes of our staff, our quotes and the messages about it. What stays holds nothing about you: a reference, dates, products and quantities, so that we can count. Backups are replaced within weeks. Your newsletter address is kept until you leave the list. An address or number by which you asked to be told that something is back is erased once you were told, a number that nobody wrote to 14 days after that, and both after six months at the latest. We keep data longer only where a law tells us to.`,
    },
    safety: {
      heading: 'How we protect it',
      text: 'Only the people who need your details for their work may see them: those of our staff who answer enquiries, and the owner. Each signs in with an account of their own, and what they change is recorded under their name. Staff who only look after products do not see enquiries. If a breach ever affects your personal data, we will inform you and the Data Protection Board of India as the law requires.',
    },
  },
  hi: {
    cookies: {
      heading: 'कुकी और आपके ब्राउज़र में रखी चीज़ें',
      none: 'हम पीछा करने वाली या आँकड़े बटोरने वाली कोई कुकी नहीं रखते।',
      token:
        'एक कुकी, नाम `XSRF-TOKEN`, तभी रखी जाती है जब JavaScript के साथ कोई फ़ॉर्म भेजा जाए। वह बताती है कि फ़ॉर्म हमारे ही पन्ने से आया है। आपके बारे में वह कुछ नहीं कहती।',
      list: 'एक कुकी, नाम `my-list`, तब रखी जाती है जब आप मेरी सूची में कुछ जोड़ते हैं। उसमें चीज़ों के नंबर और उनकी संख्या होती है, आपके बारे में कुछ नहीं। वह हर पन्ने के साथ हमारे सर्वर को जाती है, जो उसकी नकल नहीं रखता। सूची भेजने या खाली करने पर, या आखिरी बदलाव के 180 दिन बाद वह चली जाती है।',
      offer:
        'एक कुकी, नाम `language-offer`, तब रखी जाती है जब आप दूसरी भाषा के पन्ने सुझाने वाली लाइन हटाते हैं। वह सिर्फ़ यही बताती है कि आपने उसे हटाया, और एक साल बाद चली जाती है।',
      notes:
        'मेरी सूची की आपकी टिप्पणियाँ, और उसकी चीज़ों के नाम व तस्वीरें सिर्फ़ आपके ब्राउज़र में रहती हैं। सूची भेजने या चीज़ें हटाने तक वे आपके ही फ़ोन पर रहती हैं।',
      draft: 'जो फ़ॉर्म आपने भेजा नहीं, उसका मसौदा सिर्फ़ आपके ब्राउज़र में रहता है और टैब बंद करते ही चला जाता है।',
      waiting:
        'भेजने से पहले हर पूछताछ आपकी लिखी हर बात के साथ आपके ब्राउज़र में (`IndexedDB`) लिखी जाती है, और हमारे सर्वर का जवाब आते ही वहाँ से हटा दी जाती है। नेटवर्क न हो तो वह वहीं रुकी रहती है, और ब्राउज़र याद रखता है कि कुछ रुका है। नेटवर्क आते ही अपने-आप जाती है, और फिर संदर्भ नंबर छोड़कर मिटा दी जाती है; आप उसे बंद करें तो नंबर भी हट जाता है। 7 दिन तक कोशिश होती है; उसके बाद वह आपके हटाने तक रहती है। “यहाँ से मिटाएँ” उसे तुरंत मिटा देता है।',
      seen: 'आपके देखे पन्ने और तस्वीरें, और हमारा फ़ोन नंबर, ब्राउज़र में रखे जाते हैं ताकि बिना नेटवर्क भी पढ़े जा सकें: ज़्यादा से ज़्यादा 60 पन्ने, 25 MB तस्वीरें, और उनके लिए ज़रूरी 4 MB स्क्रिप्ट और अक्षर; सबसे पुराने पहले हटते हैं। ये सबके लिए एक-से हैं और आपके बारे में कुछ नहीं कहते, पर जो आपका फ़ोन इस्तेमाल करे वह देख सकता है कि आपने क्या पढ़ा। ब्राउज़र में इस साइट का डेटा मिटाने से ये हट जाते हैं।',
    },
    processes: {
      heading: 'इसे कौन देखता और सँभालता है',
      staff:
        'हमारी टीम, और वे कंपनियाँ जो हमारा सर्वर चलाती और ई-मेल पहुँचाती हैं। ये कंपनियाँ जानकारी को सिर्फ़ हमारे उस काम में ला सकती हैं। ऑर्डर तय होने पर पहुँचाने के लिए हम कूरियर को नाम, पता और फ़ोन नंबर देते हैं। कानून माँगे तो सरकारी संस्था को देते हैं। हमारी टीम के फ़ोन पर नई पूछताछ की खबर जा सकती है, आपके पहले नाम और जगह के साथ: उसे ब्राउज़र बनाने वाली कंपनी ले जाती है, एन्क्रिप्ट करके, ताकि सिर्फ़ वही फ़ोन पढ़ सके। बिना नेटवर्क काम करने के लिए उनका फ़ोन एक पन्ना 24 घंटे रख सकता है: आपका नाम, आपने क्या माँगा और बात कहाँ तक पहुँची; नंबर, ई-मेल या पता नहीं। उस बीच वे जो लिखते हैं, वह भी हमारे सर्वर तक पहुँचने तक वहीं रहता है। साइन आउट करते ही दोनों मिट जाते हैं।',
      others:
        'WhatsApp और हमारे सोशल मीडिया के पन्ने दूसरी कंपनियों के हैं। वहाँ लिखेंगे तो उनकी अपनी नीतियाँ भी लागू होंगी।',
    },
    kept: {
      heading: 'कितने समय तक रखते हैं',
      text: (months) =>
        `पूछताछ हम तब तक रखते हैं जब तक जवाब देने के लिए चाहिए, और उसके बाद नर्सरी की तय की अवधि तक। आपके और हमारे बीच के आखिरी संदेश के बाद यह ज़्यादा से ज़्यादा ${months} महीने है। फिर वह हमारी टीम की टिप्पणियों, कोटेशन और उससे जुड़े संदेशों के साथ मिटा दी जाती है। जो बचता है, उसमें आपका कुछ नहीं: संदर्भ नंबर, तारीखें, चीज़ें और संख्या, ताकि हम गिन सकें। बैकअप कुछ हफ़्तों में बदल जाते हैं। न्यूज़लेटर का आपका पता सूची छोड़ने तक रहता है। जिस पते या नंबर से आपने कहा कि कोई चीज़ फिर से उपलब्ध होने पर बताएँ, वह बता देने पर मिटा दिया जाता है; जिस नंबर पर किसी ने नहीं लिखा, वह उसके 14 दिन बाद; और दोनों ज़्यादा से ज़्यादा छह महीने में। इससे ज़्यादा हम वहीं रखते हैं जहाँ कानून कहे।`,
    },
    safety: {
      heading: 'हम इसे कैसे सँभालते हैं',
      text: 'आपकी जानकारी वही देख सकते हैं जिन्हें काम के लिए चाहिए: पूछताछ का जवाब देने वाली हमारी टीम, और मालिक। हर एक अपने खाते से आता है, और जो बदलता है वह उसके नाम से दर्ज होता है। जो लोग सिर्फ़ चीज़ों की सूची देखते हैं, उन्हें पूछताछ नहीं दिखती। कभी आपकी निजी जानकारी में सेंध लगे, तो कानून के मुताबिक हम आपको और भारतीय डेटा संरक्षण बोर्ड को बताएँगे।',
    },
  },
  mr: {
    cookies: {
      heading: 'कुकी आणि आपल्या ब्राउझरमधील साठा',
      none: 'आम्ही माग काढणारी किंवा आकडेवारी गोळा करणारी कोणतीही कुकी वापरत नाही.',
      token:
        '`XSRF-TOKEN` नावाची एक कुकी JavaScript सह फॉर्म पाठवतानाच ठेवली जाते. फॉर्म आमच्याच पानावरून आला एवढेच ती सांगते.',
      list: '`my-list` नावाची एक कुकी, आपण माझी यादी मध्ये काही ठेवता तेव्हा ठेवली जाते. तिच्यात वस्तूंचे क्रमांक आणि संख्या असते, आपल्याबद्दल काही नाही. ती प्रत्येक पानासोबत आमच्या सर्व्हरला जाते; तो तिची प्रत ठेवत नाही. यादी पाठवल्यावर किंवा रिकामी केल्यावर, नाहीतर शेवटच्या बदलानंतर 180 दिवसांनी ती जाते.',
      offer:
        '`language-offer` नावाची एक कुकी, दुसऱ्या भाषेतली पाने सुचवणारी ओळ आपण काढता तेव्हा ठेवली जाते. एवढेच ती सांगते, आणि एका वर्षाने जाते.',
      notes:
        'माझी यादी मधील आपल्या टिपा, आणि तिच्यातल्या वस्तूंची नावे व चित्रे फक्त आपल्या ब्राउझरमध्ये राहतात. यादी पाठवेपर्यंत किंवा वस्तू काढेपर्यंत ती आपल्याच फोनवर असतात.',
      draft: 'न पाठवलेल्या फॉर्मचा मसुदा फक्त आपल्या ब्राउझरमध्ये राहतो आणि टॅब बंद केला की जातो.',
      waiting:
        'पाठवण्याआधी प्रत्येक चौकशी, आपण लिहिलेल्या सर्व गोष्टींसह, आपल्या ब्राउझरमध्ये (`IndexedDB`) लिहिली जाते, आणि आमच्या सर्व्हरचे उत्तर आले की तिथून काढली जाते. नेटवर्क नसेल तर ती तिथेच थांबते, आणि ब्राउझर हे लक्षात ठेवतो. नेटवर्क आले की ती आपोआप जाते, आणि मग संदर्भ क्रमांक सोडून पुसली जाते; आपण ती बंद केली की क्रमांकही जातो. 7 दिवस प्रयत्न होतो; त्यानंतर आपण काढेपर्यंत ती तिथेच राहते. “इथून पुसून टाका” तिला लगेच पुसते.',
      seen: 'नेटवर्क नसतानाही वाचता यावे म्हणून आपण पाहिलेली पाने व चित्रे, आणि आमचा फोन नंबर ब्राउझरमध्ये ठेवला जातो: जास्तीत जास्त 60 पाने, 25 MB चित्रे, आणि त्यांना लागणारी 4 MB स्क्रिप्ट व अक्षरे; सर्वांत जुनी आधी जातात. ती सर्वांसाठी सारखीच असतात आणि आपल्याबद्दल काही सांगत नाहीत, पण आपला फोन वापरणाऱ्याला आपण काय वाचले ते दिसू शकते. ब्राउझरमध्ये या साइटचा डेटा पुसला की ती जातात.',
    },
    processes: {
      heading: 'ती कोण हाताळते',
      staff:
        'आमची टीम, आणि आमचा सर्व्हर चालवणाऱ्या व ई-मेल पोहोचवणाऱ्या कंपन्या. या कंपन्या माहिती फक्त आमच्या त्या कामासाठी वापरू शकतात. ऑर्डर ठरल्यावर पोहोचवण्यासाठी आम्ही कुरियरला नाव, पत्ता आणि फोन नंबर देतो. कायद्याने मागितल्यास सरकारी यंत्रणेला देतो. आमच्या टीमच्या फोनवर नव्या चौकशीची सूचना जाऊ शकते, आपले पहिले नाव आणि गावासह: ब्राउझर बनवणारी कंपनी ती पोहोचवते, फक्त त्याच फोनला वाचता येईल अशी एन्क्रिप्ट करून. नेटवर्कशिवाय काम करता यावे म्हणून त्यांचा फोन एक पान 24 तास ठेवू शकतो: आपले नाव, आपण काय मागितले आणि काम कुठवर आले; क्रमांक, ई-मेल किंवा पत्ता नाही. त्या वेळात ते जे लिहितात, तेही आमच्या सर्व्हरवर पोहोचेपर्यंत तिथे राहते. साइन आउट केले की दोन्ही पुसले जाते.',
      others:
        'WhatsApp आणि आमची सोशल मीडिया पाने इतर कंपन्यांची आहेत. तिथे लिहिल्यास त्यांची धोरणेही लागू होतात.',
    },
    kept: {
      heading: 'किती काळ ठेवतो',
      text: (months) =>
        `उत्तर देण्यासाठी लागते तोपर्यंत, आणि मग नर्सरीने ठरवलेल्या मुदतीपर्यंत आम्ही चौकशी ठेवतो: शेवटच्या संदेशानंतर जास्तीत जास्त ${months} महिने. मग ती टीमच्या नोंदी, दरपत्रके आणि संदेशांसह पुसली जाते. जे उरते त्यात आपल्याबद्दल काही नसते: संदर्भ क्रमांक, तारखा, वस्तू आणि संख्या, मोजणीसाठी. बॅकअप काही आठवड्यांत बदलले जातात. वार्तापत्रासाठीचा आपला पत्ता आपण यादी सोडेपर्यंत राहतो. कळवण्यासाठीचा पत्ता किंवा नंबर कळवल्यावर पुसला जातो, नंबर 14 दिवसांत, दोन्ही सहा महिन्यांत. यापेक्षा जास्त काळ फक्त कायदा सांगतो तिथेच ठेवतो.`,
    },
    safety: {
      heading: 'आम्ही ती कशी जपतो',
      text: 'आपली माहिती कामासाठी लागणाऱ्यांनाच दिसते: चौकशीला उत्तर देणारी आमची टीम, आणि मालक. प्रत्येक जण स्वतःच्या खात्याने येतो, आणि त्याने केलेला बदल त्याच्या नावावर नोंदला जातो. फक्त वस्तूंची यादी पाहणाऱ्यांना चौकशी दिसत नाही. कधी आपल्या वैयक्तिक माहितीचा भंग झाला, तर कायद्यानुसार आम्ही आपल्याला आणि भारतीय डेटा संरक्षण मंडळाला कळवू.',
    },
  },
})
