import { newPushKey } from '#server/delivery/push-key.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/accessibility.ts'
import { expect, test, untilAlive } from '#tests/support/journey.ts'
import { openPushService } from '#tests/support/push-service.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { openNetwork } from '#tests/support/shaky-network.ts'
import { startSite } from '#tests/support/site.ts'
import { signInAt } from '#tests/support/staff.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], quietConsole: false })

test('a phone that was turned on tells of a new enquiry, a tap opens it, and a page of the inbox is kept where that is wanted', async ({
  page,
  context,
}) => {
  const service = await openPushService()
  const site = await startSite({ PUSH_PRIVATE_KEY: newPushKey(), PUSH_ANY_ADDRESS: 'yes' })
  const network = await openNetwork(site.url)
  const { url } = network
  const { token, cookie } = await signInAt(site, { onDevice: true })
  const name = cookie.slice(0, cookie.indexOf('='))
  await context.addCookies([{ name, value: token, url }])
  // No browser of a test reaches a push service: this one has subscribed to the test's own.
  await page.addInitScript((subscription) => {
    const { endpoint, ...keys } = subscription
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription
  }, service.subscription)
  await page.goto(`${url}/desk/notices`)
  const turnOn = page.getByRole('button', { name: 'Tell me on this phone' })
  await untilAlive(turnOn)
  await turnOn.click()
  await expect(page.getByText('This phone is told from now on')).toBeVisible()
  // At whatever hour the test runs.
  await page.getByRole('checkbox', { name: 'Quiet outside working hours' }).uncheck()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.getByRole('radio', { name: 'With first name and place' }).check()
  await expect(page.locator('.lock')).toContainText('New enquiry from Meera, Kothrud')
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
  }

  const enquiry = { ...someEnquiry(1), address: 'Kothrud, Pune 411038' }
  await sendForm(site, '/enquiry/create', enquiry)
  await expect.poll(() => service.arrived.length).toBe(1)
  const [{ notice, signed }] = service.arrived as [(typeof service.arrived)[0]]
  expect(signed).toBe(true)
  expect(notice.title).toMatch(/^New enquiry from \S+, Kothrud$/)

  const cdp = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const desk = registrations.find(({ scopeURL }) => scopeURL === `${url}/desk`)
      if (desk) resolve(desk.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
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
  await expect.poll(shown).toEqual([{ title: notice.title, body: 'Aangan, the desk' }])
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const Tap = (globalThis as unknown as { NotificationEvent: typeof Event }).NotificationEvent
    dispatchEvent(new Tap('notificationclick', { notification } as EventInit))
  })
  await page.waitForURL(`${url}${notice.opens}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera')

  // The inbox is kept only where its owner wants that, and no longer than they are signed in.
  await page.goto(`${url}/desk/notices`)
  const keep = page.getByRole('checkbox', { name: 'Keep one page for 24 hours' })
  await expect(keep).toBeEnabled()
  await keep.click()
  await expect(keep).toBeChecked()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await network.cut()
  await page.goto(`${url}/desk`)
  await expect(page.getByText(/^As it was at \d/)).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: enquiry.fullName })
  await expect(row).toBeVisible()
  await expect(row).not.toContainText(enquiry.mobileNumber)
  await expect(row).not.toContainText('Kothrud')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await network.mend()
  await page.goto(`${url}/desk`)
  await expect(page.getByText('As it was at')).toHaveCount(0)
  await context.clearCookies()
  await page.goto(`${url}/desk`)
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => caches.has('desk'))).toBe(false)

  await page.goto('about:blank')
  await network.stop()
  await site.stop()
  service.close()
})
