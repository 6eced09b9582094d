import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseCatalogueFile } from './catalogue-file.ts'

const soil = readFileSync('catalogue-data/soil.yaml', 'utf8')
const name = 'Nutritional Soil'

function faultsOf(written: string) {
  expect(soil).toContain(`name: ${name}\n`)
  return parseCatalogueFile('soil.yaml', soil.replace(`name: ${name}\n`, `name: ${written}\n`))
    .faults
}

describe('a name in a data file', () => {
  test.each([`" ${name}"`, `"${name} "`, `"\\u00a0${name}"`])(
    'may not be padded as in %s',
    (padded) => {
      expect(faultsOf(padded)).toEqual([
        expect.stringMatching(/^soil\.yaml:\d+: products\[1\]\.name: starts or ends with a space$/),
      ])
    },
  )

  test('may have 120 characters and no more', () => {
    expect(faultsOf('x'.repeat(120))).toBeUndefined()
    expect(faultsOf('x'.repeat(121))).toEqual([
      expect.stringMatching(/products\[1\]\.name: is too long: at most 120 characters$/),
    ])
  })
})

describe('months in a data file', () => {
  const home = readFileSync('catalogue-data/home.yaml', 'utf8')
  const tulsi = '        sow: [April, May, June, July]\n'
  const read = (lines: string) => {
    expect(home).toContain(tulsi)
    return parseCatalogueFile('home.yaml', home.replace(tulsi, lines))
  }

  test('are kept in the calendar’s order, with where they hold and who says so', () => {
    const { file } = read('        sow: [December, May]\n        region: Konkan\n')
    expect(file?.products[0]?.months).toEqual({
      sow: ['May', 'December'],
      plant: [],
      flower: [],
      region: 'Konkan',
      source: expect.stringContaining('India flower sowing / bloom chart (2014)'),
    })
    expect(file?.products[2]?.months).toBeNull()
  })

  test.each([
    ['sow: [May, Foo]', 'months.sow\\[1\\]: has to be one of January, .*, December$'],
    ['sow: [13]', 'months.sow\\[0\\]: has to be one of January'],
    ['sow: May', 'months.sow: has to be a list'],
    ['sow: [May, May]', 'months.sow: names the same thing twice'],
    ['sow: []', 'months: has to say a month under sow, plant or flower'],
    ['sow: [May]\n        sown: [May]', 'months.sown: is not a field known here'],
  ])('are refused with file and line: %s', (line, fault) => {
    expect(read(`        ${line}\n`).faults).toEqual([
      expect.stringMatching(new RegExp(`^home\\.yaml:\\d+: products\\[0\\]\\.facts\\.${fault}`)),
    ])
  })
})

describe('translations in a data file', () => {
  const add = (lines: string) =>
    parseCatalogueFile('soil.yaml', soil.replace('    hi:\n', `    hi:\n${lines}\n`))

  test('are kept by language, for the category and for each product', () => {
    const { file } = parseCatalogueFile('soil.yaml', soil)
    expect(file?.category.translations.mr?.heading).toBe('माती')
    expect(file?.products[0]?.translations.hi).toMatchObject({
      quantity: '20 किलो',
      tips: expect.arrayContaining([expect.stringContaining('गमला')]),
      signs: [{ of: 'Use', about: 'इस्तेमाल', is: expect.any(String), note: expect.any(String) }],
    })
  })

  test.each([
    ['      names: ["मिट्टी"]', 'hi.names: is not a field known here; is it misspelt?'],
    ['      waterRule: ""', 'hi.waterRule: is empty'],
    ['      season: " जून"', 'hi.season: starts or ends with a space'],
    [
      '      contains: [{ of: Marigold }]',
      /hi\.contains\[0\]\.of: is not among the contains above/,
    ],
  ])('with %s are refused with file, line and field', (lines, fault) => {
    expect(add(lines).faults).toEqual([expect.stringMatching(/^soil\.yaml:\d+: products\[0\]\./)])
    expect(add(lines).faults?.[0]).toMatch(fault)
  })

  test('into a language that the shop does not speak are refused', () => {
    expect(parseCatalogueFile('soil.yaml', `${soil}gu:\n  name: "માટી"\n`).faults).toEqual([
      expect.stringMatching(/^soil\.yaml:\d+: gu: is not a field known here; is it misspelt\?$/),
    ])
  })
})
