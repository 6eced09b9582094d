import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import EnquiryDialog from '#app/enquiries/form/enquiry-dialog.island.tsx'
import { WaitingMarker } from '#app/enquiries/waiting/waiting-marker.tsx'
import ListAdder from '#app/my-list/adding/list-adder.island.tsx'
import { waitingPath } from '#app/paths/shop-paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { chatIn } from '#app/settings/contact/chat-in.ts'
import { ErrorPage } from '#app/site/error-page.tsx'
import { NotTaken } from '#app/site/not-taken.tsx'
import { nothingTakenWords } from '#app/site/not-taken.words.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { useDocument } from '#app/ui/page/document.ts'
import { PrintSender } from '#app/ui/page/print-sender.tsx'
import { pictureUrl } from '#app/ui/pictures/picture.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import type { Route } from './+types/shell.route'
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
  const nothingTaken = useWords(nothingTakenWords)
  return (
    <Shell>
      <main id="main">
        {business && isRouteErrorResponse(error) && error.status === 405 ? (
          <NotTaken business={business} words={nothingTaken} />
        ) : (
          <ErrorPage error={error} business={business} requestId={requestId} />
        )}
      </main>
    </Shell>
  )
}

function Shell({ children }: { children: React.ReactNode }) {
  const { business, added, hasSeason, hasGuides } =
    useRouteLoaderData<typeof rootLoader>('root') ?? {}
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
      <PrintSender business={business} />
      {children}
      <Footer business={business} added={added} hasSeason={hasSeason} hasGuides={hasGuides} />
      <EnquiryDialogMarker business={business} />
      <Island name="list-adder" component={ListAdder} props={{}} shared />
    </>
  )
}

/** The dialog's background. */
const room = {
  avif: `${pictureUrl('modal-room', 340, 'avif')} 1x, ${pictureUrl('modal-room', 680, 'avif')} 2x`,
  webp: pictureUrl('modal-room', 340, 'webp'),
}

/** Where the enquiry dialog sleeps until somebody touches a link that opens it. */
function EnquiryDialogMarker({ business }: { business: Business }) {
  const chat = chatIn(business, useLanguage())
  return <Island name="enquiry-dialog" component={EnquiryDialog} props={{ room, chat }} shared />
}
