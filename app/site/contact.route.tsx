import { data } from 'react-router'
import { deskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { contactPath, homePath } from '#app/paths/shop-paths.ts'
import { chatIn } from '#app/settings/contact/chat-in.ts'
import { chatLink } from '#app/settings/contact/chat-link.ts'
import { contactWords } from '#app/settings/contact/contact.words.ts'
import { type ContactDetails, listContactDetails } from '#app/settings/contact/contact-details.ts'
import { GardenStore } from '#app/settings/contact/garden-store.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx'
import type { Language } from '#languages/language.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Business } from '#server/config/owners-part.ts'
import type { Route } from './+types/contact.route'
import { openingHoursData } from './opening-hours.ts'

export const handle: PageHandle = { sheets: ['contact'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { config, memory } = context.get(appContext)
  const { business } = config
  const language = context.get(languageContext)
  const records = loadContactDetails(business, language)
  // Contact is shown while the database is away, too: then without the hours if nobody has read them.
  const hours = (await memory.recallOrLast(deskSettings))?.hours
  return {
    business,
    records,
    open: hours && { words: keepHours(hoursWords(hours, language)), data: openingHoursData(hours) },
  }
}

/** Gives hours in words so that no line ends between a number and its `am` or `pm`. */
function keepHours(words: string) {
  return words.replace(/ (?=[ap]m\b)/g, '\u00a0')
}

/** Contact (§2): for each record its tagline and three boxes; no form. */
export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { business, records, open } = loaderData
  const words = useWords(contactWords)
  return (
    <>
      <PageMeta title={words.contact} description={words.description} path={contactPath} />
      <GardenStore business={business} openingHours={open?.data} />
      <main id="main">
        {records.map((record) => (
          <Contact
            key={record.phoneNumber}
            record={record}
            business={business}
            hours={open?.words}
          />
        ))}
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}

interface ContactProps {
  record: ContactDetails
  business: Business
  /** When somebody is there, in words. */
  hours: string | undefined
}

function Contact({ record, business, hours }: ContactProps) {
  const { phoneNumber, emailId, address, tagline, description, description2 } = record
  const language = useLanguage()
  const words = contactWords[language]
  return (
    <>
      <PageHead
        wall="pista"
        crumbs={[{ label: words.home, to: homePath }, { label: words.contact }]}
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
          <a href={chatLink(chatIn(business, language))} target="_blank" rel="noopener">
            {words.sales.chat}
          </a>
        </Box>
        <Box icon="mail" title={words.support.title} text={words.support.text}>
          <a href={`mailto:${emailId}`}>{emailId}</a>
        </Box>
        <Box icon="place" title={words.place.title} text={words.place.text}>
          <address lang={language === 'en' ? undefined : 'en'}>{address}</address>
          {hours && <p>{words.place.hours(hours)}</p>}
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
