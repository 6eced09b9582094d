import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlantFacts, ProductFacts } from '#app/catalogue/facts/facts.ts'
import { SafetyLine } from './safety-line.tsx'

test('days of watering are spoken of only where a plant or one in its packet has some', () => {
  const show = (plant: PlantFacts, contains: ProductFacts['contains'] = []) =>
    renderToStaticMarkup(
      <SafetyLine facts={{ kind: 'plant', plant, contains, signs: [], youGet: [] }} />,
    )
  const watered = { summerDays: { from: 3, to: 5, source: 'a flora' } }
  const days = 'Days between waterings are about right for a hot summer. This is no veterinary'
  expect(show(watered)).toContain(days)
  expect(show({}, [{ name: 'Zinnia', facts: watered }])).toContain(days)
  expect(show({})).toContain('<p class="note safety-line">This is no veterinary')
})
