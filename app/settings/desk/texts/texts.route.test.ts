import { expect } from 'vitest'
import { answerTimeWords } from '#app/enquiries/answering/answer-time.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { firstReadyTexts } from '#app/enquiries/answering/texts/first-texts.ts'
import { readMessageWords } from '#app/enquiries/answering/texts/message-words.server.ts'
import { listTeamTexts } from '#app/enquiries/answering/texts/ready-texts.server.ts'
import { languages } from '#languages/language.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openSettings } from '#tests/support/pages/settings-desk.ts'
import { action as saveTexts } from './texts.route.tsx'

test('An owner writes the texts with which the team begins an answer', async () => {
  const { app, send } = await openSettings()
  const to = { to: saveTexts }
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
