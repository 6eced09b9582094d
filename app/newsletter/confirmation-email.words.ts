import { defineWords } from '#languages/words.ts'

/** What the e-mail says that asks whether an address wants the newsletter. */
export const confirmationEmailWords = defineWords({
  en: {
    subject: (business: string) => `Please confirm: planting notes from ${business}`,
    asked: (business: string) =>
      `Somebody, you we hope, asked for the planting notes of ${business} at this address.`,
    ignore: 'If it was not you, do nothing: we will not write again.',
    openToConfirm: 'Open this page to confirm:',
    openToEnd: 'To be taken off the list at any time:',
    confirm: 'Confirm the subscription',
    end: 'Take me off the list',
  },
  hi: {
    subject: (business) => `कृपया हाँ कहें: ${business} का न्यूज़लेटर`,
    asked: (business) => `किसी ने, शायद आपने ही, इस पते पर ${business} का न्यूज़लेटर मँगवाया है।`,
    ignore: 'अगर आपने नहीं मँगवाया, तो कुछ न करें: हम फिर नहीं लिखेंगे।',
    openToConfirm: 'हाँ कहने के लिए यह पन्ना खोलें:',
    openToEnd: 'कभी भी सूची से हटने के लिए:',
    confirm: 'हाँ, मुझे भेजें',
    end: 'मुझे सूची से हटाएँ',
  },
  mr: {
    subject: (business) => `कृपया होकार कळवा: ${business} चे वार्तापत्र`,
    asked: (business) => `कोणीतरी, बहुधा आपणच, या पत्त्यावर ${business} चे वार्तापत्र मागवले आहे.`,
    ignore: 'आपण मागवले नसेल, तर काहीही करू नका: आम्ही पुन्हा लिहिणार नाही.',
    openToConfirm: 'होकार कळवण्यासाठी हे पान उघडा:',
    openToEnd: 'कधीही यादीतून बाहेर पडण्यासाठी:',
    confirm: 'हो, मला पाठवा',
    end: 'मला यादीतून काढा',
  },
})
