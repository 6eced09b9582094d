import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listFiles, type Module, readModule } from '#commands/house/import-graph.ts'
import { otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { addresses } from '#main/addresses.ts'
import { isDesk, sources } from './support/source-modules.ts'

describe('addresses', () => {
  const firstWords = new Set(addresses.map(({ path }) => path.split('/')[1] ?? ''))
  const named = [...firstWords]
    .filter((word) => /^[a-z]/i.test(word))
    .map((word) => word.replaceAll('.', '\\.'))
  /**
   * The beginning of an address as it stands in a text, a template or a pattern; not in an import,
   * and not after a path that it goes on from.
   */
  const spelled = new RegExp(
    `(?<![\\w.<@#-]|Path(?:\\([^)]*\\))?})\\\\?/(?:${named.join('|')})(?![\\w=-])`,
  )
  const isSpelledIn = ({ text }: Module) =>
    spelled.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))

  test('are spelled once, where they are declared', () => {
    expect(named.length).toBeGreaterThan(30)
    const declared = /^(app\/paths\/|server\/http\/own-paths\.ts)/
    const others = sources.filter(({ path }) => /^(app|main|server)\//.test(path))
    const strays = others.filter(({ path }) => !declared.test(path)).filter(isSpelledIn)
    expect(strays.map(({ path }) => path)).toEqual([])
  })

  test.each([
    '<a href="/contact">',
    "if (pathname === '/my-list') return",
    ['`/product/', 'slug}`'].join('${'),
    'path(`/finder?light=low`)',
    ['`', 'siteUrl}/contact`'].join('${'),
    '/^\\/desk(\\/|$)/.test(path)',
  ])('%s would be noticed', (text) => {
    expect(isSpelledIn(readModule('app/site/x.tsx', text))).toBe(true)
  })

  test.each([
    "import { homeWords } from '#app/site/home/home.words.ts'",
    "import { x } from './contact/x.ts'",
    '/** The list at `/my-list`. */',
    ['`', 'enquiryPath(reference)}/home`'].join('${'),
    ['`', 'searchPath}/contact`'].join('${'),
    "/my-list=([^;]*)/.exec(cookies ?? '')",
  ])('%s would not', (text) => {
    expect(isSpelledIn(readModule('app/site/x.tsx', text))).toBe(false)
  })
})

describe('a language', () => {
  /**
   * It is data there: its entry, letters and words, what the database had of it, and the font of
   * its script.
   */
  const mayName = /^(languages|database\/migrations|app\/ui\/fonts)\/|\.words\.ts$/
  const names = otherLanguages.map((code) => {
    const { english, key, name } = languageTable[code]
    return `${english}|(?<!\\p{L})${key}|${name}`
  })
  const codes = otherLanguages.join('|')
  const naming = new RegExp(
    [
      ...names,
      `['"\`/-](?:${codes})['"\`/]`,
      `(?<![\\w.])(?:${codes})\\??:`,
      `\\.(?:${codes})\\b(?!\\()`,
    ].join('|'),
    'u',
  )

  test('is named nowhere but in its entry, its words and migrations', () => {
    const sheets = listFiles().filter((path) => path.endsWith('.css'))
    const texts = [
      ...sources,
      ...sheets.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    ].filter(({ path }) => !mayName.test(path))
    expect(texts.length).toBeGreaterThan(800)
    const found = texts.filter(({ text }) => naming.test(text))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test.each([
    "if (language === 'hi') return",
    'const said = { hi: 1 }',
    'interface Said { mr?: string }',
    'translations.hi?.tips',
    'edit.hindiSource',
    'wordsInHindi(edit)',
    "said['tips-hi']",
    '<a href="/hi/home">',
    '.offer:lang(en), [lang="mr"] {}',
    'Names in Marathi, one to a line',
    'a sheet of मराठी',
  ])('%s would be noticed', (text) => expect(text).toMatch(naming))

  test.each(['this: that', 'titles: dr|mr|mrs', "['bhindi']", 'Which, somewhere', "'him'"])(
    '%s would not',
    (text) => expect(text).not.toMatch(naming),
  )
})

describe('products', () => {
  /**
   * Who may see hidden ones: whoever keeps them, the staff's list of names, and who keeps what was
   * asked for.
   */
  const mayRead =
    /^(app\/catalogue\/(store|files|sheets|bulk|pictures)\/|app\/guides\/files\/|bench\/|commands\/|database\/|app\/search\/missed\/suggested-names\.server\.ts|app\/catalogue\/last-names\.server\.ts)/
  const readsAll = (text: string) =>
    /(selectFrom|[jJ]oin|updateTable|deleteFrom)\(\s*'products\b|\b(from|join) products\b(?! that| who| by)/.test(
      text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    )

  test('are read by pages through the view of those that are shown', () => {
    const readers = sources.filter(({ text }) => readsAll(text)).map(({ path }) => path)
    // FTS5 gives places of shown products only; the join leaves out what the name finds too.
    const index = 'app/catalogue/indexing/search-index.sqlite.server.ts'
    expect(readers.filter((path) => !mayRead.test(path))).toEqual([index])
  })

  test('a page that reads hidden ones would be noticed', () => {
    const readers = [
      "selectFrom('products as p')",
      "leftJoin('products', ",
      'select 1 from products where',
    ]
    expect(readers.filter((text) => !readsAll(text))).toEqual([])
    expect(readsAll("selectFrom('shown_products')")).toBe(false)
  })
})

test('no screen of the desk tells its reader to type a command or to set a variable', () => {
  const forOperators = /npm run|\b(?:SMTP_URL|SITE_URL|DATA_DIR|DATABASE_URL|PUSH_PRIVATE_KEY)\b/
  const said = sources
    .filter(({ path }) => isDesk(path) && !/\.(server|test)\./.test(path))
    .map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }))
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter(({ text }) => forOperators.test(text)).map(({ path }) => path)).toEqual([])
  expect('Ask for npm run backup').toMatch(forOperators)
})

test('only the configuration reads single environment variables', () => {
  const readers = sources.filter(({ text }) => /process\.env[.[]/.test(text))
  expect(readers.map(({ path }) => path)).toEqual([])
})
