import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  busyPath,
  keptListPath,
  tooLongPath,
  unseenPath,
  waitingPath,
} from '#app/paths/shop-paths.ts'
import { indexablePaths } from '#app/site/machines/sitemap.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { languages } from '#languages/language.ts'
import { inLanguage, splitLanguage } from '#languages/language-path.ts'
import { onlyEnglish } from '#main/read-addresses.ts'
import { listEnglishWords } from './support/documents/english-words.ts'
import { brotliBytes, splitPage } from './support/documents/page-size.ts'
import { hashMarkup } from './support/documents/public-markup.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'

/** Pages that search engines are not told of. */
const unlisted = [
  '/product/productView?query=tulsi',
  '/product/productView?query=ळक्षज्ञ',
  '/product/productView',
  '/finder?light=low&place=inside',
  '/finder?light=low&pets=safe&care=expert&height=tall',
  '/product/enquiryForm?product=1',
  '/product/productList',
  '/product/no-such-thing',
  '/my-list',
  '/my-list?list=7.c-8.2-9',
  '/newsletter/subscribe',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/shared/whatsappButton',
  '/no/such/page',
  busyPath,
  tooLongPath,
  waitingPath,
  unseenPath,
  keptListPath,
]

let site: RunningSite
/** Every page, by its English path: those of the sitemap, which has each product's, and the others. */
let paths: string[]
beforeAll(async () => {
  site = await startSite()
  const sitemap = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)/g)]
  const listed = sitemap.map(([, url = '']) => url.slice(site.url.length))
  paths = [...listed.filter((path) => splitLanguage(path).language === 'en'), ...unlisted]
})
afterAll(() => site.stop())

/** Each page is made once, whatever is asked of it. */
const pages = new Map<string, Promise<string>>()
function read(path: string): Promise<string> {
  const page = pages.get(path) ?? fetch(site.url + path).then((answer) => answer.text())
  pages.set(path, page)
  return page
}

/** What products and categories are called in English, which labels may hold. */
const known = globSync('catalogue-data/*.yaml').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ *(?:- )?name: "?([^"\n]+)/gm)].map(
    ([, name = '']) => name,
  ),
)

describe.each(['hi', 'mr'])('a page in %s', (language) => {
  test('says its language, its one address, and where the others are, as those say it of it', async () => {
    const listed = paths.filter((path) => !unlisted.includes(path))
    expect(listed.length).toBeGreaterThan(indexablePaths.length)
    for (const path of listed) {
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
      if (path.startsWith('/product/') && !path.includes('Form')) {
        expect(own).toContain(`"inLanguage":"${language}"`)
      }
    }
  })

  test('has no English word, but for names', async () => {
    const faults: string[] = []
    for (const path of paths) {
      const words = listEnglishWords(await read(`/${language}${path}`), known)
      faults.push(...words.map((word) => `${path}: ${word}`))
    }
    expect(faults).toEqual([])
  })

  test('leads to no page in another language but by the switch and where the English text holds', async () => {
    const astray: string[] = []
    for (const path of paths) {
      const page = await read(`/${language}${path}`)
      for (const [tag, to = ''] of page.matchAll(
        /<(?:a|form) [^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g,
      )) {
        const leads = /^\/(hi|mr)(\/|$)/.exec(to)?.[1] === language || onlyEnglish(to)
        if (!leads && !tag.includes('hrefLang')) astray.push(`${path}: ${to}`)
      }
    }
    expect(astray).toEqual([])
  })

  test('keeps its budget, Home that of English', async () => {
    const { size } = budgets
    const heavy: string[] = []
    for (const path of paths) {
      const { html, stylesheet, pageSheets } = splitPage(await read(`/${language}${path}`))
      const most = path === '/home' ? size.screenHtmlBrotli : size.devanagariHtmlBrotli
      const weighs = brotliBytes(html, most)
      if (weighs > most) heavy.push(`${path}: ${weighs}`)
      const sheets = gzipSync(pageSheets.join('')).length
      if (sheets > size.pageSheetsGzip) heavy.push(`${path}: sheets of ${sheets}`)
      expect(gzipSync(stylesheet).length).toBeLessThanOrEqual(size.stylesheetGzip)
    }
    expect(heavy).toEqual([])
  })
})

/**
 * Sizes, prices and further pictures are off until somebody enters them: until then no page differs from
 * those before. A change of markup that is meant is written with `npx vitest -u tests/languages.test.ts`.
 */
test('with nothing entered each page has the markup that is known of it', async () => {
  const lines: string[] = []
  // That the site is busy is said with the request's own id.
  const same = paths.filter((path) => path !== busyPath)
  for (const path of same.flatMap((path) => languages.map((each) => inLanguage(path, each)))) {
    lines.push(`${hashMarkup(await read(path), site.url)} ${path}`)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('files/markup-of-pages.txt')
})

/** Posts a form as a browser does without JavaScript; gives the answer, and the page it leads to. */
async function post(path: string, fields: Record<string, string>) {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: 'my-list=7.c-8' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const to = answer.headers.get('location') ?? ''
  return { status: answer.status, to, page: await (to ? read(to) : answer.text()) }
}

const asked = { fullName: 'Meera', email: 'meera@example.com', mobileNumber: '98765 43210' }
const wrong = { ...asked, fullName: 'Meera 2', address: 'Pune' }

test.each([
  ['hi', 'नाम में अंक या विशेष चिह्न न हों।', 'सफलतापूर्वक भेज दी!', 'आप जुड़ गए, धन्यवाद!'],
  ['mr', 'नावात अंक किंवा विशेष चिन्हे नसावीत.', 'यशस्वीरीत्या पाठवली!', 'आपण सदस्य झालात, धन्यवाद!'],
])(
  'in %s an enquiry, a list and the newsletter are refused, sent and thanked for',
  async (language, refusal, sent, thanks) => {
    const form = `/${language}/product/enquiryForm`
    const refused = await post(form, wrong)
    expect([refused.status, refused.page.includes(refusal)]).toEqual([422, true])
    const enquiry = await post(form, { ...asked, address: `Pune ${language}` })
    expect([enquiry.status, enquiry.to]).toEqual([303, expect.stringContaining(`${form}?`)])
    expect(enquiry.page).toContain(sent)

    const list = `/${language}/my-list`
    const kept = { ...asked, address: 'Nashik', do: 'send', 'quantity-7': '12', 'quantity-8': '1' }
    const notSent = await post(list, { ...kept, fullName: 'Meera 2' })
    expect([notSent.status, notSent.page.includes(refusal)]).toEqual([422, true])
    const wished = await post(list, { ...kept, message: language })
    expect([wished.status, wished.to]).toEqual([303, expect.stringContaining(`${list}?`)])
    expect(wished.page).toContain(sent)

    const news = `/${language}/newsletter/subscribe`
    const none = await post(news, { email: 'meera' })
    expect([none.status, listEnglishWords(none.page, known)]).toEqual([422, []])
    const subscribed = await post(news, { email: `${language}@example.com` })
    expect([subscribed.status, subscribed.to]).toEqual([303, `${news}?done=1`])
    expect(subscribed.page).toContain(thanks)
    for (const { page } of [enquiry, wished, subscribed]) {
      expect(listEnglishWords(page, known)).toEqual([])
    }
  },
)

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
