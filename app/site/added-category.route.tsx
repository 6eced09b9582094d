import { data, redirect } from 'react-router'
import { findAddedCollection } from '#app/catalogue/added-categories.server.ts'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import { CollectionScreen } from '#app/catalogue/pages/collection-screen.tsx'
import { getCollectionView } from '#app/catalogue/pages/collection-view.server.ts'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { readAfter } from '#app/catalogue/pages/page-request.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/added-category.route'
import NotFoundRoute from './not-found.route.tsx'

/** `GET /productPages/:category`: a category that was added in the desk; else as where nothing is. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db } = app
  const found = await readForPage(context, 'Failed to fetch products.', async () => {
    const language = context.get(languageContext)
    const collection = await findAddedCollection(db, params.category)
    if (!collection) return findOldAddress(db, new URL(request.url).pathname)
    return getCollectionView(app, collection, readAfter(request.url), language)
  })
  if ('page' in found) return data({ view: found }, { status: 200 })
  if (found.to) throw redirect(found.to, 301)
  return data({ view: undefined }, { status: 404 })
}

/** The page of a category that the specification does not have, made as its own are. */
export default function AddedCategoryRoute({ loaderData: { view } }: Route.ComponentProps) {
  return view ? <CollectionScreen view={view} /> : <NotFoundRoute />
}
