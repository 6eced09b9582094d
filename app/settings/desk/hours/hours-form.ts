import type { DeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { readDay } from '#app/time/india.ts'
import type { OpenHours } from '#app/time/working-hours.ts'

/** The names under which the desk's hours are stored. */
export const hoursNames = ['working-hours', 'closed-days', 'promise-hours', 'silence-days'] as const

/** The days of a week as the form shows them: Monday first, by their place in the stored week. */
export const formDays = [
  { place: 1, name: 'Monday' },
  { place: 2, name: 'Tuesday' },
  { place: 3, name: 'Wednesday' },
  { place: 4, name: 'Thursday' },
  { place: 5, name: 'Friday' },
  { place: 6, name: 'Saturday' },
  { place: 0, name: 'Sunday' },
] as const

/** Where a day that was closed begins when it is opened. */
export const usualDay = { from: 10 * 60, to: 19 * 60 }

/** Most closed days that are kept. */
const mostClosedDays = 60

/** What a form says of the hours: values by their names, or what is wrong in which field. */
export type ReadHours =
  | { values: Record<(typeof hoursNames)[number], unknown> }
  | { errors: Record<string, string> }

/** Reads the form of the hours. */
export function readHoursForm(form: FormData): ReadHours {
  const errors: Record<string, string> = {}
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const week: OpenHours[] = Array.from({ length: 7 })
  for (const { place, name } of formDays) {
    if (!form.has(`open-${place}`)) continue
    const [from, to] = [toMinutes(text(`from-${place}`)), toMinutes(text(`to-${place}`))]
    if (from === undefined || to === undefined) {
      errors[`day-${place}`] = `${name}: please say from when to when, such as 10:00 and 19:00.`
    } else if (to <= from) {
      errors[`day-${place}`] = `${name}: it closes before it opens.`
    } else week[place] = { from, to }
  }
  const days = form.getAll('closed-day').map((day) => String(day).trim())
  const closed = [...new Set(days.filter(Boolean))].sort()
  const wrong = closed.find((day) => !isDay(day))
  if (wrong !== undefined) errors['closed-days'] = `“${wrong.slice(0, 20)}” is no day.`
  if (closed.length > mostClosedDays) {
    errors['closed-days'] = `At most ${mostClosedDays} closed days are kept.`
  }
  const promise = toNumber(text('promise-hours'), 1, 40)
  if (promise === undefined) errors['promise-hours'] = 'This must be 1 to 40 working hours.'
  const silence = toNumber(text('silence-days'), 1, 30)
  if (silence === undefined) errors['silence-days'] = 'This must be 1 to 30 working days.'
  if (Object.keys(errors).length > 0) return { errors }
  return {
    values: {
      'working-hours': week.map((open) => open ?? null),
      'closed-days': closed,
      'promise-hours': promise,
      'silence-days': silence,
    },
  }
}

/** Gives the name of what a field of the form is a part of. */
export function settingOfField(field: string): string {
  if (/^(open|from|to)-\d$/.test(field)) return 'working-hours'
  return field === 'closed-day' ? 'closed-days' : field
}

/** Gives the settings as the values that are stored for them. */
export function hoursValues({ hours, promiseMinutes, silenceDays }: DeskSettings) {
  return {
    'working-hours': Array.from({ length: 7 }, (_, place) => hours.week[place] ?? null),
    'closed-days': hours.closedDays,
    'promise-hours': promiseMinutes / 60,
    'silence-days': silenceDays,
  }
}

/** Minutes after midnight as a time field has them: `09:30`. */
export function timeText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function toMinutes(text: string) {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

function toNumber(text: string, from: number, to: number) {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

function isDay(day: string) {
  return day.startsWith('20') && readDay(day) !== undefined
}
