import { chatIn } from '#app/settings/contact/chat-in.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { pictureUrl } from '#app/ui/pictures/picture.ts'
import { useLanguage } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { waitingFlag } from './note-waiting.ts'
import WaitingEnquiries from './waiting-enquiries.island.tsx'

const pot = pictureUrl('empty-pot', 360, 'avif')

/** Where what waits for a network is told: asleep, unless this browser says that something does. */
export function WaitingMarker({ business, isPage }: { business: Business; isPage?: boolean }) {
  const { phone, phoneDisplay } = business
  const chat = chatIn(business, useLanguage())
  return (
    <Island
      name="waiting-enquiries"
      component={WaitingEnquiries}
      keeps={waitingFlag}
      shared
      props={{ phone, phoneDisplay, chat, pot, ...(isPage && { isPage }) }}
    />
  )
}
