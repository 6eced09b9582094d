import { describe, expect, test } from 'vitest'
import { countHouse } from '#commands/house/count-house.ts'
import {
  findCircles,
  type Module,
  readModule,
  resolveImport,
} from '#commands/house/import-graph.ts'
import { compositionRoots, sliceOf, targetsOf } from '#commands/house/slices.ts'
import { modules, sources } from './support/source-modules.ts'

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

  // These have imports of their own invention in texts.
  const inventing = /^tests\/(architecture|named-in-one-place)\.test\.ts$/

  test('no import climbs, and every import that is ours names a file that exists', () => {
    const faults = [...modules.values()].flatMap(({ path, imports }) =>
      imports.flatMap((imported) => {
        if (imported.startsWith('../')) return [`${path} climbs with ${imported}`]
        const target = resolveImport(path, imported)
        return target && !modules.has(target) && !inventing.test(path)
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
