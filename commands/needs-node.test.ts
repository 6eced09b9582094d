import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const check = './commands/needs-node.js'

test('every command that Node runs begins with the check', () => {
  const ours = Object.values<string>(scripts).filter((script) => script.startsWith('node '))
  expect(ours.length).toBeGreaterThan(10)
  for (const script of ours) expect(script).toContain(`node --import ${check} `)
})

test('an old Node is named in one sentence before it stumbles', () => {
  const older =
    'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})'
  const words = ['--import', older, '--import', check, 'commands/enquiries.ts', '--help']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Node\.js 24 or later is needed, this is 20\.20\.2: [^\n]+\n$/)
  expect(engines.node).toBe('>=24')
})
