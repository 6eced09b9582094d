import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

interface Screen {
  path: string
  heading: string
  /** The breadcrumb as it reads, or none. */
  crumbs?: string
  title: string
  texts?: string[]
  /** Links and buttons, by their words and where they lead. */
  buttons?: [words: string, to: string][]
  /** The names on its product cards, in order. */
  cards?: string[]
  cardButton?: string
  hidden?: true
}

const plants = '/productPages/plants'
const seeds = '/productPages/seeds'
const soilAndFertilizers = '/productPages/soilAndFertilizers'
const services = '/productPages/otherServices'
const form = '/product/enquiryForm'
const note =
  '*Images are for reference purposes only. Actual product may vary in shape or appearance based on climate, age, height, etc. The product is replaceable but not returnable.'

const screens: Screen[] = [
  {
    path: '/home',
    heading: 'Best Nursery Solutions',
    title: 'Plants, seeds and garden care across India',
    texts: ['Smart Gardening Solutions', 'Corporate Offer', 'Fruit Plant Special'],
    buttons: [
      ['Shop Now', form],
      ['Explore', `${plants}/outdoorPlants`],
    ],
    cards: [
      'Holy Basil (Tulsi)',
      'Mogra Jasmine',
      'Adenium Desert Rose',
      'Fiddle Leaf Fig',
      'Aloe Vera',
      'Dwarf Lemon Tree',
    ],
  },
  {
    path: plants,
    heading: 'Plants',
    crumbs: 'Home / Plants',
    title: 'Indoor and outdoor plants',
    texts: ['Latest Plants Collections'],
    buttons: [
      ['Explore Indoor Plants', `${plants}/indoorPlants`],
      ['Explore Outdoor Plants', `${plants}/outdoorPlants`],
    ],
    cards: ['Snake Plant', 'Areca Palm', 'Monstera Deliciosa', 'Money Plant', 'Bougainvillea'],
  },
  {
    path: `${plants}/indoorPlants`,
    heading: 'Indoor Plants Collections',
    crumbs: 'Home / Plants / Indoor Plants',
    title: 'Indoor plants',
    cards: [
      'Snake Plant',
      'Areca Palm',
      'Monstera Deliciosa',
      'Money Plant',
      'Peace Lily',
      'ZZ Plant',
      'Rubber Plant',
    ],
  },
  {
    path: `${plants}/outdoorPlants`,
    heading: 'Outdoor Plants Collections',
    crumbs: 'Home / Plants / Outdoor Plants',
    title: 'Outdoor plants',
    cards: ['Bougainvillea', 'Hibiscus'],
  },
  {
    path: seeds,
    heading: 'Seeds',
    crumbs: 'Home / Seeds',
    title: 'Flower and vegetable seeds',
    texts: ['Latest Seeds Collections'],
    buttons: [
      ['Explore Flowers Seeds', `${seeds}/flowers`],
      ['Explore Vegetables Seeds', `${seeds}/vegetables`],
    ],
    cards: ['Desi Flower Seeds', 'Desi Vegetable Seeds'],
  },
  {
    path: `${seeds}/flowers`,
    heading: 'Flower Seeds Collections',
    crumbs: 'Home / Seeds / Flower Seeds',
    title: 'Flower seeds',
    cards: ['Desi Flower Seeds', 'Hybrid Flower Seeds'],
  },
  {
    path: `${seeds}/vegetables`,
    heading: 'Vegetable Seeds Collections',
    crumbs: 'Home / Seeds / Vegetable Seeds',
    title: 'Vegetable seeds',
    cards: ['Desi Vegetable Seeds', 'Hybrid Vegetable Seeds'],
  },
  {
    path: soilAndFertilizers,
    heading: 'Soil and Fertilizers',
    crumbs: 'Home / Soil and Fertilizers',
    title: 'Soil and fertilizers',
    buttons: [
      ['Explore Soil Products', `${soilAndFertilizers}/soil`],
      ['Explore Fertilizers', `${soilAndFertilizers}/fertilizers`],
    ],
    cards: [],
  },
  {
    path: `${soilAndFertilizers}/soil`,
    heading: 'Soil',
    crumbs: 'Home / Soil and Fertilizers / Soil',
    title: 'Soil',
    texts: ['Useful Tips', 'Advantages', note],
    cards: ['General Purpose Soil20kg', 'Nutritional Soil5kg'],
    cardButton: 'Purchase in Bulk',
  },
  {
    path: `${soilAndFertilizers}/fertilizers`,
    heading: 'Fertilizers',
    crumbs: 'Home / Soil and Fertilizers / Fertilizers',
    title: 'Fertilizers',
    texts: ['Useful Tips', 'Advantages', note],
    cards: ['Cocopeat', 'Vermicomposts', 'Neem Oil'],
    cardButton: 'Purchase in Bulk',
  },
  {
    path: '/productPages/pebbles',
    heading: 'Trendy Pebbles',
    crumbs: 'Home / Pebbles',
    title: 'Pebbles',
    cards: [
      'Polished White Pebbles',
      'Polished Black Pebbles',
      'Natural River Pebbles',
      'Multicolour Pebbles',
      'Jade Green Pebbles',
    ],
  },
  {
    path: '/productPages/gardeningTools',
    heading: 'Best Gardening Tools',
    crumbs: 'Home / Gardening Tools',
    title: 'Gardening tools',
    cards: [
      'Pruning Secateurs',
      'Hand Trowel',
      'Hand Cultivator',
      'Khurpi Weeder',
      'Watering Can',
      'Pressure Sprayer',
      'Gardening Gloves',
    ],
  },
  {
    path: services,
    heading: 'Other Services',
    crumbs: 'Home / Other Services',
    title: 'Vertical gardens and artificial decoration',
    texts: ['Latest Professional Collections'],
    buttons: [
      ['Explore Vertical Garden', `${services}/verticalGarden`],
      ['Artificial Plants Decoration', `${services}/artificialPlantsDecoration`],
    ],
    cards: ['Vertical Garden Wall Panel', 'Artificial Green Wall', 'Artificial Ficus Tree'],
  },
  {
    path: `${services}/verticalGarden`,
    heading: 'Vertical Gardening Tools',
    crumbs: 'Home / Other Services / Vertical Garden',
    title: 'Vertical gardens',
    cards: ['Vertical Garden Wall Panel'],
  },
  {
    path: `${services}/artificialPlantsDecoration`,
    heading: 'Artificial Plants Decoration',
    crumbs: 'Home / Other Services / Artificial Plants Decoration',
    title: 'Artificial plants decoration',
    cards: ['Artificial Green Wall', 'Artificial Ficus Tree', 'Artificial Flower Arrangement'],
  },
  {
    path: '/productPages/corporateBulkGifting',
    heading: 'Gifts that keep growing',
    crumbs: 'Home / Corporate and Bulk Gifting',
    title: 'Corporate and bulk gifting',
    texts: ['Why give plants', 'Connect with an expert'],
    buttons: [['Connect with an expert', '#expert']],
    cards: [
      'Jade in a Branded Planter',
      'Lucky Bamboo Gift',
      'Ficus Bonsai Gift',
      'Succulent Trio Box',
      'Desk Terrarium',
    ],
  },
  {
    path: '/product/enquiryForm',
    heading: 'Send an enquiry',
    crumbs: 'Home / Enquiry',
    title: 'Send an enquiry',
  },
  {
    path: '/product/productList',
    heading: 'Sample list',
    crumbs: 'Home / Sample list',
    title: 'Sample list',
    texts: ['This page is a placeholder', 'Laptop', 'Phone', 'Shirt', 'Headphone'],
    hidden: true,
  },
  {
    path: '/shared/whatsappButton',
    heading: 'Chat with us',
    crumbs: 'Home / Chat',
    title: 'Chat with us',
    buttons: [
      [
        'Chat on WhatsApp',
        'https://wa.me/919820000000?text=Hello%2C%20I%20would%20like%20to%20know%20more%20about%20your%20products',
      ],
    ],
    hidden: true,
  },
  {
    path: '/contact',
    heading: 'We Would Love to Hear From You',
    crumbs: 'Home / Contact',
    title: 'Contact',
    texts: [
      'Talk to Sales',
      'Contact Customer Support',
      'Locate Us Here',
      'Survey No. 45, Baner Road, Baner, Pune, Maharashtra 411045',
    ],
    buttons: [
      ['+91 98200 00000', 'tel:+919820000000'],
      ['care@aangan.example', 'mailto:care@aangan.example'],
    ],
  },
  {
    path: '/about',
    heading: 'About us',
    crumbs: 'Home / About us',
    title: 'About us',
    texts: ['more than 6000 products', '1 million customers', 'started in 2006'],
  },
  {
    path: '/shipping-policy',
    heading: 'Shipping Policy',
    crumbs: 'Home / Shipping Policy',
    title: 'Shipping Policy',
    texts: ['flat Rs 79 for all Indian orders', 'within 7 working days'],
  },
  {
    path: '/Terms-of-Service',
    heading: 'Terms of Service',
    crumbs: 'Home / Terms of Service',
    title: 'Terms of Service',
    texts: ['within one year', 'State of Maharashtra'],
  },
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    crumbs: 'Home / Privacy Policy',
    title: 'Privacy Policy',
    texts: ['Notice version'],
  },
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const screen of screens) {
      test(`${screen.path} says what the specification asks of it`, async ({ page }) => {
        expect((await page.goto(screen.path))?.status()).toBe(200)
        await checkWords(page, screen)
        await checkShell(page)
        await checkHead(page, screen)
        await checkWidth(page)
      })
    }

    test.describe('where nothing stands', () => {
      test.use({ quietConsole: false })

      test('an address that does not exist answers with the 404 page', async ({ page }) => {
        expect((await page.goto('/productPages/roses'))?.status()).toBe(404)
        const main = page.getByRole('main')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
        await expect(main).toContainText('Sorry, the page you are looking for does not exist.')
        await checkShell(page)
        await checkWidth(page)
        await main.getByRole('link', { name: 'Go to Home Page' }).click()
        await expect(page).toHaveURL('/home')
      })
    })

    test('/login is the one page without the navbar and the footer', async ({ page }) => {
      expect((await page.goto('/login'))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Staff sign-in is not set up',
      )
      await expect(page.locator('header, footer, nav, .chat')).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('link', { name: 'Go to Home Page' }).click()
      await expect(page).toHaveURL('/home')
    })

    test('the empty address leads to Home', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/home')
    })
  })
}

