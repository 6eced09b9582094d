import { expect, test } from 'vitest'
import { loader as listApi } from '#app/catalogue/pages/products.api.ts'
import { addCategory, hideCategory } from '#app/catalogue/store/categories/categories.server.ts'
import type { CategoryEdit } from '#app/catalogue/store/categories/merge-category.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { loader as enquiryForm } from '#app/enquiries/form/enquiry-form.route.tsx'
import { loader as myList } from '#app/my-list/page/my-list.route.tsx'
import { loader as suggestions } from '#app/search/box/suggestions.api.ts'
import { loader as finder } from '#app/search/finder/finder.route.tsx'
import { loader as searchApi } from '#app/search/search.api.ts'
import { loader as searchPage } from '#app/search/search.route.tsx'
import { loader as addedCategory } from '#app/site/added-category.route.tsx'
import { loader as home } from '#app/site/home/home.route.tsx'
import { loader as sitemap } from '#app/site/machines/sitemap.api.ts'
import { loader as productPage } from '#app/site/product/product.route.tsx'
import { testCall } from './support/test-call.ts'
import { openTestCatalogue } from './support/test-catalogue.ts'

const by = { staffId: 1, source: 'desk' } as const

const bonsai: CategoryEdit = {
  name: 'Bonsai',
  wall: 'neel',
  kind: 'plant',
  hidden: false,
  translations: {},
  heading: 'Bonsai',
  title: 'Bonsai',
  description: 'Small trees.',
  intro: 'Old.',
}

/** Every address that could name product 7, which is also sent under a category of its own. */
async function openShop() {
  const db = await openTestCatalogue()
  await addCategory({ db }, bonsai, by)
  const change = { category: 'bonsai', name: 'Quince Tree', slug: 'quince-tree' }
  await saveProduct({ db }, { ...by, id: 7, change })
  // biome-ignore lint/suspicious/noExplicitAny: the loaders differ only in the types of what they answer.
  const loaders: [string, (args: any) => unknown, object?][] = [
    ['/products/bonsai', listApi, { list: 'bonsai' }],
    ['/products/search?query=quince', searchApi],
    ['/product/productView?query=quince', searchPage],
    ['/products/suggestions?query=quince', suggestions],
    ['/finder', finder],
    ['/home', home],
    ['/product/enquiryForm?product=7', enquiryForm],
    ['/my-list?list=7', myList],
    ['/product/quince-tree', productPage, { slug: 'quince-tree' }],
    ['/productPages/bonsai', addedCategory, { category: 'bonsai' }],
    ['/sitemap.xml', sitemap],
  ]
  return {
    app: { db },
    /** The addresses whose answer has it. */
    async whereNamed() {
      const named: string[] = []
      for (const [path, loader, params = {}] of loaders) {
        const { args } = testCall(db, path)
        const answer = await Promise.resolve(loader({ ...args, params })).catch((thrown) => thrown)
        const text = answer instanceof Response ? await answer.text() : JSON.stringify(answer)
        if (/quince.tree/i.test(text ?? '')) named.push(path)
      }
      return named
    },
    all: loaders.map(([path]) => path).filter((path) => path !== '/home'),
  }
}

test('a hidden product, and one of a hidden category, is on no page, in no list and no search', async () => {
  const { app, whereNamed, all } = await openShop()
  expect(await whereNamed()).toEqual(all)
  await saveProduct(app, { ...by, id: 7, change: { hidden: true } })
  expect(await whereNamed()).toEqual([])
  await saveProduct(app, { ...by, id: 7, change: { hidden: false } })
  expect(await whereNamed()).toEqual(all)
  await hideCategory(app, 'bonsai', true, by)
  expect(await whereNamed()).toEqual([])
})
