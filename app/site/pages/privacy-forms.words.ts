import { defineWords } from '#languages/words.ts'

/** What each form asks for (§3), and what it is used for. */
export const privacyFormWords = defineWords({
  en: {
    enquiry: {
      heading: 'Enquiry form',
      name: { given: 'Full name', used: 'To know who is asking and how to address you.' },
      email: { given: 'E-mail', used: 'To acknowledge your enquiry and to answer it in writing.' },
      mobile: {
        given: 'Mobile number',
        used: 'To call you or write to you on WhatsApp about your enquiry.',
      },
      address: {
        given: 'Address',
        used: 'To see how we can deliver to you and advise on what grows there.',
      },
      message: { given: 'Message (optional)', used: 'To understand what you want.' },
      list: {
        given: 'From My list: the products, how many, and your notes (optional)',
        used: 'To quote and to choose what you asked for.',
      },
    },
    heads: { given: 'What you give', used: 'What we use it for' },
    bulk: {
      heading: 'Corporate and bulk enquiry form',
      name: { given: 'Full name', used: 'To know who is asking and how to address you.' },
      mobile: {
        given: 'Mobile number',
        used: 'To call you or write to you on WhatsApp about your query.',
      },
      email: { given: 'E-mail', used: 'To acknowledge your query and to answer it in writing.' },
      type: {
        given: 'Type of query',
        used: 'To pass it to the staff who handle gifts or bulk purchases.',
      },
      company: { given: 'Company name (optional)', used: 'To prepare an answer for your company.' },
      message: { given: 'Message (optional)', used: 'To understand what you want.' },
    },
    newsletter: {
      heading: 'Newsletter',
      email: { given: 'E-mail', used: 'To send you our newsletter, until you tell us to stop.' },
    },
    tellMe: {
      heading: 'Tell me when it is back',
      contact: {
        given: 'E-mail or mobile number',
        used: 'To write to you once, when the product or the size that you asked for can be had again.',
      },
    },
    leftOut:
      'If you leave out a detail that is not marked optional, the form cannot be sent. You can call us instead. With each form we also keep the time at which it was sent, the language of its page and the version of this notice. Please do not put health, bank or identity details into a message. We do not need them.',
  },
  hi: {
    enquiry: {
      heading: 'पूछताछ का फ़ॉर्म',
      name: { given: 'पूरा नाम', used: 'यह जानने के लिए कि कौन पूछ रहा है और आपको क्या कहकर बुलाएँ।' },
      email: { given: 'ई-मेल', used: 'आपकी पूछताछ मिलने की खबर देने और लिखकर जवाब देने के लिए।' },
      mobile: {
        given: 'मोबाइल नंबर',
        used: 'आपकी पूछताछ के बारे में फ़ोन करने या WhatsApp पर लिखने के लिए।',
      },
      address: { given: 'पता', used: 'यह देखने के लिए कि आप तक कैसे पहुँचाएँ और वहाँ क्या उगता है।' },
      message: { given: 'संदेश (ज़रूरी नहीं)', used: 'यह समझने के लिए कि आपको क्या चाहिए।' },
      list: {
        given: 'मेरी सूची से: चीज़ें, कितनी, और आपकी टिप्पणियाँ (ज़रूरी नहीं)',
        used: 'दाम बताने और आपकी माँगी चीज़ें चुनने के लिए।',
      },
    },
    heads: { given: 'आप क्या देते हैं', used: 'हम उसका क्या करते हैं' },
    bulk: {
      heading: 'कॉर्पोरेट और थोक पूछताछ का फ़ॉर्म',
      name: { given: 'पूरा नाम', used: 'यह जानने के लिए कि कौन पूछ रहा है और आपको क्या कहकर बुलाएँ।' },
      mobile: { given: 'मोबाइल नंबर', used: 'आपके सवाल के बारे में फ़ोन करने या WhatsApp पर लिखने के लिए।' },
      email: { given: 'ई-मेल', used: 'आपका सवाल मिलने की खबर देने और लिखकर जवाब देने के लिए।' },
      type: {
        given: 'सवाल किस बारे में है',
        used: 'टीम में उन तक पहुँचाने के लिए जो उपहार या थोक खरीद देखते हैं।',
      },
      company: { given: 'कंपनी का नाम (ज़रूरी नहीं)', used: 'आपकी कंपनी के लिए जवाब तैयार करने के लिए।' },
      message: { given: 'संदेश (ज़रूरी नहीं)', used: 'यह समझने के लिए कि आपको क्या चाहिए।' },
    },
    newsletter: {
      heading: 'न्यूज़लेटर',
      email: { given: 'ई-मेल', used: 'आपको हमारा न्यूज़लेटर भेजने के लिए, जब तक आप मना न करें।' },
    },
    tellMe: {
      heading: 'फिर से उपलब्ध होने पर मुझे बताएँ',
      contact: {
        given: 'ई-मेल या मोबाइल नंबर',
        used: 'आपकी माँगी चीज़ या उसका आकार फिर से उपलब्ध होने पर आपको एक बार लिखने के लिए।',
      },
    },
    leftOut:
      'जिस जानकारी के आगे “ज़रूरी नहीं” न लिखा हो, उसे छोड़ने पर फ़ॉर्म नहीं जाता। आप चाहें तो फ़ोन कर लें। हर फ़ॉर्म के साथ हम भेजने का समय, भाषा और इस सूचना का संस्करण भी रखते हैं। कृपया संदेश में सेहत, बैंक या पहचान-पत्र की बातें न लिखें। हमें उनकी ज़रूरत नहीं।',
  },
  mr: {
    enquiry: {
      heading: 'चौकशीचा फॉर्म',
      name: { given: 'पूर्ण नाव', used: 'कोण विचारत आहे आणि आपल्याला कसे संबोधायचे, हे कळण्यासाठी.' },
      email: { given: 'ई-मेल', used: 'आपली चौकशी मिळाल्याचे कळवण्यासाठी आणि लेखी उत्तर देण्यासाठी.' },
      mobile: {
        given: 'मोबाइल नंबर',
        used: 'आपल्या चौकशीबद्दल फोन करण्यासाठी किंवा WhatsApp वर लिहिण्यासाठी.',
      },
      address: { given: 'पत्ता', used: 'आपल्यापर्यंत कसे पोहोचवता येईल आणि तिथे काय उगवते, ते पाहण्यासाठी.' },
      message: { given: 'संदेश (ऐच्छिक)', used: 'आपल्याला काय हवे आहे, ते समजण्यासाठी.' },
      list: {
        given: 'माझी यादी मधून: वस्तू, किती, आणि आपल्या टिपा (ऐच्छिक)',
        used: 'किंमत सांगण्यासाठी आणि आपण मागितलेले निवडण्यासाठी.',
      },
    },
    heads: { given: 'आपण काय देता', used: 'आम्ही ते कशासाठी वापरतो' },
    bulk: {
      heading: 'कॉर्पोरेट आणि घाऊक चौकशीचा फॉर्म',
      name: { given: 'पूर्ण नाव', used: 'कोण विचारत आहे आणि आपल्याला कसे संबोधायचे, हे कळण्यासाठी.' },
      mobile: {
        given: 'मोबाइल नंबर',
        used: 'आपल्या प्रश्नाबद्दल फोन करण्यासाठी किंवा WhatsApp वर लिहिण्यासाठी.',
      },
      email: { given: 'ई-मेल', used: 'आपला प्रश्न मिळाल्याचे कळवण्यासाठी आणि लेखी उत्तर देण्यासाठी.' },
      type: { given: 'प्रश्न कशाबद्दल आहे', used: 'भेटवस्तू किंवा घाऊक खरेदी पाहणाऱ्यांकडे देण्यासाठी.' },
      company: { given: 'कंपनीचे नाव (ऐच्छिक)', used: 'आपल्या कंपनीसाठी उत्तर तयार करण्यासाठी.' },
      message: { given: 'संदेश (ऐच्छिक)', used: 'आपल्याला काय हवे आहे, ते समजण्यासाठी.' },
    },
    newsletter: {
      heading: 'वार्तापत्र',
      email: { given: 'ई-मेल', used: 'आपण थांबवायला सांगेपर्यंत आमचे वार्तापत्र पाठवण्यासाठी.' },
    },
    tellMe: {
      heading: 'पुन्हा मिळू लागल्यावर मला कळवा',
      contact: {
        given: 'ई-मेल किंवा मोबाइल नंबर',
        used: 'आपल्याला एकदा कळवण्यासाठी.',
      },
    },
    leftOut:
      '“ऐच्छिक” असे लिहिलेले नाही, ती माहिती सोडली तर फॉर्म पाठवता येत नाही. त्याऐवजी आपण फोन करू शकता. प्रत्येक फॉर्मसोबत आम्ही पाठवल्याची वेळ, भाषा आणि या सूचनेची आवृत्तीही ठेवतो. कृपया संदेशात आरोग्याची, बँकेची किंवा ओळखपत्राची माहिती लिहू नका. आम्हाला तिची गरज नाही.',
  },
})
