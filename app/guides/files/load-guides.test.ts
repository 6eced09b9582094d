import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyGuide } from '#app/guides/guide.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import { findStoredGuideBySlug } from '#app/guides/store/stored-guides.server.ts'
import { stateIn } from '#app/guides/translating.ts'
import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { otherLanguages } from '#languages/language.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import {
  copyCatalogueFiles,
  editCatalogueFile,
  openTestCatalogue,
} from '#tests/support/test-catalogue.ts'
import {
  bringInGuides,
  compareGuides,
  listLeftOut,
  openGuides,
  undoGuidesOf,
} from './load-guides.server.ts'
import { listAbsentProducts, readGuides } from './read-guides.server.ts'
import { writeGuideFiles } from './write-guides.server.ts'

const watering = 'guides/watering-by-season.yaml'

async function openShop() {
  const db = await openTestCatalogue()
  const folder = await copyCatalogueFiles()
  const said: string[] = []
  const start = () =>
    openGuides(db, { warn: (line: unknown) => said.push(String(line)) }, { folder })
  return { db, folder, said, start }
}

async function getGuide(db: Database, slug = 'watering-by-season') {
  const guide = await findStoredGuideBySlug(db, slug)
  if (!guide) throw new Error(`There is no guide ${slug}`)
  return guide
}

testOnce(
  'a first start brings in the guides, shown and in each language; later ones only tell',
  async () => {
    const { db, folder, said, start } = await openShop()
    await start()
    const { guides } = await readGuides(folder)
    for (const { edit, products } of guides) {
      const kept = await getGuide(db, edit.slug)
      expect(kept.edit).toMatchObject({
        state: 'shown',
        title: edit.title,
        lastChecked: '2026-11-23',
      })
      expect(kept.edit.products).toHaveLength(products.length)
      for (const language of otherLanguages) expect(stateIn(kept.edit, language)).toBe('current')
    }
    await start()
    expect(said).toEqual([])
    await editCatalogueFile(folder, watering, 'Watering by season', 'Watering')
    await start()
    expect(said).toEqual([expect.stringContaining('differ from those that were loaded last')])
    expect((await getGuide(db)).edit.title).toBe('Watering by season')
  },
)

test('what a file changes is brought in and taken back, and what the owner wrote stays', async () => {
  const { db, folder, start } = await openShop()
  await start()
  const { id } = await getGuide(db)
  const pets = await getGuide(db, 'plants-and-pets')
  const change = { title: 'Our pets' }
  await saveGuide({ db }, { id: pets.id, change, staffId: 1, source: 'desk' })
  await editCatalogueFile(folder, watering, 'A snake plant takes water', 'Snake plants take water')
  await editCatalogueFile(folder, 'guides/plants-and-pets.yaml', 'A puppy chews', 'Puppies chew')
  const read = await readGuides(folder)
  expect(await compareGuides(db, read)).toMatchObject([
    { slug: 'plants-and-pets', isOwners: true },
    { slug: 'watering-by-season', id, isOwners: false, fields: expect.arrayContaining(['body']) },
  ])
  await writeTransaction(db, (transaction) => bringInGuides(transaction, read, 'files 1'))
  expect((await getGuide(db)).edit.body).toContain('Snake plants take water')
  expect((await getGuide(db, 'plants-and-pets')).edit).toMatchObject(change)
  await writeTransaction(db, (transaction) => undoGuidesOf(transaction, 'files 1'))
  expect((await getGuide(db)).edit.body).toContain('A snake plant takes water')
})

testOnce('a guide that speaks of what this catalogue does not have begins as a draft', async () => {
  const { db, folder, start } = await openShop()
  await editCatalogueFile(folder, watering, '[[snake-plant]]', '[[mother-fern]]')
  await start()
  expect((await getGuide(db)).edit.state).toBe('draft')
  expect((await getGuide(db, 'plants-by-light')).edit.state).toBe('shown')
})

