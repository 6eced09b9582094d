import { defineWords } from '#languages/words.ts'

/** What cards of products say, and what stands around them. */
export const cardWords = defineWords({
  en: {
    enquire: 'Enquire Now',
    add: (name: string) => `Add to my list: ${name}`,
    backIn: (month: string) => `Back in ${month}`,
    tips: 'Useful Tips',
    advantages: 'Advantages',
    bulk: 'Purchase in Bulk',
    pictures:
      '*Images are for reference purposes only. Actual product may vary in shape or appearance based on climate, age, height, etc. The product is replaceable but not returnable.',
    ask: 'Ask us',
    question: 'Can’t see what you want?',
    answer: 'Tell us, and a garden expert will find it.',
    first: 'Back to the first products',
    more: 'More products',
  },
  hi: {
    enquire: 'अभी पूछें',
    add: (name) => `मेरी सूची में जोड़ें: ${name}`,
    backIn: (month) => `${month} में फिर से उपलब्ध`,
    tips: 'काम की बातें',
    advantages: 'फ़ायदे',
    bulk: 'थोक में मँगवाएँ',
    pictures:
      '*चित्र सिर्फ़ अंदाज़े के लिए हैं। मौसम, उम्र, ऊँचाई वगैरह के हिसाब से असली चीज़ का आकार या रूप अलग हो सकता है। चीज़ बदली जा सकती है, पर लौटाई नहीं जा सकती।',
    ask: 'हमसे पूछें',
    question: 'जो चाहिए, वह दिख नहीं रहा?',
    answer: 'हमें बताइए, बागवानी के हमारे जानकार ढूँढ़ देंगे।',
    first: 'फिर शुरू से देखें',
    more: 'आगे और देखें',
  },
  mr: {
    enquire: 'आत्ता विचारा',
    add: (name) => `माझ्या यादीत जोडा: ${name}`,
    backIn: (month) => `${month}मध्ये पुन्हा मिळेल`,
    tips: 'उपयोगी टिपा',
    advantages: 'फायदे',
    bulk: 'घाऊक मागवा',
    pictures:
      '*चित्रे फक्त संदर्भासाठी आहेत. हवामान, वय, उंची इत्यादींनुसार प्रत्यक्ष वस्तूचा आकार किंवा रूप वेगळे असू शकते. वस्तू बदलून मिळेल, पण परत घेतली जाणार नाही.',
    ask: 'आम्हाला विचारा',
    question: 'हवे ते दिसत नाही?',
    answer: 'आम्हाला सांगा, आमचे बागकाम तज्ज्ञ शोधून देतील.',
    first: 'पुन्हा सुरुवातीपासून पाहा',
    more: 'पुढे आणखी पाहा',
  },
})
