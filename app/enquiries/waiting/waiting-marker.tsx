import { Island } from '#app/ui/island.tsx'
import { pictureUrl } from '#app/ui/picture.ts'
import type { Business } from '#server/config/owners-part.ts'
import WaitingEnquiries from './waiting-enquiries.island.tsx'
import { waitingFlag } from './waiting-path.ts'

/** Where what waits for a network is told: asleep, unless this browser says that something does. */
export function WaitingMarker({ business, isPage }: { business: Business; isPage?: boolean }) {
  const { phone, phoneDisplay, chatNumber, chatText } = business
  const chat = { chatNumber, chatText }
  const pot = pictureUrl('empty-pot', 360, 'avif')
  return (
    <Island
      name="waiting-enquiries"
      component={WaitingEnquiries}
      keeps={waitingFlag}
      props={{ phone, phoneDisplay, chat, pot, ...(isPage && { isPage }) }}
    />
  )
}
