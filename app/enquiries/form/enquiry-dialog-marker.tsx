import { Island } from '#app/ui/island.tsx'
import { pictureUrl } from '#app/ui/picture.ts'
import type { Business } from '#server/config/owners-part.ts'
import EnquiryDialog from './enquiry-dialog.island.tsx'

/** Where the enquiry dialog sleeps until somebody touches a link that opens it. */
export function EnquiryDialogMarker({ business }: { business: Business }) {
  const { chatNumber, chatText } = business
  const room = {
    avif: `${pictureUrl('modal-room', 340, 'avif')} 1x, ${pictureUrl('modal-room', 680, 'avif')} 2x`,
    webp: pictureUrl('modal-room', 340, 'webp'),
  }
  return (
    <Island
      name="enquiry-dialog"
      component={EnquiryDialog}
      props={{ room, chat: { chatNumber, chatText } }}
    />
  )
}
