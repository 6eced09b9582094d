import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildSiteIfNeeded } from '#commands/building/build-site.ts'
import { isDesk } from './support/source-modules.ts'

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}

/**
 * What Chrome 97, Firefox 104 or Safari 15.4 lacks, called without asking whether it is there: no build
 * tool adds a method.
 */
const newerCalls =
  /(?<!function.\?)\b(AbortSignal\.(timeout|any)|URL\.(canParse|parse)|Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|structuredClone)\(|\.(toSorted|toReversed|toSpliced|toWellFormed|isWellFormed|checkVisibility|isSubsetOf|symmetricDifference|showPopover|getOrInsert)\(/

// Built once with the site that other tests start.
beforeAll(buildSiteIfNeeded)

test('scripts call nothing that the oldest browsers lack that the site promises to work in', () => {
  const files = loadedFiles()
  expect(files.length).toBeGreaterThan(60)
  const calls = files.flatMap((file) => {
    const found = newerCalls.exec(readFileSync(join('build/client', file), 'utf8'))
    return found ? [`${file}: ${found[0]}`] : []
  })
  expect(calls).toEqual([])
})

test.each([
  ['[...list].sort()', false],
  ['list.toSorted()', true],
  ['AbortSignal.timeout?.(20)', false],
  ['AbortSignal.timeout(20)', true],
  ['typeof URL.canParse=="function"?URL.canParse(text):text', false],
])('of %s it is told whether it is newer', (code, isNewer) => {
  expect(newerCalls.test(code)).toBe(isNewer)
})

/** What pages of the shop, screens of the desk and both workers run: no visitor loads a page's own scripts. */
function loadedFiles(): string[] {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync('build/client/.vite/manifest.json', 'utf8'),
  )
  const seen = new Set(['desk-worker.js', 'service-worker.js'])
  const collect = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) collect(next)
  }
  for (const [key, { src = '' }] of Object.entries(chunks)) {
    if (src === 'app/entry.client.tsx' || isDesk(src.replace(/\?.*/, ''))) collect(key)
  }
  return [...seen]
}
