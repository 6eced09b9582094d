import { describe, expect, test } from 'vitest'
import type { Role } from '#app/staff/role.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, responseOf } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './categories.route.tsx'
import { action as historyAction, loader as historyLoader } from './category-history.route.tsx'

async function openCategories() {
  const { app } = await openDesk({}, openTestCatalogue)
  const show = async (query = '', role: Role = 'owner') => {
    const request = new Request(`http://localhost:3000/desk/catalogue/categories${query}`)
    const args = await staffArgs(app, request, { role })
    return loader(args)
  }
  const post = async (fields: Record<string, string>, role: Role = 'catalogue') => {
    const request = formRequest('/desk/catalogue/categories', fields)
    const args = await staffArgs(app, request, { role })
    const answer = action(args)
    return Promise.resolve(answer).catch((thrown: unknown) => thrown)
  }
  const historyArgs = async (request: Request, key: string, role: Role) => ({
    ...(await staffArgs(app, request, { role })),
    params: { key },
  })
  const showHistory = async (query = '', key = 'bonsai') => {
    const path = `/desk/catalogue/categories/${key}/history${query}`
    const args = await historyArgs(new Request(`http://localhost:3000${path}`), key, 'owner')
    return historyLoader(args)
  }
  const postHistory = async (fields: Record<string, string>, role: Role = 'catalogue') => {
    const request = formRequest('/desk/catalogue/categories/bonsai/history', fields)
    const args = await historyArgs(request, 'bonsai', role)
    const answer = historyAction(args)
    return Promise.resolve(answer).catch((thrown: unknown) => thrown)
  }
  const own = async () => (await show()).categories.filter(({ added }) => added)
  return { show, post, own, showHistory, postHistory }
}

const bonsai = {
  intent: 'add',
  name: 'Bonsai',
  intro: 'Small trees, grown slowly.',
  description: 'Bonsai for homes and offices.',
  wall: 'neel',
  kind: 'plant',
}

