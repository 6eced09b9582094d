import { expect, test } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { emptyGuide, type GuideEdit, type GuideWords } from '#app/guides/guide.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide, winterGuide } from '#tests/support/test-guides.ts'
import { findGuideFaults } from './guide-faults.ts'
import { guideHistory } from './guide-history.server.ts'
import { saveGuide, undoGuideChange } from './save-guide.server.ts'
import {
  findStoredGuide,
  findStoredGuideBySlug,
  listGuidesForStaff,
} from './stored-guides.server.ts'

const by = { staffId: 1, source: 'desk' } as const

async function openWithGuide(change: Partial<GuideEdit> = {}) {
  const db = await openTestCatalogue()
  const id = await addGuide(db, change)
  const save = (changed: Partial<GuideEdit>, version?: number) =>
    saveGuide({ db }, { id, change: changed, version, ...by })
  const find = async () => {
    const guide = await findStoredGuide(db, id)
    if (!guide) throw new Error('The guide is gone.')
    return guide
  }
  return { db, id, save, find }
}

testOnce(
  'a guide is kept with all that it says, and every change of it in the history',
  async () => {
    const { db, id, save, find } = await openWithGuide()
    expect(await find()).toMatchObject({ version: 1, editedBy: 1, edit: winterGuide })
    expect(await save({ title: 'Water in winter' })).toMatchObject({
      saved: { id, version: 2, changed: ['title'] },
    })
    expect(await save({ title: 'Water in winter' })).toEqual({ unchanged: true })
    expect(await guideHistory.list(db, id)).toMatchObject([
      { guideId: id, before: { title: 'Watering in winter' }, after: { title: 'Water in winter' } },
      { before: null, after: { slug: 'watering-in-winter', products: [7, 12] } },
    ])
  },
)

test('what two change at once in one field is a conflict, what they change in two is not', async () => {
  const { save, find } = await openWithGuide()
  await save({ title: 'Theirs', author: 'Ravi' }, 1)
  expect(await save({ title: 'Mine' }, 1)).toMatchObject({
    conflict: [{ field: 'title', yours: 'Mine', theirs: 'Theirs', who: 1 }],
  })
  expect(await save({ summary: 'Mine.' }, 1)).toMatchObject({ saved: { version: 3 } })
  expect((await find()).edit).toMatchObject({ title: 'Theirs', summary: 'Mine.', author: 'Ravi' })
})

testOnce('a change is undone once, and says what came since', async () => {
  const { db, save, find } = await openWithGuide()
  const first = await save({ title: 'Second' })
  const changeId = 'saved' in first ? first.saved.changeId : 0
  await save({ title: 'Third' })
  expect(await undoGuideChange({ db }, changeId, 2)).toMatchObject({
    later: [{ after: { title: 'Third' } }],
  })
  expect(await undoGuideChange({ db }, changeId, 2, { anyway: true })).toHaveProperty('saved')
  expect((await find()).edit.title).toBe('Watering in winter')
  expect(await undoGuideChange({ db }, changeId, 2)).toEqual({ unchanged: true })
})

testOnce('undoing what made a guide hides it', async () => {
  const { db, id, find } = await openWithGuide()
  const [made] = await guideHistory.list(db, id)
  await undoGuideChange({ db }, made?.id ?? 0, 1)
  expect((await find()).edit).toEqual({ ...winterGuide, state: 'hidden' })
})

test('an address once given leads to its guide for ever, and no other guide gets it', async () => {
  const { db, id, save } = await openWithGuide()
  await save({ slug: 'winter-water' })
  expect((await findStoredGuideBySlug(db, 'watering-in-winter'))?.id).toBe(id)
  const other = { ...winterGuide, slug: 'watering-in-winter' }
  expect(await saveGuide({ db }, { change: other, ...by })).toMatchObject({
    faults: { slug: expect.stringContaining('had this address') },
  })
  expect(
    await saveGuide({ db }, { change: { ...other, slug: 'winter-water' }, ...by }),
  ).toMatchObject({ faults: { slug: 'Another guide has this address.' } })
  expect(await save({ slug: 'watering-in-winter' })).toHaveProperty('saved')
  expect((await findStoredGuideBySlug(db, 'winter-water'))?.id).toBe(id)
})

test('of two that take one address at once one is told', async () => {
  const db = await openTestCatalogue()
  const results = await Promise.all(
    ['One', 'Two'].map((title) =>
      saveGuide({ db }, { change: { ...winterGuide, title, slug: 'same' }, ...by }),
    ),
  )
  expect(results.filter((result) => 'saved' in result)).toHaveLength(1)
  expect(results.filter((result) => 'faults' in result)).toHaveLength(1)
})

testOnce('a draft needs a title alone, and gets its address from it', async () => {
  const db = await openTestCatalogue()
  const draft = await saveGuide({ db }, { change: { title: 'Tulsi, all year!' }, ...by })
  expect(draft).toMatchObject({ saved: { version: 1 } })
  expect((await findStoredGuideBySlug(db, 'tulsi-all-year'))?.edit.state).toBe('draft')
  expect(await saveGuide({ db }, { change: {}, ...by })).toMatchObject({
    faults: { title: 'Write its title.', slug: expect.any(String) },
  })
})

testOnce('a guide is shown only with its text, sources and a product', async () => {
  const db = await openTestCatalogue()
  const bare = { ...emptyGuide, title: 'Bare', state: 'shown' } as const
  const result = await saveGuide({ db }, { change: bare, ...by })
  const fields = Object.keys('faults' in result ? result.faults : {})
  expect(fields.sort()).toEqual(['body', 'products', 'sources', 'summary'])
  const entry = { ...bare, entryDate: '2026-11-19', summary: 'S.', body: 'B' }
  expect(await saveGuide({ db }, { change: entry, ...by })).toHaveProperty('saved')
})

