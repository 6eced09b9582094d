import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

let known: string | undefined

/**
 * Gives the `Link` header that names the scripts which bring a document to life: the entry asks for
 * them only once it runs, two ways to a distant server later. Empty in development, where nothing
 * is built.
 */
export function hydrationLinks(): string {
  known ??= listFiles()
    .map((file) => `</${file}>; rel=modulepreload`)
    .join(', ')
  return known
}

function listFiles(): string[] {
  const chunks = readManifest()
  const files = new Set<string>()
  const collect = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  collect('app/desk/hydrate-desk.tsx')
  return [...files]
}

function readManifest(): Record<string, Chunk> {
  if (import.meta.env.DEV) return {}
  return JSON.parse(readFileSync(resolve('build/client/.vite/manifest.json'), 'utf8'))
}
