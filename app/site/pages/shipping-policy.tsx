import { shippingPolicyPath } from '#app/paths/shop-paths.ts'
import { useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { EnglishHolds } from './english-holds.tsx'
import { useMarkedText } from './marked-text.tsx'
import { shippingWords } from './shipping-policy.words.ts'
import type { StaticText } from './static-text.ts'

/** The body of the Shipping Policy: the fee, the days and the limits of §9, and replacement. */
function Body({ business }: { business: Business }) {
  const { deliveryCharge } = business
  const { inShort, fee, when, where, packing, damaged, address, bulk, questions } =
    useWords(shippingWords)
  const say = useMarkedText(business)
  return (
    <>
      <EnglishHolds to={shippingPolicyPath} />
      <h2 id="in-short">{inShort.heading}</h2>
      <dl>
        <dt>{inShort.fee}</dt>
        <dd>{inShort.feeIs(deliveryCharge)}</dd>
        <dt>{inShort.handed}</dt>
        <dd>{inShort.handedIs}</dd>
        <dt>{inShort.where}</dt>
        <dd>{inShort.whereIs}</dd>
        <dt>{inShort.none}</dt>
        <dd>{inShort.noneOn}</dd>
      </dl>

      <h2 id="fee">{fee.heading}</h2>
      <h3>{fee.one}</h3>
      <p>{fee.oneText(deliveryCharge)}</p>
      <h3>{fee.several}</h3>
      <p>{fee.severalText}</p>

      <h2 id="when">{when.heading}</h2>
      <p>{when.leaves}</p>
      <p>{when.days}</p>

      <h2 id="where">{where.heading}</h2>
      <p>{where.text}</p>

      <h2 id="packing">{packing.heading}</h2>
      <p>{packing.text}</p>

      <h2 id="damaged">{damaged.heading}</h2>
      <p>{damaged.text}</p>
      <ol>
        <li>{damaged.photos}</li>
        <li>{damaged.keep}</li>
        <li>{damaged.write}</li>
      </ol>
      <p>{damaged.settled}</p>

      <h2 id="address">{address.heading}</h2>
      <p>{address.text}</p>

      <h2 id="bulk">{bulk.heading}</h2>
      <p>{say(bulk.text)}</p>

      <h2 id="questions">{questions.heading}</h2>
      <p>{say(questions.text)}</p>
    </>
  )
}

export const shipping: StaticText = {
  head(language, { deliveryCharge }) {
    const { title, description, intro } = shippingWords[language]
    return { title, description: description(deliveryCharge), intro: intro(deliveryCharge) }
  },
  Body,
}
