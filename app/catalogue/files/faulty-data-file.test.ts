import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { countProducts } from '#app/catalogue/products.server.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { copyCatalogueFiles, editCatalogueFile } from '#tests/support/test-catalogue.ts'
import { loadCatalogue } from './load-catalogue.server.ts'

describe('a faulty data file', () => {
  async function listFaults(edit: (folder: string) => Promise<void>): Promise<string[]> {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    await edit(folder)
    const error: Error = await loadCatalogue(db, { folder }).then(
      () => Promise.reject(new Error('the catalogue was loaded')),
      (reason) => reason,
    )
    expect(await countProducts(db)).toBe(0)
    expect(error.message).toContain(`\n${folder}`)
    return error.message.replaceAll(folder, 'catalogue-data').split('\n').slice(1)
  }

  test('is a product that is shown and has no picture', async () => {
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, 'pebbles.yaml', 'picture: white-pebbles', 'picture: ""')
    })
    expect(faults).toEqual([
      expect.stringMatching(
        /^catalogue-data\/pebbles\.yaml:29: products\[0\]\.picture: is empty; only a product that is hidden may have none$/,
      ),
    ])
  })

  test('is named with line and field, and all faults are told at once', async () => {
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, 'soil.yaml', 'quantity: "5kg"', 'quantity: 5')
      await editCatalogueFile(folder, 'soil.yaml', 'wall: gulabi', 'wall: green')
      await editCatalogueFile(folder, 'pebbles.yaml', 'picture: white-pebbles', 'picture: wight')
      await editCatalogueFile(folder, 'pebbles.yaml', 'name: Jade Green Pebbles', 'colour: green')
    })
    expect(faults).toEqual([
      expect.stringMatching(
        /^catalogue-data\/pebbles\.yaml:29: products\[0\]\.picture: is not the name of a picture/,
      ),
      expect.stringMatching(/^catalogue-data\/pebbles\.yaml:\d+: products\[4\]\.name: is missing$/),
      expect.stringMatching(
        /^catalogue-data\/pebbles\.yaml:\d+: products\[4\]\.colour: is not a field known here/,
      ),
      'catalogue-data/soil.yaml:3: wall: has to be one of pista, haldi, gulabi, neel',
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:\d+: products\[1\]\.quantity: has to be text/,
      ),
    ])
  })

  test('with a wrong fact or slug is named with line and field', async () => {
    const file = 'indoor-plants.yaml'
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, file, 'slug: snake-plant', 'slug: Snake_Plant')
      await editCatalogueFile(folder, file, 'is: toxic', 'is: harmless')
      await editCatalogueFile(folder, file, 'from: 30', 'from: 300')
      await editCatalogueFile(folder, file, 'alsoGood: [low', 'alsoGood: [bright')
      await editCatalogueFile(folder, file, /source: "Iowa.*\n/, 'source: ""\n')
      await editCatalogueFile(folder, file, 'names: [स्नेक प्लांट]', 'names: [snake plant]')
      await editCatalogueFile(folder, file, 'slug: zz-plant', 'slug: productview')
      const packet = '    facts:\n      hindi:'
      const claim = packet.replace('facts:', 'facts:\n      pets: { is: safe, source: us }')
      await editCatalogueFile(folder, 'vegetable-seeds.yaml', packet, claim)
    })
    const at = (field: string, fault: string) =>
      expect.stringMatching(
        new RegExp(`^catalogue-data/indoor-plants\\.yaml:\\d+: products\\[${field}: ${fault}`),
      )
    expect(faults).toEqual([
      at('0\\]\\.slug', 'has to be lower-case letters and digits with hyphens'),
      at('0\\]\\.facts\\.hindi\\.names\\[0\\]', 'has to be in Devanagari'),
      at('0\\]\\.facts\\.light\\.alsoGood', 'names the same thing twice'),
      at('0\\]\\.facts\\.waterRule\\.source', 'is empty'),
      at('0\\]\\.facts\\.winterDays\\.to', 'has to be no less than from'),
      at('0\\]\\.facts\\.pets\\.is', 'has to be one of safe, mildly-toxic, toxic'),
      at('5\\]\\.slug', "'productview' is the address of another page"),
      expect.stringMatching(
        /^catalogue-data\/vegetable-seeds\.yaml:\d+: products\[0\]\.facts\.pets: is worked out from/,
      ),
    ])
  })

  test('may not use the slug of a product in another file', async () => {
    const faults = await listFaults((folder) =>
      editCatalogueFile(folder, 'soil.yaml', 'slug: nutritional-soil', 'slug: cocopeat'),
    )
    expect(faults).toEqual([
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:\d+: products\[1\]\.slug: cocopeat is already used at catalogue-data\/fertilizer\.yaml:\d+$/,
      ),
    ])
  })

  test('may not use the id of a product in another file', async () => {
    const faults = await listFaults((folder) =>
      editCatalogueFile(folder, 'soil.yaml', 'id: 44', 'id: 41'),
    )
    expect(faults).toEqual([
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:26: products\[0\]\.id: 41 is already used at catalogue-data\/fertilizer\.yaml:\d+$/,
      ),
    ])
  })

  test('may not have a key that is none of the twelve, nor another name for it', async () => {
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, 'soil.yaml', 'key: soil', 'key: earth')
      await editCatalogueFile(folder, 'home.yaml', 'name: Home Products', 'name: Best Products')
    })
    expect(faults).toEqual([
      expect.stringMatching(/^catalogue-data\/home\.yaml:2: name: has to stay 'Home Products'/),
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:1: key: is not a category; the twelve are/,
      ),
    ])
  })

  test('that is missing is missed', async () => {
    const faults = await listFaults((folder) => rm(join(folder, 'soil.yaml')))
    expect(faults).toEqual(['catalogue-data: no file has the category soil'])
  })

  test('that is not YAML, or empty, is told with its line', async () => {
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, 'home.yaml', 'name: Home Products', 'name: "Home')
      await editCatalogueFile(folder, 'pebbles.yaml', /name: Jade .*/, 'name: *Jade')
      await writeFile(join(folder, 'soil.yaml'), '')
    })
    expect(faults).toContainEqual(
      expect.stringMatching(/^catalogue-data\/pebbles\.yaml:\d+: .*quotes/),
    )
    expect(faults[0]).toMatch(
      /^catalogue-data\/home\.yaml:\d+: cannot be read: a quotation mark is opened and not closed$/,
    )
    expect(faults.at(-1)).toBe('catalogue-data/soil.yaml:1: is empty')
  })

  test('that was saved in another encoding is named with the first such line', async () => {
    const faults = await listFaults(async (folder) => {
      const soil = await readFile(join(folder, 'soil.yaml'), 'utf8')
      const lines = soil.split('\n')
      lines[3] = '# Caf\u00e9'
      await writeFile(join(folder, 'soil.yaml'), lines.join('\n'), 'latin1')
      await writeFile(join(folder, 'pebbles.yaml'), 'key: pebbles', 'utf16le')
    })
    expect(faults).toEqual([
      'catalogue-data/pebbles.yaml:1: has letters that are not in UTF-8: save the file with that encoding',
      'catalogue-data/soil.yaml:4: has letters that are not in UTF-8: save the file with that encoding',
    ])
  })
})
