import { expect, test } from 'vitest'
import { addAgeStrip, addStrip } from './age-strip.ts'
import { isForAll, isPage } from './cached-answer.ts'
import { addCachedPageList } from './cached-page-list.ts'

const now = new Date(2026, 10, 22, 12).getTime()
const tuesday = new Date(2026, 10, 17, 9, 5).getTime()

test('a kept page says below its header from when it is', () => {
  const html = addAgeStrip('<header>a</header><main>b</main>', tuesday, now, 'en')
  expect(html).toMatch(
    /^<header>a<\/header><div class="age" role="status">.*<\/div><main>b<\/main>$/,
  )
  expect(html).toContain('<b>From Tuesday.</b> The network did not answer.')
})

const unseen = '<main><div class="rooms"><a>Contact</a></div></main>'
const page = (heading: string) =>
  `<title>A | B</title><main><div class="room-gulabi"><h1>${heading}</h1><img srcset="/pictures/soil-360.aa.avif 360w,/pictures/soil-500.bb.avif 500w"></div></main>`

test('a page that the phone fills in itself says so in place of its age', () => {
  expect(addStrip('<header></header>', 'Kept on this phone.', 'en')).toContain(
    '<b>Kept on this phone.</b> The network did not answer.',
  )
})

test('the page for one never seen shows those that were read, with a picture that is here', () => {
  const rooms = [
    { path: '/a?x=1&y=2', html: page('Soil $&amp; more'), keptAt: tuesday },
    { path: '/contact', html: page('Contact'), keptAt: now },
  ].map((room) => ({ ...room, pictures: new Set(['/pictures/soil-500.bb.avif']) }))
  const html = addCachedPageList(unseen, rooms, now, 'en')
  expect(html).toContain('<div class="rooms"><a class="room-gulabi" href="/a?x=1&amp;y=2">')
  expect(html).toContain('<img src="/pictures/soil-500.bb.avif"')
  expect(html).toContain('<b>Soil $&amp; more</b><small>from Tuesday</small>')
  expect(html.match(/Contact/g)).toHaveLength(1)
})

test('on pages in Hindi and Marathi the phone speaks as they do, and names no page twice', () => {
  const hindi = addAgeStrip('<header></header>', tuesday, now, 'hi')
  expect(hindi).toContain('<b>मंगलवार का पन्ना।</b> नेटवर्क से जवाब नहीं आया।')
  const rooms = ['/mr/contact', '/mr/home', '/mr/gulab'].map((path) => ({
    path,
    html: page('गुलाब'),
    keptAt: tuesday,
    pictures: new Set<string>(),
  }))
  const html = addCachedPageList(unseen, rooms, now, 'mr')
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/mr/gulab"'])
  expect(html).toContain('<small>जतन: मंगळवार</small>')
})

const answer = (status: number, cacheControl: string, type = 'text/html; charset=utf-8') =>
  new Response('', { status, headers: { 'Cache-Control': cacheControl, 'Content-Type': type } })

test('only a whole answer that everybody gets may be kept', () => {
  expect(isForAll(answer(200, 'public, max-age=60'))).toBe(true)
  for (const kept of [
    answer(200, 'no-store'),
    answer(200, ''),
    answer(404, 'public, max-age=60'),
  ]) {
    expect(isForAll(kept)).toBe(false)
  }
  expect(isPage(answer(200, 'public'))).toBe(true)
  expect(isPage(answer(200, 'public', 'application/json'))).toBe(false)
})
