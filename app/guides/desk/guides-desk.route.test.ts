import { describe, expect, test } from 'vitest'
import { emptyGuide, type GuideEdit, wordsField } from '#app/guides/guide.ts'
import { splitParts } from '#app/guides/marks/parse-marks.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import { findStoredGuide, type StoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { stateIn } from '#app/guides/translating.ts'
import type { Role } from '#app/staff/role.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action as editAction } from './editor/guide.route.tsx'
import { type GuideDraft, openDraft, writeMarks } from './editor/guide-draft.ts'
import { action as newAction } from './editor/new-guide.route.tsx'
import { loader as listLoader } from './list/guides.route.tsx'
import { action as picturesAction } from './pictures/guide-pictures.route.tsx'
import {
  action as translateAction,
  loader as translateLoader,
} from './translate/translate.route.tsx'

const body = [
  'Most house plants drink less in winter.',
  '## Feel the soil first',
  '- Put a finger in.\n- **Dry**: water.',
  '[[snake-plant]]',
].join('\n\n')

const winter: GuideEdit = {
  ...emptyGuide,
  title: 'Watering in winter',
  summary: 'Half the water is enough.',
  body,
  products: [7],
  author: 'Asha Patil',
  sources: ['Iowa State Extension'],
}

type Fields = Record<string, string | string[]>

/** What a browser sends of the editor's form. */
function formOf({ months, products, ...draft }: GuideDraft, more: Fields): [string, string][] {
  const all: Fields = { ...draft, months, products, ...more }
  return Object.entries(all).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, one]),
  )
}

async function openGuides() {
  const { app, asha, ravi } = await openDesk({}, openTestCatalogue)
  const { db } = app
  const by = (staffId: number) => ({ staffId, source: 'desk' }) as const
  const write = async (change: Partial<GuideEdit> = {}) => {
    const result = await saveGuide(app, { change: { ...winter, ...change }, ...by(asha) })
    if (!('saved' in result)) throw new Error(JSON.stringify(result))
    return result.saved.id
  }
  const change = (id: number, fields: Partial<GuideEdit>) =>
    saveGuide(app, { id, change: fields, ...by(ravi) })
  const get = async (id: number): Promise<StoredGuide> => {
    const guide = await findStoredGuide(db, id)
    if (!guide) throw new Error('The guide is gone')
    return guide
  }
  const argsOf = async <Params>(request: Request, params: Params, role: Role = 'catalogue') => ({
    ...(await staffArgs(app, request, { role })),
    params,
  })
  const post = async (
    action: (args: never) => unknown,
    params: object,
    fields: [string, string][],
    role?: Role,
  ) => {
    const form = formRequest('/desk/guides', new URLSearchParams(fields))
    const answer = Promise.resolve(action((await argsOf(form, params, role)) as never))
    return (await answer.catch((thrown: unknown) => thrown)) as Answer
  }
  const edit = async (
    id: number,
    change: Partial<GuideDraft>,
    more: Fields = {},
    from?: StoredGuide,
  ) => {
    const { edit: opened, version } = from ?? (await get(id))
    const draft = openDraft(opened)
    const about = { version: String(version), marks: writeMarks(draft), ...more }
    return post(editAction, { id: String(id) }, formOf({ ...draft, ...change }, about))
  }
  const page = (path = '') => new Request(`http://localhost:3000/desk/guides${path}`)
  return { app, write, change, get, post, edit, argsOf, page }
}

interface Answer {
  status?: number
  headers?: Headers
  init?: { status: number }
  data?: {
    notSaved?: {
      draft: GuideDraft
      names: Record<string, string>
      faults?: Record<string, string>
      conflict?: { field: string; yours: string; theirs: string; who: string }[]
      preview?: { html: string; notes: { line: number; message: string }[] }
    }
    notChanged?: { problem: string }
    problem?: string
    texts?: Record<string, string>
  }
}

