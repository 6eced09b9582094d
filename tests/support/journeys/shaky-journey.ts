import { type StaffOptions, signInAt } from '#tests/support/staff.ts'
import { test } from './journey.ts'
import { openNetwork, type ShakyNetwork } from './shaky-network.ts'

/** A journey over a network that the test can cut; what the browser says of that is no fault. */
export const shakyTest = test.extend<{
  network: ShakyNetwork
  enter: (options: StaffOptions) => Promise<void>
}>({
  network: async ({ site }, use) => {
    const network = await openNetwork(site.url)
    await use(network)
    await network.stop()
  },
  baseURL: async ({ network }, use) => use(network.url),
  enter: async ({ site, network, context }, use) => {
    await use(async (options) => {
      const { token, cookie } = await signInAt(site, options)
      const name = cookie.slice(0, cookie.indexOf('='))
      await context.addCookies([{ name, value: token, url: network.url }])
    })
  },
})
