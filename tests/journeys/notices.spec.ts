import { newPushKey } from '#server/delivery/channels/push-key.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, test, untilHydrated } from '#tests/support/journeys/journey.ts'
import { startSite } from '#tests/support/programs/site.ts'
import { openPushService } from '#tests/support/receivers/push-service.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], quietConsole: false })

test('a phone that was turned on tells of a new enquiry, counts those that are ours, and a tap opens it', async ({
  page,
  context,
}) => {
  const service = await openPushService()
  const site = await startSite({ PUSH_PRIVATE_KEY: newPushKey(), PUSH_ANY_ADDRESS: 'yes' })
  const { url } = site
  const { token, cookie } = await signInAt(site, { onDevice: true })
  const name = cookie.slice(0, cookie.indexOf('='))
  await context.addCookies([{ name, value: token, url }])
  // No browser of a test reaches a push service: this one has subscribed to the test's own.
  await page.addInitScript((subscription) => {
    const { endpoint, ...keys } = subscription
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription
  }, service.subscription)
  // Nobody sees a sign of a browser of a test: what would stand on it is written down.
  let badge: number | undefined
  await page.exposeFunction('writeBadge', (count?: number) => {
    badge = count
  })
  await page.addInitScript(() => {
    const { writeBadge } = globalThis as unknown as { writeBadge: Navigator['setAppBadge'] }
    navigator.setAppBadge = writeBadge
  })
  await page.goto(`${url}/desk/notices`)
  const turnOn = page.getByRole('button', { name: 'Tell me on this phone' })
  await untilHydrated(turnOn)
  await turnOn.click()
  await expect(page.getByText('This phone is told from now on')).toBeVisible()
  // At whatever hour the test runs.
  await page.getByRole('checkbox', { name: 'Quiet outside working hours' }).uncheck()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.getByRole('radio', { name: 'With first name and place' }).check()
  await expect(page.locator('.lock')).toContainText('New enquiry from Meera, Kothrud')
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [1366, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
  }

  await expect.poll(() => badge).toBe(0)
  const cdp = await context.newCDPSession(page)
  const { url: manifest } = await cdp.send('Page.getAppManifest')
  expect(manifest).toBe(`${url}/desk.webmanifest`)
  // A journey's browser is a private one, which is all that can be held against installing it.
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])

  const enquiry = { ...someEnquiry(1), address: 'Kothrud, Pune 411038' }
  await sendForm(site, '/enquiry/create', enquiry)
  await expect.poll(() => service.arrived.length).toBe(1)
  const [{ notice, signed }] = service.arrived as [(typeof service.arrived)[0]]
  expect(signed).toBe(true)
  expect(notice.title).toMatch(/^New enquiry from \S+, Kothrud$/)

  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const desk = registrations.find(({ scopeURL }) => scopeURL === `${url}/desk`)
      if (desk) resolve(desk.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const badged = globalThis as { badge?: number }
    const { navigator } = badged as { navigator: Navigator }
    navigator.setAppBadge = (count) => {
      const isFirst = badged.badge === undefined
      badged.badge = count
      // The first is never answered: what is told does not wait for it.
      return isFirst ? new Promise(() => undefined) : Promise.resolve()
    }
  })
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId: await registration,
    data: JSON.stringify(notice),
  })
  const shown = () =>
    page.evaluate(async () => {
      const desk = await navigator.serviceWorker.getRegistration('/desk')
      return (await desk?.getNotifications())?.map(({ title, body }) => ({ title, body }))
    })
  const workersBadge = () => worker.evaluate(() => (globalThis as { badge?: number }).badge)
  await expect.poll(workersBadge).toBe(1)
  await expect.poll(shown).toEqual([{ title: notice.title, body: 'Aangan, the desk' }])
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const Tap = (globalThis as unknown as { NotificationEvent: typeof Event }).NotificationEvent
    dispatchEvent(new Tap('notificationclick', { notification } as EventInit))
  })
  await page.waitForURL(`${url}${notice.opens}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera')
  // What is done about it is counted at once.
  await page.getByRole('radio', { name: /Contacted/ }).click()
  await expect(page.getByRole('radio', { name: /Contacted/ })).toBeChecked()
  await expect.poll(() => badge).toBe(0)

  // Whoever is led to the sign-in, or signs out, is nobody: nothing is theirs.
  const session = await context.cookies()
  // The open page would go to the sign-in by itself, in the middle of what is opened next.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto(`${url}/desk`)
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(workersBadge).toBe(0)
  await context.addCookies(session)
  await sendForm(site, '/enquiry/create', someEnquiry(2))
  await page.goto(`${url}/desk`)
  await expect.poll(() => badge).toBe(1)
  const signOut = page.locator('.page-me').getByRole('button', { name: 'Sign out' })
  await untilHydrated(signOut)
  await signOut.click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => badge).toBe(0)

  await page.goto('about:blank')
  await site.stop()
  service.close()
})
