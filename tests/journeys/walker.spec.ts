import { randomInt } from 'node:crypto'
import { expect, test } from '#tests/support/journeys/journey.ts'
import { openNetwork } from '#tests/support/journeys/shaky-network.ts'
import { chanceOf } from '#tests/support/journeys/walker/chance.ts'
import { deskScreens, shopScreens } from '#tests/support/journeys/walker/screens.ts'
import { takeWalk } from '#tests/support/journeys/walker/walk.ts'
import { watchConsole } from '#tests/support/journeys/watch-console.ts'
import { watchPresses } from '#tests/support/journeys/watch-presses.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'

const widths = [320, 390, 1366]
const [walks, steps] = [1, 12]
/** A run of everything walks for an hour altogether: two parts in three projects. */
const minutes = Number(process.env.WALK_MINUTES ?? (process.env.FULL_SUITE ? 10 : 0))
/** An ordinary run walks the same ways each time; what is new is looked for before a release. */
const firstSeed = Number(process.env.WALK_SEED ?? (minutes ? randomInt(1_000_000_000) : 40))

for (const part of ['shop', 'desk'] as const) {
  test(`a walk through the ${part}, at random, meets no fault`, async ({ browser, site }) => {
    test.setTimeout(180_000 + minutes * 60_000)
    const reference =
      part === 'desk'
        ? await sendForm(site, '/enquiry/create', someEnquiry(randomInt(1_000_000)))
        : ''
    const screens = part === 'desk' ? deskScreens(reference) : shopScreens
    const faults: string[] = []
    const end = performance.now() + minutes * 60_000
    for (let seed = firstSeed; seed < firstSeed + walks || performance.now() < end; seed++) {
      const chance = chanceOf(seed)
      const width = chance.pick(widths)
      const network = await openNetwork(site.url)
      const touches = width < 1000
      const context = await browser.newContext({
        baseURL: network.url,
        viewport: { width, height: touches ? 844 : 900 },
        hasTouch: touches,
        serviceWorkers: 'allow',
        locale: 'en-IN',
      })
      if (part === 'desk') {
        const { token, cookie } = await signInAt(site, { role: 'owner' })
        const name = cookie.slice(0, cookie.indexOf('='))
        await context.addCookies([{ name, value: token, url: network.url }])
      }
      const missedPresses = await watchPresses(context)
      const page = await context.newPage()
      const messages = watchConsole(page)
      await page.goto(chance.pick(screens))
      const walk = { page, network, isOffline: false, touches }
      const fault = await takeWalk(walk, chance, { steps, heard: { messages, missedPresses } })
      if (fault) faults.push(`WALK_SEED=${seed}, ${width} px:\n  ${fault}`)
      if (fault && minutes) process.stdout.write(`\n${faults.at(-1)}\n`)
      await context.close()
      await network.stop()
    }
    expect(faults.join('\n\n'), `walks from seed ${firstSeed}`).toBe('')
  })
}
