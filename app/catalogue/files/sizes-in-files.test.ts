import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { copyCatalogueFiles, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { bringInFiles, compareWithFiles } from './bring-in-files.server.ts'
import { parseCatalogueFile } from './catalogue-file.ts'
import { saysNothingNew } from './compare-catalogue.ts'
import { loadCatalogue } from './load-catalogue.server.ts'
import { readCatalogue } from './read-catalogue.server.ts'
import { writeCatalogueFiles } from './write-catalogue-files.server.ts'

const large = { label: '6 inch pot', labels: {}, price: 1_24_900_50 }
const said = `    sizes:
      - number: 1
        label: 4 inch pot
        labels:
          mr: 4 इंची कुंडी
        price: 249
        availability: away
        backIn: March
      - number: 4
        label: 6 inch pot
        price: 124900.5
        availability: to-order
        days: 9
`

/** The sample catalogue's files, and one of them with these lines at the snake plant. */
async function filesWith(lines: string) {
  const folder = await copyCatalogueFiles()
  const file = join(folder, 'indoor-plants.yaml')
  const snakePlant = '    slug: snake-plant\n'
  const text = await readFile(file, 'utf8')
  expect(text).toContain(snakePlant)
  const written = text.replace(snakePlant, snakePlant + lines)
  await writeFile(file, written)
  return { folder, written }
}

test('sizes in a data file are loaded, written out as they were, and no other file touches them', async () => {
  const db = await openTestCatalogue()
  const { folder } = await filesWith(said)
  await loadCatalogue(db, { folder })
  const sizes = [
    {
      ...{ number: 1, label: '4 inch pot', labels: { mr: '4 इंची कुंडी' }, price: 24_900 },
      availability: { is: 'away', backIn: 'March' },
    },
    { ...large, number: 4, availability: { is: 'to-order', days: 9 } },
  ]
  const stored = async () => (await readSizes(db, [7])).get(7)
  expect(await stored()).toEqual(sizes)

  const out = await mkdtemp(join(tmpdir(), 'aangan-sizes-'))
  onTestFinished(() => rm(out, { recursive: true, force: true }))
  await writeCatalogueFiles(db, out)
  expect(await readFile(join(out, 'indoor-plants.yaml'), 'utf8')).toContain(said)
  expect(saysNothingNew(await compareWithFiles(db, await readCatalogue(out)))).toBe(true)

  // Files that say no sizes leave them alone; those that do are brought into a catalogue of the desk's.
  expect(saysNothingNew(await compareWithFiles(db, await readCatalogue('catalogue-data')))).toBe(
    true,
  )
  await saveProduct({ db }, { id: 7, change: { sizes: [] }, staffId: 1, source: 'desk' })
  const files = await readCatalogue(out)
  await writeTransaction(db, (transaction) => bringInFiles(transaction, files))
  expect(await stored()).toEqual(sizes)
})

test.each([
  ['price: 249', 'price: Rs. abc', 'sizes[0].price: “Rs. abc” is no price.'],
  ['price: 249', 'price: 0', 'sizes[0].price: A price is more than 0'],
  ['days: 9', 'days: 0', 'sizes: 6 inch pot: Write in how many days it is made, from 1 to 365.'],
  ['backIn: March', 'days: 3', 'sizes[0].days: belongs to the availability to-order'],
  ['backIn: March', 'backIn: Winter', 'sizes[0].backIn: has to be one of January'],
  ['label: 6 inch', 'label: 4 inch', 'Two sizes are called 4 inch pot.'],
  ['number: 4', 'number: 0', 'sizes[1].number: has to be its own, from 1'],
  ['number: 4', 'number: 1', 'sizes: The same size is there twice.'],
  ['number: 4', 'number: 4\n        colour: red', 'sizes[1].colour: is not a field known here'],
])('with %s as %s a file is refused by line and field', async (right, wrong, fault) => {
  const { written } = await filesWith(said.replace(right, wrong))
  const { faults = [] } = parseCatalogueFile('indoor-plants.yaml', written)
  expect(faults).toEqual([expect.stringMatching(/^indoor-plants\.yaml:\d+: products\[0\]\./)])
  expect(faults[0]).toContain(fault)
})
