import { expect } from 'vitest'
import { sayPriceNote } from '#app/catalogue/sizes/shown-sizes.server.ts'
import { answerTimeWords } from '#app/enquiries/answering/answer-time.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { firstReadyTexts } from '#app/enquiries/answering/texts/first-texts.ts'
import { readMessageWords } from '#app/enquiries/answering/texts/message-words.server.ts'
import { listTeamTexts } from '#app/enquiries/answering/texts/ready-texts.server.ts'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { chatIn } from '#app/settings/contact/chat-in.ts'
import { loader as showChanges, action as undo } from '#app/settings/desk/changes/changes.route.tsx'
import { action as saveHours, loader as showHours } from '#app/settings/desk/hours/hours.route.tsx'
import { action as saveTexts } from '#app/settings/desk/texts/texts.route.tsx'
import type { Role } from '#app/staff/role.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { type Language, languages } from '#languages/language.ts'
import { plainText } from '#languages/said.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { signIn } from '#tests/support/staff.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action as savePrices } from './quotes/prices-and-quotes.route.tsx'
import { action as saveSection, loader as showSection } from './section.route.tsx'
import { action, loader } from './settings.route.tsx'
import { showNoticeVersions } from './show-section.server.ts'

/** The settings for somebody who is signed in. */
async function openSettings(role: Role = 'owner') {
  const app = await openTestApp()
  const { token } = await signIn(app, { name: 'Asha Patil', role })
  const args = async (request: Request, params: Record<string, string> = {}) => {
    const all = { ...routeArgs(app, request), params }
    const signedIn = await findSignedIn(app.db, token)
    if (signedIn) all.context.set(staffContext, signedIn)
    return all as never
  }
  const look = async (query = '') =>
    loader(await args(new Request(`http://localhost:3000/desk/settings${query}`)))
  const changes = async () => {
    const asked = await args(new Request('http://localhost:3000/desk/settings/changes'))
    return (await showChanges(asked)).changes
  }
  /** Sends a form; gives where it leads to, or why it was refused. */
  const send = async (
    fields: Record<string, string>,
    { to = action, params = {} }: { to?: typeof action; params?: Record<string, string> } = {},
  ) => {
    const request = formRequest('/desk/settings', { intent: 'save', ...fields })
    try {
      const { init, data } = await to(await args(request, params))
      return { status: init?.status, ...data }
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return { to: thrown.headers.get('Location') }
    }
  }
  const hours = async () => {
    const asked = await args(new Request('http://localhost:3000/desk/settings/hours'))
    return (await showHours(asked)).settings
  }
  const section = async (key: string) => {
    const asked = new Request(`http://localhost:3000/desk/settings/${key}`)
    return showSection(await args(asked, { section: key }))
  }
  return { app, look, send, changes, hours, section }
}

test('An owner gives the business another phone: every page says it, and Undo takes it back', async () => {
  const { app, look, send, changes } = await openSettings()
  const phone = async () => (await look()).shown?.find(({ name }) => name === 'BUSINESS_PHONE')
  expect(await phone()).toMatchObject({ text: '+91 98200 00000', stored: null })
  // As people type it; what was not touched is not written.
  const typed = { BUSINESS_PHONE: '091234-56789', BUSINESS_NAME: ' Aangan  Nursery ' }
  expect(await send(typed)).toEqual({ to: '/desk/settings?saved=1' })
  expect(app.config.business).toMatchObject({ phone: '+919123456789', chatNumber: '919123456789' })
  expect(await phone()).toMatchObject({ text: '+91 91234 56789' })
  expect((await look('?saved=1')).done).toMatchObject({ undo: { intent: 'undo', changes: '1' } })
  expect(await changes()).toEqual([
    {
      id: 1,
      who: 'Asha Patil',
      when: expect.stringMatching(/^Today, /),
      label: 'Phone',
      before: 'as at the start',
      after: '+91 91234 56789',
      mayUndo: true,
      isUndo: false,
    },
  ])
  const undoing = { intent: 'undo', changes: '1' }
  expect(await send(undoing, { to: undo as never })).toEqual({
    to: '/desk/settings/changes?undone=2',
  })
  expect(app.config.business.phoneDisplay).toBe('+91 98200 00000')
  expect(await send(undoing)).toEqual({ to: '/desk/settings?kept' })
})

