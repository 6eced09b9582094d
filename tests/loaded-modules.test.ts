import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reachable, readModule } from '#commands/house/import-graph.ts'
import { isDesk, modules, sources } from './support/source-modules.ts'

const liveCode =
  /\buse(State|Effect|LayoutEffect|Reducer|Ref|Callback|SyncExternalStore)(<[^()]*>)?\(|\son[A-Z]\w*=\{/

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
