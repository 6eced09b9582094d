import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { homePath, searchPath } from '#app/paths/shop-paths.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { RenderPartContext } from '#app/ui/page/cached-part.tsx'
import { partsIn } from '#app/ui/page/render-part.server.tsx'
import { SiteFactsContext } from '#app/ui/page/site-facts.ts'
import { type Language, languages } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { readConfig } from '#server/config.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { navbar } from './navigation.ts'

const sections = navbar.flatMap((item) => ('links' in item ? item.links : [item]))
const paths = [homePath, ...sections.map(({ to }) => to), '/no/such/page', `${searchPath}?query=a`]
const { business } = readConfig({}, shopDefaults)

/** Header and footer of a page: rendered whole, or with parts as they were cached before. */
function show(path: string, language: Language, { of = business, section = '', cached = false }) {
  const page = (
    <>
      <Header business={of} />
      <Footer business={of} hasSeason />
    </>
  )
  const handle = { sheets: [], section: () => section || undefined }
  const router = createMemoryRouter([{ path: '*', element: page, handle }], {
    initialEntries: [path],
  })
  const facts = { name: of.name, siteUrl: 'https://nursery.example', languages, deliveryCharge: 79 }
  return renderToString(
    <LanguageContext value={language}>
      <SiteFactsContext value={facts}>
        <RenderPartContext value={cached ? partsIn(language) : undefined}>
          <RouterProvider router={router} />
        </RenderPartContext>
      </SiteFactsContext>
    </LanguageContext>,
  )
}

test.each(languages)(
  'in %s each section’s header and footer are the same as rendered whole',
  (language) => {
    const differ = paths.flatMap((path) =>
      ['', '/productPages/plants/indoorPlants'].flatMap((section) => {
        const whole = show(path, language, { section })
        const made = [1, 2].map(() => show(path, language, { section, cached: true }))
        return made.every((html) => html === whole) ? [] : `${path} ${section}`
      }),
    )
    expect(differ).toEqual([])
  },
)

test('what an owner changes is on the next page', () => {
  const moved: Business = { ...business, phoneDisplay: '+91 20 1111 2222' }
  show(homePath, 'en', { cached: true })
  expect(show(homePath, 'en', { of: moved, cached: true })).toBe(
    show(homePath, 'en', { of: moved }),
  )
})