test('A visitor’s chat begins with what the owner wrote in the visitor’s language', async () => {
  const { app, send } = await openSettings()
  const begins = (language: Language) => chatIn(app.config.business, language).chatText
  expect(languages.map(begins)).toEqual([
    'Hello, I would like to know more about your products',
    'नमस्ते, मुझे आपके पौधों और सामान के बारे में और जानना है',
    'नमस्कार, मला आपली रोपे आणि वस्तू यांबद्दल अधिक जाणून घ्यायचे आहे',
  ])
  await send({ CHAT_TEXT: 'Namaste', CHAT_TEXT_HI: ' नमस्ते  जी ' })
  expect([begins('en'), begins('hi')]).toEqual(['Namaste', 'नमस्ते जी'])
  expect(begins('mr')).toContain('नमस्कार')
  expect(await send({ CHAT_TEXT_MR: '' })).toMatchObject({
    errors: {
      CHAT_TEXT_MR: expect.stringMatching(/in Marathi: this must be a greeting of at most/),
    },
  })
})

test('What can’t be used is refused with a sentence each, and nothing is saved', async () => {
  const { app, send } = await openSettings()
  const wrong = {
    BUSINESS_NAME: '',
    BUSINESS_PHONE: '98200 0000',
    BUSINESS_EMAIL: 'care',
    FACEBOOK_URL: 'javascript:alert(1)',
    BUSINESS_TAGLINE: 'Come in',
    INSTAGRAM_URL: '',
  }
  expect(await send(wrong)).toEqual({
    status: 422,
    typed: wrong,
    conflicts: [],
    seen: expect.objectContaining({ BUSINESS_NAME: null, BUSINESS_PHONE: null }),
    errors: {
      BUSINESS_NAME: 'Name: this must be a name of at most 60 characters.',
      BUSINESS_PHONE: 'A mobile number has 10 digits; this has 9.',
      BUSINESS_EMAIL: 'E-mail: this must be an e-mail address.',
      FACEBOOK_URL: 'Facebook: this must be a web address.',
    },
  })
  expect(app.config).toEqual(app.liveConfig.first)
})

test('Of two owners who change the same, the second sees both values and may insist', async () => {
  const { app, send } = await openSettings()
  await send({ BUSINESS_TAGLINE: 'Come in' })
  const refused = await send({ BUSINESS_TAGLINE: 'Walk in', BUSINESS_NAME: 'Green' })
  expect(refused).toMatchObject({
    status: 409,
    conflicts: [
      {
        label: 'Tagline',
        yours: 'Walk in',
        theirs: 'Come in',
        who: 'Asha Patil',
      },
    ],
    // Saved again, it is known what is put away; of what was not touched theirs is shown, and stays.
    typed: { BUSINESS_TAGLINE: 'Walk in', BUSINESS_NAME: 'Green' },
    seen: { BUSINESS_TAGLINE: '"Come in"', BUSINESS_NAME: null },
  })
  expect(app.config.business.name).toBe('Aangan Nursery')
  await send({ BUSINESS_TAGLINE: 'Walk in', 'stored:BUSINESS_TAGLINE': '"Come in"' })
  expect(app.config.business.tagline).toBe('Walk in')
})

test('What one owner did not touch is not put back by insisting on what they did', async () => {
  const { send } = await openSettings()
  await send({ BUSINESS_TAGLINE: 'Come in', BUSINESS_NAME: 'Green' })
  const refused = await send({ BUSINESS_TAGLINE: 'Walk in', BUSINESS_NAME: 'Aangan Nursery' })
  expect(refused).toHaveProperty('typed', { BUSINESS_TAGLINE: 'Walk in' })
})

