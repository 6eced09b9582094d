import { defineWords } from '#languages/words.ts'

/** What stands under a letter to a subscriber, in the language in which they asked for it. */
export const letterWords = defineWords({
  en: {
    why: (name: string) =>
      `You get this because you asked for the planting notes of ${name} and confirmed it.`,
    leave: 'Take me off the list',
    leaveBy: 'To be taken off the list at any time:',
  },
  hi: {
    why: (name) => `यह न्यूज़लेटर आपको इसलिए मिला है क्योंकि आपने ${name} से इसे मँगवाया था और हाँ कही थी।`,
    leave: 'मुझे सूची से हटाएँ',
    leaveBy: 'कभी भी सूची से हटने के लिए:',
  },
  mr: {
    why: (name) =>
      `आपण ${name} चे वार्तापत्र मागवले होते आणि होकार कळवला होता, म्हणून ते आपल्याला मिळाले आहे.`,
    leave: 'मला यादीतून काढा',
    leaveBy: 'कधीही यादीतून बाहेर पडण्यासाठी:',
  },
})
