import { globSync, readFileSync } from 'node:fs'

/** Where words in Devanagari stand: what the shop says, and what its data files call things. */
const sources = ['{app,server}/**/*.{ts,tsx}', 'catalogue-data/*.yaml']

/** Lists every word in Devanagari that the shop says, each once. */
export function listDevanagariWords(): string[] {
  const files = sources.flatMap((pattern) => globSync(pattern))
  const said = files.filter((file) => !/\.test\.tsx?$/.test(file))
  const words = said.flatMap(
    (file) => readFileSync(file, 'utf8').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [],
  )
  return [...new Set(words)].sort()
}
