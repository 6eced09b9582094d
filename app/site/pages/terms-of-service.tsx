import { termsPath } from '#app/paths/shop-paths.ts'
import { useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { EnglishHolds } from './english-holds.tsx'
import { useMarkedText } from './marked-text.tsx'
import type { StaticText } from './static-text.ts'
import { termsWords } from './terms-of-service.words.ts'

/** The body of the Terms of Service: payments, claims and governing law are those of §9. */
function Body({ business }: { business: Business }) {
  const words = useWords(termsWords)
  const { enquiries, site, liability } = words
  const say = useMarkedText(business)
  const section = (id: string, { heading, text }: { heading: string; text: string }) => (
    <>
      <h2 id={id}>{heading}</h2>
      <p>{say(text)}</p>
    </>
  )
  return (
    <>
      <EnglishHolds to={termsPath} />
      {section('who', words.who)}

      <h2 id="enquiries">{enquiries.heading}</h2>
      <p>{enquiries.notBought}</p>
      <p>{enquiries.order}</p>
      <p>{enquiries.details}</p>

      {section('products', words.products)}
      {section('payment', words.payment)}
      {section('delivery', words.delivery)}
      {section('replacement', words.replacement)}
      {section('claims', words.claims)}
      {section('advice', words.advice)}

      <h2 id="site">{site.heading}</h2>
      <ul>
        <li>{site.breaking}</li>
        <li>{site.unlawful}</li>
        <li>{site.copying}</li>
        <li>{site.links}</li>
      </ul>

      <h2 id="liability">{liability.heading}</h2>
      <p>{liability.limits}</p>
      <p>{liability.rights}</p>

      {section('personal-data', words.personalData)}
      {section('law', words.law)}
      {section('changes', words.changes)}
      {section('contact', words.contact)}
    </>
  )
}

export const terms: StaticText = { head: (language) => termsWords[language], Body }
