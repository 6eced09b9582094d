import { defineWords } from '#languages/words.ts'

/** What the demonstration's own category is called, and what its page says. */
export const winterWords = defineWords({
  en: {
    name: 'Winter Plants',
    heading: 'Winter Plants',
    title: 'Winter plants',
    description:
      'Poinsettia, cyclamen and others that like cool months. Browse and send an enquiry.',
    intro: 'They like cool nights, and a sun that does not burn.',
  },
  hi: {
    name: 'सर्दियों के पौधे',
    heading: 'सर्दियों के पौधे',
    title: 'सर्दियों के पौधे',
    description: 'पॉइनसेटिया, साइक्लेमेन और ठंडे महीनों के दूसरे पौधे। देखिए और पूछताछ भेजिए।',
    intro: 'इन्हें ठंडी रातें और हल्की धूप अच्छी लगती है।',
  },
  mr: {
    name: 'हिवाळ्यातील रोपे',
    heading: 'हिवाळ्यातील रोपे',
    title: 'हिवाळ्यातील रोपे',
    description: 'पॉइनसेटिया, सायक्लेमेन आणि थंडीच्या महिन्यांतील इतर रोपे. पाहा आणि चौकशी पाठवा.',
    intro: 'यांना थंड रात्री आणि कोवळे ऊन आवडते.',
  },
})
