import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsParts } from '#app/desk/parts/settings-parts.ts'
import { splitLanguage } from '#languages/language-path.ts'
import { listHtmlFaults } from './support/documents/html-faults.ts'
import { everyPath } from './support/journeys/screen-table.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { sendForm, someEnquiry } from './support/send-form.ts'
import { signInAt } from './support/staff.ts'

const deskPaths = [
  ...['/desk', '/desk/people', '/desk/notices', '/desk/account', '/desk/insights', '/desk/import'],
  ...['', '/8', '/new', '/8/picture', '/8/history', '/categories', '/deleted'].map(
    (path) => `/desk/catalogue${path}`,
  ),
  ...new Set(settingsParts.map(({ to }) => to.split('#')[0])),
]

let site: RunningSite
let pages: Map<string, { status: number; html: string }>

beforeAll(async () => {
  site = await startSite()
  pages = await crawl(site.url, everyPath)
})
afterAll(() => site.stop())

test('every screen is valid HTML', async () => {
  const faults: string[] = []
  for (const [path, { html }] of pages) {
    // In other languages they are made alike: every screen in one of them is enough.
    const { language, rest: plain } = splitLanguage(path)
    const one = (['hi', 'mr'] as const)[everyPath.indexOf(plain) % 2]
    if (language !== 'en' && language !== one) continue
    if (!html.startsWith('<!doctype')) continue
    for (const fault of await listHtmlFaults(html)) faults.push(`${path}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test('every page of the desk is valid HTML', async () => {
  const reference = await sendForm(site, '/enquiry/create', someEnquiry(1))
  const { cookie } = await signInAt(site)
  const faults: string[] = []
  for (const path of [...deskPaths, `/desk/enquiries/${reference}`]) {
    const page = await fetch(site.url + path, { headers: { cookie } })
    expect(`${path}: ${page.status}`).toBe(`${path}: 200`)
    for (const fault of await listHtmlFaults(await page.text())) faults.push(`${path}: ${fault}`)
  }
  expect(faults).toEqual([])
})

async function readDeskSheet() {
  const { cookie } = await signInAt(site)
  const desk = await (await fetch(`${site.url}/desk`, { headers: { cookie } })).text()
  const sheet = /<link [^>]*rel="stylesheet" href="([^"]+)"/.exec(desk)?.[1]
  if (!sheet) throw new Error('The desk names no style sheet.')
  return (await fetch(site.url + sheet)).text()
}

test('a select of the desk cuts a long choice off: WebKit scrolls the page sideways to it', async () => {
  expect(await readDeskSheet()).toMatch(/[}]select\{[^}]*overflow:hidden/)
})

test('lines under words are said as every browser understands it: WebKit drops a width among them', async () => {
  const styles = [await readDeskSheet()]
  for (const { html } of pages.values()) styles.push(...(html.match(/<style.*?<\/style>/gs) ?? []))
  expect(styles.length).toBeGreaterThan(everyPath.length)
  const said = styles.flatMap((style) => style.match(/[{;]text-decoration:[^;}]*\d[^;}]*/g) ?? [])
  expect(said).toEqual([])
})

test('no link or anchor of the whole site leads nowhere', () => {
  expect(pages.size).toBeGreaterThanOrEqual(everyPath.length)
  const faults: string[] = []
  for (const [path, { status, html }] of pages) {
    if (status !== 200 && !/\/no[/-]such/.test(path)) faults.push(`${path}: ${status}`)
    for (const link of linksOf(html)) {
      const [to = '', anchor] = link.address.split('#')
      const target = pages.get(to || path)
      if (link.forVisitors && !target) continue
      if (anchor && !target?.html.includes(`id="${anchor}"`))
        faults.push(`${path}: ${link.address}`)
    }
  }
  expect(faults).toEqual([])
})

test('every button stands in the form that it posts: Lynx posts none that names its form', () => {
  const faults: string[] = []
  for (const [path, { html }] of pages) {
    const [control] = /<(?:button|input|select|textarea)\b[^>]* form="[^"]*"[^>]*>/.exec(html) ?? []
    if (control) faults.push(`${path}: ${control}`)
  }
  expect(faults).toEqual([])
})

/**
 * Reads the pages at `starts` and all that their links lead to on the same site. Links that only
 * visitors are to follow, such as the finder's choices, have no end: they are followed from
 * `starts`, and no further.
 */
async function crawl(origin: string, starts: string[]) {
  const found = new Map<string, { status: number; html: string }>()
  const waiting = new Set(starts)
  // A set that grows while it is walked: every new link is visited once.
  for (const path of waiting) {
    const response = await fetch(origin + path)
    const html = await response.text()
    found.set(path, { status: response.status, html })
    for (const { address, forVisitors } of linksOf(html)) {
      const to = address.replace(/#.*/, '')
      if (to && (!forVisitors || starts.includes(path))) waiting.add(to)
    }
  }
  return found
}

/** The links of a page that stay on the site. */
function linksOf(html: string) {
  return [...html.matchAll(/<a\b[^>]* href="([/#][^"]*)"[^>]*>/g)].map(([tag, address = '']) => ({
    address: address.replaceAll('&amp;', '&'),
    forVisitors: / rel="[^"]*\bnofollow\b/.test(tag),
  }))
}
