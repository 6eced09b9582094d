import { useLanguage } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { aboutWords } from './about.words.ts'
import { useMarkedText } from './marked-text.tsx'
import { sayClaims } from './said-claims.ts'
import type { StaticText } from './static-text.ts'

/** The body of the About page: of the nursery's claims (§1) those that its owner makes. */
function Body({ business }: { business: Business }) {
  const language = useLanguage()
  const { who, figures, find, asking, guidance, delivery, contact } = aboutWords[language]
  const say = useMarkedText(business)
  const claims = sayClaims(business.claims, language)
  return (
    <>
      <h2 id="who-we-are">{who.heading}</h2>
      <p>{say(who.text(claims))}</p>
      {Object.values(claims).some(Boolean) && (
        <dl>
          <Figure words={figures.since} figure={claims.since} />
          <Figure words={figures.products} figure={claims.products} />
          <Figure words={figures.customers} figure={claims.customers} />
          <Figure words={figures.plantLovers} figure={claims.plantLovers} />
          <Figure words={figures.deliverySince} figure={claims.deliverySince} />
        </dl>
      )}

      <h2 id="what-you-can-find">{find.heading}</h2>
      <ul>
        <li>{say(find.plants)}</li>
        <li>{say(find.seeds)}</li>
        <li>{say(find.soil)}</li>
        <li>{say(find.pebbles)}</li>
        <li>{say(find.tools)}</li>
        <li>{say(find.gifts)}</li>
        <li>{say(find.services)}</li>
      </ul>
      <p>{find.otherwise}</p>

      <h2 id="how-an-enquiry-works">{asking.heading}</h2>
      <p>{asking.cart}</p>
      <ol>
        <li>{asking.choose}</li>
        <li>{asking.tell}</li>
        <li>{asking.call}</li>
        <li>{asking.settle}</li>
      </ol>
      <p>{say(asking.free)}</p>

      <h2 id="guidance">{guidance.heading}</h2>
      <p>{guidance.text}</p>

      <h2 id="delivery">{delivery.heading}</h2>
      <p>{say(delivery.text(claims.deliverySince))}</p>

      <h2 id="talk-to-us">{contact.heading}</h2>
      <p>{say(contact.text)}</p>
    </>
  )
}

export const about: StaticText = {
  head(language, business) {
    const { title, description, intro } = aboutWords[language]
    const claims = sayClaims(business.claims, language)
    return { title, description: description(claims), intro: intro(claims) }
  },
  Body,
}

interface FigureProps {
  words: { name: string; said: (figure: string) => string }
  figure: string | undefined
}

/** One of the nursery's figures in a list of them, where it claims one. */
function Figure({ words, figure }: FigureProps) {
  if (!figure) return null
  return (
    <>
      <dt>{words.name}</dt>
      <dd>{words.said(figure)}</dd>
    </>
  )
}
