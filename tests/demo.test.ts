import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { emptyFolder, partsOf, whyToMake } from '#demo/demo-folder.ts'
import { languages } from '#languages/language.ts'
import { routed } from '#main/addresses.ts'
import { openDemo, type RunningDemo, runDemoCommand } from './support/programs/demo.ts'

const folder = await mkdtemp(join(tmpdir(), 'demo-'))
const made = join(folder, 'made.json')
const left = join(partsOf(folder).dataDir, 'left.txt')

let demo: RunningDemo
/** What the first one said. */
let began: string
/** The sessions of the staff, by role. */
const cookies: Record<string, string> = {}

async function get(path: string, role = '') {
  const headers = { cookie: cookies[role] ?? '', accept: 'text/html' }
  const response = await fetch(demo.url + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Gives the path of the newest mail about a quote that has its PDF: most go another way, and in any language. */
async function findMailWithFile() {
  const withFile = /href="(\/desk\/mails\/\d+)"><span>[^<]*<\/span>\s*<small>[^<]*with a file/
  for (let page = 0; ; page += 1) {
    const { html } = await get(`/desk/mails?q=Q-2&page=${page}`, 'desk')
    const path = first(html, withFile)
    if (path !== 'none' || !html.includes('Older mails')) return path
  }
}

/** Gives what stands on a page, without markup. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? 'none'

/** Opens the demonstration afresh, and signs its three staff in. */
async function openAndSignIn() {
  demo = await openDemo(folder, '--fresh')
  began = demo.said()
  for (const [, role = '', number = '', password = ''] of began.matchAll(
    /^ {2}(\w+) +(\d{10}) {2}(\S+)$/gm,
  )) {
    const body = new URLSearchParams({ identity: number, password, next: '/desk' })
    const headers = { origin: demo.url }
    const url = `${demo.url}/login`
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
    cookies[role] = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
}

beforeAll(async () => {
  // What another demonstration has left.
  await emptyFolder(folder)
  await writeFile(left, 'left')
  await writeFile(made, '{}')
  await openAndSignIn()
}, 600_000)

afterAll(async () => {
  await demo?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('the desk of the demonstration', () => {
  /** What stands on screens that would be empty in a nursery that has just begun. */
  const shows: [path: string, words: RegExp][] = [
    ['/desk', /Our turn \d.*Their turn \d/],
    ['/desk/quotes', /Q-\d{4}-\d{4}/],
    ['/desk/letters', /Gifts that keep growing.*Before the rains/],
    ['/desk/letters/1', /Before the rains/],
    ['/desk/catalogue', /\d+ enquiries.*Shown/],
    ['/desk/catalogue/waiting', /Fiddle Leaf Fig/],
    ['/desk/catalogue/4/waiting', /@example\.in/],
    ['/desk/catalogue/8', /Areca Palm/],
    ['/desk/catalogue/8/picture', /2 of 8.*Photograph/],
    ['/desk/catalogue/8/history', /Sizes.*Undo what Vasudha/],
    ['/desk/catalogue/8/prices', /3 feet Rs 549 Rs 579 Vasudha/],
    ['/desk/catalogue/round?category=indoor-plants', /Snake Plant/],
    ['/desk/import', /tools-2025\.csv.*winter-plants\.csv/],
    ['/desk/catalogue/deleted', /Chrysanthemum/],
    ['/desk/catalogue/categories', /Winter Plants/],
    ['/desk/settings', /Backup Today, .* MB\./],
    ['/desk/guides', /Repotting.*Bougainvillea has come back/],
    ['/desk/exports/products.csv', /Snake Plant/],
    ['/desk/insights', /enquiries in 13 weeks.*lavender/],
    ['/desk/settings/changes', /Mogra Nursery/],
    ['/desk/settings/business', /Mogra Nursery/],
    ['/desk/staff', /Imran Shaikh.*Sunita Pawar/],
    ['/desk/staff/2', /Imran Shaikh/],
  ]

  test.each(shows)('%s is not empty', async (path, words) => {
    const { status, html } = await get(path, 'owner')
    expect(status).toBe(200)
    expect(wordsOf(html)).toMatch(words)
  })

  test('opens every screen that has an address of its own', async () => {
    const screens = routed.inDesk.filter(
      ({ path, file }) => !/[:*]/.test(path) && file.endsWith('.route.tsx'),
    )
    expect(screens.length).toBeGreaterThan(20)
    const answers = await Promise.all(
      screens.map(async ({ path }) => `${(await get(path, 'owner')).status} ${path}`),
    )
    // It is only posted to.
    const elsewhere = ['302 /desk/sign-out']
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual(elsewhere)
  })

  test('has quotes that wait for an answer, and what was set aside', async () => {
    const reference = first(
      (await get('/desk?state=quoted', 'owner')).html,
      /enquiries\/(AN-\w{8})/,
    )
    const { html } = await get(`/desk/enquiries/${reference}`, 'desk')
    expect(wordsOf(html)).toMatch(/Q-\d{4}-\d{4}/)
    expect(wordsOf((await get('/desk?tab=spam', 'owner')).html)).toMatch(/set aside/)
  })

  test('shows the mails instead of sending them', async () => {
    const { html } = await get('/desk/mails', 'desk')
    expect(wordsOf(html)).toMatch(/\d{3,4} mails would have been sent/)
    const path = first(html, /href="(\/desk\/mails\/\d+)"/)
    expect(wordsOf((await get(path, 'desk')).html)).toMatch(/As HTML.*As text.*AN-/)
    const quote = await findMailWithFile()
    expect((await get(quote, 'desk')).html).toContain(`href="${quote}/0"`)
    const pdf = await get(`${quote}/0`, 'desk')
    expect([pdf.headers.get('content-type'), pdf.html.slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    const mail = await get(`${path}/html`, 'desk')
    expect(mail.headers.get('content-security-policy')).toContain('sandbox')
    const stranger = await get('/desk/mails')
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      303,
      '/login?next=/desk/mails',
    ])
  })

  test('lets each of the staff see what is theirs', async () => {
    expect((await get('/desk', 'desk')).status).toBe(200)
    expect((await get('/desk/catalogue', 'catalogue')).status).toBe(200)
    expect((await get('/desk/staff', 'catalogue')).status).toBe(403)
  })
})

describe('the shop of the demonstration', () => {
  const shows: [path: string, words: RegExp][] = [
    ['/home', /Mogra Nursery/],
    ['/in-season', /Tulsi|Marigold|flower/],
    ['/guides', /Bougainvillea has come back/],
    ['/product/snake-plant', /8 inch pot Available now Rs \d/],
    ['/product/fiddle-leaf-fig', /Tell me/i],
    ['/product/areca-palm', /Tell me when it is back/],
    ['/productPages/plants/outdoorPlants', /Bougainvillea/],
    ['/productPages/winter-plants', /Cyclamen.*Poinsettia|Poinsettia.*Cyclamen/],
    ['/finder', /Plant Finder/],
    ['/product/productView?query=tulsi', /Holy Basil/],
    ['/contact', /98200 00000/],
    ['/hi/home', /नमूना: यहाँ कुछ भी असली नहीं है।/],
    ['/hi/guides', /बोगनवेलिया फिर आ गई/],
    ['/hi/product/snake-plant', /8 इंच का गमला/],
    ['/mr/contact', /नमुना: इथे काहीही खरे नाही\./],
  ]

  test.each(shows)('%s shows it', async (path, words) => {
    const { status, html } = await get(path)
    expect(status).toBe(200)
    expect(wordsOf(html)).toMatch(words)
  })

  test('says on every page that nothing is real, and is in no index', async () => {
    const paths = [...routed.inShop, ...routed.alone].filter(({ path }) => !/[:*]/.test(path))
    const pages = await Promise.all(paths.map(({ path }) => get(path)))
    for (const [place, { headers, html }] of pages.entries()) {
      const path = paths[place]?.path
      expect([path, headers.get('x-robots-tag')]).toEqual([
        path,
        expect.stringContaining('noindex'),
      ])
      if (!headers.get('content-type')?.startsWith('text/html') || html === '') continue
      expect([path, html]).toEqual([path, expect.stringMatching(/<demo-line/)])
    }
  })

  test('names on the sign-in, and there alone, who may sign in', async () => {
    expect((await get('/login')).html).toContain('mogra-owner-2026')
    expect((await get('/home')).html).not.toContain('mogra-owner-2026')
    expect((await get('/login')).headers.get('content-security-policy')).toContain(
      "style-src 'sha256-",
    )
  })
})

describe('npm run demo', () => {
  test('begins again when it is asked to', () => {
    expect(began).toContain('The nursery is made afresh.')
    expect(existsSync(left)).toBe(false)
  })

  test('refuses a taken port, a database and a folder that another one uses', async () => {
    const taken = createServer().listen(0, 'localhost')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const port = String(Object(taken.address()).port)
    const refused = (said: string) => ({ code: 1, said: expect.stringContaining(said) })
    const [onTaken, onDatabase, onUsed] = await Promise.all([
      runDemoCommand(['--folder', folder, '--port', port]),
      runDemoCommand(['--folder', folder], { DATABASE_URL: 'postgres://localhost/aangan' }),
      runDemoCommand(['--folder', folder]),
    ])
    expect(onTaken).toEqual(refused(`Port ${port} is taken`))
    expect(onDatabase).toEqual(refused('DATABASE_URL is set'))
    expect(onUsed).toEqual(refused('Another demonstration runs from'))
  })

  test('keeps what it has for the next time, in the languages that it was made for', async () => {
    expect((await get('/mr/home')).status).toBe(200)
    expect(await demo.stop()).toBe(0)
    const inTwo = (await readFile(made, 'utf8')).replace(',"mr"', '')
    await writeFile(made, inTwo)
    demo = await openDemo(folder, '--languages', 'en,hi')
    expect(demo.said()).not.toContain('nursery')
    expect(await readFile(made, 'utf8')).toBe(inTwo)
    expect((await get('/mr/home')).status).toBe(404)
    expect((await get('/hi/home')).status).toBe(200)
    // Whoever wants others gets a new one.
    expect(await whyToMake(folder, languages)).toContain('speaks other languages')
  })
})
