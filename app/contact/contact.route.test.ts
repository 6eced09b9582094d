import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type App, appContext } from '#server/app-context.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { loader } from './contact.route.tsx'

async function load(app: App) {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  const request = new Request('http://localhost/contact')
  return loader({
    context,
    request,
    params: {},
    pattern: 'contact',
    url: new URL(request.url),
  })
}

test('The contact page loads the record of the nursery', async () => {
  const { records } = await load(await openTestApp())
  expect(records).toEqual([expect.objectContaining({ tagline: 'We Would Love to Hear From You' })])
})

test('Contact details that can not be had are answered with the words of the specification', async () => {
  const app = await openTestApp()
  const business = new Proxy(app.config.business, {
    get() {
      throw new Error('The disk is gone.')
    },
  })
  await expect(load({ ...app, config: { ...app.config, business } })).rejects.toMatchObject({
    data: 'Failed to fetch conatct details for testing.',
    init: { status: 503 },
  })
})
