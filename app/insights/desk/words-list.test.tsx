import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { InsightsView } from './insights-view.ts'
import { MissedWords } from './words-list.tsx'

test('words that differ in a space or a hyphen have fields of their own', () => {
  const missed = ['lucky bamboo', 'lucky-bamboo'].map((word) => ({
    ...{ word, times: 2, productId: 0, product: '', why: undefined },
  }))
  const insights = { missed, mayAdd: true, names: [], isCounting: true } as unknown as InsightsView
  const Page = createRoutesStub([
    { path: '/', Component: () => <MissedWords insights={insights} refused={undefined} /> },
  ])
  const html = renderToStaticMarkup(<Page />)
  const fields = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id)
  const labelled = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(fields).size).toBe(2)
  expect(labelled).toEqual(fields)
})
