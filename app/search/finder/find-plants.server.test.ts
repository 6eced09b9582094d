import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Choice,
  type Chosen,
  choices,
  isChosen,
  toggleChoice,
} from '#app/catalogue/facts/plant-choices.ts'
import { listEveryProduct } from '#app/catalogue/products.server.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { writeSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { Database } from '#database/connection.ts'
import { createMemory } from '#server/watching/memory.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addBit, noBits } from './bits.ts'
import { countsPlant, findPlants } from './find-plants.server.ts'
import { changeAvailability, type PlantIndex, plantIndex } from './plant-index.server.ts'

const chosenOf = (...names: string[]) =>
  choices.filter(({ group, value }) => names.includes(`${group}.${value}`))

const flag = fc.constantFrom(0, 1)
const maybe = <T>(...values: T[]) => fc.constantFrom(...values, null)
const anyFacts = fc.record({
  kind: fc.constantFrom('plant', 'plant', 'plant', 'seeds', 'goods'),
  suits_low: flag,
  suits_bright: flag,
  suits_some_sun: flag,
  suits_sun: flag,
  inside: flag,
  balcony: flag,
  garden: flag,
  pets: maybe('safe', 'mildly-toxic', 'toxic'),
  care: maybe('easy', 'some', 'expert'),
  water: maybe('rare', 'week', 'twice', 'daily'),
  height_to_cm: maybe(10, 29, 30, 90, 91, 400),
  sizes: fc.subarray(['available', 'to-order', 'away', 'ask'] as const),
})
type Facts = typeof anyFacts extends fc.Arbitrary<infer T> ? T : never

/** What a reader of the row would say, without any index. */
function fits(facts: Facts, { group, value }: Choice): boolean {
  const { height_to_cm: height } = facts
  const known: Record<string, string[]> = {
    availability: facts.sizes,
    light: [
      facts.suits_low ? 'low' : '',
      facts.suits_bright ? 'bright' : '',
      facts.suits_some_sun ? 'some-sun' : '',
      facts.suits_sun ? 'sun' : '',
    ],
    place: [
      facts.inside ? 'inside' : '',
      facts.balcony ? 'balcony' : '',
      facts.garden ? 'garden' : '',
    ],
    pets: [facts.pets === null ? '' : facts.pets === 'safe' ? 'safe' : 'unsafe'],
    care: [facts.care ?? ''],
    water: [facts.water ?? ''],
    height: [height === null ? '' : height < 30 ? 'small' : height <= 90 ? 'mid' : 'tall'],
  }
  const values = (known[group] ?? []).filter(Boolean)
  return value === 'unknown' ? values.length === 0 : values.includes(value)
}

function fitsAll(facts: Facts, chosen: Chosen) {
  if (facts.kind !== 'plant') return false
  const groups = new Set(chosen.map(({ group }) => group))
  return [...groups].every((name) =>
    chosen.some((choice) => choice.group === name && fits(facts, choice)),
  )
}

async function writeAll(db: Database, ids: readonly number[], facts: readonly Facts[]) {
  await db.deleteFrom('product_facts').execute()
  await db
    .insertInto('product_facts')
    .values(
      ids.map((product_id, index) => {
        const { sizes: _, ...counted } = facts[index] as Facts
        return {
          ...counted,
          product_id,
          light: null,
          height_from_cm: null,
          summer_from_days: null,
          summer_to_days: null,
          children: null,
          details: '{}',
        }
      }),
    )
    .execute()
  await db.transaction().execute((transaction) =>
    writeSizes(
      transaction,
      ids.map((id, index) => ({ id, sizes: sizesOf(facts[index]?.sizes ?? []) })),
      null,
    ),
  )
}

function sizesOf(availabilities: Facts['sizes']): ProductSize[] {
  return availabilities.map((is, place) => ({
    ...{ number: place + 1, label: `Size ${place}`, labels: {}, price: null },
    availability:
      is === 'to-order' ? { is, days: 14 } : is === 'away' ? { is, backIn: null } : { is },
  }))
}

/** An index of plants that each fit these choices, at the places 10, 20, 30 and so on. */
function indexOf(...plants: string[][]): PlantIndex {
  const fitting = choices.map(({ group, value }) => {
    const bits = noBits(plants.length)
    for (const [number, fits] of plants.entries()) {
      if (fits.includes(`${group}.${value}`)) addBit(bits, number)
    }
    return bits
  })
  const orders = Float64Array.from(plants, (_, number) => 10 * (number + 1))
  return { orders, fitting, flowering: noBits(plants.length) }
}

test('where nothing fits, what brings plants back when it is let go is told, and never what is unsafe first', () => {
  const index = indexOf(
    ['light.sun', 'pets.safe'],
    ...Array.from({ length: 5 }, () => ['light.low', 'care.easy']),
  )
  const { count, lettingGo } = findPlants(index, chosenOf('light.low', 'pets.safe'))
  expect(count).toBe(0)
  expect(lettingGo).toEqual([
    { without: [{ group: 'light', value: 'low' }], count: 1, orders: [10] },
    { without: [{ group: 'pets', value: 'safe' }], count: 5, orders: [20, 30, 40] },
  ])
  // Without light or care alone nothing fits either: without both what is safe does.
  const three = findPlants(index, chosenOf('light.low', 'pets.safe', 'care.easy'))
  const groups = three.lettingGo.map(({ without }) => without.map(({ group }) => group))
  expect(groups).toEqual([['light', 'care'], ['pets']])
  expect(findPlants(index, chosenOf('light.low')).lettingGo).toEqual([])
})