describe('a guide at the desk', () => {
  test('is begun as a draft, speaks of plants by their names, and is shown once it says who says so', async () => {
    const { post, edit, get } = await openGuides()
    const draft = {
      ...openDraft(emptyGuide),
      title: 'Tulsi through the cold',
      body: 'Keep it dry.',
    }
    const about = { version: '0', marks: '', author: 'Asha', plant: 'tulsi', intent: 'add-plant' }
    const added = await post(newAction, {}, formOf(draft, about))
    expect(added.data?.notSaved).toMatchObject({
      draft: { title: draft.title, products: ['1'] },
      names: { 1: 'Holy Basil (Tulsi)' },
    })
    const saved = await post(
      newAction,
      {},
      // A plant that was typed and not added comes along.
      formOf(draft, { ...about, intent: '' }),
    )
    const [, id] =
      /\/desk\/guides\/(\d+)\?done=\d+$/.exec(saved.headers?.get('location') ?? '') ?? []
    expect((await get(Number(id))).edit).toMatchObject({
      slug: 'tulsi-through-the-cold',
      state: 'draft',
      products: [1],
    })
    const refused = await edit(Number(id), { showing: 'shown', summary: 'Less water.' })
    expect(refused).toMatchObject({ init: { status: 422 } })
    expect(refused.data?.notSaved?.faults).toEqual({ sources: expect.any(String) })
    expect(refused.data?.notSaved?.draft.summary).toBe('Less water.')
    await edit(Number(id), {
      showing: 'from',
      shownFrom: '2031-12-01',
      summary: 'A',
      sources: 'Us',
    })
    expect((await get(Number(id))).edit).toMatchObject({ state: 'shown', shownFrom: '2031-12-01' })
  })

  test('keeps a plant that is not found in its field, whatever was pressed, and one that was added does not', async () => {
    const { post } = await openGuides()
    const about = { version: '0', marks: '', author: 'Asha' }
    for (const [plant, intent, left] of [
      ['mother fern', 'add-plant', 'mother fern'],
      ['mother fern', '', 'mother fern'],
      ['tulsi', 'preview', 'tulsi'],
      ['tulsi', 'add-plant', ''],
    ] as const) {
      const form = formOf({ ...openDraft(emptyGuide), title: 'A' }, { ...about, plant, intent })
      const { data } = await post(newAction, {}, form)
      expect(data?.notSaved).toMatchObject({ plant: left })
    }
  })

  test('is not saved with a plant or a picture that is not there: the line is named', async () => {
    const { write, edit, get } = await openGuides()
    const id = await write()
    const text = `${body}\n\n [[mother-fern]]\n\n![a [b]](picture-2)\n\n~~~\n[[moss]]\n~~~`
    const { data } = await edit(id, { body: text })
    expect(data?.notSaved?.faults).toEqual({
      body: 'Line 10: There is no plant mother-fern in the shop. Line 12: There is no picture-2: this guide has no pictures.',
    })
    expect((await get(id)).edit.body).toBe(body)
  })

  test('of 1 MB is refused in words, saved or only looked at, with all that was typed', async () => {
    const { write, edit, get } = await openGuides()
    const id = await write()
    const long = 'a '.repeat(500_000).trim()
    for (const intent of ['', 'preview']) {
      const { data } = await edit(id, { body: long }, { intent })
      expect(data?.notSaved?.faults?.body).toContain('The text is too long')
      expect(data?.notSaved?.draft.body).toBe(long)
    }
    expect((await get(id)).version).toBe(1)
  })

  test('is looked at without being saved, and what is no mark is told by its line', async () => {
    const { write, edit, get } = await openGuides()
    const id = await write()
    const { data } = await edit(id, { body: `# Big\n\n${body}` }, { intent: 'preview' })
    const { preview } = data?.notSaved ?? {}
    const tags = [...(preview?.html ?? '').matchAll(/<(p|h\d|ul|li|a)(?=[ >])( class="[\w-]+")?/g)]
    expect(tags.map(([tag]) => tag)).toEqual([
      '<h3',
      '<p',
      '<p class="g-typed"',
      '<p',
      '<h2',
      '<ul',
      '<li',
      '<li',
      '<a class="g-card"',
    ])
    expect(preview?.notes).toEqual([{ line: 1, message: expect.stringContaining('##') }])
    expect((await get(id)).version).toBe(1)
  })

  test('has its pictures moved with what is typed about them, and its text follows', async () => {
    const { write, post, get } = await openGuides()
    const picture = (name: string) => ({ picture: name, description: name, descriptions: {} })
    const pictures = ['snake-plant', 'areca-palm'].map(picture)
    const id = await write({ body: `${body}\n\n![](picture-2)`, pictures })
    const fields = { of: 'areca-palm', was: 'areca-palm', description: 'Fronds', hi: 'पत्ते' }
    const press = (intent: string) =>
      post(picturesAction, { id: String(id) }, [['intent', intent], ...Object.entries(fields)])
    expect((await press('remove')).data?.notChanged?.problem).toMatch(/^The text shows picture-2/)
    expect(await press('earlier')).toMatchObject({ status: 303 })
    const { edit: now } = await get(id)
    expect(now.body).toBe(`${body}\n\n![](picture-1)`)
    expect(now.pictures).toEqual([
      { picture: 'areca-palm', description: 'Fronds', descriptions: { hi: 'पत्ते' } },
      picture('snake-plant'),
    ])
  })

  test('that two people write at once asks about what both changed, and keeps the rest of both', async () => {
    const { write, change, edit, get } = await openGuides()
    const id = await write()
    const opened = await get(id)
    await change(id, { title: 'Winter water', author: 'Ravi Jadhav' })
    const mine = { title: 'Water in winter', summary: 'Less is enough.' }
    const { data, init } = await edit(id, mine, {}, opened)
    expect(init?.status).toBe(409)
    expect(data?.notSaved?.conflict).toMatchObject([
      { field: 'title', yours: mine.title, theirs: 'Winter water', who: 'Ravi Jadhav' },
    ])
    const chosen = { version: '2', 'take-title': 'theirs' }
    await edit(id, mine, chosen, opened)
    expect((await get(id)).edit).toMatchObject({
      title: 'Winter water',
      summary: 'Less is enough.',
      author: 'Ravi Jadhav',
    })
  })

  test('is checked today, and what was saved is undone', async () => {
    const { app, write, edit, get, post } = await openGuides()
    const pictures = [{ picture: 'snake-plant', description: 'A snake plant', descriptions: {} }]
    const id = await write({ pictures })
    const saved = await edit(id, { title: 'Checked' }, { intent: 'check' })
    expect((await get(id)).edit.lastChecked).toMatch(/^\d{4}-\d\d-\d\d$/)
    const change = saved.headers?.get('location')?.split('=')[1] ?? ''
    await post(editAction, { id: String(id) }, [
      ['intent', 'undo'],
      ['change', change],
    ])
    expect((await get(id)).edit).toMatchObject({ title: winter.title, lastChecked: null })
    const letter = [['intent', 'letter']] as [string, string][]
    expect(await post(editAction, { id: String(id) }, letter, 'desk')).toMatchObject({
      init: { status: 403 },
    })
    await post(editAction, { id: String(id) }, letter, 'owner')
    expect(await app.db.selectFrom('letters').selectAll().execute()).toMatchObject([
      {
        state: 'draft',
        subject: winter.title,
        text: expect.stringMatching(
          /^http:\/\/localhost:3000\/\S+\.webp\n\nHalf the water is enough\.\n\nhttp:\/\/localhost:3000\/guides\/watering-in-winter$/,
        ),
      },
    ])
  })
})

