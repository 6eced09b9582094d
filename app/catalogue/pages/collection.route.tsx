import { getCollection } from '#app/catalogue/collection.ts'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/collection.route'
import { CollectionScreen } from './collection-screen.tsx'
import { type CollectionView, getCollectionView } from './collection-view.server.ts'
import { readForPage } from './failed-read.server.ts'
import { readAfter } from './page-request.ts'

export const handle: PageHandle = {
  sheets: [],
  moreSheets: (loaderData) => {
    const view = loaderData as CollectionView | undefined
    return view?.collection.layout === 'wide' ? ['wide-card'] : []
  },
}

export async function loader({ pattern, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const collection = getCollection(`/${pattern}`)
  return readForPage(context, 'Failed to fetch products.', () =>
    getCollectionView(app, collection, readAfter(request.url), context.get(languageContext)),
  )
}

/** Every plain collection's page (§2): breadcrumb, intro, heading, products. */
export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  return <CollectionScreen view={loaderData} />
}
