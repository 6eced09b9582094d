import { Links, Outlet, useRouteLoaderData } from 'react-router'
import { listGuideLanguages } from '#app/guides/guide-list.server.ts'
import { deskManifestPath, iconsRoot, manifestPath } from '#app/paths/machine-paths.ts'
import { hasSeason } from '#app/seasons/season-view.server.ts'
import { languageTag } from '#languages/language.ts'
import { useLanguage } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/root'
import { addedCategories } from './catalogue/added-categories.server.ts'
import { ErrorPage } from './site/error-page.tsx'
import { unlessUnsent } from './ui/forms/unless-unsent.ts'
import { requestIdName, useDocument } from './ui/page/document.ts'
import { SiteFactsContext } from './ui/page/site-facts.ts'

/** Facts that every page shows; nothing of one visitor, since pages are cached for all. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { config, memory } = app
  const { business, siteUrl, languages } = config
  // Pages that say nothing of the catalogue are shown while the database is away, too.
  const added = (await memory.recallOrLast(addedCategories)) ?? []
  const guideLanguages = await listGuideLanguages(app, new Date())
  const hasGuides = guideLanguages.includes(context.get(languageContext))
  return { business, siteUrl, languages, added, hasSeason: await hasSeason(app), hasGuides }
}

export const shouldRevalidate = unlessUnsent

export function Layout({ children }: { children: React.ReactNode }) {
  const { firstScript, scripts, hydrated, requestId } = useDocument()
  return (
    <html lang={languageTag(useLanguage())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#fcfcf7" />
        {firstScript && <script dangerouslySetInnerHTML={{ __html: firstScript }} />}
        {!hydrated && <style />}
        <link rel="icon" href={`${iconsRoot}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${iconsRoot}apple-touch-icon.png`} />
        <link rel="manifest" href={hydrated ? deskManifestPath : manifestPath} />
        {hydrated && <Links />}
        {hydrated && <meta name={requestIdName} content={requestId} />}
        {scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { business, siteUrl, languages } = loaderData
  return (
    <SiteFactsContext
      value={{ name: business.name, siteUrl, languages, deliveryCharge: business.deliveryCharge }}
    >
      <Outlet />
    </SiteFactsContext>
  )
}

/** The last error page: for what fails outside the shell, or in it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const business = useRouteLoaderData<typeof loader>('root')?.business
  const { requestId } = useDocument()
  return (
    <main id="main">
      <ErrorPage error={error} business={business} requestId={requestId} />
    </main>
  )
}
