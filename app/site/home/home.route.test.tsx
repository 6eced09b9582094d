import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { testCall } from '#tests/support/test-call.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import HomeRoute, { loader } from './home.route.tsx'

test('Home says nothing of plants to begin with where it has none', async () => {
  const db = await openTestCatalogue()
  const show = async () => {
    const loaderData = await loader(testCall(db, '/home').args)
    // Its other props are the router's, and it reads none of them.
    const props = { loaderData } as React.ComponentProps<typeof HomeRoute>
    return renderPage(<HomeRoute {...props} />)
  }
  expect((await show()).html).toContain('id="featured"')
  await db.deleteFrom('products').where('category_key', '=', 'home').execute()
  const { html, cards } = await show()
  expect(cards).toEqual([])
  expect(html).not.toContain('id="featured"')
})