test('a group of which something is not known of some plant is told', () => {
  const index = indexOf(['light.unknown', 'pets.safe'], ['light.low', 'pets.unknown'])
  expect(findPlants(index, []).unknown).toEqual(['light', 'pets'])
})

test('a page that the last plants fill leads no further', () => {
  const sixty = indexOf(...Array.from({ length: 60 }, () => ['light.low']))
  expect(findPlants(sixty, []).next).toBeUndefined()
  const more = indexOf(...Array.from({ length: 61 }, () => ['light.low']))
  expect(findPlants(more, []).next).toBe(600)
})

test('every count and every list is what looking at each row gives', async () => {
  const db = await openTestCatalogue()
  const products = await listEveryProduct(db)
  const ids = products.map(({ id }) => id)
  const facts = fc.array(anyFacts, { minLength: ids.length, maxLength: ids.length })
  await fc.assert(
    fc.asyncProperty(
      facts,
      fc.array(fc.subarray([...choices]), { minLength: 8, maxLength: 8 }),
      async (rows, selections) => {
        await writeAll(db, ids, rows)
        const index = await plantIndex.make(db)
        const count = (chosen: Chosen) => rows.filter((row) => fitsAll(row, chosen)).length
        for (const chosen of selections) {
          const found = findPlants(index, chosen)
          const expected = products.filter((_, at) => fitsAll(rows[at] as Facts, chosen))
          expect(found.count).toBe(expected.length)
          expect(found.orders).toEqual(expected.map(({ order }) => order))
          expect(found.choices.map(({ choice }) => choice)).toEqual(choices)
          for (const { choice, chosen: on, count: promised } of found.choices) {
            expect(on).toBe(isChosen(chosen, choice))
            const others = chosen.filter(({ group }) => group !== choice.group)
            const own = count([...others, choice])
            // What is seen after a tap; nothing where no plant comes.
            expect(promised).toBe(on || own === 0 ? own : count(toggleChoice(chosen, choice)))
          }
          for (const { without, count: back } of found.lettingGo) {
            expect(back).toBe(count(chosen.filter((choice) => !isChosen(without, choice))))
          }
        }
      },
    ),
    { numRuns: triesOf(100) },
  )
})

test('an index changed in place is as one made then, and no page that changes is said to stay', async () => {
  const db = await openTestCatalogue()
  const memory = createMemory(db)
  const products = await listEveryProduct(db)
  const ids = products.map(({ id }) => id)
  expect(await changeAvailability({ db, memory }, ids)).toEqual([])
  const selection = fc.subarray([...choices], { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyFacts, { minLength: ids.length, maxLength: ids.length }),
      fc.nat(ids.length - 1),
      fc.array(selection, { minLength: 20, maxLength: 20 }),
      anyFacts,
      async (rows, at, selections, { sizes }) => {
        await writeAll(db, ids, rows)
        memory.forget()
        const index = await memory.recall(plantIndex)
        const pages = [[], ...selections].map((chosen) => ({
          chosen,
          found: findPlants(index, chosen),
        }))
        const id = ids[at] ?? 0
        await db
          .transaction()
          .execute((transaction) => writeSizes(transaction, [{ id, sizes: sizesOf(sizes) }], null))
        const plants = await changeAvailability({ db, memory }, [id])
        expect(await memory.recall(plantIndex)).toBe(index)
        expect(index).toEqual(await plantIndex.make(db))
        for (const { chosen, found } of pages) {
          const said = found.saysAvailability
          if (plants.some((plant) => countsPlant(index, { chosen, said }, plant))) continue
          expect(findPlants(index, chosen)).toEqual(found)
        }
      },
    ),
    { numRuns: triesOf(100) },
  )
})

test('safe for cats and dogs are only those that a listing names, and not known is a choice of its own', async () => {
  const db = await openTestCatalogue()
  const index = await plantIndex.make(db)
  const count = (name: string) => findPlants(index, chosenOf(name)).count
  expect(count('pets.safe')).toBe(2)
  expect(count('pets.safe') + count('pets.unsafe') + count('pets.unknown')).toBe(
    index.orders.length,
  )
})

test('a long list comes in pages of sixty, none of them twice, and past its end begins again', async () => {
  const db = await openTestCatalogue()
  // More than are read at a time.
  const marigolds = await addMarigolds(db, 2_030, { searchable: false })
  const [model] = await db
    .selectFrom('product_facts')
    .selectAll()
    .where('product_id', '=', 7)
    .execute()
  if (!model) throw new Error('The snake plant has no facts.')
  // One statement takes so many values and no more.
  for (let start = 0; start < marigolds.length; start += 1_000) {
    const rows = marigolds
      .slice(start, start + 1_000)
      .map(({ id }) => ({ ...model, product_id: id }))
    await db.insertInto('product_facts').values(rows).execute()
  }
  const index = await plantIndex.make(db)
  const low = chosenOf('light.low')
  const seen: number[] = []
  let after: number | undefined
  do {
    const page = findPlants(index, low, after)
    expect(page.before).toBe(seen.length)
    seen.push(...page.orders)
    after = page.next
  } while (after !== undefined)
  expect(seen).toHaveLength(findPlants(index, low).count)
  expect(seen.length).toBeGreaterThan(2_030)
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
  expect(findPlants(index, low, 9e14).orders).toEqual(seen.slice(0, 60))
})
