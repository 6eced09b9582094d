import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeOwnFolder } from '#database/owner-only.ts'
import type { Language } from '#languages/language.ts'

/** The demonstration was not begun; the message is for whoever started it. */
export class DemoRefusal extends Error {}

/** Where the demonstration keeps what it has. */
export interface DemoFolder {
  /** The site's own folder. */
  dataDir: string
  mailDir: string
}

/** With what a demonstration was made; another one takes its place where any of it differs. */
interface Made {
  /** A digest of the site's and the demonstration's sources. */
  version: string
  languages: readonly Language[]
  at: string
}

/** A demonstration is used for so long, in ms: later its present would be long past. */
const freshMs = 7 * 24 * 60 * 60 * 1_000

/** Gives the parts of the demonstration's folder. */
export function partsOf(folder: string): DemoFolder {
  return { dataDir: join(folder, 'data'), mailDir: join(folder, 'mails') }
}

/**
 * Makes a demonstration's folder where there is none and holds it for this process, until it ends
 * in whatever way or what is given is called, once or again. Throws a `DemoRefusal` where the
 * folder can't be written, or another process holds it.
 */
export async function holdFolder(folder: string): Promise<() => void> {
  await orRefuse(folder, () => makeOwnFolder(folder))
  // A lock of SQLite's: the system lets go of it when a process is killed.
  const lock = await orRefuse(folder, async () => new DatabaseSync(join(folder, 'in-use')))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new DemoRefusal(
      `Another demonstration runs from ${folder}: use that one, or stop it first.`,
    )
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}

/**
 * Tells whether a folder holds a whole demonstration that can be used as it is; undefined where it can,
 * else why it is to be made, in words for whoever starts it.
 */
export async function whyToMake(
  folder: string,
  languages: readonly Language[],
): Promise<string | undefined> {
  const made = await readMade(folder)
  if (made === undefined) return 'Making the nursery’s half-year.'
  if (made === 'broken off') return 'The last start was broken off: the nursery is made again.'
  if (made.version !== (await readVersion())) {
    return 'The demonstration there is of another version: the nursery is made again.'
  }
  if (made.languages.join() !== languages.join()) {
    return 'The demonstration there speaks other languages: the nursery is made again.'
  }
  const isOld = Date.now() - Date.parse(made.at) > freshMs
  return isOld ? 'The demonstration there is more than a week old: it is made again.' : undefined
}

/**
 * Empties a folder for a demonstration that is about to be made. Throws a `DemoRefusal` where it can't
 * be written.
 */
export async function emptyFolder(folder: string): Promise<void> {
  const { dataDir, mailDir } = partsOf(folder)
  await orRefuse(folder, async () => {
    // First what says that it is whole.
    for (const path of [madeFile(folder), dataDir, mailDir]) {
      await rm(path, { recursive: true, force: true })
    }
    await makeOwnFolder(dataDir)
  })
}

async function orRefuse<Given>(folder: string, work: () => Promise<Given>): Promise<Given> {
  try {
    return await work()
  } catch (error) {
    const { code } = Object(error)
    throw new DemoRefusal(
      `The folder ${folder} can’t be written (${code}): the demonstration keeps everything there.`,
    )
  }
}

/** Notes that a demonstration is whole. */
export async function noteMade(folder: string, languages: readonly Language[]): Promise<void> {
  const made: Made = { version: await readVersion(), languages, at: new Date().toISOString() }
  // Whoever is killed here has written all of it or nothing.
  await writeFile(`${madeFile(folder)}.part`, JSON.stringify(made))
  await rename(`${madeFile(folder)}.part`, madeFile(folder))
}

const madeFile = (folder: string) => join(folder, 'made.json')

async function readMade(folder: string): Promise<Made | 'broken off' | undefined> {
  const text = await readFile(madeFile(folder), 'utf8').catch(() => undefined)
  if (text !== undefined) return readJson(text) ?? 'broken off'
  const begun = globSync(`${partsOf(folder).dataDir}/*`).length > 0
  return begun ? 'broken off' : undefined
}

function readJson(text: string): Made | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the build was made from, and the demonstration is. */
async function readVersion(): Promise<string> {
  const hash = createHash('sha256')
  const files = ['build/sources.sha256', ...globSync('demo/**/*.ts').sort()]
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex')
}