testOnce(
  'a hidden product that a file newly names comes once it is shown, one that was named stays',
  async () => {
    const { db, folder, start } = await openShop()
    await start()
    const count = async () => (await getGuide(db)).edit.products.length
    const before = await count()
    const show = (slug: string, shown: 0 | 1) =>
      db.updateTable('products').set({ shown }).where('slug', '=', slug).execute()
    await show('zz-plant', 0)
    await show('hand-trowel', 0)
    await editCatalogueFile(folder, watering, 'watering-can]', 'hand-trowel]')
    const load = async (importId: string) => {
      const read = await readGuides(folder)
      await writeTransaction(db, (transaction) => bringInGuides(transaction, read, importId))
      return listLeftOut(db, read)
    }
    expect(await load('files 1')).toEqual([{ guide: 'watering-by-season', product: 'hand-trowel' }])
    expect(await count()).toBe(before - 1)
    await show('hand-trowel', 1)
    expect(await load('files 2')).toEqual([])
    expect(await count()).toBe(before)
  },
)

testOnce('files of the desk’s guides say the same when they are read again', async () => {
  const { db, start } = await openShop()
  await start()
  const { id } = await getGuide(db)
  // A translation that is out of date, and an entry of the journal that is a draft.
  const by = { staffId: 1, source: 'desk' } as const
  const { body } = (await getGuide(db)).edit
  await saveGuide({ db }, { id, change: { body: `Feel it.\n\n${body}`, title: 'Water' }, ...by })
  const entry = {
    ...emptyGuide,
    title: 'Mogra: the first',
    entryDate: '2026-04-01',
    author: 'Asha',
  }
  await saveGuide({ db }, { change: { ...entry, body: '- one\n- two' }, ...by })
  // Two lists that would be one if their parts were put together.
  const words = ['- one\n- two', '* three']
  const parts = words.map((of, index) => ({ of, text: `- ${index}` }))
  const hi = { title: { text: 'दो', of: 'Two' }, summary: { text: 'दो।', of: 'Two.' }, parts }
  const two = { ...emptyGuide, title: 'Two', summary: 'Two.', 'words-hi': hi }
  await saveGuide({ db }, { change: { ...two, body: words.join('\n\n') }, ...by })
  const folder = await mkdtemp(join(tmpdir(), 'aangan-guides-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect(await writeGuideFiles(db, folder)).toHaveLength(7)
  expect(await compareGuides(db, await readGuides(folder))).toEqual([])
})

testOnce('what is wrong with a guide’s file is told with its line', async () => {
  const folder = await copyCatalogueFiles()
  const lines = (await readFile(join(folder, watering), 'utf8')).split('\n')
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1
  await editCatalogueFile(folder, watering, 'The day of the week', '<b>The</b> day of the week')
  await editCatalogueFile(folder, watering, '[[hibiscus]]', '[[mother-fern]]')
  const { guides } = await readGuides(folder)
  const place = (text: string) => `${folder}/${watering}:${lineOf(text)}: body:`
  expect(guides.flatMap(({ notes }) => notes)).toEqual([
    `${place('The day of the week')} HTML is shown as typed.`,
  ])
  const slugs = guides.flatMap(({ named }) => named.map(({ slug }) => slug))
  expect(
    listAbsentProducts(guides, new Set(slugs.filter((slug) => slug !== 'mother-fern'))),
  ).toEqual([`${place('[[hibiscus]]')} there is no product mother-fern`])
  await editCatalogueFile(folder, watering, '## How to look', '![Soil](picture-9)')
  expect((await readGuides(folder)).guides.flatMap(({ notes }) => notes)).toContain(
    `${place('## How to look')} There is no picture-9 under pictures.`,
  )
  await editCatalogueFile(folder, watering, '    ## पानी देने के चार तरीके\n\n', '')
  await expect(readGuides(folder)).rejects.toThrow(
    /watering-by-season\.yaml:\d+: hi\.body: has another number of blocks than the English, 18 /,
  )
})
