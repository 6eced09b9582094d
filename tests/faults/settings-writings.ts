import { readMessageWords } from '#app/enquiries/answering/texts/message-words.server.ts'
import { createLetter } from '#app/newsletter/letters/letters.server.ts'
import { hoursNames } from '#app/settings/desk/hours/hours-form.ts'
import { upiNames } from '#app/settings/quotes/quote-settings.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import { readStoredValues } from '#app/settings/setting-texts.server.ts'
import type { Ground, MakeWriting } from './writing.ts'

/** A form of settings, with what is stored for each of them by now. */
async function saving(
  { app, owner }: Ground,
  path: string,
  names: readonly string[],
  typed: Record<string, string>,
) {
  const by = await owner()
  const values = await readStoredValues(app.db, names)
  const seen = names.map((name) => [`stored:${name}`, values[name] ?? ''])
  return {
    path,
    by,
    body: { fields: { intent: 'save', ...Object.fromEntries(seen), ...typed } },
    stored: () =>
      app.db.selectFrom('settings_changes').select('id').where('staff_id', '=', by.staffId),
  }
}

/** What the desk sends about settings, letters and downloads, by the id of the route. */
export const settingsWritings: Record<string, MakeWriting> = {
  'settings/desk/settings.route': (ground) =>
    saving(ground, '/desk/settings', ['BUSINESS_TAGLINE'], { BUSINESS_TAGLINE: ground.mark }),
  'settings/desk/section.route': (ground) =>
    saving(ground, '/desk/settings/privacy', ['NOTICE_OFFICER'], { NOTICE_OFFICER: ground.mark }),
  async 'settings/desk/quotes/prices-and-quotes.route'(ground) {
    const form = await saving(ground, '/desk/settings/prices', upiNames, {
      part: 'upi',
      'upi-id': `aangan.${ground.number}@okexample`,
      'upi-name': ground.mark,
    })
    return { ...form, stored: () => form.stored().where('name', '=', 'upi-id') }
  },
  async 'settings/desk/hours/hours.route'(ground) {
    const { 'promise-hours': now } = await readStoredValues(ground.app.db, ['promise-hours'])
    // Neither what is promised now nor what a new shop promises (4): to say that again stores nothing.
    const hours = [1, 2, 3].find((hours) => String(hours) !== now?.replaceAll('"', ''))
    const form = await saving(ground, '/desk/settings/hours', hoursNames, {
      'promise-hours': String(hours),
      'silence-days': '3',
    })
    const promise = () => form.stored().where('name', '=', 'promise-hours')
    return { ...form, stored: promise }
  },
  async 'settings/desk/texts/texts.route'(ground) {
    const { draft, away } = await readMessageWords(ground.app.db)
    const words = Object.entries({ draft, away }).flatMap(([kind, texts]) =>
      Object.entries(texts).map(([language, text]) => [`${kind}-${language}`, text]),
    )
    const form = await saving(ground, '/desk/settings/texts', ['ready-texts', 'message-words'], {
      ...Object.fromEntries(words),
      'title-0': ground.mark,
      'text-0': 'Namaste',
      'channel-0': 'whatsapp',
    })
    return { ...form, stored: () => form.stored().where('name', '=', 'ready-texts') }
  },
  async 'settings/desk/changes/changes.route'({ app, mark, owner }) {
    const by = await owner()
    const { INSTAGRAM_URL: was } = await readStoredValues(app.db, ['INSTAGRAM_URL'])
    const value = JSON.stringify(`https://instagram.com/${mark}`)
    const saved = await app.db
      .transaction()
      .execute((transaction) =>
        saveSettings(transaction, [{ name: 'INSTAGRAM_URL', value, was }], by),
      )
    const [change = 0] = 'changes' in saved ? saved.changes : []
    return {
      path: '/desk/settings/changes',
      body: { fields: { intent: 'undo', changes: String(change) } },
      by,
      stored: () => app.db.selectFrom('settings_changes').select('id').where('undoes', '=', change),
    }
  },
  async 'newsletter/desk/letters.route'({ app, owner }) {
    const by = await owner()
    return {
      path: '/desk/letters',
      body: { fields: {} },
      by,
      stored: () => app.db.selectFrom('letters').select('id').where('changed_by', '=', by.staffId),
      repeats: 'each is an empty draft',
    }
  },
  async 'newsletter/desk/letter.route'({ app, mark, owner }) {
    const by = await owner()
    const id = await app.db
      .transaction()
      .execute((transaction) => createLetter(transaction, by.staffId))
    const { version } = await app.db
      .selectFrom('letters')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return {
      path: `/desk/letters/${id}`,
      body: {
        fields: { intent: 'save', version: String(version), subject: mark, text: 'Namaste' },
      },
      by,
      stored: () => app.db.selectFrom('letters').select('id').where('subject', '=', mark),
    }
  },
  async 'exports/download/download.route'({ app, owner }) {
    const by = await owner()
    await app.db.deleteFrom('downloads').execute()
    return {
      path: '/desk/download',
      body: { fields: {} },
      by,
      stored: () => app.db.selectFrom('downloads').select('id').where('staff_id', '=', by.staffId),
    }
  },
}
