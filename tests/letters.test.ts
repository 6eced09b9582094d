import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { drawNames, drawnNamesPicture, drawnNamesSheet } from '#commands/letters/drawn-names.ts'
import { listDrawnOtherwise } from '#commands/letters/letters-font.ts'
import { listWordsIn } from '#commands/letters/script-words.ts'
import { type Script, scripts } from '#languages/scripts.ts'

test.each(Object.keys(scripts) as Script[])(
  'every word in %s is drawn as in the whole font: if not, npm run letters',
  async (script) => {
    const words = listWordsIn(script)
    expect(words.length).toBeGreaterThan(script === 'Devanagari' ? 500 : 0)
    expect(await listDrawnOtherwise(script, words)).toEqual([])
  },
)

test('every script has a sheet beside its font, which names it', () => {
  for (const [script, { font }] of Object.entries(scripts)) {
    const sheet = readFileSync(`app/ui/fonts/${script.toLowerCase()}.css`, 'utf8')
    expect(sheet).toContain(`url(./${font}-500.woff2)`)
  }
})

test('a conjunct that is in no word of ours would be noticed', async () => {
  expect(await listDrawnOtherwise('Devanagari', ['क', 'छ्व'])).toEqual(['छ्व'])
})

test('the switch shows what each language calls itself: if not, npm run letters', async () => {
  const { picture, sheet } = await drawNames()
  expect(picture).toBe(readFileSync(drawnNamesPicture, 'utf8'))
  expect(sheet).toBe(readFileSync(drawnNamesSheet, 'utf8'))
})

test('every file that a style sheet names beside it is there: the build leaves another as it is', () => {
  const named = globSync('{app,languages}/**/*.css').flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/url\((\.[^)]+)\)/g)].map(([, path = '']) =>
      join(dirname(sheet), path),
    ),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('media queries measure in em, which follows the size of letters that a visitor has set', () => {
  const sheets = globSync('app/**/*.css').map((sheet) => [sheet, readFileSync(sheet, 'utf8')])
  const queries = sheets.flatMap(([sheet, text = '']) =>
    [...text.matchAll(/@media[^{]*(?:width|height):[^{]*/g)].map(([query]) => `${sheet}: ${query}`),
  )
  expect(queries.length).toBeGreaterThan(50)
  expect(queries.filter((query) => query.includes('px'))).toEqual([])
})
