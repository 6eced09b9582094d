import { useRouteLoaderData } from 'react-router'
import { homePath, waitingPath } from '#app/paths/shop-paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { useWords } from '#languages/use-language.ts'
import { WaitingMarker } from './waiting-marker.tsx'
import { waitingPageWords } from './waiting-page.words.ts'

/** The enquiries that wait in this browser: the page itself is the same for everybody. */
export default function WaitingRoute() {
  const words = useWords(waitingPageWords)
  const business = useRouteLoaderData<typeof rootLoader>('root')?.business
  return (
    <>
      <PageMeta title={words.name} description={words.description} path={waitingPath} noindex />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: homePath }, { label: words.name }]}
          heading={words.name}
          intro={words.intro}
        />
        <section className="section wrap" aria-label={words.what}>
          {business && <WaitingMarker business={business} isPage />}
        </section>
        <ClosingSection wall="pista" first />
      </main>
    </>
  )
}
