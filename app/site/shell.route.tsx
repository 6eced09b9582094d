import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { EnquiryDialogMarker } from '#app/enquiries/form/enquiry-dialog-marker.tsx'
import { WaitingMarker } from '#app/enquiries/waiting/waiting-marker.tsx'
import { waitingPath } from '#app/enquiries/waiting/waiting-path.ts'
import { useWords } from '#app/languages/use-language.ts'
import { ListAdderMarker } from '#app/my-list/adding/list-adder-marker.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import type { Route } from './+types/shell.route'
import { useDocument } from './document.ts'
import { ErrorPage } from './error-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffers } from './language-offer.tsx'
import { shellWords } from './shell.words.ts'

/** The root shell (§2): navbar, page, footer, chat button, enquiry dialog. */
export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const business = useRouteLoaderData<typeof rootLoader>('root')?.business
  const { requestId } = useDocument()
  return (
    <Shell>
      <main id="main">
        <ErrorPage error={error} business={business} requestId={requestId} />
      </main>
    </Shell>
  )
}

function Shell({ children }: { children: React.ReactNode }) {
  const { business, added } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const { pathname } = useLocation()
  const words = useWords(shellWords)
  if (!business) return children
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header business={business} />
      <LanguageOffers />
      {pathname !== waitingPath && <WaitingMarker business={business} />}
      <p className="print-only">
        <b>{business.name}</b>, {business.phoneDisplay}, <span lang="en">{business.address}</span>
      </p>
      {children}
      <Footer business={business} added={added} />
      <EnquiryDialogMarker business={business} />
      <ListAdderMarker />
    </>
  )
}
