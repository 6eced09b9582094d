/** `npm run catalogue`: the catalogue's data files beside the database that owns it. */

import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { bringInFiles, compareWithFiles } from '#app/catalogue/files/bring-in-files.server.ts'
import { saysNothingNew } from '#app/catalogue/files/compare-catalogue.ts'
import { catalogueFolder } from '#app/catalogue/files/load-catalogue.server.ts'
import { hashCatalogue, readCatalogue } from '#app/catalogue/files/read-catalogue.server.ts'
import { writeCatalogueFiles } from '#app/catalogue/files/write-catalogue-files.server.ts'
import { undoCategoriesOf } from '#app/catalogue/store/categories/undo-category.server.ts'
import { listNamedProducts } from '#app/catalogue/store/deleting/named-in-enquiries.server.ts'
import type { ProductChangeEntry } from '#app/catalogue/store/history/product-history.server.ts'
import {
  listOutdated,
  listUnmarked,
  saidOfCategory,
  saidOfProduct,
} from '#app/catalogue/store/translated-from.ts'
import { undoProductsOf } from '#app/catalogue/store/undo-change.server.ts'
import {
  bringInGuides,
  compareGuides,
  listLeftOut,
  undoGuidesOf,
} from '#app/guides/files/load-guides.server.ts'
import { hashGuides, listAbsentProducts, readGuides } from '#app/guides/files/read-guides.server.ts'
import { writeGuideFiles } from '#app/guides/files/write-guides.server.ts'
import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { counted } from '#languages/counted.ts'
import { differenceWords, guideWords } from './catalogue/difference-words.ts'
import { Refusal, runCommand, UsageError } from './shared/run-command.ts'
import { say } from './shared/say.ts'
import { withSiteDatabase } from './shared/site-database.ts'

const usage = `Usage: npm run catalogue -- <what> [--folder FOLDER] [--yes]

  The database owns the catalogue; the files in catalogue-data are what it was first filled with,
  and what new data comes with. The site may be running.

  check    reads the files alone and tells every fault with file, line and field, and translations
           whose English has changed since, or that do not say from which it was made
  diff     tells what the files have otherwise than the database, each field's old and new value
  load     shows that and asks, then brings it in; products that no file has are hidden, and a
           guide that was changed at the desk stays as it is
  undo     takes the last load back: --anyway also what was changed since
  export   writes what the database has as files, so that a catalogue may live in git

  --folder FOLDER  other files than those in catalogue-data
  --yes            load without asking, where there is no terminal

Exit codes: 0 done (diff: nothing differs), 1 failed or refused (diff: something differs),
2 called wrongly.`

const changesAtOnce = 200

await runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      folder: { type: 'string', default: catalogueFolder },
      yes: { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [what, ...more] = positionals
  if (more.length > 0) throw new UsageError(`'${more[0]}' is one too many.`)
  const { folder, yes, anyway } = values
  if (what === 'check') return check(folder)
  if (what === 'diff') return diff(folder)
  if (what === 'load') return load(folder, yes)
  if (what === 'undo') return undo(anyway)
  if (what === 'export') return exportFiles(folder)
  throw new UsageError('Say what to do: check, diff, load, undo or export.')
})

async function check(folder: string) {
  const { files, guides } = await readFolder(folder)
  const listed = files.reduce((sum, file) => sum + file.products.length, 0)
  const products = counted(listed, 'product')
  say(
    `${counted(files.length, 'file')} with ${products}, and ${counted(guides.guides.length, 'guide')}: nothing is wrong with them.`,
  )
  const slugs = files.flatMap((file) => file.products).flatMap((one) => [one.slug, ...one.oldSlugs])
  const absent = listAbsentProducts(guides.guides, new Set(slugs))
  const notes = guides.guides.flatMap((guide) => guide.notes)
  for (const note of [...absent, ...notes]) say(note)
  for (const { category, products } of files) {
    tellTranslations(`Category ${category.key}`, saidOfCategory(category))
    for (const product of products) {
      tellTranslations(`No. ${product.id}, ${product.name}`, saidOfProduct(product))
    }
  }
}

function tellTranslations(what: string, said: ReturnType<typeof saidOfCategory>) {
  const tell = (language: string, why: string) =>
    say(`${what}: its words under ${language} ${why} Once they are right: from: "${said.digest()}"`)
  for (const language of listOutdated(said)) {
    tell(language, 'are out of date, the English has changed since.')
  }
  for (const language of listUnmarked(said.translations)) {
    tell(language, 'do not say from which English they were made.')
  }
}

