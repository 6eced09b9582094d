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
