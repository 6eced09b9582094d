import { defineWords } from './words.ts'

/** How a time of the day is told: by its part of the day in Hindi and Marathi. */
export const clockWords = defineWords({
  en: {
    morning: (time: string) => `${time} am`,
    noon: (time: string) => `${time} pm`,
    evening: (time: string) => `${time} pm`,
    night: (time: string) => `${time} pm`,
    deepNight: (time: string) => `${time} am`,
  },
  hi: {
    morning: (time) => `सुबह ${time} बजे`,
    noon: (time) => `दोपहर ${time} बजे`,
    evening: (time) => `शाम ${time} बजे`,
    night: (time) => `रात ${time} बजे`,
    deepNight: (time) => `रात ${time} बजे`,
  },
  mr: {
    morning: (time) => `सकाळी ${time} वाजता`,
    noon: (time) => `दुपारी ${time} वाजता`,
    evening: (time) => `संध्याकाळी ${time} वाजता`,
    night: (time) => `रात्री ${time} वाजता`,
    deepNight: (time) => `रात्री ${time} वाजता`,
  },
})
