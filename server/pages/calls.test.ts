import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { listCalls, splitByFirstPart } from './calls.ts'

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']

const loader = async () => new Response()
const middleware = [async () => new Response(null, { status: 401 })]
const page = { default: () => null } as Module
// A call's module has no default export.
const call = { loader } as unknown as Module

function routes(
  ...given: { id: string; path?: string; parentId?: string; module: Module }[]
): Routes {
  return Object.fromEntries(given.map((route) => [route.id, route]))
}

const root = { id: 'root', path: '', module: page }

describe('the calls that are asked without a search through all pages', () => {
  test('are those that show nothing and have nothing to be filled in', () => {
    const listed = listCalls(
      routes(
        root,
        { id: 'home', path: 'home', parentId: 'root', module: page },
        { id: 'create', path: 'enquiry/create', parentId: 'root', module: call },
        { id: 'list', path: 'products/:list', parentId: 'root', module: call },
        { id: 'file', path: 'sitemap.xml', parentId: 'root', module: call },
      ),
    )
    expect([...listed.keys()]).toEqual(['/enquiry/create', '/sitemap.xml'])
  })

  test('have the whole path, with that of what they stand in', () => {
    const listed = listCalls(
      routes(
        root,
        { id: 'shop', parentId: 'root', module: page },
        { id: 'api', path: '/api/', parentId: 'shop', module: page },
        { id: 'forms', path: 'forms/submit', parentId: 'api', module: call },
        { id: 'of', path: ':person', parentId: 'root', module: page },
        { id: 'filled', path: 'export', parentId: 'of', module: call },
      ),
    )
    expect([...listed.keys()]).toEqual(['/api/forms/submit'])
  })

  test('are none below a middleware, their own, their parent’s or further up', () => {
    const listed = listCalls(
      routes(
        root,
        {
          id: 'guarded',
          path: 'desk',
          parentId: 'root',
          module: { ...page, middleware } as Module,
        },
        { id: 'export', path: 'export', parentId: 'guarded', module: call },
        { id: 'room', path: 'inbox', parentId: 'guarded', module: page },
        { id: 'news', path: 'news', parentId: 'room', module: call },
        { id: 'self', path: 'own', parentId: 'root', module: { ...call, middleware } as Module },
        {
          id: 'open',
          path: 'open',
          parentId: 'root',
          module: { ...call, middleware: [] } as Module,
        },
      ),
    )
    expect([...listed.keys()]).toEqual(['/open'])
  })
})

test('a build of one first part has its routes, what they stand in, and those of any part', () => {
  const build = {
    entry: 'the same',
    routes: routes(
      root,
      { id: 'shop', parentId: 'root', module: page },
      { id: 'first', path: '', parentId: 'shop', module: page },
      { id: 'home', path: 'home', parentId: 'shop', module: page },
      { id: 'frame', path: 'desk', parentId: 'root', module: page },
      { id: 'inbox', path: 'inbox/:page', parentId: 'frame', module: page },
      { id: 'login', path: 'Desk/login', parentId: 'root', module: page },
      { id: 'any', path: ':any/thing', parentId: 'root', module: page },
      { id: 'lost', path: '*', parentId: 'shop', module: page },
    ),
  } as unknown as ServerBuild
  const builds = splitByFirstPart(build)
  const all = ['root', 'shop', 'first', 'any', 'lost']
  expect([...builds].map(([part, { routes }]) => [part, Object.keys(routes).sort()])).toEqual([
    ['home', [...all, 'home'].sort()],
    ['desk', [...all, 'frame', 'inbox', 'login'].sort()],
  ])
  expect(builds.get('home')?.entry).toBe(build.entry)
})
