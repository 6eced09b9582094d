import { expect, test } from 'vitest'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { testCall } from '#tests/support/test-call.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import HomeRoute, { loader } from './home.route.tsx'

async function openHome() {
  const db = await openTestCatalogue()
  const show = async () => {
    const loaderData = await loader(testCall(db, '/home').args)
    // Its other props are the router's, and it reads none of them.
    const props = { loaderData } as React.ComponentProps<typeof HomeRoute>
    return renderPage(<HomeRoute {...props} />)
  }
  return { db, show }
}

test('Home says nothing of plants to begin with where it has none', async () => {
  const { db, show } = await openHome()
  expect((await show()).html).toContain('id="featured"')
  await db.deleteFrom('products').where('category_key', '=', 'home').execute()
  const { html, cards } = await show()
  expect(cards).toEqual([])
  expect(html).not.toContain('id="featured"')
})

test('Home offers the fruit plant at the address that it has now, and only while it is shown', async () => {
  const { db, show } = await openHome()
  const change = (change: Partial<ProductEdit>) =>
    saveProduct({ db }, { id: 6, change, staffId: 1, source: 'desk' })
  expect((await show()).html).toContain('href="/product/dwarf-lemon"')
  await change({ slug: 'kagzi-nimbu' })
  expect((await show()).html).toContain('href="/product/kagzi-nimbu"')
  await change({ hidden: true })
  const { html } = await show()
  expect(html).toContain('Corporate Offer')
  expect(html).not.toContain('Fruit Plant Special')
})
