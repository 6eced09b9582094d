import { defineWords } from '#languages/words.ts'

/** What is said around what waits, on the page of its own. */
export const waitingPageWords = defineWords({
  en: {
    home: 'Home',
    name: 'Enquiries that wait',
    description: 'Enquiries that wait on this phone for the network.',
    intro: 'What you have written without network goes by itself when it is back.',
    what: 'What waits',
  },
  hi: {
    home: 'होम',
    name: 'रुकी हुई पूछताछ',
    description: 'इस फ़ोन पर नेटवर्क के इंतज़ार में रुकी हुई पूछताछ।',
    intro: 'बिना नेटवर्क जो आपने लिखा, वह नेटवर्क आते ही अपने आप चला जाएगा।',
    what: 'क्या रुका है',
  },
  mr: {
    home: 'मुखपृष्ठ',
    name: 'थांबलेल्या चौकश्या',
    description: 'या फोनवर नेटवर्कची वाट पाहणाऱ्या चौकश्या.',
    intro: 'नेटवर्क नसताना आपण जे लिहिले, ते नेटवर्क येताच आपोआप जाईल.',
    what: 'काय थांबले आहे',
  },
})
