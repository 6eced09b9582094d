import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'
import { expect, test } from '#tests/support/journeys/journey.ts'
import { openNetwork } from '#tests/support/journeys/shaky-network.ts'
import { touchUntilKept } from '#tests/support/journeys/touch-until-kept.ts'

/** 200 enquiries in a full run; else an answer is lost, a page closed and a browser killed, once each. */
const isFull = Boolean(process.env.FULL_SUITE)
const rounds = isFull ? 20 : 1
const perRound = isFull ? 10 : 3

/** Starts a browser that can be killed as a phone's is: with what it holds on disk, and no more. */
async function startBrowser(profile: string) {
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(findBrowser(), [...browserFlags, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const [address] = await new Promise<string[]>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /ws:\/\/\S+/.exec(line)
      if (found) resolve(found)
    })
  })
  const browser = await chromium.connectOverCDP(address ?? '')
  const [context] = browser.contexts()
  if (!context || !child.pid) throw new Error('The browser has no window.')
  const { pid } = child
  return {
    newPage: () => context.newPage(),
    async kill() {
      const gone = once(child, 'exit')
      process.kill(-pid, 'SIGKILL')
      await gone
    },
  }
}

/** Writes an enquiry on the form's page, and gives when the browser holds it or the site has it. */
async function write(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Meera Deshpande')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Mobile number').fill('9876543210')
  await page.getByLabel('Address', { exact: true }).fill('12, Baner Road, Pune')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: /^(Waiting|Sending|It goes|Sent)/ })
  await expect(dialog.or(page.getByRole('heading', { name: 'Send Successfully!' }))).toBeVisible()
}

test(`${rounds * perRound} enquiries written over a network that goes, pages that reload and browsers that are killed are stored once each`, async ({
  site,
  rows,
}) => {
  test.setTimeout(rounds * 120_000)
  const network = await openNetwork(site.url)
  const profile = await mkdtemp(join(tmpdir(), 'phone-'))
  const form = `${network.url}/product/enquiryForm`
  // The same turns each time, so that a failure can be looked at.
  let seed = 42
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  let browser = await startBrowser(profile)
  let page = await browser.newPage()
  await page.goto(form)
  await touchUntilKept(page)
  await page.goto(form)
  // Whatever writing takes is here before the network goes.
  const listScripts = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('assets')).keys()
      return requests.map(({ url }) => url.replace(/.*\/|-[\w-]{8}\.\w+$/g, ''))
    })
  await expect
    .poll(listScripts)
    .toEqual(expect.arrayContaining(['enquiry-page-form.island', 'form', 'hydrate', 'react']))

  const turns = [
    () => network.cut(),
    () => network.restore(),
    async () => network.loseAnswers(),
    async () => {
      await page.close()
      page = await browser.newPage()
    },
    async () => {
      await browser.kill()
      browser = await startBrowser(profile)
      page = await browser.newPage()
    },
  ]
  for (let round = 0; round < rounds; round++) {
    await network.cut()
    for (let number = 0; number < perRound; number++) {
      await page.goto(form)
      await write(page, `${round}-${number}@waiting.example`)
      if (number > 0) await turns[isFull ? random(turns.length) : number + 1]?.()
    }
    await browser.kill()
    browser = await startBrowser(profile)
    page = await browser.newPage()
    // The browser may have forgotten its note that something waits; its worker tells the page.
    if (round === 0) {
      await page.goto(`${network.url}/home`)
      await expect(page.getByRole('status').filter({ hasText: /enquir(y|ies) wait/ })).toBeVisible()
    }
    await network.restore()
    await page.goto(`${network.url}/enquiry/waiting`)
  }
  const count = "select email, count(*) as n from enquiries where email like '%@waiting.example'"
  const stored = () => rows(`${count} group by email`)
  const countStored = async () => {
    await page.reload()
    return (await stored()).length
  }
  await expect.poll(countStored, { timeout: 120_000 }).toBe(rounds * perRound)
  expect((await stored()).filter(({ n }) => Number(n) !== 1)).toEqual([])
  await browser.kill()
  await network.stop()
  await rm(profile, { recursive: true, force: true })
})