describe('the categories', () => {
  test('are the shop’s twelve, which stay as they are', async () => {
    const { show, post } = await openCategories()
    const { categories, mayChange } = await show()
    expect(categories).toHaveLength(12)
    expect(categories.every(({ added }) => !added)).toBe(true)
    expect(categories.find(({ key }) => key === 'indoor-plants')?.products).toBe('7 products')
    expect(mayChange).toBe(true)
    for (const intent of ['hide', 'up', 'save']) {
      expect(await post({ ...bonsai, intent, key: 'soil' })).toMatchObject({
        init: { status: 409 },
        data: { notDone: { problem: expect.stringContaining('one of the twelve') } },
      })
    }
  })

  test('take one’s own: added, renamed, hidden and shown, moved', async () => {
    const { show, post, own } = await openCategories()
    const added = responseOf(await post(bonsai))
    const to = added.headers.get('location') ?? ''
    expect([added.status, to]).toEqual([
      303,
      '/desk/catalogue/categories?done=added&category=bonsai&change=1',
    ])
    expect((await show(`?${to.split('?')[1]}`)).done).toMatchObject({ text: 'Bonsai' })
    expect((await show('?done=constructor&category=bonsai')).done).toBeUndefined()
    expect(await own()).toMatchObject([{ key: 'bonsai', heading: 'Bonsai', hidden: false }])
    await post({ ...bonsai, name: 'Ferns' })
    await post({ intent: 'up', key: 'ferns' })
    expect((await own()).map(({ key }) => key)).toEqual(['ferns', 'bonsai'])
    await post({ ...bonsai, intent: 'save', key: 'bonsai', name: 'Bonsai Trees' })
    const hidden = responseOf(await post({ intent: 'hide', key: 'bonsai' }))
    expect(await own()).toMatchObject([
      { key: 'ferns' },
      { key: 'bonsai', name: 'Bonsai Trees', hidden: true },
    ])
    const { done } = await show(`?${hidden.headers.get('location')?.split('?')[1]}`)
    await post(done?.undo ?? {})
    expect((await own())[1]).toMatchObject({ hidden: false })
  })

  test('of one’s own are hidden when their adding is undone, with what is in them, and it is told so', async () => {
    const { show, post, own } = await openCategories()
    const toldAfter = async (answer: unknown) => {
      const to = responseOf(answer).headers.get('location') ?? ''
      return (await show(`?${to.split('?')[1]}`)).done
    }
    const added = await toldAfter(await post(bonsai))
    const undone = await toldAfter(await post(added?.undo ?? {}))
    expect(await own()).toMatchObject([{ key: 'bonsai', hidden: true }])
    expect(undone).toMatchObject({ title: 'Hidden, with all that is in it', text: 'Bonsai' })
    await post({ intent: 'show', key: 'bonsai' })
    const saved = { ...bonsai, intent: 'save', key: 'bonsai', name: 'Bonsai Trees' }
    const renamed = await toldAfter(await post(saved))
    const named = await toldAfter(await post(renamed?.undo ?? {}))
    expect(named).toMatchObject({ title: 'Undone', text: 'Bonsai' })
  })

  test('are called in other languages as it is typed, with a history of that', async () => {
    const { post, own, showHistory } = await openCategories()
    await post({ ...bonsai, 'name-hi': 'बोनसाई', 'intro-mr': 'छोटी झाडे.' })
    const [category] = await own()
    expect(category).toMatchObject({ 'name-hi': 'बोनसाई', 'name-mr': '', 'intro-mr': 'छोटी झाडे.' })
    const save = { ...bonsai, intent: 'save', key: 'bonsai', version: '1' }
    await post({ ...save, 'name-hi': 'बोनसाई पेड़' })
    expect((await showHistory()).history.changes[0]?.fields).toEqual([
      {
        label: 'In Hindi and Marathi',
        before: 'Hindi:\nबोनसाई\nMarathi:\nछोटी झाडे.',
        after: 'Hindi:\nबोनसाई पेड़',
      },
    ])
    expect((await own())[0]?.outdated).toEqual([])
    await post({ ...save, version: '2', 'name-hi': 'बोनसाई पेड़', intro: 'Small, old trees.' })
    expect((await own())[0]?.outdated).toEqual(['hi'])
    expect(await post({ ...save, version: '3', 'name-hi': 'प'.repeat(61) })).toMatchObject({
      data: { notDone: { faults: { 'name-hi': 'It is too long: at most 60 characters.' } } },
    })
  })

  test('have a history each, from which a change is undone, asked where others came after', async () => {
    const { show, post, own, showHistory, postHistory } = await openCategories()
    await post(bonsai)
    const saved = responseOf(
      await post({
        ...bonsai,
        intent: 'save',
        key: 'bonsai',
        wall: 'gulabi',
      }),
    )
    const change = saved.headers.get('location')?.split('change=')[1] ?? ''
    const { history } = await showHistory()
    expect(history).toMatchObject({
      name: 'Bonsai',
      changes: [
        {
          how: 'changed',
          fields: [{ label: 'Wall', before: 'Neel, blue', after: 'Gulabi, pink' }],
        },
        { how: 'added it', who: 'Ravi Kulkarni' },
      ],
    })
    await post({ ...bonsai, intent: 'save', key: 'bonsai', wall: 'haldi' })
    // From the toast as from the history: it leads to the question, and nothing is undone yet.
    const toAsk = '/desk/catalogue/categories/bonsai/history?undo='
    for (const send of [post, postHistory]) {
      const asked = responseOf(await send({ intent: 'undo', change }))
      expect(asked.headers.get('location')).toBe(toAsk + change)
    }
    expect(await own()).toMatchObject([{ wall: 'haldi' }])
    expect((await showHistory(`?undo=${change}`)).history.question).toMatchObject({
      change: { fields: [{ before: 'Neel, blue' }] },
      later: [{ fields: [{ after: 'Haldi, yellow' }] }],
    })
    await postHistory({ intent: 'undo', change, anyway: 'yes' })
    expect(await own()).toMatchObject([{ wall: 'neel' }])
    expect((await showHistory('?done=undone')).done).toMatchObject({ title: 'Undone' })

    expect((await showHistory('', 'soil')).history.changes).toEqual([])
    await expect(showHistory('', 'no-such')).rejects.toMatchObject({ init: { status: 404 } })
    expect(await postHistory({ intent: 'undo', change: '4711' })).toMatchObject({
      init: { status: 409 },
    })
    expect(await postHistory({ intent: 'undo', change }, 'desk')).toMatchObject({
      init: { status: 403 },
    })
    expect((await show('?done=nothing&category=bonsai')).done).toBeUndefined()
  })

  test('that somebody else changed meanwhile say what they wrote, and keep one’s own words', async () => {
    const { post, own } = await openCategories()
    await post(bonsai)
    const version = String((await own())[0]?.version)
    const save = { ...bonsai, intent: 'save', key: 'bonsai', version }
    await post({ ...save, name: 'Bonsai Trees', wall: 'gulabi' })
    const told = await post({ ...save, name: 'Small Trees' })
    expect(told).toMatchObject({
      init: { status: 409 },
      data: {
        notDone: {
          key: 'bonsai',
          draft: { name: 'Small Trees', wall: 'gulabi' },
          problem: expect.stringMatching(/Name is now “Bonsai Trees” \(\S.*, .*\)\. Save again/),
        },
      },
    })
    const { notDone } = (told as { data: { notDone: { version: number } } }).data
    await post({ ...save, wall: 'gulabi', name: 'Small Trees', version: String(notDone.version) })
    expect(await own()).toMatchObject([{ name: 'Small Trees', wall: 'gulabi' }])
  })

  test('that can’t be kept say what to write, with every word in the form', async () => {
    const { post, own } = await openCategories()
    expect(await post({ ...bonsai, name: 'Soil', intro: '' })).toMatchObject({
      init: { status: 422 },
      data: {
        notDone: {
          draft: { name: 'Soil', description: bonsai.description },
          faults: { name: 'Another category has this name.', intro: 'Write something here.' },
        },
      },
    })
    expect(await own()).toEqual([])
  })

  test('are read only for the desk, and take no form that is none of ours', async () => {
    const { show, post } = await openCategories()
    expect((await show('', 'desk')).mayChange).toBe(false)
    expect(await post(bonsai, 'desk')).toMatchObject({ init: { status: 403 } })
    expect(await post({ intent: 'steal' })).toMatchObject({ init: { status: 400 } })
  })
})
