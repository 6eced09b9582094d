import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NOTICE_VERSION } from '#app/settings/privacy-notice.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { homeWords } from '#app/site/home/home.words.ts'
import { shellWords } from '#app/site/shell/shell.words.ts'
import { pageWords } from '#app/ui/page/page.words.ts'
import { type Language, languages, otherLanguages } from '#languages/language.ts'
import { splitLanguage } from '#languages/language-path.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { readConfig } from '#server/config.ts'
import { about } from './about.tsx'
import { privacy } from './privacy-policy.tsx'
import { shipping } from './shipping-policy.tsx'
import type { StaticText } from './static-text.ts'
import { terms } from './terms-of-service.tsx'

const { business, notice } = readConfig(
  {
    BUSINESS_NAME: 'Sample Nursery',
    BUSINESS_PHONE: '+91 91234 56789',
    BUSINESS_EMAIL: 'garden@sample.example',
    BUSINESS_ADDRESS: '7 Test Lane, Nashik, Maharashtra 422001',
  },
  shopDefaults,
)

const pages = [about, shipping, terms, privacy].map(({ head, Body }) => {
  const page = head('en', business)
  const html = renderToStaticMarkup(<Body business={business} notice={notice} />)
  return { title: page.title, page, html, words: wordsOf(html) }
})

test('a nursery that claims nothing says none of it, in any language', () => {
  const { claims } = readConfig(
    {
      CLAIM_LARGEST: 'no',
      CLAIM_SINCE: '',
      CLAIM_DELIVERY_SINCE: '',
      CLAIM_PRODUCTS: '',
      CLAIM_CUSTOMERS: '',
      CLAIM_PLANT_LOVERS: '',
    },
    shopDefaults,
  ).business
  const body = renderToStaticMarkup(
    <about.Body business={{ ...business, claims }} notice={notice} />,
  )
  const { description, intro } = about.head('en', { claims, deliveryCharge: 79 })
  expect(description).toMatch(/^A nursery\. We deliver/)
  expect(wordsOf(body)).toContain('Who we are Some of our customers keep one pot')
  const said = Object.values(homeWords).flatMap((words) => [
    words.description(claims),
    words.first.text(claims),
    ...[words.lovers.title(claims), words.lovers.text(claims), words.delivery.text(claims)],
  ])
  const feet = Object.values(shellWords).map((words) => words.legal('Sample', claims.largest))
  expect(feet).toEqual(['© 2025 Sample.', '© 2025 Sample.', '© 2025 Sample.'])
  for (const text of [body, description, intro, ...said]) {
    expect(text).not.toMatch(
      /\b(19|20)\d\d\b|million|लाख|largest|सबसे बड़|सर्वात मोठ|undefined| {2}|<dl>/,
    )
  }
})

test('another nursery’s figures are said as people say them', () => {
  const { claims } = readConfig(
    { CLAIM_PRODUCTS: '450', CLAIM_CUSTOMERS: '52000', CLAIM_PLANT_LOVERS: '15000000' },
    shopDefaults,
  ).business
  expect(about.head('en', { claims, deliveryCharge: 79 }).description).toContain(
    'more than 450 products and 52,000 customers',
  )
  expect(homeWords.en.lovers.title(claims)).toBe('15 million plant lovers')
  expect(homeWords.hi.lovers.title(claims)).toBe('1.5 करोड़ पौधा-प्रेमी')
  expect(homeWords.mr.lovers.title(claims)).toBe('1.5 कोटी वृक्षप्रेमी')
})

test('what delivery costs is what the owner says, on every page and in the policy, in each language', () => {
  const own = readConfig({ DELIVERY_CHARGE: '120' }, shopDefaults).business
  for (const language of languages) {
    const { description, intro } = shipping.head(language, own)
    const body = render(shipping, language, own)
    const line = pageWords[language].delivery(own.deliveryCharge)
    for (const said of [description, intro, body, line]) {
      expect(said).toContain('120')
      expect(said).not.toContain('79')
    }
    expect(body.match(/120/g)).toHaveLength(2)
  }
  expect(pageWords.en.delivery(79)).toBe('Flat Rs 79 delivery, anywhere in India.')
})

