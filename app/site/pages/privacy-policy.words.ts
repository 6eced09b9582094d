import { defineWords } from '#languages/words.ts'

/** What the Privacy Policy says first: who answers for what is collected, and what happens to it. */
export const privacyWords = defineWords({
  en: {
    title: 'Privacy Policy',
    description:
      'What personal data each form collects, what we use it for, how long we keep it, and your rights under the Digital Personal Data Protection Act, 2023.',
    intro:
      'This is our notice under India’s Digital Personal Data Protection Act, 2023. It lists every detail that we ask for, why we ask, and how you can have it corrected or erased.',
    version: 'Notice version: {dated}',
    who: {
      heading: 'Who is responsible',
      text: '{nursery}, decides why and how your personal data is used. In the words of the Act, we are the Data Fiduciary. For any question about your data, write to {email} or call {phone}.',
      officer: ' {officer} answers for it.',
    },
    collecting: {
      heading: 'What we collect, and why',
      text: 'You can read the whole site without telling us who you are. We collect the details below only when you fill in a form and send it. They let us give you what you asked for: an answer, a quotation or the newsletter. We use them for the purpose written beside them and for nothing else.',
    },
    counts: {
      heading: 'Pages and searches',
      text: 'We count how often each page and each product is looked at, and what is searched for, so that we know what to stock. A count is a number for a day, and nothing of who it was: no internet address, no cookie, nothing about your device. Words that could be an e-mail address or a phone number are left out. The counts are kept for 25 months.',
    },
    connection: {
      heading: 'The connection itself',
      text: 'Your device sends its internet address (IP address) with every request, as it does to any site. Our server needs it to send the page back and to protect the site from misuse: it counts for some minutes how many forms came from one address, and then forgets it. A form that looks as if a program had sent it is set aside, looked at by a person, and then answered or erased.',
    },
    happens: {
      heading: 'What happens to it',
      stored: 'What you send is stored on our server.',
      mailed: 'It is sent to our staff by e-mail, so that someone can answer you.',
      acknowledged:
        'When you have sent an enquiry or a bulk query, we send an acknowledgement to the e-mail address that you gave, so that you know it has arrived. It holds your name, the reference and what you asked about, not your message or your address. One e-mail address gets three of them in an hour at most, and ten in a day.',
      noted:
        'While we answer you, our staff note beside your enquiry how far it has come, who takes care of it, what to do next, and what was said, such as a plant or a day that you prefer. You can ask to read these notes.',
      notSold:
        'We do not sell your personal data. We do not lend it to advertisers. No machine makes a decision about you.',
    },
  },
  hi: {
    title: 'गोपनीयता नीति',
    description:
      'हर फ़ॉर्म में कौन-सी निजी जानकारी ली जाती है, किस काम के लिए, कितने समय तक, और डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 में आपके अधिकार।',
    intro:
      'भारत के डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत यह हमारी सूचना है। हम क्या-क्या पूछते हैं, क्यों पूछते हैं, और आप उसे कैसे सुधरवा या मिटवा सकते हैं, सब यहाँ लिखा है।',
    version: 'सूचना का संस्करण: {dated}',
    who: {
      heading: 'ज़िम्मेदार कौन है',
      text: 'आपकी निजी जानकारी क्यों और कैसे इस्तेमाल हो, यह {nursery} तय करती है। कानून के शब्दों में हम डेटा फ़िड्यूशियरी हैं। अपनी जानकारी के बारे में कोई भी सवाल हो, तो {email} पर लिखें या {phone} पर फ़ोन करें।',
      officer: ' इसके लिए {officer} ज़िम्मेदार हैं।',
    },
    collecting: {
      heading: 'हम क्या लेते हैं, और क्यों',
      text: 'आप अपना परिचय दिए बिना पूरी साइट पढ़ सकते हैं। नीचे की जानकारी हम तभी लेते हैं जब आप कोई फ़ॉर्म भरकर भेजते हैं। उससे हम आपको वह देते हैं जो आपने माँगा: जवाब, दाम या न्यूज़लेटर। हर जानकारी उसके सामने लिखे काम में ही आती है, और किसी काम में नहीं।',
    },
    counts: {
      heading: 'पन्ने और खोज',
      text: 'हम गिनते हैं कि कौन-सा पन्ना और कौन-सी चीज़ कितनी बार देखी गई, और क्या खोजा गया, ताकि जानें कि क्या रखें। गिनती बस एक दिन की संख्या है, किसने देखा इसका कुछ नहीं: न इंटरनेट पता, न कुकी, न आपके फ़ोन की कोई बात। जो शब्द ई-मेल या फ़ोन नंबर लगें, वे छोड़ दिए जाते हैं। गिनती 25 महीने रखी जाती है।',
    },
    connection: {
      heading: 'इंटरनेट का जोड़',
      text: 'आपका फ़ोन या कंप्यूटर हर बार अपना इंटरनेट पता (IP) भेजता है, जैसे हर साइट को। पन्ना लौटाने और साइट को दुरुपयोग से बचाने के लिए हमारे सर्वर को वह चाहिए: वह कुछ मिनट गिनता है कि एक पते से कितने फ़ॉर्म आए, फिर भूल जाता है। जो फ़ॉर्म किसी प्रोग्राम का भेजा लगे, उसे अलग रखकर कोई इंसान देखता है, फिर जवाब दिया जाता है या मिटा दिया जाता है।',
    },
    happens: {
      heading: 'उसका क्या होता है',
      stored: 'आप जो भेजते हैं, वह हमारे सर्वर पर रखा जाता है।',
      mailed: 'वह ई-मेल से हमारी टीम तक जाता है, ताकि कोई आपको जवाब दे सके।',
      acknowledged:
        'पूछताछ या थोक का सवाल भेजने पर हम आपके दिए ई-मेल पर खबर भेजते हैं कि वह मिल गया। उसमें आपका नाम, संदर्भ नंबर और आपने क्या पूछा, यह होता है; आपका संदेश या पता नहीं। एक ई-मेल पते पर घंटे में ज़्यादा से ज़्यादा तीन और दिन में दस ऐसी खबरें जाती हैं।',
      noted:
        'जवाब देते हुए हमारी टीम आपकी पूछताछ के साथ लिखती है कि बात कहाँ तक पहुँची, कौन देख रहा है, आगे क्या करना है और क्या बात हुई, जैसे कोई पौधा या दिन जो आपको पसंद हो। आप ये बातें पढ़ने के लिए माँग सकते हैं।',
      notSold:
        'हम आपकी निजी जानकारी बेचते नहीं। विज्ञापन वालों को देते भी नहीं। आपके बारे में कोई फ़ैसला मशीन नहीं करती।',
    },
  },
  mr: {
    title: 'गोपनीयता धोरण',
    description:
      'प्रत्येक फॉर्म कोणती वैयक्तिक माहिती घेतो, ती कशासाठी वापरतो, किती काळ ठेवतो, आणि डिजिटल वैयक्तिक डेटा संरक्षण कायदा, 2023 नुसार आपले हक्क.',
    intro:
      'भारताच्या डिजिटल वैयक्तिक डेटा संरक्षण कायदा, 2023 नुसार ही आमची सूचना आहे. आम्ही काय काय विचारतो, का विचारतो, आणि आपण ते कसे दुरुस्त किंवा पुसून घेऊ शकता, ते सर्व इथे आहे.',
    version: 'सूचनेची आवृत्ती: {dated}',
    who: {
      heading: 'जबाबदार कोण',
      text: 'आपली वैयक्तिक माहिती का आणि कशी वापरायची, हे {nursery} ठरवते. कायद्याच्या शब्दांत आम्ही डेटा फिड्युशिअरी आहोत. आपल्या माहितीबद्दल कोणताही प्रश्न असल्यास {email} वर लिहा किंवा {phone} वर फोन करा.',
      officer: ' यासाठी {officer} जबाबदार आहेत.',
    },
    collecting: {
      heading: 'आम्ही काय घेतो, आणि का',
      text: 'आपण कोण आहात हे न सांगता संपूर्ण साइट वाचू शकता. खालची माहिती आम्ही तेव्हाच घेतो, जेव्हा आपण एखादा फॉर्म भरून पाठवता. तिच्यामुळे आम्ही आपण मागितलेले देऊ शकतो: उत्तर, किंमत किंवा वार्तापत्र. प्रत्येक माहिती तिच्यासमोर लिहिलेल्या कामासाठीच वापरतो, इतर कशासाठीही नाही.',
    },
    counts: {
      heading: 'पाने आणि शोध',
      text: 'काय ठेवायचे ते कळावे म्हणून प्रत्येक पान आणि वस्तू किती वेळा पाहिली गेली, आणि काय शोधले गेले, ते आम्ही मोजतो. ही मोजणी म्हणजे एका दिवसाचा आकडा, कुणी पाहिले याचे काहीही नाही: इंटरनेट पत्ता नाही, कुकी नाही, आपल्या फोनबद्दल काहीही नाही. ई-मेल किंवा फोन नंबर असू शकतील असे शब्द वगळले जातात. मोजणी 25 महिने ठेवली जाते.',
    },
    connection: {
      heading: 'इंटरनेट जोडणी',
      text: 'आपला फोन किंवा संगणक प्रत्येक वेळी त्याचा इंटरनेट पत्ता (IP) पाठवतो, जसा कोणत्याही साइटला. पान परत पाठवायला आणि गैरवापरापासून साइट वाचवायला आमच्या सर्व्हरला तो लागतो: एका पत्त्यावरून किती फॉर्म आले ते तो काही मिनिटे मोजतो, मग विसरतो. एखाद्या प्रोग्रामने पाठवल्यासारखा वाटणारा फॉर्म बाजूला ठेवून माणूस पाहतो, आणि मग त्याला उत्तर दिले जाते किंवा तो पुसला जातो.',
    },
    happens: {
      heading: 'त्याचे काय होते',
      stored: 'आपण पाठवलेले आमच्या सर्व्हरवर ठेवले जाते.',
      mailed: 'कुणीतरी आपल्याला उत्तर द्यावे म्हणून ते ई-मेलने आमच्या टीमकडे जाते.',
      acknowledged:
        'चौकशी किंवा घाऊक प्रश्न पाठवल्यावर, तो मिळाल्याचे आम्ही आपण दिलेल्या ई-मेलवर कळवतो. त्यात आपले नाव, संदर्भ क्रमांक आणि आपण काय विचारले ते असते; आपला संदेश किंवा पत्ता नाही. एका ई-मेल पत्त्यावर तासाला जास्तीत जास्त तीन आणि दिवसाला दहा अशी पत्रे जातात.',
      noted:
        'उत्तर देताना आमची टीम आपल्या चौकशीसोबत लिहून ठेवते: काम कुठवर आले, कोण पाहत आहे, पुढे काय करायचे, आणि काय बोलणे झाले, जसे आपल्याला हवे असलेले झाड किंवा दिवस. या नोंदी वाचायला आपण मागू शकता.',
      notSold:
        'आम्ही आपली वैयक्तिक माहिती विकत नाही. जाहिरातदारांना देत नाही. आपल्याबद्दलचा कोणताही निर्णय यंत्र घेत नाही.',
    },
  },
})
