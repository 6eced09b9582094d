import { expect, test } from 'vitest'
import { languages } from '#languages/language.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { firstReadyTexts } from './first-texts.ts'
import type { ReadyText } from './ready-text.ts'
import { listReadyTexts, removeOwnText, saveOwnText, teamTextsName } from './ready-texts.server.ts'

const facts = () => ({
  name: 'Meera',
  plants: 'Areca Palm',
  reference: 'AN-7Q2M0XKE',
  hours: 'all day',
})
const shed: Omit<ReadyText, 'staffId'> = {
  channel: 'email',
  language: 'en',
  title: 'Shed',
  subject: 'Your {plants}',
  text: '{name}, {plants} ({reference}) stand in {shed}. We are here {hours}.',
}

test('the team’s texts stand before one’s own, and instead of those of the first day', async () => {
  const { app, asha } = await openDesk()
  const titles = async (staffId: number | null) =>
    (await listReadyTexts(app.db, staffId, facts)).map(({ title }) => title)
  const first = languages.flatMap(firstReadyTexts).map(({ title }) => title)
  await saveOwnText(app.db, asha, shed)
  expect(await titles(asha)).toEqual([...first, 'Shed'])
  expect(await titles(null)).toEqual(first)
  const team = ['First', 'Second'].map((title) => ({ channel: 'whatsapp', title, text: 'Hello' }))
  await app.db
    .insertInto('desk_settings')
    .values({ name: teamTextsName, value: JSON.stringify(team) })
    .execute()
  // Those that were written when there was only English leave the others as they are.
  const others = (['hi', 'mr'] as const).flatMap(firstReadyTexts).map(({ title }) => title)
  expect(await titles(asha)).toEqual(['First', 'Second', ...others, 'Shed'])
  const value = JSON.stringify(team.map((text) => ({ ...text, language: 'mr' })))
  await app.db
    .updateTable('desk_settings')
    .set({ value })
    .where('name', '=', teamTextsName)
    .execute()
  expect(await titles(asha)).toEqual(['First', 'Second', 'Shed'])
})

testOnce('a text is filled in, and what is no place of ours stays as it was typed', async () => {
  const { app, asha } = await openDesk()
  await saveOwnText(app.db, asha, shed)
  expect((await listReadyTexts(app.db, asha, facts)).at(-1)).toEqual({
    ...shed,
    id: expect.any(Number),
    staffId: asha,
    written: { subject: shed.subject, text: shed.text },
    subject: 'Your Areca Palm',
    text: 'Meera, Areca Palm (AN-7Q2M0XKE) stand in {shed}. We are here all day.',
  })
})

testOnce('everybody has fifty texts of their own at most, and changes no one else’s', async () => {
  const { app, asha, ravi } = await openDesk()
  const row = { channel: 'whatsapp' as const, title: 'Mine', text: 'Hello', staff_id: asha }
  await app.db
    .insertInto('ready_texts')
    .values(Array.from({ length: 49 }, () => row))
    .execute()
  expect(await saveOwnText(app.db, asha, shed)).toBe(true)
  expect(await saveOwnText(app.db, asha, shed)).toBe(false)
  expect(await saveOwnText(app.db, ravi, shed)).toBe(true)
  const own = async (staffId: number) => (await listReadyTexts(app.db, staffId, facts)).at(-1)
  const id = (await own(ravi))?.id ?? 0
  expect(await saveOwnText(app.db, asha, { ...shed, id, title: 'Hers' })).toBe(false)
  expect(await removeOwnText(app.db, asha, id)).toBe(false)
  expect(await own(ravi)).toMatchObject({ title: 'Shed' })
  expect(await saveOwnText(app.db, ravi, { ...shed, id, title: 'Hall' })).toBe(true)
  expect(await own(ravi)).toMatchObject({ id, title: 'Hall' })
  expect(await removeOwnText(app.db, ravi, id)).toBe(true)
  expect(await own(ravi)).not.toHaveProperty('title', 'Hall')
  expect(await own(asha)).toMatchObject({ title: 'Shed' })
})