test('What was wrong is mended on top of what was there before, not of what came meanwhile', async () => {
  const { send } = await openSettings()
  await send({ BUSINESS_TAGLINE: 'Come in' })
  const typed = { BUSINESS_TAGLINE: 'Walk in', BUSINESS_PHONE: '98' }
  expect(await send(typed)).toMatchObject({
    status: 422,
    typed,
    seen: { BUSINESS_TAGLINE: null, BUSINESS_PHONE: null },
  })
})

test('Words are kept for as long as an owner says, never longer than the privacy policy promises', async () => {
  const { app, send } = await openSettings()
  const save = (months: string) =>
    send({ RETENTION_MONTHS: months }, { to: saveSection as never, params: { section: 'privacy' } })
  expect(await save('25')).toMatchObject({
    status: 422,
    errors: { RETENTION_MONTHS: 'The privacy policy promises at most 24 months.' },
  })
  expect(await save('12')).toEqual({ to: '/desk/settings/privacy?saved=1' })
  expect(app.config.retentionMonths).toBe(12)
})

test('An owner turns prices on with a note, which English has for every language', async () => {
  const { app, send, section } = await openSettings()
  const to = { to: savePrices as never }
  const { prices } = app.config
  expect(prices).toEqual({ areShown: false, notes: { en: '', hi: '', mr: '' } })
  expect((await section('prices')).section.note).toMatch(/^No size has a price yet\. /)
  const long = await send({ PRICE_NOTE: 'x'.repeat(121), PRICES_SHOWN: 'maybe' }, to)
  expect(long).toMatchObject({
    status: 422,
    errors: {
      PRICE_NOTE: 'Note below prices, in English: this must be a line of at most 120 characters.',
      PRICES_SHOWN: 'Prices are shown in the shop: this must be yes or no.',
    },
  })
  const on = { PRICES_SHOWN: 'yes', PRICE_NOTE: 'Prices include GST.', PRICE_NOTE_MR: 'जीएसटीसह' }
  expect(await send(on, to)).toEqual({ to: '/desk/settings/prices?saved=1,2,3' })
  expect(app.config.prices).toMatchObject({ areShown: true, notes: { hi: '', mr: 'जीएसटीसह' } })
  const said = languages.map((language) => plainText(sayPriceNote(app, language)))
  expect(said).toEqual(['Prices include GST.', 'Prices include GST.', 'जीएसटीसह'])
  await send({ PRICES_SHOWN: 'no', 'stored:PRICES_SHOWN': '"yes"' }, to)
  expect(languages.map((language) => sayPriceNote(app, language))).toEqual(['', '', ''])
})

const week = (last: string) =>
  [1, 2, 3, 4, 5, 6].flatMap((day) => [
    [`open-${day}`, 'on'],
    [`from-${day}`, '10:00'],
    [`to-${day}`, last],
  ])
/** The form of the hours, closed at `last`. */
const form = (last: string, more: Record<string, string> = {}) => ({
  ...Object.fromEntries(week(last)),
  'promise-hours': '4',
  'silence-days': '3',
  ...more,
})

test('An owner sets hours, closed days and the promise; what another owner set meanwhile stays', async () => {
  const { send, changes, hours } = await openSettings()
  const to = { to: saveHours as never }
  expect(await send(form('18:00', { 'closed-day': '2027-01-26' }), to)).toEqual({
    to: '/desk/settings/hours?saved=1,2',
  })
  // From a page that was opened before: only what was touched is written.
  expect(await send(form('19:00', { 'promise-hours': '2' }), to)).toEqual({
    to: '/desk/settings/hours?saved=3',
  })
  expect(await hours()).toMatchObject({
    hours: { week: { 0: undefined, 1: { from: 600, to: 1080 } }, closedDays: ['2027-01-26'] },
    promiseMinutes: 120,
  })
  expect((await changes()).map(({ label, after }) => [label, after])).toEqual([
    ['Answer promise', '2 working hours'],
    ['Closed days', '26 Jan 2027'],
    ['Working hours', 'Monday to Saturday, 10 am to 6 pm'],
  ])
  const wrong = form('09:00', { 'silence-days': '0' })
  expect(await send(wrong, to)).toMatchObject({
    status: 422,
    typed: { 'to-1': ['09:00'] },
    errors: { 'silence-days': expect.any(String), 'day-1': expect.any(String) },
  })
})

