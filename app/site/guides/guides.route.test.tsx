import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect } from 'vitest'
import { months } from '#app/catalogue/facts/facts.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { GuideEdit, GuideWords } from '#app/guides/guide.ts'
import { listGuidesOf, listSeen } from '#app/guides/guide-list.server.ts'
import { guidePath } from '#app/guides/guide-path.ts'
import { readGuidePage } from '#app/guides/guide-view.server.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import { loader as sitemap } from '#app/site/machines/sitemap.api.ts'
import { dayMs, indiaDay, indiaInstant } from '#app/time/india.ts'
import { SiteFactsContext } from '#app/ui/page/site-facts.ts'
import { type Language, languages } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { languageContext } from '#server/app-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { listAtomFaults } from '#tests/support/documents/atom-faults.ts'
import { openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide, winterGuide } from '#tests/support/test-guides.ts'
import GuideRoute, { loader as guide } from './guide.route.tsx'
import GuidesRoute, { loader as guides } from './guides.route.tsx'
import { loader as feed } from './guides-feed.api.ts'

const siteUrl = 'http://localhost:3000'

async function openShop(env: Record<string, string> = {}) {
  const app = await openTestApp({ GUIDES_SHOWN: 'yes', ...env }, openTestCatalogue)
  const { db } = app
  const args = (path: string, language: Language) => {
    const given = routeArgs(app, new Request(siteUrl + path))
    given.context.set(languageContext, language)
    return given
  }
  const ask = async (path: string, language: Language = 'en') => {
    app.memory.forget()
    const [, slug] = /^\/guides\/([^?]*)/.exec(path) ?? []
    const load = slug === undefined ? guides : guide
    const answer = await load({ ...args(path, language), params: { slug } } as never).catch(
      (thrown: Response) => thrown,
    )
    if (answer instanceof Response) return { to: answer.headers.get('Location') }
    return { status: answer.init?.status ?? 200, data: answer.data }
  }
  const draw = async (path: string, language: Language = 'en', name = 'Nursery') => {
    const { data } = await ask(path, language)
    const Page = (path.startsWith('/guides/') ? GuideRoute : GuidesRoute) as React.FC<object>
    const Stub = createRoutesStub([
      { path: '*', Component: () => <Page {...{ loaderData: data }} /> },
    ])
    return renderToStaticMarkup(
      <LanguageContext value={language}>
        <SiteFactsContext value={{ name, siteUrl, languages, deliveryCharge: 79 }}>
          <Stub initialEntries={[path]} />
        </SiteFactsContext>
      </LanguageContext>,
    )
  }
  const save = (id: number, change: Partial<GuideEdit>) =>
    saveGuide({ db }, { id, change, staffId: 1, source: 'desk' })
  return { app, db, args, ask, draw, save }
}

const inHindi: GuideWords = {
  title: { text: 'सर्दियों में पानी', of: winterGuide.title },
  summary: { text: 'आधा पानी काफ़ी है।', of: winterGuide.summary },
  parts: [
    { text: 'पौधे कम पानी पीते हैं।', of: 'Most house plants drink less.' },
    { text: '[पूछिए](/contact)', of: 'Or ask.' },
  ],
}

const entry: Partial<GuideEdit> = {
  entryDate: '2026-11-19',
  slug: 'mogra-cuttings',
  title: 'Mogra cuttings',
  months: [],
}

