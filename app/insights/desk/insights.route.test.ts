import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect } from 'vitest'
import { recordViews } from '#app/insights/record-views.server.ts'
import { suggestName } from '#app/search/missed/suggested-names.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { dayNumber } from '#app/time/india.ts'
import type { App } from '#server/app-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { type StaffOptions, staffArgs } from '#tests/support/staff.ts'
import { formRequest } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './insights.route.tsx'
import { NotCounted } from './not-counted.tsx'

async function open(env: Record<string, string> = {}) {
  const desk = await openDesk(env, openTestCatalogue)
  const { app } = desk
  const day = dayNumber(Date.now())
  await recordViews(app.db, [
    { day, kind: 'page', name: '/home', times: 30 },
    { day, kind: 'product', name: '7', times: 20 },
    { day, kind: 'product', name: '9999', times: 2 },
    { day, kind: 'found-word', name: 'tulsi', times: 9 },
    { day, kind: 'missed-word', name: 'zumkabel', times: 14 },
    { day, kind: 'search', name: 'found', times: 9 },
    { day, kind: 'search', name: 'missed', times: 15 },
  ])
  return desk
}

function figuresOf(loaded: Awaited<ReturnType<typeof loader>>) {
  if ('quotes' in loaded) throw new Error('These are the figures of quotes.')
  return loaded
}

async function look(app: App, path = '/desk/insights', who?: StaffOptions) {
  return figuresOf(
    await loader(await staffArgs(app, new Request(`http://localhost:3000${path}`), who)),
  )
}

/** Posts a form as somebody, and gives the answer with what they see after it. */
async function post(app: App, fields: Record<string, string>, who?: StaffOptions) {
  const args = await staffArgs(app, formRequest('/desk/insights?time=4-weeks', fields), who)
  const answer = await Promise.resolve(action(args)).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) return { answer }
  const url = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
  return { to: url.pathname + url.search, seen: figuresOf(await loader({ ...args, url })) }
}

const word = { word: 'zumkabel', id: '0' }
const finds = async (app: App) => {
  const { byAlias } = await searchProducts(app.db, 'Zumkabel')
  return byAlias.map(({ name }) => name)
}

test('What was asked, looked at and searched for is told with names', async () => {
  const { app, ask } = await open()
  await ask({ products: [{ id: 7 }] }, new Date())
  const { insights } = await look(app)
  expect(insights).toMatchObject({
    enquiries: { total: 1, waiting: 1, asked: [{ label: 'Snake Plant', times: 1 }] },
    products: [
      { label: 'Snake Plant', times: 20, room: { wall: 'pista' } },
      { label: 'A product that is gone', times: 2 },
    ],
    pages: [{ label: 'Home', times: 30 }],
    searched: [{ label: 'tulsi', times: 9 }],
    searches: { all: 24, missed: 15 },
    missed: [{ word: 'zumkabel', times: 14 }],
    mayAdd: true,
    isCounting: true,
  })
})

test('A word becomes a name of a product, which the search finds from then on, and can be undone', async () => {
  const { app } = await open()
  expect((await look(app)).insights.missed).toHaveLength(1)
  const { to, seen } = await post(app, { ...word, intent: 'add', product: ' snake plant ' })
  expect(to).toMatch(/^\/desk\/insights\?time=4-weeks&done=\d+$/)
  expect(await finds(app)).toEqual(['Snake Plant'])
  expect(seen?.insights.missed).toEqual([])
  expect(seen?.done).toMatchObject({ title: 'Saved: other names', text: 'Snake Plant' })
  const undone = await post(app, { ...seen?.done?.undo })
  expect(undone.to).toMatch(/^\/desk\/insights\?time=4-weeks&done=\d+$/)
  expect(await finds(app)).toEqual([])
  expect(undone.seen?.insights.missed).toHaveLength(1)
})

test('A name that a visitor told is added to its product', async () => {
  const { app } = await open()
  await suggestName(app.db, 8, 'zumkabel')
  expect((await look(app)).insights.told).toMatchObject([
    { word: 'zumkabel', product: 'Areca Palm' },
  ])
  await post(app, { word: 'zumkabel', id: '8', intent: 'add' })
  expect(await finds(app)).toEqual(['Areca Palm'])
  expect((await look(app)).insights.told).toEqual([])
})

test('What is not a name stays gone, and the way back is told at once', async () => {
  const { app } = await open()
  const { to, seen } = await post(app, { ...word, intent: 'set-aside' })
  expect(to).toBe('/desk/insights?time=4-weeks&aside=zumkabel&of=0')
  expect((await look(app)).insights.missed).toEqual([])
  expect(seen?.done).toMatchObject({ title: 'Not a name', text: 'zumkabel' })
  const back = await post(app, { ...seen?.done?.undo })
  expect(back.seen?.insights.missed).toHaveLength(1)
  expect((await look(app, '/desk/insights?aside=zumkabel')).done).toBeUndefined()
})

test('What can’t be added is refused with the reason, and nothing is changed', async () => {
  const { app } = await open()
  for (const product of ['', 'Snake', 'No such plant']) {
    const { answer } = await post(app, { ...word, intent: 'add', product })
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        refused: { word: 'zumkabel', product, problem: expect.stringContaining('No product') },
      },
    })
  }
  for (const fields of [
    { ...word, intent: 'steal' },
    { ...word, id: 'x', intent: 'set-aside' },
    { word: 'call 98765 43210', id: '0', intent: 'set-aside' },
  ]) {
    expect((await post(app, fields)).answer).toMatchObject({ init: { status: 400 } })
  }
  expect(await finds(app)).toEqual([])
})

test('Who keeps the catalogue sees words and views but no enquiries; the desk adds nothing', async () => {
  const { app } = await open()
  const catalogue = (await look(app, '/desk/insights', { role: 'catalogue' })).insights
  expect(catalogue.enquiries).toBeUndefined()
  expect(catalogue).toMatchObject({ mayAdd: true, missed: [{ word: 'zumkabel' }] })
  const desk = (await look(app, '/desk/insights', { role: 'desk' })).insights
  expect(desk).toMatchObject({ mayAdd: false, names: [], enquiries: { total: 0 } })
  const { answer, to } = await post(
    app,
    { ...word, intent: 'add', product: 'Snake Plant' },
    { role: 'desk' },
  )
  expect([to, answer]).toEqual([
    undefined,
    expect.objectContaining({ init: expect.objectContaining({ status: 403 }) }),
  ])
})

test('It says what is not counted where an owner wants no counting, and who can change that', async () => {
  const { app } = await open({ COUNT_VIEWS: 'no' })
  const { insights, isOwner } = await look(app)
  expect([insights.isCounting, isOwner]).toEqual([false, true])
  const seen = (mayChange: boolean) =>
    renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(NotCounted, { isOwner: mayChange })),
    )
  expect(seen(isOwner)).toContain('<a href="/desk/settings/privacy"')
  expect(seen(isOwner)).toContain('What visitors look at and search for since then is missing here')
  const { isOwner: mayDesk } = await look(app, '/desk/insights', { role: 'desk' })
  expect(seen(mayDesk)).toContain('an owner says yes in Settings, Privacy')
  // An owner may want it from now on.
  app.liveConfig.current = { ...app.config, countViews: true }
  expect((await look(app)).insights.isCounting).toBe(true)
})