describe('a guide in another language', () => {
  test('is written part by part, and a part whose English changes is looked at again', async () => {
    const { write, change, get, post, argsOf, page } = await openGuides()
    const id = await write({ state: 'shown' })
    const params = { id: String(id), language: 'hi' }
    const show = async () => translateLoader(await argsOf(page(`/${id}/in/hi`), params))
    expect((await show()).pairs.map(({ key, is }) => `${key} ${is}`)).toEqual(
      ['title', 'summary', '0', '1', '2', '3'].map((key) => `${key} missing`),
    )
    const all = [
      'सर्दी में पानी',
      'आधा पानी काफ़ी है।',
      'कम पीते हैं।',
      '## मिट्टी',
      '- उँगली',
      '[[snake-plant]]',
    ]
    const texts = all.map((text, place): [string, string] => {
      return [`text-${['title', 'summary', '0', '1', '2', '3'][place]}`, text]
    })
    await post(translateAction, params, [['version', '1'], ...texts])
    expect(stateIn((await get(id)).edit, 'hi')).toBe('current')

    const others = splitParts(body).slice(1)
    const first = 'Most house plants drink less from November on.'
    await change(id, { body: [first, ...others].join('\n\n') })
    const { pairs } = await show()
    expect(pairs.filter(({ is }) => is !== 'same')).toMatchObject([{ key: '0', is: 'changed' }])
    expect(pairs[2]?.english).toContainEqual({ is: 'gone', text: ' in winter.' })
    expect(pairs[2]?.english).toContainEqual({ is: 'new', text: ' from November on.' })

    const late = await post(translateAction, params, [['version', '1'], ...texts])
    expect(late).toMatchObject({ init: { status: 409 }, data: { texts: { 0: 'कम पीते हैं।' } } })
    const { version } = await get(id)
    const still: [string, string] = ['still-0', 'on']
    await post(translateAction, params, [['version', String(version)], ...texts, still])
    const { edit } = await get(id)
    expect(stateIn(edit, 'hi')).toBe('current')
    expect(edit[wordsField('hi')]?.parts[0]).toEqual({ text: 'कम पीते हैं।', of: first })
  })
})

test('the list tells what is a draft and how many languages are left to write', async () => {
  const { write, change, argsOf, page } = await openGuides()
  const id = await write({ state: 'shown' })
  await write({ title: 'Areca', slug: 'areca' })
  const show = async (query: string) => (await listLoader(await argsOf(page(query), {}))).guides
  expect((await show('')).counts).toEqual({ all: 2, drafts: 1, translate: 4 })
  expect((await show('?show=drafts')).rows).toMatchObject([
    { title: 'Areca', showing: 'Draft', translations: { hi: 'missing', mr: 'missing' } },
  ])
  const ofWinter = async () => (await show('?q=WINTER')).rows
  expect(await ofWinter()).toMatchObject([{ title: winter.title, showing: 'Shown', isSeen: true }])
  await change(id, { shownFrom: '2031-12-01' })
  expect(await ofWinter()).toMatchObject([{ showing: 'From 1 Dec 2031', isSeen: false }])
})
