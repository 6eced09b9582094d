import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { runCommand } from '#tests/support/programs/command.ts'

test.each(['PORT=3000', 'PORT=3000\n', ''])(
  'the key gets a line of its own after a file that ends as %j does',
  async (before) => {
    const { code, stdout } = await runCommand('/nowhere', 'push-key')
    expect(code).toBe(0)
    expect(parseEnv(before + stdout)).toEqual({
      ...parseEnv(before),
      PUSH_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/),
    })
  },
)
