import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormFaults } from '#app/catalogue/desk/editor/draft/edited-product.ts'
import { factDraftOf } from '#app/catalogue/desk/editor/draft/fact-draft.ts'
import { FactsContext } from '#app/catalogue/desk/editor/facts-screen.ts'
import { plainFactsOf } from '#app/catalogue/store/product-edit.ts'
import { MonthFields } from './month-fields.tsx'

// In India it is November already.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-10-31T19:00:00Z') }))
afterEach(() => vi.useRealTimers())

function show(prefix: string, faults: FormFaults = {}) {
  const months = { sow: [], plant: [], region: 'Konkan', source: 'Our beds' }
  const flower = ['January' as const, 'December' as const]
  const draft = factDraftOf(plainFactsOf({ months: { ...months, flower } }))
  return renderToStaticMarkup(
    <FactsContext value={{ prefix, draft, current: draft, saved: draft, faults }}>
      <MonthFields />
    </FactsContext>,
  )
}

test('Every month has a toggle for each of the three, this month outlined', () => {
  const html = show('plant-0-')
  const toggles = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([toggle]) => toggle)
  expect(toggles).toHaveLength(36)
  const chosen = toggles.filter((toggle) => toggle.includes('checked'))
  const said = (toggle: string, what: string) => toggle.match(`${what}="(.*?)"`)?.[1]
  const all = ['name', 'aria-label', 'value'] as const
  expect(chosen.map((toggle) => all.map((what) => said(toggle, what)))).toEqual([
    ['plant-0-flowerMonths', 'January', 'January'],
    ['plant-0-flowerMonths', 'December', 'December'],
  ])
  expect(html.match(/class="now">.*?</g)).toEqual(Array(3).fill('class="now">Nov<'))
  expect(html).toContain('Flowers <small>December to January</small>')
  expect(html).toContain('Sow <small>not known</small>')
  expect(html).toMatch(/name="plant-0-monthsRegion"[^>]*value="Konkan"/)
  expect(html).toMatch(/name="plant-0-monthsSource"[^>]*value="Our beds"/)
})

test('What is wrong with the months stands below them', () => {
  expect(show('')).not.toContain('months-fault')
  expect(show('', { months: 'Choose a month.' })).toMatch(/id="months-fault">.*Choose a month\.</)
})
