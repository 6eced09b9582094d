import { dirname } from 'node:path'
import { type Module, resolveImport } from './import-graph.ts'
import { compositionRoots, isTest, sliceOf, targetsOf } from './slices.ts'

/** How many files a folder may have before it wants splitting by noun. */
const mostFiles = 24

/** How many lines a file of its own may have before it is asked whether it stands apart for a reason. */
const fewLines = 40

/**
 * Files that stand apart however short they are: React Router, the browser, a child process or a
 * database's history finds them by their names.
 */
const foundByName =
  /\.(route|island|api|child|client|words)\.tsx?$|^app\/(entry\.|root)|^database\/migrations\//

export interface HouseCounts {
  /** Imports of the ground (server, database, languages) that name the site above it. */
  up: string[]
  /** Slices that need each other, each circle with its slices. */
  circles: string[]
  /** Folders that import each other, but for a folder and what lies in it. */
  pairs: string[]
  /** Folders of more than two dozen files. */
  full: string[]
  /** Short files that one other file imports, and that no rule sets apart. */
  small: string[]
}

/** What the modules' imports and the folders' files say of how the code is laid out. */
export function countHouse(modules: readonly Module[], files: readonly string[]): HouseCounts {
  const sources = modules.filter(({ path }) => !isTest(path))
  const imports = sources.flatMap((module) =>
    targetsOf(module).map((target) => ({ from: module.path, to: target })),
  )
  return {
    up: imports
      .filter(
        ({ from, to }) => /^(server|database|languages)\//.test(from) && /^(app|main)\//.test(to),
      )
      .map(({ from, to }) => `${from} imports ${to}`),
    circles: findKnots(
      imports.filter(({ from }) => !compositionRoots.test(from)),
      sliceOf,
    ),
    pairs: findPairs(imports),
    full: findFullFolders(files),
    small: findSmall(sources, imports),
  }
}

interface Import {
  from: string
  to: string
}

/** The groups of nodes in which each one reaches every other. */
function findKnots(imports: readonly Import[], nodeOf: (path: string) => string) {
  const arrows = Map.groupBy(
    imports.map(({ from, to }) => [nodeOf(from), nodeOf(to)] as const),
    ([from]) => from,
  )
  const reachedFrom = (start: string) => {
    const seen = new Set<string>()
    const waiting = [start]
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
      for (const [, to] of arrows.get(node) ?? []) {
        if (to === node || seen.has(to)) continue
        seen.add(to)
        waiting.push(to)
      }
    return seen
  }
  const reached = new Map([...arrows.keys()].map((node) => [node, reachedFrom(node)]))
  const knots = [...reached].flatMap(([node, seen]) => {
    const knot = [...seen].filter((other) => reached.get(other)?.has(node))
    return seen.has(node) ? [knot.toSorted().join(', ')] : []
  })
  return [...new Set(knots)]
}

function findPairs(imports: readonly Import[]) {
  const between = Map.groupBy(imports, ({ from, to }) => `${dirname(from)} ↔ ${dirname(to)}`)
  return [...between].flatMap(([key, there]) => {
    const [one = '', other = ''] = key.split(' ↔ ')
    const back = between.get(`${other} ↔ ${one}`)
    const within = `${other}/`.startsWith(`${one}/`) || `${one}/`.startsWith(`${other}/`)
    if (!back || within || one > other) return []
    return [`${one} ↔ ${other} (${there.length} there, ${back.length} back)`]
  })
}

function findFullFolders(files: readonly string[]) {
  return [...Map.groupBy(files, dirname)]
    .filter(([, within]) => within.length > mostFiles)
    .map(([folder, within]) => `${folder} (${within.length})`)
}

function findSmall(sources: readonly Module[], imports: readonly Import[]) {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const loadedLater = new Set(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/import\(\s*'([^']+)'/g)].map(([, name = '']) => resolveImport(path, name)),
    ),
  )
  return sources.flatMap(({ path, text }) => {
    const [from, ...others] = new Set(importers.get(path)?.map((each) => each.from))
    const lines = countLines(text)
    const apart = !from || foundByName.test(path) || loadedLater.has(path) || isFence(path, from)
    return lines > fewLines || others.length > 0 || apart ? [] : [`${path} (${lines}, for ${from})`]
  })
}

/** Whether a file parts what runs on the server from what a browser gets. */
function isFence(path: string, from: string) {
  return path.includes('.server.') && from.startsWith('app/') && !/\.server\.|\.api\./.test(from)
}

/** How many lines a text has, without an empty one behind the last line feed. */
export function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
