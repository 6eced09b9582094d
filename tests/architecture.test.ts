import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countHouse } from '#commands/house/count-house.ts'
import {
  findCircles,
  listFiles,
  type Module,
  reachable,
  readModule,
  readModules,
  resolveImport,
} from '#commands/house/import-graph.ts'
import { compositionRoots, isTest, sliceOf, targetsOf } from '#commands/house/slices.ts'
import { otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { addresses } from '#main/addresses.ts'

const modules = readModules()
const sources = [...modules.values()].filter(({ path }) => !isTest(path))

/** What every slice may import: it knows of no noun of the shop's. */
const ground: Record<string, string[]> = {
  languages: [],
  // Which language a row is in: the list of them, and no more.
  database: ['languages'],
  server: ['database', 'languages'],
  'app/paths': [],
  'app/ui': ['app/paths', 'languages'],
  'app/time': ['languages'],
  'app/money': ['languages'],
}

/**
 * What each slice may import beside itself and the ground. A noun and its screens at the desk are
 * two slices: no noun imports a desk.
 */
const arrows: Record<string, string[]> = {
  ...ground,
  'app/settings': [],
  'app/staff': [],
  'app/newsletter': [],
  'app/catalogue': [],
  'app/guides': ['app/catalogue'],
  'app/search': ['app/catalogue', 'app/guides'],
  'app/seasons': ['app/catalogue'],
  'app/enquiries': ['app/catalogue', 'app/search', 'app/settings', 'app/staff'],
  'app/waiting-list': ['app/catalogue'],
  'app/my-list': ['app/catalogue', 'app/settings', 'app/enquiries'],
  'app/insights': ['app/catalogue', 'app/search', 'app/enquiries'],
  'app/quotes': ['app/catalogue', 'app/search', 'app/settings', 'app/staff', 'app/enquiries'],
  'app/offline': ['app/enquiries'],
  'app/site': [
    'app/catalogue',
    'app/search',
    'app/settings',
    'app/enquiries',
    'app/my-list',
    'app/newsletter',
    'app/waiting-list',
    'app/seasons',
    'app/guides',
  ],
  // The desk's shell, and what all its screens share.
  'app/desk': ['app/catalogue', 'app/enquiries', 'app/offline', 'app/staff'],
  'app/exports': [
    'app/catalogue',
    'app/guides',
    'app/enquiries',
    'app/quotes',
    'app/newsletter',
    'app/staff',
    'app/desk',
  ],
  'app/catalogue/desk': ['app/catalogue', 'app/waiting-list', 'app/staff', 'app/desk'],
  'app/guides/desk': [
    'app/catalogue',
    'app/guides',
    'app/newsletter',
    'app/staff',
    'app/desk',
    'app/catalogue/desk',
  ],
  'app/waiting-list/desk': [
    'app/catalogue',
    'app/waiting-list',
    'app/settings',
    'app/staff',
    'app/desk',
  ],
  'app/enquiries/desk': [
    'app/catalogue',
    'app/enquiries',
    'app/my-list',
    'app/newsletter',
    'app/waiting-list',
    'app/quotes',
    'app/staff',
    'app/desk',
    'app/exports',
  ],
  'app/quotes/desk': [
    'app/catalogue',
    'app/settings',
    'app/enquiries',
    'app/quotes',
    'app/staff',
    'app/desk',
    'app/enquiries/desk',
  ],
  'app/insights/desk': [
    'app/quotes',
    'app/catalogue',
    'app/search',
    'app/enquiries',
    'app/insights',
    'app/waiting-list',
    'app/staff',
    'app/desk',
    'app/catalogue/desk',
  ],
  'app/settings/desk': [
    'app/catalogue',
    'app/seasons',
    'app/guides',
    'app/enquiries',
    'app/quotes',
    'app/settings',
    'app/staff',
    'app/desk',
    'app/enquiries/desk',
  ],
  'app/newsletter/desk': ['app/newsletter', 'app/staff', 'app/desk', 'app/settings/desk'],
  'app/staff/desk': ['app/enquiries', 'app/staff', 'app/desk', 'app/enquiries/desk'],
  // It makes a nursery's past with what the site is made of, and serves the built site.
  demo: [
    'app/settings',
    'app/settings/desk',
    'app/staff',
    'app/newsletter',
    'app/catalogue',
    'app/catalogue/desk',
    'app/search',
    'app/enquiries',
    'app/enquiries/desk',
    'app/waiting-list',
    'app/quotes',
    'app/guides',
    'main',
  ],
  bench: [
    'app/catalogue',
    'app/guides',
    'app/enquiries',
    'app/insights',
    'app/insights/desk',
    'app/search',
    'app/settings',
    'commands',
    'tests',
  ],
}

/** What only staff reach: every screen of the desk, whose noun it may be. */
const isDesk = (path: string) =>
  /^app\/(([^/]+\/)?desk\/|exports\/)/.test(path) || path === 'app/desk.route.tsx'

/** The imports of a module that its slice's arrows don't allow. */
function strayImports({ path, text }: Module) {
  if (compositionRoots.test(path)) return []
  const { imports } = readModule(path, text)
  return imports.flatMap((imported) => {
    const target = resolveImport(path, imported)
    if (!target) return []
    const [from, to] = [sliceOf(path), sliceOf(target)]
    // A type carries no code: a route may name what the root's loader gives.
    if (target === 'app/root.tsx' && new RegExp(`import type [^']*'${imported}'`).test(text))
      return []
    const stands = to in ground && !(from in ground)
    return from === to || stands || arrows[from]?.includes(to) ? [] : [`${path} imports ${target}`]
  })
}

const liveCode =
  /\buse(State|Effect|LayoutEffect|Reducer|Ref|Callback|SyncExternalStore)(<[^()]*>)?\(|\son[A-Z]\w*=\{/

describe('slices', () => {
  test('import only where the arrows point', () => {
    expect(sources.flatMap(strayImports)).toEqual([])
  })

  test('a stray import would be noticed', () => {
    const stray = readModule('app/ui/x.tsx', "import { a } from '#app/catalogue/product.ts'")
    expect(strayImports(stray)).toEqual(['app/ui/x.tsx imports app/catalogue/product.ts'])
  })

  test.each([
    ['server/x.ts', '#app/ui/page/document.ts'],
    ['app/catalogue/x.ts', '#app/catalogue/desk/value-words.ts'],
    ['app/desk/x.ts', '#app/catalogue/desk/value-words.ts'],
    ['app/staff/x.ts', '#main/app.ts'],
    ['app/catalogue/desk/x.ts', '#app/settings/desk/settings.css'],
  ])('%s may not import %s', (path, imported) => {
    const stray = readModule(path, `import { a } from '${imported.replace('.css', '.ts')}'`)
    expect(strayImports(stray)).toHaveLength(1)
  })

  test('know nothing of the demonstration, which its command alone begins', () => {
    const ofDemo = sources.filter(({ imports }) => imports.some((one) => one.startsWith('#demo/')))
    const others = ofDemo.map(({ path }) => path).filter((path) => !path.startsWith('demo/'))
    expect(others).toEqual(['commands/demo.ts'])
  })

  test('have no circle among them', () => {
    const rest = new Map(Object.entries(arrows))
    for (let size = -1; size !== rest.size; ) {
      size = rest.size
      for (const [slice, others] of rest)
        if (!others.some((other) => rest.has(other))) rest.delete(slice)
    }
    expect([...rest.keys()]).toEqual([])
  })

  test('use every arrow that is written down', () => {
    const used = new Set(
      sources.flatMap((module) =>
        targetsOf(module).map((target) => `${sliceOf(module.path)} → ${sliceOf(target)}`),
      ),
    )
    const written = Object.entries(arrows).flatMap(([slice, others]) =>
      others.map((other) => `${slice} → ${other}`),
    )
    expect(written.filter((arrow) => !used.has(arrow))).toEqual([])
  })

  test('the server names no address of the site', () => {
    const named = sources.filter(
      ({ path, text }) =>
        path.startsWith('server/') &&
        /['"`]\/(home|product|products|productPages|enquiry|newsletter|contact|login|desk)\b/.test(
          text,
        ),
    )
    expect(named.map(({ path }) => path)).toEqual([])
  })

  test('every slice has its arrows written down', () => {
    const slices = new Set(
      sources.filter(({ path }) => !compositionRoots.test(path)).map((m) => sliceOf(m.path)),
    )
    expect([...slices].filter((slice) => !(slice in arrows))).toEqual([])
  })

  test('no import climbs, and every import that is ours names a file that exists', () => {
    const faults = [...modules.values()].flatMap(({ path, imports }) =>
      imports.flatMap((imported) => {
        if (imported.startsWith('../')) return [`${path} climbs with ${imported}`]
        const target = resolveImport(path, imported)
        return target && !modules.has(target) && !path.includes('architecture')
          ? [`${path} imports ${target}, which is not there`]
          : []
      }),
    )
    expect(faults).toEqual([])
  })

  test('no modules import each other in a circle', () => {
    expect(findCircles(modules)).toEqual([])
  })

  test('no two folders import each other, but for a folder and what lies in it', () => {
    expect(countHouse([...modules.values()], []).pairs).toEqual([])
  })

  test('a circle would be noticed', () => {
    const circle = [
      readModule('app/ui/a.ts', "import { b } from './b.ts'"),
      readModule('app/ui/b.ts', "import type { C } from '#app/ui/c.ts'"),
      readModule('app/ui/c.ts', "import { b } from './b.ts'"),
    ]
    expect(findCircles(new Map(circle.map((module) => [module.path, module])))).toEqual([
      ['app/ui/b.ts', 'app/ui/c.ts', 'app/ui/b.ts'],
    ])
  })

  test('no file is a barrel or a drawer for everything', () => {
    const drawer = /(^|\/)(index|utils?|helpers?|lib|common|types|misc)(\.tsx?|\/)/
    expect([...modules.keys()].filter((path) => drawer.test(path))).toEqual([])
  })
})

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

test('what Node runs as it is says of each file of JSON what it is: else it does not start', () => {
  const run = globSync('{bench,commands,tests}/**/*.ts')
  expect(run.length).toBeGreaterThan(100)
  const untold = run.filter((path) => /from '[^']+\.json'\s*$/m.test(readFileSync(path, 'utf8')))
  expect(untold).toEqual([])
})

describe('public pages', () => {
  const isIsland = (path: string) => path.endsWith('.island.tsx')
  const pages = reachable(
    modules,
    [...modules.keys()].filter(
      (path) => path === 'app/root.tsx' || (path.endsWith('.route.tsx') && !isDesk(path)),
    ),
    isIsland,
  )

  test('hold no state and no handlers outside islands', () => {
    expect(pages.length).toBeGreaterThan(20)
    const live = pages.filter(({ text }) => liveCode.test(text))
    expect(live.map(({ path }) => path)).toEqual([])
  })

  test('a handler or a state would be noticed', () => {
    expect('<button onClick={close}>').toMatch(liveCode)
    expect('const [open, setOpen] = useState(false)').toMatch(liveCode)
    expect('const [found, setFound] = useState<Found | undefined>()').toMatch(liveCode)
    expect('<a aria-label="onClick= in words">').not.toMatch(liveCode)
  })

  test('never load React Router’s scripts, as only the desk’s layout does', () => {
    const loading = sources.filter(({ text }) => text.includes('<Scripts'))
    expect(loading.map(({ path }) => path)).toEqual(['app/desk.route.tsx'])
    expect(pages.filter(({ path }) => isDesk(path))).toEqual([])
  })

  test('name islands that exist', () => {
    const named = pages.flatMap(({ text }) => [...text.matchAll(/<Island\s+name="([^"]+)"/g)])
    const files = [...modules.keys()].filter(isIsland)
    expect(named.length).toBeGreaterThan(0)
    for (const [, name] of named) {
      expect(files.filter((file) => file.endsWith(`/${name}.island.tsx`))).toHaveLength(1)
    }
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

describe('commands', () => {
  /** Node reads no JSX, and leaves imports of types out. */
  const read = new Map(
    [...modules].map(([path, { text }]) => {
      return [path, readModule(path, text.replace(/^import type [^']*'[^']+'/gm, ''))]
    }),
  )
  const drawn = (starts: string[]) =>
    reachable(read, starts).flatMap(({ path }) => (path.endsWith('.tsx') ? path : []))

  test('run without a build: nothing that they import is a page or a part of one', () => {
    const commands = sources.map(({ path }) => path).filter((path) => /^commands\//.test(path))
    expect(commands).toContain('commands/enquiries.ts')
    expect(drawn(commands)).toEqual([])
  })

  test('a part of a page among what they import would be noticed', () => {
    expect(drawn(['app/ui/pictures/icon.tsx'])).toContain('app/ui/pictures/icon.tsx')
  })
})

describe('what reaches the browser', () => {
  const islands = [...modules.keys()].filter((path) => path.endsWith('.island.tsx'))
  const shipped = reachable(modules, [
    'app/entry.client.tsx',
    'app/ui/islands/hydrate.ts',
    ...islands,
  ])

  test('is nothing of the server', () => {
    const server = shipped.filter(({ path }) => /\.server\.ts$|^(server|database)\//.test(path))
    expect(server.map(({ path }) => path)).toEqual([])
  })

  test('is neither Zod nor the list of pictures', () => {
    const heavy = shipped.filter(({ imports, path }) => {
      return imports.includes('zod') || path === 'app/ui/pictures/picture.ts'
    })
    expect(heavy.map(({ path }) => path)).toEqual([])
  })
})

test('only the configuration reads single environment variables', () => {
  const readers = sources.filter(({ text }) => /process\.env[.[]/.test(text))
  expect(readers.map(({ path }) => path)).toEqual([])
})
