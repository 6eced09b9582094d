import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GardenStore } from '#app/settings/contact/garden-store.tsx'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { SiteFactsContext } from '#app/ui/page/site-facts.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { readConfig } from '#server/config.ts'
import { Footer } from './footer.tsx'

function show(part: React.ReactNode) {
  const facts = {
    siteUrl: 'https://nursery.example',
    name: 'Nursery',
    languages: ['en'] as const,
    deliveryCharge: 79,
  }
  return renderToStaticMarkup(<SiteFactsContext value={facts}>{part}</SiteFactsContext>)
}

function render(env: Record<string, string>) {
  const { business } = readConfig(env, shopDefaults)
  return {
    footer: show(<Footer business={business} />),
    facts: show(<GardenStore business={business} />),
  }
}

const none = { FACEBOOK_URL: '', INSTAGRAM_URL: '', YOUTUBE_URL: '', LINKEDIN_URL: '' }

test('Categories that were added are linked, each by its own address', () => {
  const { business } = readConfig({}, shopDefaults)
  const names = { hi: 'बोनसाई' }
  const added = [{ key: 'bonsai', name: 'Bonsai', names, path: '/productPages/bonsai' }]
  const footer = <Footer business={business} added={added} />
  expect(show(footer)).toContain('<a href="/productPages/bonsai">Bonsai</a>')
  const hindi = show(<LanguageContext value="hi">{footer}</LanguageContext>)
  expect(hindi).toContain('<a href="/hi/productPages/bonsai">बोनसाई</a>')
  const marathi = show(<LanguageContext value="mr">{footer}</LanguageContext>)
  expect(marathi).toContain('<a href="/mr/productPages/bonsai"><span lang="en">Bonsai</span></a>')
})

test('A second number is called as it is dialled and read as it was typed, where there is one', () => {
  const { footer } = render({ BUSINESS_LANDLINE: '020 2712 3456' })
  expect(footer).toMatch(/<a href="tel:\+912027123456">.*020 2712 3456<\/a>/)
  expect(render({}).footer.match(/href="tel:/g)).toHaveLength(1)
})

test('Search engines are told the address in its parts', () => {
  const { facts } = render({ BUSINESS_ADDRESS: '7 Test Lane, Nashik, Maharashtra 422 001' })
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(facts) ?? []
  expect(JSON.parse(json).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '7 Test Lane',
    addressLocality: 'Nashik',
    addressRegion: 'Maharashtra',
    postalCode: '422001',
    addressCountry: 'IN',
  })
})

describe('a social page that the business does not have', () => {
  test('is neither linked nor told to search engines, the others are', () => {
    const { footer, facts } = render({ FACEBOOK_URL: '' })
    expect(footer).not.toContain('aria-label="Facebook"')
    expect(footer).toContain('aria-label="Instagram"')
    expect(facts).not.toContain('facebook')
    expect(facts).toContain('instagram')
  })

  test('leaves no empty row behind when there is none at all', () => {
    const { footer, facts } = render(none)
    expect(footer).not.toContain('class="social"')
    expect(facts).not.toContain('sameAs')
  })
})
