import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package of each tool that commands run. */
const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: '@playwright/test',
  'react-router': '@react-router/dev',
  stryker: '@stryker-mutator/core',
  tsc: 'typescript',
  vitest: 'vitest',
} as const

export type Tool = keyof typeof packages

/**
 * Gives what `spawn` takes to run a tool, by the Node that runs us: the files in `node_modules/.bin`
 * are scripts that Windows starts in a shell only. Throws where the tool's package is not installed.
 */
export function toolCall(tool: Tool, args: readonly string[]): [program: string, args: string[]] {
  const folder = join('node_modules', packages[tool])
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, [join(folder, typeof bin === 'string' ? bin : bin[tool]), ...args]]
}
