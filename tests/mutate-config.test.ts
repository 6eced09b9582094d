import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

test('reading the rules of `npm run mutate` looks through no folder but those that it is given', async () => {
  const { default: config } = await import(pathToFileURL(resolve('vitest.mutate.config.ts')).href)
  expect(config.test.include).toEqual([])
})
