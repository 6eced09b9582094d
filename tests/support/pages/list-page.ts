import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { action, loader } from '#app/my-list/page/my-list.route.tsx'
import type { App } from '#server/app-context.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'

/** Whoever sends a list, as she fills in the form. */
export const meera = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '98765 43210',
  address: 'Pune',
  message: '',
}

/** The shop of the sample's products. */
export async function openShop(): Promise<App> {
  const app = await openTestApp({}, openTestCatalogue)
  return app
}

/** Posts the list's page as a browser without JavaScript does, with this list in its cookie. */
export async function postList(app: App, list: string, fields: Record<string, string>) {
  const args = routeArgs(app, formRequest('/my-list', fields, { Cookie: `my-list=${list}` }))
  const answer = await action(args)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location'), cookie: cookieOf(answer.headers), status: 303 }
  }
  const shown = await loader(args)
  const headers = new Headers(shown.init?.headers)
  return { ...answer.data, ...shown.data, status: answer.init?.status, cookie: cookieOf(headers) }
}

/** Opens the list's page. */
export async function openList(app: App, path: string, list = '') {
  const headers = { Cookie: `my-list=${list}` }
  const request = new Request(`http://localhost:3000${path}`, { headers })
  const { data, init } = await loader(routeArgs(app, request))
  return { ...data, headers: new Headers(init?.headers) }
}

/** The list that an answer leaves in the browser; undefined where it leaves the one that is there. */
export function cookieOf(headers: Headers) {
  return /my-list=([^;]*)/.exec(headers.get('Set-Cookie') ?? '')?.[1]
}

/** Gives product 7 sizes 1, 2 and so on of these names, without prices unless they are given. */
export function giveSizes({ db }: App, ...labels: (string | [string, number])[]) {
  const sizes = labels.map((given): ProductSize => {
    const [label, price = null] = typeof given === 'string' ? [given] : given
    return { number: null, label, labels: {}, price, availability: null }
  })
  return saveProduct({ db }, { staffId: 1, source: 'desk', id: 7, change: { sizes } })
}

/** Every enquiry as it is stored. */
export const rowsOf = (app: App) => app.db.selectFrom('enquiries').selectAll().execute()
