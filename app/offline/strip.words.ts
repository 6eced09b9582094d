import { defineWords } from '#languages/words.ts'

/** What the phone says of a page that it shows in place of the network's answer. */
export const stripWords = defineWords({
  en: {
    from: (when: string) => `From ${when}.`,
    keptHere: 'Kept on this phone.',
    noAnswer: 'The network did not answer.',
    tryAgain: 'Try again',
    roomFrom: (day: string) => `from ${day}`,
  },
  hi: {
    from: (when) => `${when} का पन्ना।`,
    keptHere: 'इसी फ़ोन पर रखा हुआ।',
    noAnswer: 'नेटवर्क से जवाब नहीं आया।',
    tryAgain: 'फिर कोशिश करें',
    roomFrom: (day) => `${day} का`,
  },
  mr: {
    from: (when) => `पान जतन केले: ${when}.`,
    keptHere: 'याच फोनवर ठेवलेले.',
    noAnswer: 'नेटवर्ककडून उत्तर आले नाही.',
    tryAgain: 'पुन्हा प्रयत्न करा',
    roomFrom: (day) => `जतन: ${day}`,
  },
})
