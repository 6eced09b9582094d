import { expect } from 'vitest'
import { chatIn } from '#app/settings/contact/chat-in.ts'
import { action as undo } from '#app/settings/desk/changes/changes.route.tsx'
import { type Language, languages } from '#languages/language.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openSettings } from '#tests/support/pages/settings-desk.ts'

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
  expect(await send(undoing, { to: undo })).toEqual({
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
        from: expect.stringMatching(/^Asha Patil, Today, /),
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
