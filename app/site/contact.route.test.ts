import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import { type App, appContext } from '#server/app-context.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { loader } from './contact.route.tsx'

/** Between a number and what belongs to it: no line ends there. */
const space = '\u00a0'

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

test('The opening hours are those of the settings, in words and for search engines', async () => {
  const app = await openTestApp()
  expect((await load(app)).open).toEqual({
    words: `Monday to Saturday, 10${space}am to 7${space}pm`,
    data: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:00',
        closes: '19:00',
      },
    ],
  })
  const week = [null, null, ...Array(4).fill({ from: 570, to: 1080 }), { from: 0, to: 1440 }]
  const edit = { name: 'working-hours', value: JSON.stringify(week), was: null }
  await app.writeTogether((transaction) => saveSettings(transaction, [edit], { staffId: null }))
  app.memory.forget()
  expect((await load(app)).open).toMatchObject({
    words: `Tuesday to Friday, 9:30${space}am to 6${space}pm; Saturday, 12${space}am to 12${space}am`,
    data: [
      { opens: '09:30', closes: '18:00' },
      { opens: '00:00', closes: '23:59' },
    ],
  })
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
