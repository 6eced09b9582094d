import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitingPath } from '#app/enquiries/waiting/waiting-path.ts'
import { keptListPath } from '#app/my-list/here/kept-list-path.ts'
import { unseenPath } from '#app/offline/unseen-path.ts'
import { onlyEnglish } from '#app/request-routes.ts'
import { indexablePaths } from '#app/site/sitemap.ts'
import { listEnglishWords } from './support/english-words.ts'
import { type RunningSite, startSite } from './support/site.ts'

/** Pages whose own part is said in Hindi and Marathi from its first to its last word. */
const wholePages: string[] = [
  '/no/such/page',
  '/product/productView',
  '/product/productView?query=ळक्षज्ञ',
  '/product/enquiryForm',
  '/my-list',
  '/newsletter/subscribe',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/contact',
  '/shared/whatsappButton',
  waitingPath,
  unseenPath,
  keptListPath,
]

/** Everything that has a page in three languages, but for products' own. */
const paths = [...indexablePaths, '/product/productView?query=tulsi', '/my-list']

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ LANGUAGES: 'en,hi,mr' })
})
afterAll(() => site.stop())

const read = async (path: string) => (await fetch(site.url + path)).text()

/** What products and categories are called in English, which labels may hold. */
const known = readdirSync('catalogue-data').flatMap((file) =>
  [...readFileSync(`catalogue-data/${file}`, 'utf8').matchAll(/^ *(?:- )?name: "?([^"\n]+)/gm)].map(
    ([, name = '']) => name,
  ),
)

describe.each(['hi', 'mr'])('a page in %s', (language) => {
  test('says its language, its one address, and where the others are, as those say it of it', async () => {
    for (const path of ['/home', '/productPages/plants', '/contact', '/product/snake-plant']) {
      const [own, english] = await Promise.all([read(`/${language}${path}`), read(path)])
      expect(own).toContain(`<html lang="${language}">`)
      expect(own).toContain(`<link rel="canonical" href="${site.url}/${language}${path}"/>`)
      expect(english).toContain(`<link rel="canonical" href="${site.url}${path}"/>`)
      expect(alternatesOf(own)).toEqual(alternatesOf(english))
      expect(alternatesOf(own)).toEqual([
        ['en-IN', `${site.url}${path}`],
        ['hi', `${site.url}/hi${path}`],
        ['mr', `${site.url}/mr${path}`],
        ['x-default', `${site.url}${path}`],
      ])
    }
  })

  test('has no English word in its header, nor in its own part where that is done', async () => {
    const faults: string[] = []
    for (const path of [...paths, ...wholePages]) {
      const words = listEnglishWords(await read(`/${language}${path}`), known)
      const parts = wholePages.includes(path) ? ['head', 'header', 'main'] : ['header']
      const shown = words.filter((word) => parts.some((part) => word.startsWith(`${part}:`)))
      faults.push(...shown.map((word) => `${path}: ${word}`))
    }
    expect([...new Set(faults)]).toEqual([])
  })

  test('leads to no page in another language from its header, but by the switch', async () => {
    const page = await read(`/${language}/home`)
    const header = page.slice(page.indexOf('<header'), page.indexOf('</header>'))
    const links = [...header.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)]
    const astray = links.filter(
      ([tag, to = '']) =>
        !tag.includes('hrefLang') && !to.startsWith(`/${language}`) && !onlyEnglish(to),
    )
    expect(links.length).toBeGreaterThan(15)
    expect(astray.map(([, to]) => to)).toEqual([])
  })
})

test('only who reads Devanagari loads its letters, unless they ask for fewer bytes', async () => {
  const letters = /\/assets\/anek-devanagari-[\w.-]+woff2/
  expect(await read('/home')).not.toMatch(letters)
  const [address = ''] = letters.exec(await read('/hi/home')) ?? []
  expect((await fetch(site.url + address)).status).toBe(200)
  const spared = await fetch(site.url + address, { headers: { 'Save-Data': 'on' } })
  expect(spared.status).toBe(404)
  expect(spared.headers.get('Cache-Control')).toBe('no-store')
})

test('an English word would be noticed, in a text and in a label, and a name would not', () => {
  const page = (inside: string) => `<html lang="hi"><body><main>${inside}</main></body></html>`
  expect(
    listEnglishWords(page('<p>अभी पूछें</p><img alt="तुलसी"/>WhatsApp <b lang="en">Tulsi</b>')),
  ).toEqual([])
  expect(listEnglishWords(page('<p>Send</p>'))).toEqual(['main: Send'])
  expect(listEnglishWords(page('<button aria-label="Close: पौधा"></button>'))).toEqual([
    'main: Close: पौधा',
  ])
  expect(listEnglishWords(page('<a aria-label="अभी पूछें: Areca Palm"></a>'), ['Areca Palm'])).toEqual(
    [],
  )
})

function alternatesOf(html: string) {
  return [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)].map(
    (link) => link.slice(1),
  )
}
