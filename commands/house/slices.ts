import { type Module, resolveImport } from './import-graph.ts'

/** Where slices meet: they compose the whole and are imported by no slice. */
export const compositionRoots = /^(app\/[^/]+|main\/.*|commands\/.*)$/

/** Tests, and what only tests import. */
export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')

/** The folder that a module's arrows are written for: a noun and its desk are two. */
export function sliceOf(path: string): string {
  const [, noun, desk = ''] = /^(app\/[^/]+)\/(desk\/)?/.exec(path) ?? []
  return noun ? noun + desk.replace(/(.*)\/$/, '/$1') : (path.split('/')[0] ?? '')
}

/** The project paths that a module imports, types included. */
export function targetsOf({ path, imports }: Module): string[] {
  return imports.flatMap((imported) => resolveImport(path, imported) ?? [])
}