test('an address spelled in other letters still shows its page, under one canonical address', async ({
  page,
  site,
}) => {
  await page.goto('/productpages/plants/INDOORPLANTS/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indoor Plants Collections')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${site.url}${plants}/indoorPlants`,
  )
})

test('a link to a section of a page shows that section', async ({ page }) => {
  await page.goto('/shipping-policy#damaged')
  await expect(page.locator('#damaged')).toBeInViewport()
})

test('search engines and phones find their files', async ({ request, site }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const shown = screens.filter(({ hidden }) => !hidden).map(({ path }) => site.url + path)
  expect(listed.sort()).toEqual(shown.sort())

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)

  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { name, start_url, lang, icons } = await manifest.json()
  expect({ name, start_url, lang }).toEqual({
    name: 'Aangan Nursery',
    start_url: '/home',
    lang: 'en-IN',
  })
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200)

  const favicon = await request.get('/favicon.ico')
  expect(favicon.url()).toBe(`${site.url}/icons/favicon.svg`)
  expect(favicon.status()).toBe(200)
})

async function checkWords(page: Page, screen: Screen) {
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
  for (const text of screen.texts ?? []) await expect(main).toContainText(text)
  for (const [words, to] of screen.buttons ?? []) {
    const link = main.getByRole('link', { name: words, exact: true })
    await expect(link.first()).toHaveAttribute('href', to)
  }
  if (screen.crumbs) {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    const words = await crumbs.getByRole('listitem').allTextContents()
    expect(words.join(' / ')).toBe(screen.crumbs)
  }
  if (!screen.cards) return
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(screen.cards.length)
  const names = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('h2, h3')?.textContent),
  )
  expect(names).toEqual(screen.cards)
  for (const card of await cards.all()) {
    const button = card.getByRole('link')
    await expect(button).toHaveText(screen.cardButton ?? 'Enquire Now')
    await expect(button).toHaveAttribute('href', /^\/product\/enquiryForm\?product=\d+$/)
  }
}

async function checkShell(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('.chat')).toBeVisible()
}

async function checkHead(page: Page, { path, title, crumbs, cards, hidden }: Screen) {
  const url = new URL(path, page.url()).href
  await expect(page).toHaveTitle(`${title} | Aangan Nursery`)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description?.length).toBeLessThanOrEqual(155)
  if (hidden) {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    return
  }
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/jpeg')

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = blocks.map((block) => JSON.parse(block))
  const kinds = things.map((thing) => thing['@type'])
  expect(kinds.includes('BreadcrumbList')).toBe(crumbs !== undefined)
  expect(kinds.includes('GardenStore')).toBe(path === '/home' || path === '/contact')
  const list = things.find((thing) => thing['@type'] === 'ItemList')
  if (list) expect(list.itemListElement).toHaveLength(cards?.length ?? 0)
}

async function checkWidth(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
