import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { PageMeta } from './page-meta.tsx'

const draw = (props: { noindex?: boolean; isSent?: boolean }) =>
  renderPage(<PageMeta title="A shared list" description="Plants." path="/my-list" {...props} />)
    .html

test('a page that visitors send to each other has a title and a picture, though search engines leave it out', () => {
  const html = draw({ noindex: true, isSent: true })
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).toContain('<meta property="og:title" content="A shared list"/>')
  expect(html).toMatch(
    /property="og:image" content="https:\/\/nursery\.example\/share\/home\.\w+\.jpg"/,
  )
  // Whoever shows it asks there for the page: without the list in its address it is another.
  expect(html).not.toMatch(/og:url|canonical/)
})

test('one that is for one visitor alone says nothing of itself to who is sent its address', () => {
  expect(draw({ noindex: true })).not.toContain('og:')
  expect(draw({})).toContain('property="og:url" content="https://nursery.example/my-list"')
})
