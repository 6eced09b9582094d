import { defineWords } from '#languages/words.ts'

/** When an answer comes, as a visitor is told. */
export const answerTimeSaid = defineWords({
  en: {
    by: (moment: string) => `You will hear from us by ${moment}.`,
    from: (moment: string) => `We are closed now, and will answer from ${moment} on.`,
    moment: (time: string, weekday: string, date: string) => `${time}, ${weekday} ${date}`,
  },
  hi: {
    by: (moment) => `हम आपको ${moment} तक जवाब देंगे।`,
    from: (moment) => `अभी हम बंद हैं। ${moment} से जवाब देंगे।`,
    moment: (time, weekday, date) => `${weekday} ${date}, ${time}`,
  },
  mr: {
    by: (moment) => `आम्ही आपल्याला ${moment} किंवा त्याआधी उत्तर देऊ.`,
    from: (moment) => `आत्ता आम्ही बंद आहोत. ${moment} उघडलो की उत्तर देऊ.`,
    // On Monday, on the 23rd: सोमवार and the date take an ending.
    moment: (time, weekday, date) => `${weekday}ी, ${date}ला ${time}`,
  },
})
