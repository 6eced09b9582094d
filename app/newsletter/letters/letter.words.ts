import { defineWords } from '#app/languages/words.ts'

/** What stands under a letter to a subscriber, in the language in which they asked for it. */
export const letterWords = defineWords({
  en: {
    why: (name: string) =>
      `You get this because you asked for the planting notes of ${name} and confirmed it.`,
    leave: 'Take me off the list',
    leaveBy: 'To be taken off the list at any time:',
  },
  hi: {
    why: (name) =>
      `यह पत्र आपको इसलिए मिला है क्योंकि आपने ${name} से पौधों की जानकारी माँगी थी और इसकी पुष्टि की थी।`,
    leave: 'मुझे सूची से हटाएँ',
    leaveBy: 'सूची से कभी भी हटने के लिए:',
  },
  mr: {
    why: (name) =>
      `तुम्ही ${name} कडून झाडांची माहिती मागितली होती आणि त्याची खात्री केली होती, म्हणून हे पत्र तुम्हाला मिळाले आहे.`,
    leave: 'मला यादीतून काढा',
    leaveBy: 'यादीतून कधीही बाहेर पडण्यासाठी:',
  },
})
