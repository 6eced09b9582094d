import { describe, expect, test } from 'vitest'
import { answerOf, countFacts, heightOf, type PlantFacts, waterOf } from './facts.ts'

const source = 'a list'
const none = { kind: 'plant', plant: {}, contains: [], signs: [], youGet: [] } as const
const packet = (...plants: PlantFacts[]) =>
  countFacts({
    ...none,
    kind: 'seeds',
    contains: plants.map((facts) => ({ name: 'Petunia', facts })),
    signs: [],
    youGet: [],
  })

describe('what is counted of a plant', () => {
  test('an unlisted plant is not known to be safe, and a mildly toxic one is not safe', () => {
    expect(answerOf(undefined)).toBe('unknown')
    expect(answerOf('mildly-toxic')).toBe('unsafe')
    expect(answerOf('toxic')).toBe('unsafe')
    expect(answerOf('safe')).toBe('safe')
  })

  test('a packet is safe only when every plant in it is listed safe', () => {
    const safe = { pets: { is: 'safe', source } } as const
    const mild = { pets: { is: 'mildly-toxic', source } } as const
    expect(packet(safe, safe).pets).toBe('safe')
    expect(packet(safe, {}).pets).toBeUndefined()
    expect(packet({}, safe, safe).pets).toBeUndefined()
    expect(packet(safe, mild).pets).toBe('mildly-toxic')
    expect(packet({}, mild).pets).toBe('mildly-toxic')
    expect(packet(mild, { pets: { is: 'toxic', source } }).pets).toBe('toxic')
  })

  test('low light comes from what is also good', () => {
    const light = { is: 'bright', alsoGood: ['some-sun', 'low'], source } as const
    const plant = { light: { ...light, alsoGood: [...light.alsoGood] } }
    expect(countFacts({ ...none, plant, contains: [], signs: [], youGet: [] })).toMatchObject({
      light: 'bright',
      suits: ['low', 'bright', 'some-sun'],
    })
  })

  test('how often it is watered goes by the middle of the summer interval', () => {
    expect(waterOf({ from: 1, to: 2 })).toBe('daily')
    expect(waterOf({ from: 2, to: 4 })).toBe('twice')
    expect(waterOf({ from: 5, to: 6 })).toBe('twice')
    expect(waterOf({ from: 5, to: 8 })).toBe('week')
    expect(waterOf({ from: 7, to: 12 })).toBe('week')
    expect(waterOf({ from: 10, to: 15 })).toBe('rare')
  })

  test('how tall it grows goes by its greatest height', () => {
    expect([29, 30, 90, 91].map((to) => heightOf({ from: 5, to }))).toEqual([
      'small',
      'mid',
      'mid',
      'tall',
    ])
  })
})
