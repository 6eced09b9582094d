import { describe, expect, test } from 'vitest'
import {
  findCircles,
  type Module,
  reachable,
  readModule,
  readModules,
  resolveImport,
} from './support/import-graph.ts'

const modules = readModules()
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
const sources = [...modules.values()].filter(({ path }) => !isTest(path))

/** What each slice may import beside itself and `app/languages`, which knows of nothing. */
const arrows: Record<string, string[]> = {
  'app/languages': [],
  'app/ui': [],
  database: [],
  server: ['database'],
  'app/catalogue': ['app/ui', 'server', 'database'],
  'app/search': ['app/ui', 'server', 'database', 'app/catalogue'],
  'app/stock': ['app/ui', 'server', 'database', 'app/catalogue', 'app/search'],
  'app/newsletter': ['app/ui', 'server', 'database'],
  'app/contact': ['app/ui', 'server', 'database'],
  'app/enquiries': ['app/ui', 'server', 'database', 'app/catalogue', 'app/contact', 'app/search'],
  'app/notices': ['app/ui', 'server', 'database', 'app/enquiries'],
  'app/my-list': ['app/ui', 'server', 'database', 'app/catalogue', 'app/enquiries'],
  'app/insights': ['server', 'database', 'app/catalogue', 'app/search', 'app/enquiries'],
  'app/offline': ['app/ui', 'server', 'app/enquiries'],
  'app/settings': ['app/ui', 'server', 'database', 'app/contact'],
  'app/staff': ['app/ui', 'server', 'database', 'app/contact'],
  'app/site': [
    'app/ui',
    'server',
    'database',
    'app/catalogue',
    'app/search',
    'app/contact',
    'app/enquiries',
    'app/my-list',
    'app/newsletter',
  ],
  'app/desk': [
    'app/ui',
    'server',
    'database',
    'app/catalogue',
    'app/search',
    'app/stock',
    'app/contact',
    'app/enquiries',
    'app/notices',
    'app/offline',
    'app/insights',
    'app/my-list',
    'app/newsletter',
    'app/staff',
    'app/settings',
    'app/site',
  ],
  bench: [
    'app/catalogue',
    'app/desk',
    'app/enquiries',
    'app/insights',
    'app/search',
    'app/stock',
    'commands',
    'database',
    'server',
    'tests',
  ],
}

/** The only modules of the server's that name addresses of the site; others are handed them. */
const serverRoots = ['server/app.ts', 'server/start.ts', 'server/open-app.ts']

/** Where slices may meet: they compose the whole and are imported by no slice. */
const compositionRoots = /^(app\/[^/]+|server\/(start|app|open-app)\.ts|commands\/.*)$/

function sliceOf(path: string) {
  return /^app\/[^/]+(?=\/)/.exec(path)?.[0] ?? path.split('/')[0] ?? ''
}

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
    return from === to || to === 'app/languages' || arrows[from]?.includes(to)
      ? []
      : [`${path} imports ${target}`]
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

  test('the server names no address of the site', () => {
    const named = sources.filter(
      ({ path, text }) =>
        path.startsWith('server/') &&
        !serverRoots.includes(path) &&
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

describe('products', () => {
  /** Who may see hidden ones: whoever keeps them, the staff's list of names, and who keeps what was asked for. */
  const mayRead =
    /^(app\/stock\/|bench\/|commands\/|database\/|app\/search\/missed\/suggested-names\.server\.ts|app\/catalogue\/last-names\.server\.ts)/
  const readsAll = (text: string) =>
    /(selectFrom|[jJ]oin|updateTable|deleteFrom)\(\s*'products\b|\b(from|join) products\b(?! that| who| by)/.test(
      text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    )

  test('are read by pages through the view of those that are shown', () => {
    const readers = sources.filter(({ text }) => readsAll(text)).map(({ path }) => path)
    // FTS5 gives places of shown products only; the join leaves out what the name finds too.
    const index = 'app/search/indexing/search-index.sqlite.server.ts'
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

describe('public pages', () => {
  const isIsland = (path: string) => path.endsWith('.island.tsx')
  const isDesk = (path: string) => path.startsWith('app/desk/')
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
    expect(loading.map(({ path }) => path)).toEqual(['app/desk/desk.route.tsx'])
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
    .filter(({ path }) => path.startsWith('app/desk/') && !/\.(server|test)\./.test(path))
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
    expect(drawn(['app/ui/icon.tsx'])).toContain('app/ui/icon.tsx')
  })
})

describe('what reaches the browser', () => {
  const islands = [...modules.keys()].filter((path) => path.endsWith('.island.tsx'))
  const shipped = reachable(modules, ['app/entry.client.tsx', 'app/ui/hydrate.ts', ...islands])

  test('is nothing of the server', () => {
    const server = shipped.filter(({ path }) => /\.server\.ts$|^(server|database)\//.test(path))
    expect(server.map(({ path }) => path)).toEqual([])
  })

  test('is neither Zod nor the list of pictures', () => {
    const heavy = shipped.filter(({ imports, path }) => {
      return imports.includes('zod') || path === 'app/ui/picture.ts'
    })
    expect(heavy.map(({ path }) => path)).toEqual([])
  })
})

test('only the configuration reads single environment variables', () => {
  const readers = sources.filter(({ text }) => /process\.env[.[]/.test(text))
  expect(readers.map(({ path }) => path)).toEqual([])
})
