import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
}

const manifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'))

/** The built files that a chunk loads at once, itself included, but not those of `without`. */
export function filesOf(name: string, without: string[] = []): string[] {
  const chunks = manifest()
  const collect = (key: string, seen: Set<string>): Set<string> => {
    const chunk = chunks[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported, seen)
    return seen
  }
  const key = Object.keys(chunks).find((candidate) => chunks[candidate]?.name === name)
  if (!key) throw new Error(`The build has no chunk ${name}.`)
  return [...collect(key, new Set())].filter((file) => !without.includes(file))
}

/** What files weigh together, each compressed by itself with gzip, in bytes. */
export function gzipBytes(files: string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(join('build/client', file))).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}
