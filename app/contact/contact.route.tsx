import { data } from 'react-router'
import type { Language } from '#app/languages/language.ts'
import { useLanguage, useWords } from '#app/languages/use-language.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Business } from '#server/config/owners-part.ts'
import type { Route } from './+types/contact.route'
import { chatGreeting } from './chat-greeting.ts'
import { chatLink } from './chat-link.ts'
import { contactWords } from './contact.words.ts'
import { type ContactDetails, listContactDetails } from './contact-details.ts'
import { GardenStore } from './garden-store.tsx'

export const handle: PageHandle = { sheets: ['contact'] }

export function loader({ context }: Route.LoaderArgs) {
  const { business } = context.get(appContext).config
  return { business, records: loadContactDetails(business, context.get(languageContext)) }
}

/** Contact (§2): for each record its tagline and three boxes; no form. */
export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { business, records } = loaderData
  const words = useWords(contactWords)
  return (
    <>
      <PageMeta title={words.contact} description={words.description} path="/contact" />
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
  const language = useLanguage()
  const words = contactWords[language]
  return (
    <>
      <PageHead
        wall="pista"
        crumbs={[{ label: words.home, to: '/home' }, { label: words.contact }]}
        heading={words.tagline(tagline)}
        intro={words.intro(`${description} ${description2}`)}
        scene="panel-outdoor"
      />
      <section className="section wrap reach" aria-label={words.ways}>
        <Box icon="phone" title={words.sales.title} text={words.sales.text}>
          <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</a>
          {business.landline && (
            <a href={`tel:${business.landline.number}`}>{business.landline.display}</a>
          )}
          <a
            href={chatLink(business, chatGreeting(business, language))}
            target="_blank"
            rel="noopener"
          >
            {words.sales.chat}
          </a>
        </Box>
        <Box icon="mail" title={words.support.title} text={words.support.text}>
          <a href={`mailto:${emailId}`}>{emailId}</a>
        </Box>
        <Box icon="place" title={words.place.title} text={words.place.text}>
          <address lang={language === 'en' ? undefined : 'en'}>{address}</address>
          <a href={mapLink(address)} target="_blank" rel="noopener">
            {words.place.map}
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

/** The contact records; a failure is answered in §8's own words, in the visitor's language. */
function loadContactDetails(business: Business, language: Language) {
  try {
    return listContactDetails(business)
  } catch {
    throw data(contactWords[language].failed, { status: 503 })
  }
}
