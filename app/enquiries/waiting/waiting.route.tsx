import { useRouteLoaderData } from 'react-router'
import { useWords } from '#app/languages/use-language.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { WaitingMarker } from './waiting-marker.tsx'
import { waitingPageWords } from './waiting-page.words.ts'
import { waitingPath } from './waiting-path.ts'

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
          crumbs={[{ label: words.home, to: '/home' }, { label: words.name }]}
          heading={words.name}
          intro={words.intro}
        />
        <section className="section wrap" aria-label={words.what}>
          {business && <WaitingMarker business={business} isPage />}
        </section>
        <LastRoom wall="pista" first />
      </main>
    </>
  )
}
