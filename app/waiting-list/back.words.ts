import { defineWords } from '#languages/words.ts'

/** What people are told of a product that is back, by e-mail or in a chat. */
export const backWords = defineWords({
  en: {
    subject: (thing: string) => `${thing} is back`,
    isBack: (thing: string, business: string) => `${thing} can be had again at ${business}.`,
    asked: (date: string) =>
      `You asked us on ${date} to write to you when it is back. This was the one e-mail, and your address is erased now.`,
    askedByMobile: (date: string) =>
      `You asked us on ${date} to write to you when it is back. We erase your number now.`,
    open: 'Here it is:',
    see: 'See it in the shop',
    notMe:
      'If it was not you who asked, open this page, and we write to you about nothing else that was asked for with your address:',
    notMeLink: 'It was not me',
  },
  hi: {
    subject: (thing) => `${thing} फिर से उपलब्ध है`,
    isBack: (thing, business) => `${thing} अब ${business} में फिर से उपलब्ध है।`,
    asked: (date) =>
      `आपने ${date} को कहा था कि इसके फिर से उपलब्ध होने पर हम आपको लिखें। यही एक ई-मेल था, और आपका पता अब मिटा दिया जाता है।`,
    askedByMobile: (date) =>
      `आपने ${date} को कहा था कि इसके फिर से उपलब्ध होने पर हम आपको लिखें। आपका नंबर हम अब मिटा देते हैं।`,
    open: 'यहाँ देखें:',
    see: 'दुकान में देखें',
    notMe:
      'अगर आपने यह नहीं कहा था, तो यह पन्ना खोलें। फिर आपके पते से माँगी गई किसी और चीज़ के बारे में हम नहीं लिखेंगे:',
    notMeLink: 'यह मैंने नहीं कहा था',
  },
  mr: {
    subject: (thing) => `${thing} पुन्हा मिळत आहे`,
    isBack: (thing, business) => `${thing} आता ${business} मध्ये पुन्हा मिळत आहे.`,
    asked: (date) =>
      `हे पुन्हा मिळू लागल्यावर कळवा, असे आपण ${date} रोजी सांगितले होते. हा एकच ई-मेल होता, आणि आपला पत्ता आता पुसला जात आहे.`,
    askedByMobile: (date) =>
      `हे पुन्हा मिळू लागल्यावर कळवा, असे आपण ${date} रोजी सांगितले होते. आपला नंबर आम्ही आता पुसत आहोत.`,
    open: 'इथे पाहा:',
    see: 'दुकानात पाहा',
    notMe:
      'आपण हे सांगितले नसेल, तर हे पान उघडा. मग आपल्या पत्त्यावरून मागितलेल्या इतर कशाबद्दलही आम्ही लिहिणार नाही:',
    notMeLink: 'हे मी सांगितले नव्हते',
  },
})
