import { defineWords } from '#languages/words.ts'

/** What the page of corporate and bulk gifting says (§2). */
export const corporateWords = defineWords({
  en: {
    home: 'Home',
    name: 'Corporate and Bulk Gifting',
    expert: 'Connect with an expert',
    expertText: 'Share a few details. We will call with options, prices and delivery dates.',
    why: 'Why give plants',
    seen: {
      title: 'Seen every day',
      text: 'Sweets are gone in a week. A plant stays on the desk, and so does the memory of who gave it.',
    },
    kinder: {
      title: 'Kinder rooms',
      text: 'A little green softens an office. People like to work beside it, and visitors notice it.',
    },
    easy: {
      title: 'Easy to keep',
      text: 'We suggest plants for the light and the care that an office can give. Most need water once a week or less.',
    },
    ready: 'Ready to gift',
    ask: 'Ask us about mixed sets, pots with your name on them and a list of addresses.',
    pages: 'Pages of gifts',
  },
  hi: {
    home: 'होम',
    name: 'कॉर्पोरेट और थोक उपहार',
    expert: 'हमारे जानकार से बात करें',
    expertText: 'थोड़ी सी जानकारी दीजिए। हम फ़ोन करके पौधे, दाम और डिलीवरी की तारीखें बता देंगे।',
    why: 'पौधे ही क्यों दें',
    seen: {
      title: 'रोज़ नज़र आता है',
      text: 'मिठाई हफ़्ते भर में खत्म हो जाती है। पौधा मेज़ पर रहता है, और देने वाले की याद भी।',
    },
    kinder: {
      title: 'कमरा खिल उठता है',
      text: 'थोड़ी सी हरियाली से ऑफ़िस बदल जाता है। उसके पास काम करना अच्छा लगता है, और आने वालों की नज़र उस पर जाती है।',
    },
    easy: {
      title: 'सँभालना आसान',
      text: 'ऑफ़िस में जितनी रोशनी और देखभाल मिल सके, हम उसी हिसाब से पौधे सुझाते हैं। ज़्यादातर को हफ़्ते में एक बार या उससे भी कम पानी चाहिए।',
    },
    ready: 'देने के लिए तैयार',
    ask: 'मिले-जुले सेट, आपके नाम वाले गमले और कई पतों पर डिलीवरी के बारे में हमसे पूछें।',
    pages: 'उपहारों के पन्ने',
  },
  mr: {
    home: 'मुखपृष्ठ',
    name: 'कॉर्पोरेट आणि घाऊक भेटवस्तू',
    expert: 'आमच्या तज्ज्ञांशी बोला',
    expertText: 'थोडी माहिती द्या. आम्ही फोन करून रोपे, किंमत आणि डिलिव्हरीची तारीख सांगू.',
    why: 'रोपेच का द्यावीत',
    seen: {
      title: 'रोज दिसते',
      text: 'मिठाई आठवड्यात संपते. रोप टेबलावर राहते, आणि देणाऱ्याची आठवणही.',
    },
    kinder: {
      title: 'खोली प्रसन्न होते',
      text: 'थोड्याशा हिरवाईने ऑफिस बदलून जाते. तिच्याजवळ काम करायला छान वाटते, आणि येणाऱ्यांचे लक्ष तिकडे जाते.',
    },
    easy: {
      title: 'जपायला सोपे',
      text: 'ऑफिसात जितका प्रकाश आणि निगा मिळेल त्याप्रमाणे आम्ही रोपे सुचवतो. बहुतेकांना आठवड्यातून एकदा किंवा त्याहून कमी पाणी लागते.',
    },
    ready: 'द्यायला तयार',
    ask: 'एकत्र संच, आपले नाव असलेल्या कुंड्या आणि अनेक पत्त्यांवर डिलिव्हरी याबद्दल आम्हाला विचारा.',
    pages: 'भेटवस्तूंची पाने',
  },
})
