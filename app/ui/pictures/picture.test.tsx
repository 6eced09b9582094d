import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { pictureUrl, shareUrl } from './picture.ts'
import { Picture } from './picture.tsx'

describe('a picture on a page', () => {
  test('offers AVIF at the widths asked for and one WebP for older browsers', () => {
    const html = renderToStaticMarkup(
      <Picture name="snake-plant" alt="Snake plant" sizes="50vw" widths={[180, 360, 500]} />,
    )
    const avif = [180, 360, 500].map(
      (width) => `${pictureUrl('snake-plant', width, 'avif')} ${width}w`,
    )
    expect(html).toBe(
      `<picture><source type="image/avif" srcSet="${avif.join(',')}" sizes="50vw"/>` +
        `<img src="${pictureUrl('snake-plant', 360, 'webp')}" width="800" height="1000" ` +
        'loading="lazy" decoding="async" alt="Snake plant"/></picture>',
    )
  })

  test('offers all widths when none are named', () => {
    const html = renderToStaticMarkup(<Picture name="tile-seeds" alt="" sizes="132px" />)
    expect(html.match(/\d+w\b/g)).toEqual(['132w', '264w'])
    expect(html).toContain('alt=""')
  })

  test('that is seen first is asked for at once and before the others', () => {
    const html = renderToStaticMarkup(<Picture name="hero-nursery" alt="" sizes="50vw" priority />)
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('lazy')
  })

  test('that a style sheet hides somewhere says a width where it says its size, as the standard asks', () => {
    const html = renderToStaticMarkup(
      <Picture name="tile-seeds" alt="" sizes="132px" hiddenWhere="(max-width: 1px)" />,
    )
    const sources = html.match(/<source[^>]*>/g) ?? []
    expect(sources).toHaveLength(2)
    for (const source of sources) {
      expect(source).toMatch(/srcSet="[^"]+ \d+w" sizes="132px"/)
    }
  })

  test('that nobody has made is an error that names it', () => {
    expect(() => renderToStaticMarkup(<Picture name="cactus" alt="" sizes="1px" />)).toThrow(
      'There is no picture called cactus.',
    )
    expect(() => pictureUrl('constructor', 500, 'webp')).toThrow('no picture called constructor')
    expect(() => pictureUrl('snake-plant', 501, 'webp')).toThrow(
      'The picture snake-plant is not made 501 pixels wide.',
    )
    expect(() => shareUrl('cactus')).toThrow('There is no share picture called cactus.')
  })

  test('has an address that changes with its content', () => {
    expect(pictureUrl('snake-plant', 500, 'webp')).toMatch(
      /^\/pictures\/snake-plant-500\.[0-9a-f]{8}\.webp$/,
    )
    expect(shareUrl('home')).toMatch(/^\/share\/home\.[0-9a-f]{8}\.jpg$/)
  })
})
