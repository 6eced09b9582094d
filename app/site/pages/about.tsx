import { inMillions } from '#app/site/large-numbers.ts'
import type { Business, Claims } from '#server/config/owners-part.ts'
import { Figure } from './figure.tsx'
import type { StaticText } from './static-text.ts'

/** What the About page says of itself, of the nursery's claims (§1) those that its owner makes. */
function page({ since, products, customers }: Claims) {
  const has = listWords([
    products && `more than ${inMillions(products)} products`,
    customers && `${inMillions(customers)} customers`,
  ])
  return {
    title: 'About us',
    description: `A nursery${since ? ` since ${since}` : ''}${has && `${since ? ',' : ''} with ${has}`}. We deliver across India, and garden experts guide you on WhatsApp.`,
    intro: `We ${since ? `have helped people grow things since ${since}` : 'help people grow things'}. Today we deliver across India, and a garden expert is one message away.`,
  }
}

function listWords(words: readonly (string | 0 | undefined)[]) {
  return words.filter(Boolean).join(' and ')
}

/** The body of the About page: the nursery's own figures (§9) and how an enquiry works. */
function Body({ business }: { business: Business }) {
  const { since, products, customers, plantLovers, deliverySince } = business.claims
  const now = listWords([
    products && `offer more than ${inMillions(products)} products`,
    customers && `have served ${inMillions(customers)} customers`,
  ])
  const claimsAnything = since || products || customers || plantLovers || deliverySince
  return (
    <>
      <h2 id="who-we-are">Who we are</h2>
      <p>
        {since && `${business.name} started in ${since}. `}
        {now && `We now ${now}. `}
        {customers ? 'Some' : 'Some of our customers'} keep one pot on a window sill. Some look
        after the gardens of a housing society or an office.
      </p>
      {claimsAnything && (
        <dl>
          <Figure name="Started in" figure={since && String(since)} />
          <Figure
            name="Products"
            figure={products && `more than ${inMillions(products)} products`}
          />
          <Figure name="Customers" figure={customers && inMillions(customers)} />
          <Figure
            name="Plant lovers connected with us"
            figure={plantLovers && inMillions(plantLovers)}
          />
          <Figure name="All-India delivery" figure={deliverySince && `since ${deliverySince}`} />
        </dl>
      )}

      <h2 id="what-you-can-find">What you can find here</h2>
      <ul>
        <li>
          <a href="/productPages/plants">Plants</a> for rooms, balconies and gardens.
        </li>
        <li>
          <a href="/productPages/seeds">Seeds</a> of flowers and vegetables, desi and hybrid.
        </li>
        <li>
          <a href="/productPages/soilAndFertilizers">Soil and fertilizers</a>, each with tips for
          using it well.
        </li>
        <li>
          <a href="/productPages/pebbles">Pebbles</a> to finish a pot or a path.
        </li>
        <li>
          <a href="/productPages/gardeningTools">Gardening tools</a> for daily work.
        </li>
        <li>
          <a href="/productPages/corporateBulkGifting">Corporate and bulk gifts</a> that stay green
          on a desk.
        </li>
        <li>
          <a href="/productPages/otherServices">Services</a>: vertical gardens and decoration with
          artificial plants.
        </li>
      </ul>
      <p>If you do not see what you want, ask us for it.</p>

      <h2 id="how-an-enquiry-works">How an enquiry works</h2>
      <p>This site has no cart. You talk to a person before you spend anything.</p>
      <ol>
        <li>Find a product and choose “Enquire Now”.</li>
        <li>Tell us your name, your address and how to reach you. Add a message if you like.</li>
        <li>Our staff call you or write to you on WhatsApp.</li>
        <li>Together you settle the product, the price and the delivery.</li>
      </ol>
      <p>
        Sending an enquiry costs nothing and binds you to nothing. For gifts and large quantities,
        use the form on the <a href="/productPages/corporateBulkGifting">corporate gifting</a> page.
      </p>

      <h2 id="guidance">Guidance from garden experts</h2>
      <p>
        A plant is a living thing, and questions come up after it is home. Which window suits it?
        How much water does it need in the rains? Send us the question on WhatsApp, with a photo if
        it helps. A garden expert will guide you. The support is lifetime support: it does not stop
        at the delivery.
      </p>

      <h2 id="delivery">Delivery across India</h2>
      <p>
        {deliverySince
          ? `We have delivered all over India since ${deliverySince}`
          : 'We deliver all over India'}
        , with secure shipping. Indian orders have one flat fee. The{' '}
        <a href="/shipping-policy">Shipping Policy</a> tells you the rest.
      </p>

      <h2 id="talk-to-us">Talk to us</h2>
      <p>
        Call <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a> or write to{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>. You can find us at{' '}
        {business.address}.
      </p>
    </>
  )
}

export const about: StaticText = { page, Body }