async function readFolder(folder: string) {
  return { ...(await readCatalogue(folder)), guides: await readGuides(folder) }
}

type ReadFolder = Awaited<ReturnType<typeof readFolder>>

/** Tells what files have otherwise than the database. Gives whether anything of it is new. */
async function tellDifference(db: Database, { guides, ...catalogue }: ReadFolder) {
  const difference = await compareWithFiles(db, catalogue)
  const ofGuides = await compareGuides(db, guides)
  const lines = ofGuides.map(guideWords)
  const isSame = saysNothingNew(difference)
  say([...(isSame && lines.length > 0 ? [] : [differenceWords(difference)]), ...lines].join('\n'))
  return !isSame || ofGuides.some(({ isOwners }) => !isOwners)
}

async function diff(folder: string) {
  const read = await readFolder(folder)
  const isNew = await withSiteDatabase((db) => tellDifference(db, read))
  if (isNew) process.exitCode = 1
}

async function load(folder: string, yes: boolean) {
  const { guides, ...catalogue } = await readFolder(folder)
  await withSiteDatabase(async (db) => {
    const isNew = await tellDifference(db, { ...catalogue, guides })
    if (isNew && !yes && !(await isAgreed())) {
      throw new Refusal('Nothing was loaded.')
    }
    await writeTransaction(db, async (transaction) => {
      const importId = await bringInFiles(transaction, catalogue)
      await bringInGuides(transaction, guides, importId)
    })
    if (isNew) say('Loaded. npm run catalogue -- undo takes it back.')
    for (const { guide, product } of await listLeftOut(db, guides)) {
      say(`guide ${guide}: ${product} is hidden and was left out. Show it, then load again.`)
    }
  })
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Refusal('Nothing was loaded: say --yes to load it.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Load this? (yes/no) ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

async function undo(anyway: boolean) {
  await withSiteDatabase(async (db) => {
    const importId = await findLastLoad(db)
    if (!importId) throw new Refusal('Nothing was loaded yet that could be undone.')
    const products = await undoAllProductsOf(db, importId, anyway)
    const categories = await writeTransaction(db, (transaction) =>
      undoCategoriesOf(transaction, importId, null, { anyway }),
    )
    const guides = await writeTransaction(db, (transaction) =>
      undoGuidesOf(transaction, importId, { anyway }),
    )
    say(`${counted(products.undone + categories.undone + guides.undone, 'change')} undone.`)
    const left = new Set([
      ...products.left.map(({ productId }) => `no. ${productId}`),
      ...categories.left.map(({ key }) => `category ${key}`),
      ...guides.left.map(({ guideId }) => `guide ${guideId}`),
    ])
    if (left.size === 0) return
    const names = [...left].join(', ')
    say(`Left alone, as they were changed since: ${names}. --anyway undoes them too.`)
  })
}

async function findLastLoad(db: Database) {
  const last = await db
    .selectFrom('catalogue_changes')
    .select('import_id')
    .where('source', '=', 'file')
    .where('import_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.import_id
}

/** A transaction for some changes at a time: the site may be running. */
async function undoAllProductsOf(db: Database, importId: string, anyway: boolean) {
  const named = await listNamedProducts(db)
  let undone = 0
  const left: ProductChangeEntry[] = []
  let before: number | undefined
  do {
    const how = { before, limit: changesAtOnce, named, anyway }
    const step = await writeTransaction(db, (transaction) =>
      undoProductsOf(transaction, importId, null, how),
    )
    undone += step.undone
    left.push(...step.left)
    before = step.next
  } while (before !== undefined)
  return { undone, left }
}

async function exportFiles(folder: string) {
  await withSiteDatabase(async (db) => {
    const names = [
      ...(await writeCatalogueFiles(db, folder)),
      ...(await writeGuideFiles(db, folder)),
    ]
    const content_hash = await hashCatalogue(folder)
    const guides_hash = await hashGuides(folder)
    if (folder === catalogueFolder) {
      await db.updateTable('catalogue_state').set({ content_hash, guides_hash }).execute()
    }
    say(`${counted(names.length, 'file')} written into ${folder}.`)
  })
}
