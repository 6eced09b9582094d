import { describe, expect, test } from 'vitest'
import { runCommand } from '#tests/support/programs/command.ts'
import { countHouse } from './count-house.ts'
import type { Module } from './import-graph.ts'

const long = 'line\n'.repeat(41)

const module = (path: string, imports: readonly string[], text = long): Module => ({
  path,
  text,
  imports: imports.map((imported) => `#${imported}`),
})

const count = (...modules: Module[]) => countHouse(modules, [])

describe('what the house says of its code', () => {
  test('an import that climbs out of the ground', () => {
    const { up } = count(
      module('server/a.ts', ['main/app.ts', 'database/schema.ts']),
      module('languages/a.ts', ['app/ui/a.ts']),
      module('app/ui/a.ts', ['server/a.ts']),
    )
    expect(up).toEqual(['server/a.ts imports main/app.ts', 'languages/a.ts imports app/ui/a.ts'])
  })

  test('nouns in a circle, where a noun and its desk are two', () => {
    const { circles } = count(
      module('app/search/a.ts', ['app/staff/a.ts']),
      module('app/staff/a.ts', ['app/site/a.ts']),
      module('app/site/a.ts', ['app/search/b.ts', 'app/ui/a.ts']),
      module('app/staff/desk/a.ts', ['app/staff/a.ts']),
      module('app/routes.ts', ['app/staff/desk/a.ts']),
      module('app/ui/a.ts', ['app/ui/b.ts', 'app/routes.ts']),
    )
    expect(circles).toEqual(['app/search, app/site, app/staff'])
    const { circles: withDesk } = count(
      module('app/staff/desk/a.ts', ['app/staff/a.ts']),
      module('app/staff/a.ts', ['app/staff/desk/b.ts']),
    )
    expect(withDesk).toEqual(['app/staff, app/staff/desk'])
  })

  test('folders that import each other, but for what lies one in the other', () => {
    const { pairs } = count(
      module('app/staff/one/a.ts', ['app/staff/two/a.ts', 'app/staff/a.ts']),
      module('app/staff/two/a.ts', ['app/staff/one/b.ts']),
      module('app/staff/two/b.ts', ['app/staff/one/b.ts']),
      module('app/staff/a.ts', ['app/staff/one/a.ts']),
    )
    expect(pairs).toEqual(['app/staff/one ↔ app/staff/two (1 there, 2 back)'])
  })

  test('a folder of more than two dozen files', () => {
    const files = (folder: string, times: number) =>
      Array.from({ length: times }, (_, index) => `${folder}/${index}.css`)
    const { full } = countHouse([], [...files('app/ui', 24), ...files('app/ui/page', 25)])
    expect(full).toEqual(['app/ui/page (25)'])
  })

  test('a short file that one other imports and nothing sets apart', () => {
    /** In two parts, because this file is read as the others are. */
    const loadsLater = ['import(', "'./later.ts')"].join('')
    const short = 'line\n'.repeat(40)
    const { small } = count(
      module('app/a/one.ts', [], short),
      module('app/a/long.ts', []),
      module('app/a/several.ts', [], short),
      module('app/a/store.server.ts', [], short),
      module('app/a/later.ts', [], short),
      module('app/a/a.words.ts', [], short),
      module(
        'app/a/screen.tsx',
        ['one', 'long', 'several', 'store.server', 'later', 'a.words'].map(
          (name) => `app/a/${name}.ts`,
        ),
        `${loadsLater}\n${long}`,
      ),
      module('app/a/other.tsx', ['app/a/several.ts']),
      module('app/a/one.test.ts', ['app/a/one.ts']),
    )
    expect(small).toEqual(['app/a/one.ts (40, for app/a/screen.tsx)'])
  })
})

test('short files are counted, and named only where that is asked for', async () => {
  const counted = /files of at most 40 lines with one importer\n(?<named> {8}\S.*\n)?/
  const [short, whole] = [await runCommand('', 'house'), await runCommand('', 'house', '--small')]
  expect(counted.exec(short.stdout)?.groups).toEqual({ named: undefined })
  expect(counted.exec(whole.stdout)?.groups).toEqual({ named: expect.stringContaining('.ts') })
})
