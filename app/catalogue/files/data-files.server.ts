import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { decodeDataFile } from './data-file-text.ts'
import type { Fault } from './parse-data-file.ts'

/** Data files that cannot be used; its message has a line for each fault, for whoever wrote them. */
export class DataFileFaults extends Error {}

interface DataFile {
  name: string
  bytes: Buffer
}

/** Reads the data files of a folder, by name; throws where there is no such folder. */
export async function readDataFiles(folder: string): Promise<DataFile[]> {
  const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new DataFileFaults(`There is no folder ${resolve(folder)}`)
  })
  const names = all.filter((name) => /\.ya?ml$/i.test(name)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
  )
}

/** Gives a hash of every byte of data files, and of their names. */
export function hashDataFiles(files: readonly DataFile[]): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(`${name}\n${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

/** Gives a data file's text, or what is wrong where it is in another encoding than UTF-8. */
export function textOf(
  fileName: string,
  bytes: Buffer,
): { text: string; fault?: undefined } | { text?: undefined; fault: Fault } {
  const { text, badLine } = decodeDataFile(bytes)
  if (text !== undefined) return { text }
  return {
    fault: `${fileName}:${badLine}: has letters that are not in UTF-8: save the file with that encoding`,
  }
}

/** Notes who claims a value that only one may have; says so where another has claimed it before. */
export function claim<K>(claimed: Map<K, string>, value: K, place: string, field: string): Fault[] {
  const other = claimed.get(value)
  if (other !== undefined) return [`${place}: ${field}: ${value} is already used at ${other}`]
  claimed.set(value, place)
  return []
}
