import { defineWords } from '#languages/words.ts'

/** What the Privacy Policy says of the visitor’s rights. */
export const rightsWords = defineWords({
  en: {
    rights: {
      heading: 'Your rights',
      access: 'Access',
      accessIs:
        'Ask for a summary of the personal data that we hold about you, what we do with it, and with whom we have shared it.',
      correction: 'Correction',
      correctionIs: 'Have data corrected, completed or brought up to date.',
      erasure: 'Erasure',
      erasureIs: 'Have data erased, unless a law tells us to keep it.',
      withdrawal: 'Withdrawing consent',
      withdrawalIs:
        'Take back your consent at any time, as easily as you gave it. We then stop using the data. What was done before stays lawful. We may no longer be able to answer your enquiry.',
      grievance: 'Grievance redressal',
      grievanceIs: 'Complain to us about the way we handle your data, and get an answer.',
      nomination: 'Nomination',
      nominationIs:
        'Name a person who may use these rights for you after your death or if you become unable to use them.',
    },
    use: {
      heading: 'How to use them',
      text: 'Write to {email} or call {phone}. Say which right you want to use, and give the e-mail address or mobile number that you wrote in the form, so that we can find your data. We may ask you to show that it is yours. To leave the newsletter, follow the link in its e-mails. All this is free. We answer within the time that the law sets.',
      languages:
        'You may ask to read this notice in English or in any language listed in the Eighth Schedule to the Constitution of India.',
    },
    children: {
      heading: 'Children',
      text: 'If you are under 18, please ask a parent or lawful guardian to send the form for you. If you learn that a child has sent us personal data without one, tell us and we will erase it.',
    },
    complaint: {
      heading: 'Complaint to the Board',
      text: 'Please bring a grievance to us first, as the Act asks. If our answer does not settle it, you can complain to the Data Protection Board of India.',
    },
    changes: {
      heading: 'Changes to this notice',
      text: 'When what we collect or why we collect it changes, we publish a new notice here with a new version. This one is version {version}.',
    },
  },
  hi: {
    rights: {
      heading: 'आपके अधिकार',
      access: 'जानना',
      accessIs: 'पूछें कि हमारे पास आपकी क्या निजी जानकारी है, हम उसका क्या करते हैं, और किसे दी है।',
      correction: 'सुधार',
      correctionIs: 'जानकारी को ठीक, पूरा या ताज़ा करवाएँ।',
      erasure: 'मिटाना',
      erasureIs: 'जानकारी मिटवाएँ, जब तक कोई कानून उसे रखने को न कहे।',
      withdrawal: 'सहमति वापस लेना',
      withdrawalIs:
        'अपनी सहमति कभी भी वापस लें, उतनी ही आसानी से जितनी आसानी से दी थी। फिर हम जानकारी इस्तेमाल नहीं करते। पहले जो हुआ, वह जायज़ रहता है। हो सकता है कि फिर हम आपकी पूछताछ का जवाब न दे पाएँ।',
      grievance: 'शिकायत',
      grievanceIs: 'हम आपकी जानकारी जैसे इस्तेमाल करते हैं, उसकी शिकायत हमसे करें और जवाब पाएँ।',
      nomination: 'किसी को नामित करना',
      nominationIs:
        'किसी को नामित करें जो आपकी मृत्यु के बाद, या आपके असमर्थ होने पर, ये अधिकार इस्तेमाल कर सके।',
    },
    use: {
      heading: 'इन्हें कैसे इस्तेमाल करें',
      text: '{email} पर लिखें या {phone} पर फ़ोन करें। बताएँ कि कौन-सा अधिकार इस्तेमाल करना है, और फ़ॉर्म में लिखा ई-मेल या मोबाइल नंबर दें, ताकि हम आपकी जानकारी ढूँढ़ सकें। हम पूछ सकते हैं कि वह आपकी ही है। न्यूज़लेटर छोड़ने के लिए उसके ई-मेल में दिया लिंक खोलें। यह सब मुफ़्त है। कानून में तय समय के भीतर हम जवाब देते हैं।',
      languages:
        'आप यह सूचना अंग्रेज़ी में या भारत के संविधान की आठवीं अनुसूची की किसी भी भाषा में पढ़ने के लिए माँग सकते हैं।',
    },
    children: {
      heading: 'बच्चे',
      text: 'आप 18 साल से छोटे हैं, तो कृपया माता-पिता या कानूनी अभिभावक से फ़ॉर्म भिजवाएँ। पता चले कि किसी बच्चे ने उनके बिना हमें निजी जानकारी भेजी है, तो बताइए, हम मिटा देंगे।',
    },
    complaint: {
      heading: 'बोर्ड से शिकायत',
      text: 'कानून के मुताबिक शिकायत पहले हमसे कीजिए। हमारे जवाब से बात न बने, तो आप भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
    },
    changes: {
      heading: 'इस सूचना में बदलाव',
      text: 'हम क्या लेते हैं या क्यों लेते हैं, यह बदलने पर हम यहाँ नए संस्करण की सूचना छापते हैं। यह संस्करण {version} है।',
    },
  },
  mr: {
    rights: {
      heading: 'आपले हक्क',
      access: 'माहिती मिळवणे',
      accessIs:
        'आमच्याकडे आपली कोणती वैयक्तिक माहिती आहे, आम्ही तिचे काय करतो आणि ती कुणाला दिली, ते विचारा.',
      correction: 'दुरुस्ती',
      correctionIs: 'माहिती दुरुस्त, पूर्ण किंवा अद्ययावत करून घ्या.',
      erasure: 'पुसणे',
      erasureIs: 'माहिती पुसून घ्या, एखादा कायदा ती ठेवायला सांगत नसेल तर.',
      withdrawal: 'संमती मागे घेणे',
      withdrawalIs:
        'आपली संमती कधीही मागे घ्या, जितक्या सहज दिली तितक्याच सहज. मग आम्ही माहिती वापरणे थांबवतो. आधी जे झाले ते वैध राहते. कदाचित मग आपल्या चौकशीला उत्तर देता येणार नाही.',
      grievance: 'तक्रार',
      grievanceIs: 'आम्ही आपली माहिती ज्या प्रकारे हाताळतो, त्याबद्दल आमच्याकडे तक्रार करा आणि उत्तर मिळवा.',
      nomination: 'नामनिर्देशन',
      nominationIs: 'आपल्या मृत्यूनंतर, किंवा आपण असमर्थ झाल्यास, हे हक्क वापरू शकेल अशा व्यक्तीचे नाव द्या.',
    },
    use: {
      heading: 'ते कसे वापरायचे',
      text: '{email} वर लिहा किंवा {phone} वर फोन करा. कोणता हक्क वापरायचा ते सांगा, आणि फॉर्ममध्ये लिहिलेला ई-मेल किंवा मोबाइल नंबर द्या, म्हणजे आम्हाला आपली माहिती सापडेल. ती आपलीच आहे का, हे आम्ही विचारू शकतो. वार्तापत्र थांबवण्यासाठी त्याच्या ई-मेलमधली लिंक उघडा. हे सर्व मोफत आहे. कायद्याने ठरवलेल्या वेळेत आम्ही उत्तर देतो.',
      languages:
        'ही सूचना इंग्रजीत किंवा भारताच्या संविधानाच्या आठव्या अनुसूचीतील कोणत्याही भाषेत वाचायला आपण मागू शकता.',
    },
    children: {
      heading: 'मुले',
      text: 'आपण 18 वर्षांपेक्षा लहान असाल, तर कृपया पालकांना किंवा कायदेशीर पालकत्व असलेल्या व्यक्तीला फॉर्म पाठवायला सांगा. एखाद्या मुलाने त्यांच्याशिवाय आम्हाला वैयक्तिक माहिती पाठवल्याचे कळले, तर सांगा, आम्ही ती पुसू.',
    },
    complaint: {
      heading: 'मंडळाकडे तक्रार',
      text: 'कायद्यानुसार तक्रार आधी आमच्याकडे करा. आमच्या उत्तराने समाधान झाले नाही, तर आपण भारतीय डेटा संरक्षण मंडळाकडे तक्रार करू शकता.',
    },
    changes: {
      heading: 'या सूचनेतील बदल',
      text: 'आम्ही काय घेतो किंवा का घेतो हे बदलले, की आम्ही इथे नव्या आवृत्तीची सूचना प्रसिद्ध करतो. ही आवृत्ती {version} आहे.',
    },
  },
})