test('Of two owners who set the same hours and closed days, the second sees both, may insist, and take it back', async () => {
  const { send, hours } = await openSettings()
  const to = { to: saveHours as never }
  const republic = { 'closed-day': '2027-01-26' }
  await send(form('18:00', { ...republic, 'promise-hours': '2' }), to)
  const refused = await send(form('20:00', { 'closed-day': '2026-12-25' }), to)
  expect(refused).toMatchObject({
    status: 409,
    conflicts: [
      {
        label: 'Working hours',
        yours: 'Monday to Saturday, 10 am to 8 pm',
        theirs: 'Monday to Saturday, 10 am to 6 pm',
        who: 'Asha Patil',
      },
      { label: 'Closed days', yours: '25 Dec 2026', theirs: '26 Jan 2027' },
    ],
    typed: { 'to-1': ['20:00'], 'closed-day': ['2026-12-25'] },
    seen: { 'closed-days': '["2027-01-26"]', 'working-hours': expect.any(String) },
  })
  // The promise was not touched: what the other set is shown and stays.
  expect(refused).not.toHaveProperty(['typed', 'promise-hours'])
  expect(refused).not.toHaveProperty(['seen', 'promise-hours'])
  expect(await hours()).toMatchObject({ hours: { closedDays: ['2027-01-26'] } })

  const { seen } = refused as { seen: Record<string, string | null> }
  const known = Object.entries(seen).map(([name, value]) => [`stored:${name}`, value ?? ''])
  const insisted = form('20:00', {
    'closed-day': '2026-12-25',
    'promise-hours': '2',
    'stored:promise-hours': '2',
    ...Object.fromEntries(known),
  })
  expect(await send(insisted, to)).toEqual({ to: '/desk/settings/hours?saved=4,5' })
  expect(await hours()).toMatchObject({
    hours: { week: { 1: { to: 1200 } }, closedDays: ['2026-12-25'] },
    promiseMinutes: 120,
  })
  expect(await send({ intent: 'undo', changes: '4,5' }, to)).toEqual({
    to: '/desk/settings/hours?undone=6,7',
  })
  expect(await hours()).toMatchObject({
    hours: { week: { 1: { to: 1080 } }, closedDays: ['2027-01-26'] },
  })
  expect(await send({ intent: 'undo', changes: '4,5' }, to)).toEqual({
    to: '/desk/settings/hours?kept',
  })
})

test('The privacy policy says an owner’s own words, each wording is kept, and enquiries name theirs', async () => {
  const { app, send } = await openSettings()
  const to = { to: saveSection as never, params: { section: 'privacy' } }
  const first = app.config.notice.version
  await send({ NOTICE_OFFICER: 'Asha Patil' }, to)
  const own = app.config.notice.version
  expect(own).toMatch(new RegExp(`^${first}-[0-9a-f]{8}$`))
  const { reference } = await receiveEnquiry(app, { ...someEnquiry(1), products: [] })
  expect(await findEnquiry(app.db, reference)).toMatchObject({ notice_version: own })
  await send({ NOTICE_OFFICER: '', 'stored:NOTICE_OFFICER': '"Asha Patil"' }, to)
  expect(app.config.notice).toEqual({ version: first, officer: '', addition: '' })
  expect((await showNoticeVersions(app.db)).map(({ version, words }) => [version, words])).toEqual([
    [first, 'nothing of our own'],
    [own, 'Asha Patil'],
  ])
})

