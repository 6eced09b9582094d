/** `npm run catalogue`: the catalogue's data files beside the database that owns it. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { listNamedProducts } from '#app/stock/deleting/named-in-enquiries.server.ts'
import { bringInFiles, compareWithFiles } from '#app/stock/files/bring-in-files.server.ts'
import { saysNothingNew } from '#app/stock/files/compare-catalogue.ts'
import { catalogueFolder } from '#app/stock/files/load-catalogue.server.ts'
import { hashCatalogue, readCatalogue } from '#app/stock/files/read-catalogue.server.ts'
import { writeCatalogueFiles } from '#app/stock/files/write-catalogue-files.server.ts'
import { digestEnglish, listOutdated } from '#app/stock/translated-from.ts'
import { undoCategoriesOf } from '#app/stock/undo-category.server.ts'
import { undoSomeOf } from '#app/stock/undo-together.server.ts'
import { differenceWords } from './difference-words.ts'
import { Refusal, runCommand, UsageError } from './run-command.ts'
import { say } from './say.ts'
import { withSiteDatabase } from './site-database.ts'

const usage = `Usage: npm run catalogue -- <what> [--folder FOLDER] [--yes]

  The database owns the catalogue; the files in catalogue-data are what it was first filled with,
  and what new data comes with. The site may be running.

  check    reads the files alone and tells every fault with file, line and field, and translations
           whose English has changed since
  diff     tells what the files have otherwise than the database, each field's old and new value
  load     shows that and asks, then brings it in; products that no file has are hidden
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
  const { files } = await readCatalogue(folder)
  const products = files.reduce((sum, file) => sum + file.products.length, 0)
  say(`${files.length} files with ${products} products: nothing is wrong with them.`)
  for (const product of files.flatMap((file) => file.products)) {
    for (const language of listOutdated(product)) {
      say(
        `No. ${product.id}, ${product.name}: its words under ${language} are out of date, the English has changed since. Once they are right: from: ${digestEnglish(product)}`,
      )
    }
  }
}

async function diff(folder: string) {
  const catalogue = await readCatalogue(folder)
  const difference = await withSiteDatabase((db) => compareWithFiles(db, catalogue))
  say(differenceWords(difference))
  if (!saysNothingNew(difference)) process.exitCode = 1
}

async function load(folder: string, yes: boolean) {
  const catalogue = await readCatalogue(folder)
  await withSiteDatabase(async (db) => {
    const difference = await compareWithFiles(db, catalogue)
    say(differenceWords(difference))
    if (!saysNothingNew(difference) && !yes && !(await isAgreed())) {
      throw new Refusal('Nothing was loaded.')
    }
    await bringInFiles(db, catalogue)
    if (!saysNothingNew(difference)) say('Loaded. npm run catalogue -- undo takes it back.')
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
    const last = await db
      .selectFrom('catalogue_changes')
      .select('import_id')
      .where('source', '=', 'file')
      .where('import_id', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!last?.import_id) throw new Refusal('Nothing was loaded yet that could be undone.')
    const importId = last.import_id
    const named = await listNamedProducts(db)
    let undone = 0
    let before: number | undefined
    const left: string[] = []
    do {
      const step = await db
        .transaction()
        .execute((transaction) =>
          undoSomeOf(transaction, importId, null, { before, limit: changesAtOnce, named, anyway }),
        )
      undone += step.undone
      left.push(...step.left.map(({ productId }) => `no. ${productId}`))
      before = step.next
    } while (before !== undefined)
    const words = await db
      .transaction()
      .execute((transaction) => undoCategoriesOf(transaction, importId, null, { anyway }))
    undone += words.undone
    left.push(...words.left.map((key) => `category ${key}`))
    say(undone === 1 ? '1 change undone.' : `${undone} changes undone.`)
    if (left.length === 0) return
    const names = [...new Set(left)].join(', ')
    say(`Left alone, as they were changed since: ${names}. --anyway undoes them too.`)
  })
}

async function exportFiles(folder: string) {
  await withSiteDatabase(async (db) => {
    const names = await writeCatalogueFiles(db, folder)
    const content_hash = await hashCatalogue(folder)
    if (folder === catalogueFolder) {
      await db.updateTable('catalogue_state').set({ content_hash }).execute()
    }
    say(`${names.length} files written into ${folder}.`)
  })
}
