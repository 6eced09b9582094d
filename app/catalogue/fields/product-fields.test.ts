import { describe, expect, test } from 'vitest'
import { importFields } from '#app/catalogue/sheets/import-field.ts'
import { matchColumns } from '#app/catalogue/sheets/match-columns.ts'
import { fieldNames, productFields } from './product-fields.ts'

describe('names that are stored', () => {
  test('of fields stay, for the history has changes of them', () => {
    const stored = `name names hindiSource marathiSource slug oldSlugs category description quantity tips
      advantages translations backIn sizes kind botanical light waterRule summerDays winterDays place height
      care season months pets children contains signs youGet picture photo pictureDescription
      pictureWords morePictures wall hidden`
    expect(fieldNames).toEqual(expect.arrayContaining(stored.split(/\s+/)))
  })

  test('of a sheet’s columns stay, so that a sheet of last year comes back', () => {
    const headings = `Code, Name, Category, Address, Botanical name, Hindi names, Marathi names,
      Other names, Light, Light also good, How to water, Water in summer every (days),
      Water in winter every (days), Place, Height (cm), Care, Season, Cats and dogs,
      Cats and dogs who says so, Children, Children who says so, Description, Quantity, Tips,
      Advantages, You get, Back in, Shown in the shop, Sow (months), Plant (months),
      Flowers (months), Months where this holds, Months who says so`
    const fields = `code name category slug botanical hindi marathi other light alsoGood waterRule
      summerDays winterDays place height care season pets petsSource children childrenSource
      description quantity tips advantages youGet backIn shown sowMonths plantMonths flowerMonths
      monthsRegion monthsSource`
    expect(matchColumns(headings.split(/,\s+/), [], [])).toEqual(fields.split(/\s+/))
    expect(importFields.slice(0, 33)).toEqual(fields.split(/\s+/))
  })
})

test('No two fields are kept in one column, but for those that share one by kind', () => {
  const shared: string[] = ['details', 'name_sources']
  const columns = fieldNames.map((name) => String(productFields[name].column))
  const own = columns.filter((column) => !shared.includes(column))
  expect(new Set(own).size).toBe(own.length)
})
