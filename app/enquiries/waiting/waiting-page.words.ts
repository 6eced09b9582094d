import { defineWords } from '#app/languages/words.ts'

/** What is said, on every page and on the page of its own, where enquiries wait for a network. */
export const waitingPageWords = defineWords({
  en: {
    home: 'Home',
    name: 'Enquiries that wait',
    description: 'Enquiries that wait on this phone for the network.',
    intro: 'What you have written without network goes by itself when it is back.',
    what: 'What waits',
    here: 'Whatever waits on this phone is shown here.',
    nothing: 'Nothing waits on this phone.',
    putRight: 'One thing to put right in your enquiry.',
    notSent: 'Your enquiry was not sent.',
    sent: (reference: string) => `Sent, ${reference}`,
    one: { waits: '1 enquiry waits', goes: ' for the network. It goes by itself.' },
    many: {
      waits: (count: number) => `${count} enquiries wait`,
      goes: ' for the network. They go by themselves.',
    },
    see: 'See it',
  },
  hi: {
    home: 'होम',
    name: 'रुकी हुई पूछताछ',
    description: 'इस फ़ोन पर नेटवर्क के इंतज़ार में रुकी हुई पूछताछ।',
    intro: 'बिना नेटवर्क जो आपने लिखा, वह नेटवर्क आते ही अपने आप चला जाएगा।',
    what: 'क्या रुका है',
    here: 'इस फ़ोन पर जो कुछ रुका है, वह यहाँ दिखता है।',
    nothing: 'इस फ़ोन पर कुछ रुका हुआ नहीं है।',
    putRight: 'आपकी पूछताछ में एक चीज़ ठीक करनी है।',
    notSent: 'आपकी पूछताछ भेजी नहीं जा सकी।',
    sent: (reference) => `भेज दिया, ${reference}`,
    one: { waits: '1 पूछताछ', goes: ' नेटवर्क के इंतज़ार में है, अपने आप चली जाएगी।' },
    many: {
      waits: (count) => `${count} पूछताछ`,
      goes: ' नेटवर्क के इंतज़ार में हैं, अपने आप चली जाएँगी।',
    },
    see: 'देखें',
  },
  mr: {
    home: 'मुखपृष्ठ',
    name: 'थांबलेल्या चौकश्या',
    description: 'या फोनवर नेटवर्कची वाट पाहणाऱ्या चौकश्या.',
    intro: 'नेटवर्क नसताना आपण जे लिहिले, ते नेटवर्क येताच आपोआप जाईल.',
    what: 'काय थांबले आहे',
    here: 'या फोनवर जे काही थांबले आहे, ते इथे दिसते.',
    nothing: 'या फोनवर काहीही थांबलेले नाही.',
    putRight: 'आपल्या चौकशीत एक गोष्ट दुरुस्त करायची आहे.',
    notSent: 'आपली चौकशी पाठवता आली नाही.',
    sent: (reference) => `पाठवले, ${reference}`,
    one: { waits: '1 चौकशी', goes: ' नेटवर्कची वाट पाहत आहे, आपोआप जाईल.' },
    many: {
      waits: (count) => `${count} चौकश्या`,
      goes: ' नेटवर्कची वाट पाहत आहेत, आपोआप जातील.',
    },
    see: 'पाहा',
  },
})
