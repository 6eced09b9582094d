import { afterAll, beforeAll, expect, test } from 'vitest'
import { guideLimits } from '#app/guides/guide.ts'
import { guidePath } from '#app/guides/guide-path.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import { guideLanguagePath } from '#app/paths/desk-paths.ts'
import { type Database, openDatabase } from '#database/connection.ts'
import { inLanguage } from '#languages/language-path.ts'
import { listEnglishWords } from './support/documents/english-words.ts'
import { listHtmlFaults } from './support/documents/html-faults.ts'
import { brotliBytes, splitPage } from './support/documents/page-size.ts'
import { showGuideEverywhere } from './support/guide-freshness.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { until } from './support/send-form.ts'
import { signInAt } from './support/staff.ts'
import { addGuide, winterGuide } from './support/test-guides.ts'

let site: RunningSite
let db: Database
beforeAll(async () => {
  site = await startSite({ GUIDES_SHOWN: 'yes' })
  db = await openDatabase(site.place)
})
afterAll(async () => {
  await db.destroy()
  await site.stop()
})

const read = async (path: string) => (await fetch(site.url + path)).text()

const sample = guidePath('watering-by-season')

test('pages of guides are valid HTML, and of another language they have no English word but for names', async () => {
  const id = await addGuide(db)
  const paths = ['/guides', sample, guidePath(winterGuide.slug), '/product/snake-plant']
  for (const path of [...paths, inLanguage('/guides', 'hi'), inLanguage(sample, 'mr')]) {
    expect([path, await listHtmlFaults(await read(path))]).toEqual([path, []])
  }
  const products = await db.selectFrom('products').select('name').execute()
  const names = products.map(({ name }) => name)
  for (const path of [inLanguage('/guides', 'hi'), inLanguage(sample, 'mr')]) {
    expect(listEnglishWords(await read(path), names)).toEqual([])
  }
  await saveGuide({ db }, { id, change: { state: 'hidden' }, staffId: 1, source: 'desk' })
})

/** Some text of a guide, so many words of it in paragraphs, lists and headings. */
function writeText(words: readonly string[], count: number): string {
  const said = Array.from({ length: count }, (_, at) => words[(at * at + at) % words.length])
  const blocks: string[] = []
  for (let at = 0; at < count; at += 50) {
    const some = said.slice(at, at + 50).join(' ')
    const index = at / 50
    const mark = index % 4 === 1 ? '- ' : index % 4 === 2 ? '1. ' : ''
    if (index % 5 === 0) blocks.push(`## ${said[at]} ${said[at + 7]}`)
    blocks.push(mark + some)
  }
  return blocks.join('\n\n')
}

test('a guide of 1,000 words is light, in Devanagari too', async () => {
  // Words that are as different from each other as a text's are.
  const wordsOf = async (path: string, letters: RegExp) => [
    ...new Set((await read(path)).match(letters) ?? []),
  ]
  const english = await wordsOf('/privacy-policy', /(?<=[ >])[A-Za-z]{2,}/g)
  const hindi = await wordsOf('/hi/privacy-policy', /\p{Script=Devanagari}{2,}/gu)
  expect(Math.min(english.length, hindi.length)).toBeGreaterThan(250)
  const body = writeText(english, 1_000)
  const translated = (text: string, of: string) => ({ text, of })
  await addGuide(db, {
    slug: 'long',
    body,
    'words-hi': {
      title: translated('लंबा', 'Long'),
      summary: translated('लंबा लेख', 'Long'),
      parts: [translated(writeText(hindi, 1_000), body)],
    },
  })
  await until(async () => (await fetch(`${site.url}/hi/guides/long`)).ok, 'the guide is shown')
  for (const [path, most] of [
    ['/guides/long', 12 * 1024],
    ['/hi/guides/long', 14 * 1024],
  ] as const) {
    const { html } = splitPage(await read(path))
    expect(html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{M}]+/gu)?.length).toBeGreaterThan(1_000)
    expect(brotliBytes(html, most)).toBeLessThanOrEqual(most)
  }
})

test('a translation as long as it may be is saved, at nine bytes a letter', async () => {
  const parts = Array.from({ length: 100 }, (_, part) => `Part ${part}.`)
  const id = await addGuide(db, { slug: 'longest', state: 'draft', body: parts.join('\n\n') })
  // Between two parts are two ends of lines.
  const letters = Math.floor(guideLimits.body / parts.length) - 2
  const fields = parts.map((_, part) => [`text-${part}`, 'क'.repeat(letters)])
  const { cookie } = await signInAt(site, { role: 'catalogue' })
  const answer = await fetch(`${site.url}${guideLanguagePath(id, 'hi')}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams([['version', '1'], ['text-title', 'लंबा'], ...fields]),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('?done='),
  ])
})

test('a guide that is shown, changed and hidden is seen so everywhere within two seconds', () =>
  showGuideEverywhere([site], db))
