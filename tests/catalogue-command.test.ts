import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { findProduct, getCategory } from '#app/catalogue/products.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { openGuides } from '#app/guides/files/load-guides.server.ts'
import {
  openDataFolder,
  runAlone,
  runCommand,
  temporaryFolder,
} from './support/programs/command.ts'
import { copyCatalogueFiles, editCatalogueFile } from './support/test-catalogue.ts'

async function openShop() {
  const { dataDir, db, app } = await openDataFolder()
  await openCatalogue(db, app.log)
  await openGuides(db, app.log)
  const folder = await copyCatalogueFiles()
  const catalogue = async (what: string, ...more: string[]) => {
    const { code, stderr } = await runCommand(dataDir, 'catalogue', what, ...more)
    return { code, said: stderr }
  }
  const nameOf = async (id: number) => (await findProduct(db, id))?.name
  const headingOfSoil = async () => (await getCategory(db, 'soil')).page?.heading
  return { dataDir, app, folder, catalogue, nameOf, headingOfSoil }
}

test('new files are checked, compared, brought in when agreed to, and taken back', async () => {
  const { dataDir, folder, app, catalogue, nameOf, headingOfSoil } = await openShop()
  const there = ['--folder', folder]
  expect(await catalogue('check')).toEqual({
    code: 0,
    said: '12 files with 45 products, and 5 guides: nothing is wrong with them.\n',
  })
  expect(await catalogue('diff')).toEqual({ code: 0, said: 'nothing differs\n' })
  expect(await catalogue('undo')).toEqual({
    code: 1,
    said: 'Nothing was loaded yet that could be undone.\n',
  })

  await editCatalogueFile(folder, 'soil.yaml', 'Nutritional Soil', 'Rose Soil')
  await editCatalogueFile(folder, 'soil.yaml', 'heading: Soil', 'heading: Good soil')
  await editCatalogueFile(folder, 'soil.yaml', 'A richer potting mix', 'A rich potting mix')
  expect((await catalogue('check', ...there)).said).toMatch(
    /^No\. 45, Rose Soil: its words under hi are out of date, the English has changed since\./m,
  )
  expect((await catalogue('check', ...there)).said).toMatch(
    /^Category soil: its words under mr are out of date, .* Once they are right: from: "[0-9a-f]{12}"$/m,
  )
  await editCatalogueFile(folder, 'soil.yaml', / {2}- id: 44[\s\S]*?(?= {2}- id: 45)/, '')
  const byLight = 'guides/plants-by-light.yaml'
  await editCatalogueFile(folder, byLight, 'Choosing a plant', 'Choose one')
  await editCatalogueFile(folder, byLight, '[snake-plant,', '[general-purpose-soil,')
  const diff = await catalogue('diff', ...there)
  expect(diff.code).toBe(1)
  expect(diff.said).toMatch(
    /^changed guide: plants-by-light\n {2}title: Choosing a plant .+ -> Choose one .+$/m,
  )
  expect(diff.said).toMatch(
    /^changed: Nutritional Soil \(no\. 45\)\n {2}Name: Nutritional Soil -> Rose Soil$/m,
  )
  expect(diff.said).toMatch(/^category soil: other words\n {2}page\.heading: Soil -> Good soil$/m)
  expect(diff.said).toMatch(/^in no file, to be hidden: .+ \(no\. 44\)$/m)

  // Nobody is there to be asked.
  const asked = await runAlone('yes\n', dataDir, 'catalogue', 'load', ...there)
  expect([asked.code, asked.stderr]).toEqual([
    1,
    `${diff.said}Nothing was loaded: say --yes to load it.\n`,
  ])
  expect(await nameOf(45)).toBe('Nutritional Soil')
  expect(await catalogue('load', '--yes', ...there)).toEqual({
    code: 0,
    said: [
      `${diff.said}Loaded. npm run catalogue -- undo takes it back.\n`,
      'guide plants-by-light: general-purpose-soil is hidden and was left out. ',
      'Show it, then load again.\n',
    ].join(''),
  })
  expect([await nameOf(45), await nameOf(44)]).toEqual(['Rose Soil', undefined])
  expect(await headingOfSoil()).toBe('Good soil')
  expect(await catalogue('diff', ...there)).toEqual({ code: 0, said: 'nothing differs\n' })

  await saveProduct(app, { staffId: null, source: 'desk', id: 45, change: { name: 'Good Soil' } })
  expect(await catalogue('undo')).toEqual({
    code: 0,
    said: '3 changes undone.\nLeft alone, as they were changed since: no. 45. --anyway undoes them too.\n',
  })
  expect([await nameOf(45), await nameOf(44)]).toEqual(['Good Soil', expect.any(String)])
  expect(await headingOfSoil()).toBe('Soil')
  expect((await catalogue('undo', '--anyway')).code).toBe(0)
  expect(await nameOf(45)).toBe('Nutritional Soil')
})

test('what the database has is exported as files that say the same', async () => {
  const { app, catalogue } = await openShop()
  const folder = join(await temporaryFolder(), 'catalogue')
  const change = { name: 'Soil: the good one' }
  await saveProduct(app, { staffId: null, source: 'desk', id: 45, change })
  expect(await catalogue('export', '--folder', folder)).toEqual({
    code: 0,
    said: `17 files written into ${folder}.\n`,
  })
  expect(await readdir(folder)).toHaveLength(13)
  expect(await catalogue('check', '--folder', folder)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^.* nothing is wrong with them\.\n$/),
  })
  // Files of one's own need not say from which English their words were made.
  const digest = / {2}from: "?[0-9a-f]{12}"?\n/
  await editCatalogueFile(folder, 'soil.yaml', digest, '')
  expect((await catalogue('check', '--folder', folder)).said).toMatch(
    /^Category soil: its words under hi do not say from which English they were made\./m,
  )
  expect(await catalogue('diff', '--folder', folder)).toMatchObject({ code: 0 })
})

test('what can’t be done is refused in a sentence', async () => {
  const { folder, catalogue, nameOf } = await openShop()
  await editCatalogueFile(folder, 'soil.yaml', 'name: Nutritional Soil', 'name: Soil: rich')
  const broken = await catalogue('check', '--folder', folder)
  expect(broken.code).toBe(1)
  expect(broken.said).toContain(`\n${folder}/soil.yaml:`)
  expect(broken.said).toMatch(/soil\.yaml:\d+: .*colon.*$/m)
  for (const what of ['diff', 'load']) {
    expect(await catalogue(what, '--folder', folder)).toEqual(broken)
  }

  // What is wrong with a guide is found only beside what the database has by then.
  await editCatalogueFile(folder, 'soil.yaml', 'name: Soil: rich', 'name: Rose Soil')
  const watering = 'guides/watering-by-season.yaml'
  await editCatalogueFile(folder, watering, 'picture: watering-can', 'picture: photo-99')
  const refused = await catalogue('load', '--yes', '--folder', folder)
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/^watering-by-season: This picture is no longer there/m)
  expect(await nameOf(45)).toBe('Nutritional Soil')

  const nowhere = await catalogue('check', '--folder', join(folder, 'none'))
  expect(nowhere.code).toBe(1)
  expect(nowhere.said).toMatch(/^There is no folder .*none\n$/)
  for (const [what = '', ...more] of [['sell'], ['load', '--now'], ['check', 'twice']]) {
    expect(await catalogue(what, ...more)).toEqual({
      code: 2,
      said: expect.stringMatching(/^.+\. Help: npm run catalogue -- --help\n$/),
    })
  }
})
