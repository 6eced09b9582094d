import { realpathSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Tool, toolCall } from './tool-call.ts'

test.each<Tool>(['biome', 'knip', 'playwright', 'react-router', 'stryker', 'tsc', 'vitest'])(
  '%s is the script that npm would run',
  (tool) => {
    const [program, [script = '', ...args]] = toolCall(tool, ['--version'])
    expect([program, args]).toEqual([process.execPath, ['--version']])
    expect(realpathSync(script)).toBe(realpathSync(`node_modules/.bin/${tool}`))
  },
)
