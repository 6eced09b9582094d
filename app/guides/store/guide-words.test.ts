import { expect, test } from 'vitest'
import type { GuideEdit } from '#app/guides/guide.ts'
import type { Language } from '#languages/language.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide, winterGuide } from '#tests/support/test-guides.ts'
import { findByWords } from './guide-words.server.ts'
import { saveGuide } from './save-guide.server.ts'

async function openWithGuide(change: Partial<GuideEdit> = {}) {
  const db = await openTestCatalogue()
  const id = await addGuide(db, change)
  const finds = async (folded: string, language: Language = 'en') =>
    (await findByWords(db, language, folded)).has(id)
  const save = (changed: Partial<GuideEdit>) =>
    saveGuide({ db }, { id, change: changed, staffId: 1, source: 'desk' })
  return { id, finds, save }
}

test('a guide is found by the beginnings of words that its title, sentence, text and captions have', async () => {
  const { finds } = await openWithGuide()
  for (const query of ['rot stand', 'fing', 'november half saucer', 'forgives', 'watering']) {
    expect([query, await finds(query)]).toEqual([query, true])
  }
  // Inside a word, beside another language, where a link leads, and of two only one.
  for (const query of ['aucer', 'contact', 'picture', 'roots quince', '', '%', '\u{10ffff}']) {
    expect([query, await finds(query)]).toEqual([query, false])
  }
  expect(await finds('saucer', 'hi')).toBe(false)
})

test('each language finds what is written in it, and what was changed is found as it is now', async () => {
  const { finds, save } = await openWithGuide()
  const hindi = {
    title: { text: 'सर्दियों में पानी', of: winterGuide.title },
    summary: { text: 'आधा पानी काफ़ी है।', of: winterGuide.summary },
    parts: [{ text: 'गमले की तश्तरी खाली रखें।', of: 'Mind the saucer.' }],
  }
  await save({ 'words-hi': hindi })
  expect([await finds('तश्त', 'hi'), await finds('तश्त'), await finds('saucer')]).toEqual([
    true,
    false,
    true,
  ])
  await save({ body: 'Lift the pot: a light one is dry.' })
  expect([await finds('saucer'), await finds('lift'), await finds('तश्त', 'hi')]).toEqual([
    false,
    true,
    true,
  ])
  await save({ 'words-hi': { ...hindi, title: { text: '', of: winterGuide.title } } })
  expect(await finds('तश्त', 'hi')).toBe(false)
})

test('a text of one long word, and a search of many, are looked through all the same', async () => {
  const long = 'ਕ'.repeat(5_000)
  const { finds } = await openWithGuide({ body: `${long} 🌱${'x'.repeat(60)}` })
  expect(await finds(long.slice(0, 200))).toBe(true)
  expect(await finds('x'.repeat(45))).toBe(true)
  expect(await finds(`watering ${'in winter '.repeat(50)}`)).toBe(true)
})