testOnce(
  'a photograph is described before visitors see it: the first, and one that a text shows',
  () => {
    const faultOf = (described: string[], change: Partial<GuideEdit> = {}) => {
      const pictures = described.map((description, at) => ({
        picture: `photo-${at}`,
        description,
        descriptions: {},
      }))
      return findGuideFaults({ ...winterGuide, pictures, ...change }, []).pictures
    }
    const asked = 'Say in a few words what each picture shows.'
    expect(faultOf([''])).toBe(asked)
    expect(faultOf([''], { state: 'draft' })).toBeUndefined()
    expect(faultOf(['Tulsi', ''])).toBeUndefined()
    expect(faultOf(['Tulsi', ''], { body: '![](picture-2)' })).toBe(asked)
    expect(faultOf(['Tulsi', ''], { 'words-hi': inHindi('![](picture-2)') })).toBe(asked)
    expect(faultOf(['Tulsi', 'Its seeds'], { body: '![](picture-2)' })).toBeUndefined()
  },
)

const pictureOf = (picture: string) => ({ picture, description: 'It', descriptions: {} })

const inHindi = (text: string): GuideWords => ({
  title: { text: 'सर्दी', of: winterGuide.title },
  summary: { text: 'पानी कम।', of: winterGuide.summary },
  parts: [{ text, of: 'In winter plants drink less.' }],
})

testOnce.each<[Partial<GuideEdit>, keyof GuideEdit]>([
  [{ slug: 'november' }, 'slug'],
  [{ slug: 'Watering' }, 'slug'],
  [{ slug: '../x' }, 'slug'],
  [{ title: 'a\u202Eb' }, 'title'],
  [{ title: 'a'.repeat(91) }, 'title'],
  [{ summary: 'two\nlines' }, 'summary'],
  [{ body: 'a'.repeat(1_000_000) }, 'body'],
  [{ sources: ['\u2066x'] }, 'sources'],
  [{ shownFrom: '2026-02-30' }, 'shownFrom'],
  [{ products: [7, 7] }, 'products'],
  [{ products: [999_999] }, 'products'],
  [{ products: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'products'],
  [{ pictures: [pictureOf('photo-999')] }, 'pictures'],
  [{ pictures: [pictureOf('snake-plant'), pictureOf('snake-plant')] }, 'pictures'],
  [{ pictures: Array.from({ length: 13 }, (_, at) => pictureOf(`photo-${at}`)) }, 'pictures'],
  [{ 'words-hi': inHindi('a'.repeat(20_000)) }, 'words-hi'],
  [{ 'words-hi': inHindi('- '.repeat(7_000)) }, 'words-hi'],
  [{ 'words-hi': inHindi('a\u202Eb') }, 'words-hi'],
  [{ 'words-hi': { ...inHindi('a'), title: { text: 'a\u2067b', of: 'a' } } }, 'words-hi'],
])('%j is refused in words', async (change, field) => {
  const { save } = await openWithGuide()
  expect(await save(change)).toMatchObject({ faults: { [field]: expect.stringMatching(/\.$/) } })
})

testOnce(
  'a product that is hidden later stays named, and hinders no change of the guide',
  async () => {
    const { db, save, find } = await openWithGuide()
    await saveProduct({ db }, { id: 7, change: { hidden: true }, ...by })
    expect(await save({ author: 'Ravi' })).toHaveProperty('saved')
    expect((await find()).edit.products).toEqual([7, 12])
  },
)

test('the adding of a picture is not undone while the text shows it', async () => {
  const { db, save, find } = await openWithGuide()
  const second = { picture: 'areca-palm', description: 'Fronds', descriptions: {} }
  const added = await save({ pictures: [...winterGuide.pictures, second] })
  const changeId = 'saved' in added ? added.saved.changeId : 0
  await save({ body: `${winterGuide.body}\n\n![Fronds](picture-2)` })
  expect(await undoGuideChange({ db }, changeId, 1)).toEqual({
    faults: { pictures: 'The text shows picture-2: take it out of the text first.' },
  })
  await save({ body: winterGuide.body })
  expect(await undoGuideChange({ db }, changeId, 1)).toHaveProperty('saved')
  expect((await find()).edit.pictures).toEqual(winterGuide.pictures)
})

const hindi: GuideWords = {
  title: { text: 'सर्दियों में पानी', of: winterGuide.title },
  summary: { text: 'आधा पानी काफ़ी है।', of: winterGuide.summary },
  parts: [{ text: 'सर्दियों में पौधे कम पानी पीते हैं।', of: 'In winter plants drink less.' }],
}

test('a language is kept beside the English, and is out of date when that changes', async () => {
  const { db, save } = await openWithGuide({ body: 'In winter plants drink less.' })
  const states = async () => (await listGuidesForStaff(db, 9))[0]?.translations
  expect(await states()).toEqual({ hi: 'missing', mr: 'missing' })
  await save({ 'words-hi': hindi })
  expect(await states()).toEqual({ hi: 'current', mr: 'missing' })
  await save({ body: 'In winter plants drink half as much.' })
  expect(await states()).toEqual({ hi: 'outdated', mr: 'missing' })
})

test('two people translate into two languages at once without a conflict', async () => {
  const { save, find } = await openWithGuide()
  await save({ 'words-hi': hindi }, 1)
  expect(await save({ 'words-mr': hindi }, 1)).toHaveProperty('saved')
  expect((await find()).edit).toMatchObject({ 'words-hi': hindi, 'words-mr': hindi })
})