const facts: Record<string, string[]> = {
  'About us': [
    'started in 2006',
    'more than 6000 products',
    '1 million customers',
    '1.2 million',
    'since 2014',
    'secure shipping',
    'lifetime support',
    'across India',
    'WhatsApp',
    'no cart',
  ],
  'Shipping Policy': [
    'flat Rs 79 for all Indian orders',
    'We add the weights together',
    'You pay one fee of Rs 79',
    'Each different location has a separate fee',
    'to the courier within 7 working days',
    'We do not ship outside India',
    'no deliveries on Sunday and national holidays',
    'The product is replaceable but not returnable',
  ],
  'Terms of Service': [
    'online payment systems and with all major credit cards',
    'within one year',
    'the law of the State of Maharashtra',
    'Images are for reference purposes only',
    'The product is replaceable but not returnable',
    'An enquiry is not an order',
  ],
  'Privacy Policy': [
    ...['Full name', 'E-mail', 'Mobile number', 'Address', 'Message'],
    ...['Type of query', 'Company name', 'XSRF-TOKEN', 'language-offer', 'session storage'],
    ...['IndexedDB', '60 pages, 25 MB of pictures', 'one page for 24 hours'],
    'no tracking cookies and no analytics cookies',
    'We do not sell your personal data',
    'at most 24 months after the last message',
    ...['Access', 'Correction', 'Erasure', 'Withdrawing consent', 'Grievance', 'Nomination'],
    'under 18',
    'complain to the Data Protection Board of India',
    `Notice version: ${NOTICE_VERSION}`,
  ],
}

describe.each(pages)('The page $title', ({ title, page, html, words }) => {
  test('states every fact that the nursery has given us', () => {
    expect(facts[title]?.filter((fact) => !words.includes(fact))).toEqual([])
  })

  test('tells visitors how to reach this nursery and no other', () => {
    expect(html).toContain(`href="tel:${business.phone}"`)
    expect(html).toContain(`href="mailto:${business.email}"`)
    expect(words).toContain(business.phoneDisplay)
    expect(words).not.toMatch(/aangan/i)
  })

  test('uses only characters that our fonts can draw, and never shouts', () => {
    const text = [words, ...Object.values(page)].join('')
    expect(text.match(/[^ -~‘’“”–—…•×·°½©é]/g)).toBeNull()
    expect(text).not.toContain('!')
  })

  test('fits a search result and leaves the h1 to the page around it', () => {
    expect(page.description.length).toBeLessThanOrEqual(155)
    expect(html).not.toContain('<h1')
  })

  test('gives every section an address of its own', () => {
    const ids = [...html.matchAll(/<h2 id="([a-z-]+)">/g)].map(([, id]) => id)
    expect(ids).toHaveLength(html.split('<h2').length - 1)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('The pages only point at sections of each other that exist', () => {
  const addresses: Record<string, string> = {
    '/about': 'About us',
    '/shipping-policy': 'Shipping Policy',
    '/Terms-of-Service': 'Terms of Service',
    '/privacy-policy': 'Privacy Policy',
  }
  const links = pages.flatMap(({ html }) => [...html.matchAll(/href="(\/[^"#]*)#([^"]+)"/g)])
  const broken = links.filter(([, path = '', id]) => {
    const target = pages.find(({ title }) => title === addresses[path])
    return !target?.html.includes(`id="${id}"`)
  })
  expect(links.length).toBeGreaterThan(0)
  expect(broken.map(([link]) => link)).toEqual([])
})

describe.each([
  ['About us', about],
  ['Shipping Policy', shipping],
  ['Terms of Service', terms],
  ['Privacy Policy', privacy],
])('%s in another language', (_, text) => {
  const parts = (html: string) => ({
    sections: html.match(/id="[^"]+"/g),
    lines: html.match(/<(h3|li|dt|dd|tr)\b/g),
    addresses: new Set(
      [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => splitLanguage(to).rest),
    ),
  })

  test.each(otherLanguages)('says the same under the same headings: %s', (language) => {
    const html = render(text, language)
    const toEnglish = /<a href="[^"]+" hrefLang="en">/
    expect(toEnglish.test(html)).toBe(text !== about)
    const said = html.replace(toEnglish, '')
    expect(parts(said)).toEqual(parts(render(text, 'en')))
    expect(said).not.toMatch(/href="\/(?!hi\/|mr\/)/)
    expect(text.head(language, business).description.length).toBeLessThanOrEqual(160)
  })
})

function render({ Body }: StaticText, language: Language, of = business) {
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <Body business={of} notice={notice} />
    </LanguageContext>,
  )
}

function wordsOf(html: string) {
  return html
    .replace(/<\/(p|h2|h3|li|dt|dd|th|td)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(#x27|quot|amp);/g,
      (_, name) => ({ '#x27': "'", quot: '"', amp: '&' })[String(name)] ?? '',
    )
}
