import { spawnSync } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/programs/command.ts'

test('what was not built yet is not served, and one sentence says what to do first', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'commands'))
  await cp('commands/serve.js', join(folder, 'commands/serve.mjs'))
  await cp('commands/needs-node.js', join(folder, 'commands/needs-node.js'))
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'commands/serve.mjs')], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'There is nothing to serve yet: run npm run build first.\n'])
})
