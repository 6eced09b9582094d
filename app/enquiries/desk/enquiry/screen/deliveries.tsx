import { addressFieldId } from '#app/enquiries/desk/enquiry/correct-address.tsx'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import type { DeliveryLine } from '#app/enquiries/desk/enquiry/enquiry-view.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { ChangeForm } from './change-form.tsx'

const signs = {
  delivered: ['good', 'check'],
  trying: ['trying', 'mail'],
  failed: ['bad', 'alert'],
} as const

/** What became of each message that the enquiry caused. */
export function Deliveries() {
  const { deliveries, quarantined } = useEnquiryScreen().view
  if (deliveries.length === 0) return null
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">Delivery</h2>
      {quarantined && <p className="stone">Nothing is sent while it is set aside.</p>}
      <ul className="deliveries">
        {deliveries.map(({ id, to, standing, words }) => (
          <li key={id} className={signs[standing][0]}>
            <Icon name={signs[standing][1]} />
            <span>
              {to}
              <small>{words}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What can be done about a message that did not go through. */
export function MendDelivery({
  message: { id, canSendAgain, wantsAddress },
}: {
  message: Pick<DeliveryLine, 'id' | 'canSendAgain' | 'wantsAddress'>
}) {
  if (!canSendAgain && !wantsAddress) return null
  return (
    <div className="event-do">
      {wantsAddress && (
        <a className="more" href={`#${addressFieldId}`}>
          Correct the address
        </a>
      )}
      {canSendAgain && (
        <ChangeForm intent="send-again" fields={{ message: id }}>
          <button type="submit" className="more">
            Try again
          </button>
        </ChangeForm>
      )}
    </div>
  )
}
