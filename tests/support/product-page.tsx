import ProductRoute, { loader } from '#app/site/product/product.route.tsx'
import type { Database } from '#database/connection.ts'
import { renderPage } from './render-page.tsx'
import { testCall } from './test-call.ts'

function load(db: Database, path: string, env?: Record<string, string>) {
  const { args } = testCall(db, path, env)
  const slug = path.split(/[/?]/)[2] ?? ''
  return loader({ ...args, params: { slug } })
}

/** Gives what a product's page is in English, by its slug and query, of a shop with these settings. */
export async function showProductPage(db: Database, asked: string, env?: Record<string, string>) {
  const { data, init } = await load(db, `/product/${asked}`, env)
  // Its other props are the router's, and it reads none of them.
  const props = { loaderData: data } as React.ComponentProps<typeof ProductRoute>
  const { html, cards } = renderPage(<ProductRoute {...props} />)
  const signs = [
    ...html.matchAll(/<li class="sign ?(\w*)">.*?<span>(.*?)<\/span><b>(.*?)<\/b>(.*?)<\/li>/g),
  ]
  return {
    html,
    status: init?.status,
    signs: signs.map(([, , about, is]) => `${about}: ${is}`),
    sign: (name: string) => signs.find(([, , about]) => about === name)?.[0] ?? '',
    cards,
    related: /<h2 id="related">(.*?)</.exec(html)?.[1],
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  }
}

/** Gives the status and the address to which a product's page sends on; undefined where it does not. */
export async function movedTo(db: Database, path: string) {
  const thrown: unknown = await load(db, path).then(
    () => undefined,
    (reason) => reason,
  )
  if (!(thrown instanceof Response)) return undefined
  return [thrown.status, thrown.headers.get('Location')]
}
