import { defineWords } from './words.ts'

/** How a time of the day is told: by its part of the day in Hindi and Marathi. */
export const clockWords = defineWords({
  en: {
    morning: (time: string) => `${time} am`,
    noon: (time: string) => `${time} pm`,
    evening: (time: string) => `${time} pm`,
    night: (time: string) => `${time} pm`,
    deepNight: (time: string) => `${time} am`,
    at: (told: string) => told,
  },
  hi: {
    morning: (time) => `सुबह ${time}`,
    noon: (time) => `दोपहर ${time}`,
    evening: (time) => `शाम ${time}`,
    night: (time) => `रात ${time}`,
    deepNight: (time) => `रात ${time}`,
    at: (told) => `${told} बजे`,
  },
  mr: {
    morning: (time) => `सकाळी ${time}`,
    noon: (time) => `दुपारी ${time}`,
    evening: (time) => `संध्याकाळी ${time}`,
    night: (time) => `रात्री ${time}`,
    deepNight: (time) => `रात्री ${time}`,
    at: (told) => `${told} वाजता`,
  },
})
