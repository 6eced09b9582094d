import { expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { testCall } from '#tests/support/test-call.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { loader } from './web-manifest.api.ts'

test('only the sample business shows pictures of its own shop to whoever installs it', async () => {
  const db = await openTestCatalogue()
  const read = async (env: Record<string, string>) => {
    const { args } = testCall(db, '/manifest.webmanifest', env)
    return (await loader(args)).json()
  }
  expect((await read({})).screenshots).toHaveLength(2)
  const ours = await read({ BUSINESS_NAME: 'Shree Ganesh Hirwai Nursery' })
  expect(ours).not.toHaveProperty('screenshots')
  expect(ours).toMatchObject({ short_name: 'Shree Ganesh' })
})
