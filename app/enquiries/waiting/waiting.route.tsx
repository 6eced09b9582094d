import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { WaitingMarker } from './waiting-marker.tsx'
import { waitingPath } from './waiting-path.ts'

/** The enquiries that wait in this browser: the page itself is the same for everybody. */
export default function WaitingRoute() {
  const business = useRouteLoaderData<typeof rootLoader>('root')?.business
  return (
    <>
      <PageMeta
        title="Enquiries that wait"
        description="Enquiries that wait on this phone for the network."
        path={waitingPath}
        noindex
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: 'Home', to: '/home' }, { label: 'Enquiries that wait' }]}
          heading="Enquiries that wait"
          intro="What you have written without network goes by itself when it is back."
        />
        <section className="section wrap" aria-label="What waits">
          {business && <WaitingMarker business={business} isPage />}
        </section>
        <LastRoom wall="pista" first />
      </main>
    </>
  )
}
