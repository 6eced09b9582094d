import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { QuoteRows } from './quote-rows.tsx'

test.each([
  ['Kothrud, Pune', 'Q-2026-0017', 'Kothrud, Pune · Q-2026-0017'],
  ['Kothrud, Pune', undefined, 'Kothrud, Pune'],
  [undefined, 'Q-2026-0017', 'Q-2026-0017'],
])('a row of the place %s and the number %s says %j below the name', (place, number, words) => {
  const row = {
    revisionId: 1,
    name: 'Meera',
    place,
    number,
    standing: 'open',
    state: 'Open',
    when: '7 days',
    isOurs: false,
    sum: 'Rs 329',
  } as const
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QuoteRows groups={[{ key: 'ours', heading: 'Ours', count: 1, side: '', rows: [row] }]} />
    </MemoryRouter>,
  )
  expect(/<small>(.*?)<\/small>/.exec(html)?.[1]?.replace(/<.*?>/g, '')).toBe(words)
})
