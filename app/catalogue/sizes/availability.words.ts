import { defineWords } from '#languages/words.ts'

/** Whether and when a size can be had, and what stands in the place of a price that it has not. */
export const availabilityWords = defineWords({
  en: {
    available: 'Available now',
    toOrder: (days: number) => `To order, about ${days} ${days === 1 ? 'day' : 'days'}`,
    backIn: (month: string) => `Back in ${month}`,
    away: 'Not available now',
    ask: 'Ask us',
  },
  hi: {
    available: 'अभी उपलब्ध',
    toOrder: (days) => `ऑर्डर पर, लगभग ${days} दिन`,
    backIn: (month) => `${month} में फिर से उपलब्ध`,
    away: 'अभी उपलब्ध नहीं',
    ask: 'हमसे पूछें',
  },
  mr: {
    available: 'आत्ता उपलब्ध',
    toOrder: (days) => `ऑर्डरवर, सुमारे ${days} दिवस`,
    backIn: (month) => `${month}मध्ये पुन्हा मिळेल`,
    away: 'सध्या उपलब्ध नाही',
    ask: 'आम्हाला विचारा',
  },
})