describe('a guide', () => {
  test('shows its text, who wrote it, its sources and what it speaks of', async () => {
    const { db, draw } = await openShop()
    await addGuide(db)
    const html = await draw('/guides/watering-in-winter')
    expect(html).toContain('<h2 id="about-feel-the-soil-first">Feel the soil first</h2>')
    expect(html).toContain('<a href="#about-ask-us">Ask us</a>')
    expect(html).toContain('<li><b>Dry</b>: water until it runs out below.</li>')
    expect(html).toContain('alt="A snake plant in a white pot"')
    expect(html).toContain('<figcaption>It forgives a forgotten month.</figcaption>')
    expect(html).toContain('<div class="g-mind"><p><b>Mind the saucer.</b>')
    expect(html).toContain('<a href="/contact">write to us</a>')
    expect(html).toMatch(/<a class="g-card" href="\/product\/snake-plant">/)
    expect(html).toContain('November to February (Most of India)')
    expect(html).toContain('<b>Asha Patil</b>')
    expect(html).toContain('<li>Iowa State Extension, easy houseplants</li>')
    expect(html.match(/class="card-name"/g)).toHaveLength(2)
    const [, article = ''] =
      /({"@context":"https:\/\/schema.org","@type":"Article".*?})<\/script>/.exec(html) ?? []
    // What schema.org's Article needs for a search engine to show it, each of a form that it takes.
    expect(JSON.parse(article)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Watering in winter',
      description: winterGuide.summary,
      image: expect.stringMatching(
        /^http:\/\/localhost:3000\/share\/product-snake-plant\.\w+\.jpg$/,
      ),
      publisher: { '@type': 'Organization', name: 'Nursery', url: siteUrl },
      author: { '@type': 'Person', name: 'Asha Patil' },
      inLanguage: 'en-IN',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      mainEntityOfPage: `${siteUrl}/guides/watering-in-winter`,
    })
    const [, crumbs = ''] =
      /({"@context":"https:\/\/schema.org","@type":"BreadcrumbList".*?})<\/script>/.exec(html) ?? []
    expect(JSON.parse(crumbs).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/home` },
      { '@type': 'ListItem', position: 2, name: 'Guides', item: `${siteUrl}/guides` },
      expect.objectContaining({ '@type': 'ListItem', position: 3, name: 'Watering in winter' }),
    ])
  })

  test('is told of as last changed on its first day, where it was written before that, and by the nursery itself where it names nobody', async () => {
    const name = 'Leaves, Pots & Co'
    const { db, draw, args } = await openShop({ BUSINESS_NAME: name })
    const today = indiaDay(new Date())
    const change = { ...winterGuide, slug: 'awaited', shownFrom: today, author: '' }
    const written = new Date(indiaInstant(today).getTime() - 3 * dayMs)
    await saveGuide({ db }, { change, staffId: 1, source: 'desk' }, written)
    const html = await draw('/guides/awaited', 'en', name)
    expect(html).toContain(`"datePublished":"${today}"`)
    expect(html).toContain(`"dateModified":"${indiaInstant(today).toISOString()}"`)
    expect(html).toContain(
      String.raw`"author":{"@type":"Organization","name":"Leaves, Pots \u0026 Co"}`,
    )
    expect(html).toContain('<b>Leaves, Pots &amp; Co</b>')
    const xml = await (await feed(args('/guides.atom', 'en'))).text()
    expect(xml).toContain('<author><name>Leaves, Pots &#38; Co</name></author>')
  })

  test('without a picture of its own is shared as paper on its wall; its facts and months stand beside its text', async () => {
    const { db, draw } = await openShop()
    const inShort = '- **Takes:** a year\n- **Wants:** sun\n- **Sow:** on top'
    await addGuide(db, { pictures: [], wall: 'neel', body: `${inShort}\n\nWords.` })
    const html = await draw('/guides/watering-in-winter')
    expect(html).toMatch(/property="og:image" content="[^"]*\/share\/guide-neel\.\w+\.jpg"/)
    expect(html).toContain('<dt>Takes</dt><dd>a year</dd>')
    expect(html).not.toContain('<li><b>Takes')
    expect(html.match(/<i class="on( now)?">/g)).toHaveLength(4)
    await addGuide(db, { slug: 'always', months: [] })
    expect(await draw('/guides/always')).not.toContain('m-cells')
  })

  test('whatever was typed into it is no element, script or link of its own', async () => {
    const { db, draw } = await openShop()
    const body = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](https://example.com/y.png)',
      '[z](/contact "onclick=alert(1)")',
      '![gone](picture-9)',
      '[[no-such-plant]]',
    ].join('\n\n')
    await addGuide(db, { body, months: [] })
    const html = await draw('/guides/watering-in-winter')
    const [, words = ''] = /<div class="g-words">(.*?)<section class="g-src"/s.exec(html) ?? []
    expect(words).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(words).toContain('[x](javascript:alert(1))')
    const elements = [...words.matchAll(/<(\w+)/g)].map(([, name]) => name)
    expect(new Set(elements)).toEqual(new Set(['p']))
  })

  test('leaves out a product that is hidden and a picture that is gone, and says the rest', async () => {
    const { app, db, draw } = await openShop()
    await addGuide(db)
    await saveProduct(app, { id: 7, change: { hidden: true }, staffId: 1, source: 'desk' })
    const gone = [{ picture: 'photo-999', description: 'Gone', descriptions: {} }]
    await db
      .updateTable('guides')
      .set({ pictures: JSON.stringify(gone) })
      .execute()
    const html = await draw('/guides/watering-in-winter')
    expect(html).not.toContain('g-card')
    expect(html).not.toContain('<figure')
    expect(html).not.toContain('snake-plant')
    expect(html.match(/class="card-name"/g)).toHaveLength(1)
    expect(html).toContain('Roots that stand in water rot.')
    expect(html).toMatch(/property="og:image" content="[^"]*\/share\/guide-haldi\.\w+\.jpg"/)
    expect(await draw('/guides')).toContain('Watering in winter')
  })

  test('is shown from a day on as that begins in India, at its address and in lists', async () => {
    const { app, db } = await openShop()
    await addGuide(db, { shownFrom: '2026-12-01' })
    const isSeen = async (now: Date) => {
      const reader = { language: 'en', now } as const
      const page = await readGuidePage(app, 'watering-in-winter', reader)
      return [page !== undefined, (await listSeen(app, reader)).length]
    }
    expect(await isSeen(new Date('2026-11-30T23:59:59+05:30'))).toEqual([false, 0])
    expect(await isSeen(new Date('2026-12-01T00:00:00+05:30'))).toEqual([true, 1])
  })

  test('stands on the pages of its products: two of them, this month’s first, and no entry of the journal', async () => {
    const { app, db } = await openShop()
    for (const slug of ['one', 'two']) await addGuide(db, { slug, title: slug, months: [] })
    await addGuide(db, { slug: 'now', title: 'now', months: ['June'] })
    await addGuide(db, { slug: 'other', products: [12], months: ['June'] })
    await addGuide(db, { ...entry, products: [7] })
    const reader = { language: 'en', now: new Date('2026-06-15T12:00:00+05:30') } as const
    await db.updateTable('guides').set({ first_shown: '2026-06-01' }).execute()
    const found = await listGuidesOf(app, 7, reader)
    expect(found.map(({ slug }) => slug)).toEqual(['now', 'two'])
  })

  test('stands nowhere while it is a draft, hidden, yet to come, or guides are turned off', async () => {
    const { db, ask, save } = await openShop()
    const id = await addGuide(db)
    const path = '/guides/watering-in-winter'
    expect((await ask(path)).status).toBe(200)
    for (const change of [
      { state: 'draft' },
      { state: 'hidden' },
      { state: 'shown', shownFrom: '2999-01-01' },
    ] as const) {
      await save(id, change)
      expect((await ask(path)).status).toBe(404)
      expect((await ask('/guides')).status).toBe(404)
    }
    await save(id, { shownFrom: '2026-01-01' })
    expect((await ask(path)).status).toBe(200)
    const off = await openShop({ GUIDES_SHOWN: 'no' })
    await addGuide(off.db)
    expect((await off.ask(path)).status).toBe(404)
    expect((await off.ask('/guides')).status).toBe(404)
    expect((await feed(off.args('/guides.atom', 'en'))).status).toBe(404)
  })

  test('an older address, and another spelling of it, leads to it', async () => {
    const { db, ask, save } = await openShop()
    const id = await addGuide(db)
    await save(id, { slug: 'winter-water' })
    expect(await ask('/guides/watering-in-winter')).toEqual({ to: '/guides/winter-water' })
    expect(await ask('/guides/Winter-Water')).toEqual({ to: '/guides/winter-water' })
    expect((await ask('/guides/november')).status).toBe(404)
  })

  test('a language has it once it is written there, and goes on reading the old words', async () => {
    const { db, ask, draw, save } = await openShop()
    const id = await addGuide(db)
    const path = '/guides/watering-in-winter'
    expect((await ask('/guides', 'hi')).status).toBe(404)
    expect(await ask(path, 'hi')).toMatchObject({
      status: 404,
      data: { elsewhere: [{ language: 'en' }] },
    })
    expect(await draw(path, 'hi')).toContain(`href="${path}" lang="en"`)
    expect(await draw(path)).not.toContain('hrefLang="hi"')
    await save(id, { 'words-hi': inHindi })
    await save(id, { body: 'All is new.' })
    const html = await draw(path, 'hi')
    expect(html).toContain('<p>पौधे कम पानी पीते हैं।</p>')
    expect(html).toContain('<a href="/hi/contact">पूछिए</a>')
    expect(await draw(path)).toContain('hrefLang="hi"')
    expect(html).not.toContain('hrefLang="mr"')
    expect((await ask('/guides', 'hi')).status).toBe(200)
    expect((await ask('/guides', 'mr')).status).toBe(404)
  })
})

describe('all guides', () => {
  test('stand with those of this month first, then the year, then the journal', async () => {
    const { db, draw } = await openShop()
    const month = new Date(Date.now() + 330 * 60_000).getUTCMonth()
    const at = (offset: number) => months[(month + offset) % 12] ?? 'January'
    const add = (slug: string, change: Partial<GuideEdit>) =>
      addGuide(db, { slug, title: slug, months: [], ...change })
    await add('always', {})
    await add('later', { months: [at(5)] })
    await add('next', { months: [at(1)] })
    await add('now', { months: [at(0), at(1)] })
    await addGuide(db, entry)
    const html = await draw('/guides')
    const found = [...html.matchAll(/href="(\/guides\/[a-z-]+)"/g)].map(([, path]) => path)
    expect(found).toEqual(['now', 'next', 'later', 'always', 'mogra-cuttings'].map(guidePath))
    expect(html).toContain('<time dateTime="2026-11-19">19 November 2026</time>')
    expect(html).toContain('type="application/atom+xml"')
  })

  test('the journal is read twenty entries at a time', async () => {
    const { db, ask, draw } = await openShop()
    for (let day = 10; day < 31; day += 1) {
      await addGuide(db, { ...entry, slug: `entry-${day}`, entryDate: `2026-10-${day}` })
    }
    const first = await draw('/guides')
    expect(first.match(/<time/g)).toHaveLength(20)
    expect(first).toContain('href="/guides?entries=2"')
    const second = await draw('/guides?entries=2')
    expect(second.match(/<time/g)).toHaveLength(1)
    expect(second).toContain('entry-10')
    expect(second).toContain('noindex')
    expect((await ask('/guides?entries=3')).status).toBe(404)
    expect(await ask('/guides?entries=x&a=b')).toEqual({ to: '/guides' })
  })

  test('stand in the sitemap with the day of their last change, each in its languages', async () => {
    const { app, db, args } = await openShop()
    await addGuide(db, { 'words-hi': inHindi })
    const xml = await (await sitemap(args('/sitemap.xml', 'en'))).text()
    const written = new RegExp(
      `<loc>${app.config.siteUrl}(/hi)?/guides/watering-in-winter</loc><lastmod>[^<]+</lastmod>`,
      'g',
    )
    expect(xml.match(written)).toHaveLength(2)
    expect(xml).not.toContain('/mr/guides')
    expect(xml).toContain(`<loc>${app.config.siteUrl}/guides</loc>`)
  })

  test('are a feed in each language that is Atom by the letter of its RFC', async () => {
    const { db, args } = await openShop()
    await addGuide(db, { title: 'Soil & <water>', 'words-hi': inHindi })
    await addGuide(db, { ...entry, title: 'Mogra' })
    const read = async (language: Language) => (await feed(args('/guides.atom', language))).text()
    const xml = await read('en')
    expect(listAtomFaults(xml)).toEqual([])
    expect(xml.match(/<entry>/g)).toHaveLength(2)
    expect(xml).toContain('<title>Soil &#38; &#60;water&#62;</title>')
    const hindi = await read('hi')
    expect(listAtomFaults(hindi)).toEqual([])
    expect(hindi.match(/<entry>/g)).toHaveLength(1)
    expect(hindi).toContain('/hi/guides/watering-in-winter')
    // What the rules would not let pass.
    for (const [right, wrong] of [
      [/<updated>.*?<\/updated>/, ''],
      [/<author>.*?<\/author>/, ''],
      [/<published>[^<]*/, '<published>2026-11-19'],
      [/<id>[^<]*/, '<id>/guides'],
      [/<summary>/, '<summary class="x">'],
      [/<entry>/, '<item></item><entry>'],
      [/<link rel="self"[^>]*>/, ''],
    ] as const) {
      expect([wrong, listAtomFaults(xml.replace(right, wrong)).length]).not.toEqual([wrong, 0])
    }
  })
})
