import type { WorkingHours } from '#app/time/working-hours.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import type { Memorable } from '#server/watching/memory.ts'
import { type MessageWords, messageWordsName } from './texts/message-words.server.ts'

/** What the staff can set of how the desk computes times. */
export interface DeskSettings {
  hours: WorkingHours
  /** Working minutes within which a visitor is to have an answer. */
  promiseMinutes: number
  /** Working days of silence after which it is our turn again. */
  silenceDays: number
  /** What visitors are told while nobody is there, where the owner has said it: see `MessageWords`. */
  away?: Readonly<Record<Language, string>>
  /** With what a WhatsApp message to a visitor begins, where the owner has said it. */
  draft?: Readonly<Record<Language, string>>
}

const tenToSeven = { from: 10 * 60, to: 19 * 60 }

/** As long as nobody has set anything: ten to seven, Monday to Saturday. */
export const standardSettings: DeskSettings = {
  hours: {
    week: [undefined, ...Array.from({ length: 6 }, () => tenToSeven)],
    closedDays: [],
  },
  promiseMinutes: 4 * 60,
  silenceDays: 3,
}

/** Gives the desk's settings, the code's where the staff have set nothing. */
export async function readDeskSettings(db: Database): Promise<DeskSettings> {
  const rows = await db.selectFrom('desk_settings').selectAll().execute()
  const set = new Map(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  const week: (WorkingHours['week'][number] | null)[] | undefined = set.get('working-hours')
  const { hours, promiseMinutes, silenceDays } = standardSettings
  const words: MessageWords | undefined = set.get(messageWordsName)
  return {
    hours: {
      week: week ? week.map((open) => open ?? undefined) : hours.week,
      closedDays: set.get('closed-days') ?? hours.closedDays,
    },
    promiseMinutes: set.has('promise-hours') ? set.get('promise-hours') * 60 : promiseMinutes,
    silenceDays: set.get('silence-days') ?? silenceDays,
    ...(words && { away: words.away, draft: words.draft }),
  }
}

/** The same, cached while nobody sets anything: for what every visitor is told. */
export const deskSettings: Memorable<DeskSettings> = {
  name: 'desk settings',
  make: readDeskSettings,
}