test('An owner writes the texts with which the team begins an answer', async () => {
  const { app, send } = await openSettings()
  const to = { to: saveTexts as never }
  const { draft, away } = await readMessageWords(app.db)
  const words = Object.fromEntries(
    languages.flatMap((language) => [
      [`draft-${language}`, draft[language]],
      [`away-${language}`, away[language]],
    ]),
  )
  const hello = { channel: 'whatsapp', language: 'hi', title: 'Hello', text: 'नमस्ते {name}' }
  const text = {
    ...words,
    'channel-0': hello.channel,
    'language-0': hello.language,
    'title-0': hello.title,
    'text-0': hello.text,
  }
  expect(await send(text, to)).toEqual({ to: '/desk/settings/texts?saved=1' })
  expect(await listTeamTexts(app.db)).toEqual([{ ...hello, staffId: null }])
  const nameless = { ...text, 'title-0': '' }
  expect(await send(nameless, to)).toMatchObject({ status: 422, typed: { texts: [{ title: '' }] } })
  // From a page that shows what was there before.
  expect(await send({ ...text, 'title-0': 'Hi' }, to)).toMatchObject({
    status: 409,
    conflicts: [{ label: 'Texts to begin an answer with', yours: 'Hi', theirs: 'Hello' }],
  })
  const seen = {
    'stored:ready-texts': JSON.stringify([hello]),
  }
  expect(await send({ ...text, 'title-0': 'Hi', ...seen }, to)).toEqual({
    to: '/desk/settings/texts?saved=2',
  })
  // What was changed since is not taken back from under it.
  const first = { intent: 'undo', changes: '1' }
  expect(await send(first, to)).toEqual({ to: '/desk/settings/texts?kept' })
  await send({ intent: 'undo', changes: '2' }, to)
  await send(first, to)
  expect(await listTeamTexts(app.db)).toEqual(languages.flatMap(firstReadyTexts))

  const closed = { ...text, 'away-mr': 'बंद आहोत, {time} उघडू.' }
  expect(await send(closed, to)).toMatchObject({ to: expect.stringMatching(/saved=\d+/) })
  expect((await readMessageWords(app.db)).away.mr).toBe('बंद आहोत, {time} उघडू.')
  const sunday = new Date('2026-11-22T11:00:00+05:30')
  const settings = await readDeskSettings(app.db)
  expect(answerTimeWords(sunday, settings, 'mr')).toMatch(/^बंद आहोत, .+ उघडू\.$/)
})

test('A test e-mail goes to where enquiries go and to whoever asked, and its fate is told', async () => {
  const { app, look, send } = await openSettings()
  const { to } = await send({ intent: 'test-email' })
  const [, id = ''] = /^\/desk\/settings\?test=([\w-]+)#health$/.exec(to ?? '') ?? []
  expect((await look(`?test=${id}`)).test).toBe('on its way')
  const rows = await app.db.selectFrom('outbox').select(['kind', 'recipient']).execute()
  expect(rows.map(({ recipient }) => recipient).sort()).toEqual([
    expect.stringContaining('@'),
    null,
  ])
  await app.db.updateTable('outbox').set({ last_error: 'EAUTH' }).where('id', '=', id).execute()
  expect((await look(`?test=${id}`)).test).toEqual({ failed: 'EAUTH' })
})

test('Who answers at the desk sees how delivery does, and nothing else of the settings', async () => {
  const { look, send, changes } = await openSettings('desk')
  const { lines, shown } = await look()
  expect(lines.map(({ key }) => key)).toEqual(['stored', 'email', 'backup', 'restore'])
  expect(shown).toBeUndefined()
  await expect(send({ BUSINESS_NAME: 'Mine' })).rejects.toMatchObject({ init: { status: 403 } })
  await expect(changes()).rejects.toMatchObject({ init: { status: 403 } })
})
