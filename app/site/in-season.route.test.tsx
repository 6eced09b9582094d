import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect } from 'vitest'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import { monthSlug } from '#app/seasons/month-address.ts'
import { listSeasonPaths, readSeason } from '#app/seasons/season-view.server.ts'
import { SiteFactsContext } from '#app/ui/page/site-facts.ts'
import { languages } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import InSeasonRoute, { loader } from './in-season.route.tsx'
import { loader as sitemap } from './machines/sitemap.api.ts'

async function open(isShown: 'yes' | 'no' = 'yes') {
  const app = await openTestApp({ SEASON_SHOWN: isShown }, openTestCatalogue)
  const ask = async (path: string) => {
    const [, , month] = path.split(/[/?]/)
    const args = routeArgs(app, new Request(`http://localhost:3000${path}`))
    const params = path.startsWith('/in-season/') ? { month } : {}
    const answer = await loader({ ...args, params }).catch((thrown: Response) => thrown)
    if (answer instanceof Response) return answer.headers.get('Location')
    return answer.init?.status ?? answer.data?.month
  }
  return { app, ask }
}

describe('In season', () => {
  test('has an address for each month in one spelling', async () => {
    const { ask } = await open()
    expect(await ask('/in-season/march')).toBe('March')
    expect(await ask('/in-season/March')).toBe('/in-season/march')
    expect(await ask('/in-season/march?act=sow')).toBe('March')
    expect(await ask('/in-season/march?act=eat&after=3')).toBe('/in-season/march')
    for (const none of ['mar', 'smarch', '3', '%2e']) {
      expect(await ask(`/in-season/${none}`)).toBe(404)
    }
  })

  test('is nowhere while the owner has it turned off', async () => {
    const { ask } = await open('no')
    expect(await ask('/in-season')).toBe(404)
    expect(await ask('/in-season/march')).toBe(404)
  })

  test.each(languages)('is told from the page of the month that it is, in %s', async (language) => {
    const { app } = await open()
    const now = new Date()
    const { month } = await readSeason(app, {}, { language, now })
    const draw = async (path: string, asked: { month?: typeof month }) => {
      const view = await readSeason(app, asked, { language, now })
      const Page = InSeasonRoute as React.FC<object>
      const Stub = createRoutesStub([
        { path: '*', Component: () => <Page {...{ loaderData: view }} /> },
      ])
      const html = renderToStaticMarkup(
        <LanguageContext value={language}>
          <SiteFactsContext value={{ name: 'Nursery', siteUrl: '', languages, deliveryCharge: 79 }}>
            <Stub initialEntries={[path]} />
          </SiteFactsContext>
        </LanguageContext>,
      )
      return [/<title>(.*?)<\/title>/, /"description" content="(.*?)"/].map(
        (part) => part.exec(html)?.[1],
      )
    }
    const ofNow = await draw('/in-season', {})
    const ofMonth = await draw(`/in-season/${monthSlug(month)}`, { month })
    for (const [place, words] of ofNow.entries()) {
      expect(words).toContain(monthName(month, language))
      expect(words).not.toBe(ofMonth[place])
    }
  })

  test('stands in the sitemap, each month that has anything', async () => {
    const { app } = await open()
    const args = routeArgs(app, new Request('http://localhost:3000/sitemap.xml'))
    const text = await (await sitemap(args)).text()
    const paths = await listSeasonPaths(app)
    expect(paths).toContain('/in-season/november')
    for (const path of paths) expect(text).toContain(`<loc>${app.config.siteUrl}${path}</loc>`)
  })
})
