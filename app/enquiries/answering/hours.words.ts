import { defineWords } from '#languages/words.ts'

/** How the week's hours are told. */
export const hoursTexts = defineWords({
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    days: (first: string, last: string) => `${first} to ${last}`,
    hours: (from: string, to: string) => `${from} to ${to}`,
    byAppointment: 'by appointment',
  },
  hi: {
    weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
    days: (first, last) => `${first} से ${last}`,
    hours: (from, to) => `${from} से ${to} बजे तक`,
    byAppointment: 'पहले से समय लेकर',
  },
  mr: {
    weekdays: ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
    days: (first, last) => `${first} ते ${last}`,
    hours: (from, to) => `${from} ते ${to}`,
    byAppointment: 'आधी वेळ ठरवून',
  },
})
