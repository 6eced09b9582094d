import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteFactsContext } from '#app/ui/page/site-facts.ts'
import type { Language } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { LanguageOffers } from './language-offer.tsx'
import { LanguageLinks, LanguageSwitch } from './language-switch.tsx'

/** The switches and the offers of a page that is asked for in English at `address`. */
function show(address: string, own: Language, languages: readonly Language[]) {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <SiteFactsContext
        value={{
          name: 'Nursery',
          siteUrl: 'https://nursery.example',
          languages,
          deliveryCharge: 79,
        }}
      >
        <LanguageContext value={own}>
          <LanguageSwitch />
          <LanguageLinks />
          <LanguageOffers />
        </LanguageContext>
      </SiteFactsContext>
    </MemoryRouter>,
  )
}

const page = '/product/productView?query=%E0%A4%97%E0%A5%81%E0%A4%B2%E0%A4%BE%E0%A4%AC'

test('header and footer lead to the same page with its query in each language', () => {
  const links = [
    ...show(page, 'hi', ['en', 'hi', 'mr']).matchAll(/<a href="([^"]+)" lang="(\w+)"/g),
  ]
  expect(links.map(([, to, language]) => [language, to])).toEqual([
    ['en', page],
    ['hi', `/hi${page}`],
    ['mr', `/mr${page}`],
    ['en', page],
    ['hi', `/hi${page}`],
    ['mr', `/mr${page}`],
  ])
})

test('a query that no page of ours has is not written into each of the links', () => {
  const html = show(`/home?${'x'.repeat(15_000)}`, 'en', ['en', 'hi', 'mr'])
  expect(html.match(/href="[^"]*"/g)).toEqual([
    ...['href="/home"', 'href="/hi/home"', 'href="/mr/home"'],
    ...['href="/home"', 'href="/hi/home"', 'href="/mr/home"'],
    ...['href="/hi/home"', 'href="/mr/home"'],
  ])
})

test('the page’s own language is said to be the current one, and is not offered', () => {
  const html = show(page, 'hi', ['en', 'hi', 'mr'])
  expect(html.match(/aria-current="true"/g)).toHaveLength(2)
  expect(html).toContain(`<aside class="offer-lang" lang="mr"`)
  expect(html).not.toContain(`<aside class="offer-lang" lang="hi"`)
  expect(show(page, 'en', ['en', 'hi', 'mr']).match(/<aside/g)).toHaveLength(2)
})

test('where there is English alone nothing says so', () => {
  expect(show(page, 'en', ['en'])).toBe('')
})

test('an address that begins as another site’s leads nowhere else', () => {
  const html = show('//evil.example/x', 'hi', ['en', 'hi', 'mr'])
  expect(html).toContain('<a href="/evil.example/x" lang="en"')
  expect(html).not.toContain('"//')
})
