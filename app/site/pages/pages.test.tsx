import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NOTICE_VERSION } from '#app/contact/privacy-notice.ts'
import { shopDefaults } from '#app/contact/shop-defaults.ts'
import type { Language } from '#app/languages/language.ts'
import { splitLanguage } from '#app/languages/language-path.ts'
import { LanguageContext } from '#app/languages/use-language.ts'
import { readConfig } from '#server/config.ts'
import * as about from './about.tsx'
import * as aboutHindi from './about-hi.tsx'
import * as aboutMarathi from './about-mr.tsx'
import * as privacy from './privacy-policy.tsx'
import * as privacyHindi from './privacy-policy-hi.tsx'
import * as privacyMarathi from './privacy-policy-mr.tsx'
import * as shipping from './shipping-policy.tsx'
import * as shippingHindi from './shipping-policy-hi.tsx'
import * as shippingMarathi from './shipping-policy-mr.tsx'
import * as terms from './terms-of-service.tsx'
import * as termsHindi from './terms-of-service-hi.tsx'
import * as termsMarathi from './terms-of-service-mr.tsx'

const { business } = readConfig(
  {
    BUSINESS_NAME: 'Sample Nursery',
    BUSINESS_PHONE: '+91 91234 56789',
    BUSINESS_EMAIL: 'garden@sample.example',
    BUSINESS_ADDRESS: '7 Test Lane, Nashik, Maharashtra 422001',
  },
  shopDefaults,
)

const pages = [about, shipping, terms, privacy].map(({ page, Body }) => {
  const html = renderToStaticMarkup(<Body business={business} />)
  return { title: page.title, page, html, words: wordsOf(html) }
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
    ...['Type of query', 'Company name', 'XSRF-TOKEN', 'session storage'],
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
  ['About us', about, aboutHindi, aboutMarathi],
  ['Shipping Policy', shipping, shippingHindi, shippingMarathi],
  ['Terms of Service', terms, termsHindi, termsMarathi],
  ['Privacy Policy', privacy, privacyHindi, privacyMarathi],
])('%s in another language', (_, english, hindi, marathi) => {
  const render = ({ Body }: typeof english, language: Language) =>
    renderToStaticMarkup(
      <LanguageContext value={language}>
        <Body business={business} />
      </LanguageContext>,
    )
  const parts = (html: string) => ({
    sections: html.match(/id="[^"]+"/g),
    lines: html.match(/<(h3|li|dt|dd|tr)\b/g),
    addresses: new Set(
      [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => splitLanguage(to).rest),
    ),
  })

  test.each([
    ['hi', hindi],
    ['mr', marathi],
  ] as const)('says the same under the same headings: %s', (language, translation) => {
    const html = render(translation, language)
    const toEnglish = /<a href="[^"]+" hrefLang="en">/
    expect(toEnglish.test(html)).toBe(english !== about)
    const said = html.replace(toEnglish, '')
    expect(parts(said)).toEqual(parts(render(english, 'en')))
    expect(said).not.toMatch(/href="\/(?!hi\/|mr\/)/)
    expect(translation.page.description.length).toBeLessThanOrEqual(160)
  })
})

function wordsOf(html: string) {
  return html
    .replace(/<\/(p|h2|h3|li|dt|dd|th|td)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(#x27|quot|amp);/g,
      (_, name) => ({ '#x27': "'", quot: '"', amp: '&' })[String(name)] ?? '',
    )
}
