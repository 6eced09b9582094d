import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Module {
  /** Path from the project's root, as in `app/ui/pictures/icon.tsx`. */
  path: string
  text: string
  /** Specifiers as written, types included. */
  imports: string[]
}

const roots = [
  'app',
  'languages',
  'main',
  'server',
  'database',
  'commands',
  'demo',
  'tests',
  'bench',
]
const specifier = /(?:from|import|import\()\s*'([^']+)'/g

/** Every file below the folders of code, by path from the project's root. */
export function listFiles(): string[] {
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
}

/** Every TypeScript module of the project, by path. */
export function readModules(): Map<string, Module> {
  const paths = listFiles().filter((path) => /\.tsx?$/.test(path))
  return new Map(paths.map((path) => [path, readModule(path, readFileSync(path, 'utf8'))]))
}

/** A module from its text; for tests of the rules themselves, too. */
export function readModule(path: string, text: string): Module {
  return { path, text, imports: [...text.matchAll(specifier)].map((match) => match[1] ?? '') }
}

/** The project path that an import means, or undefined for a package or an asset. */
export function resolveImport(from: string, imported: string): string | undefined {
  if (!/\.tsx?$/.test(imported)) return undefined
  if (imported.startsWith('#')) return imported.slice(1)
  return imported.startsWith('./') ? normalize(join(dirname(from), imported)) : undefined
}

/** The modules reachable from `starts`, not going into those that `stopAt` names. */
export function reachable(
  modules: Map<string, Module>,
  starts: string[],
  stopAt: (path: string) => boolean = () => false,
): Module[] {
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || stopAt(path)) continue
    seen.add(path)
    for (const imported of modules.get(path)?.imports ?? []) {
      const target = resolveImport(path, imported)
      if (target) waiting.push(target)
    }
  }
  return [...seen].flatMap((path) => modules.get(path) ?? [])
}

/** Modules that need each other to be loaded, types included: each circle as its paths, in order. */
export function findCircles(modules: Map<string, Module>): string[][] {
  const targets = new Map(
    [...modules].map(([path, { imports }]) => [
      path,
      imports.flatMap((imported) => resolveImport(path, imported) ?? []),
    ]),
  )
  const done = new Set<string>()
  const circles: string[][] = []
  const follow = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path])
    if (trail.includes(path) || done.has(path)) return
    for (const target of targets.get(path) ?? []) follow(target, [...trail, path])
    done.add(path)
  }
  for (const path of targets.keys()) follow(path, [])
  return circles
}
