import { data } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext } from '#server/app-context.ts'
import type { Business } from '#server/config.ts'
import type { Route } from './+types/contact.route'
import { chatLink } from './chat-link.ts'
import { type ContactDetails, listContactDetails } from './contact-details.ts'
import { GardenStore } from './garden-store.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { business } = context.get(appContext).config
  return { business, records: loadContactDetails(business) }
}

/** Contact (§2): for each record its tagline and three boxes; no form. */
export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { business, records } = loaderData
  return (
    <>
      <PageMeta
        title="Contact"
        description="Call us, write to us or visit us: the nursery’s phone number, e-mail and address."
        path="/contact"
      />
      <GardenStore business={business} />
      <main id="main">
        {records.map((record) => (
          <Contact key={record.phoneNumber} record={record} business={business} />
        ))}
        <LastRoom wall="pista" />
      </main>
    </>
  )
}

function Contact({ record, business }: { record: ContactDetails; business: Business }) {
  const { phoneNumber, emailId, address, tagline, description, description2 } = record
  return (
    <>
      <PageHead
        wall="pista"
        crumbs={[{ label: 'Home', to: '/home' }, { label: 'Contact' }]}
        heading={tagline}
        intro={`${description} ${description2}`}
        scene="panel-outdoor"
      />
      <section className="section wrap reach" aria-label="Ways to reach us">
        <Box icon="phone" title="Talk to Sales" text="For plants, prices and orders of any size.">
          <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</a>
          {business.landline && (
            <a href={`tel:${business.landline.number}`}>{business.landline.display}</a>
          )}
          <a href={chatLink(business)} target="_blank" rel="noopener">
            Chat on WhatsApp
          </a>
        </Box>
        <Box
          icon="mail"
          title="Contact Customer Support"
          text="For help with a delivery, or with a plant that looks unwell."
        >
          <a href={`mailto:${emailId}`}>{emailId}</a>
        </Box>
        <Box icon="place" title="Locate Us Here" text="Where the nursery stands.">
          <address>{address}</address>
          <a href={mapLink(address)} target="_blank" rel="noopener">
            Show on a map
          </a>
        </Box>
      </section>
    </>
  )
}

/** A map's search for an address; maps on phones open it themselves. */
function mapLink(address: string) {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}

interface BoxProps {
  icon: IconName
  title: string
  text: string
  children: React.ReactNode
}

function Box({ icon, title, text, children }: BoxProps) {
  return (
    <div className="reach-box">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** The contact records; a failure is answered in §8's own words. */
function loadContactDetails(business: Business) {
  try {
    return listContactDetails(business)
  } catch {
    throw data('Failed to fetch conatct details for testing.', { status: 503 })
  }
}
