import type { Business } from '#server/config.ts'

export const page = {
  title: 'About us',
  description:
    'A nursery since 2006, with more than 6000 products and 1 million customers. We deliver across India, and garden experts guide you on WhatsApp.',
  intro:
    'We have helped people grow things since 2006. Today we deliver across India, and a garden expert is one message away.',
}

/** The body of the About page: the nursery's own figures (§9) and how an enquiry works. */
export function Body({ business }: { business: Business }) {
  return (
    <>
      <h2 id="who-we-are">Who we are</h2>
      <p>
        {business.name} started in 2006. We now offer more than 6000 products and have served 1
        million customers. Some keep one pot on a window sill. Some look after the gardens of a
        housing society or an office.
      </p>
      <dl>
        <dt>Started in</dt>
        <dd>2006</dd>
        <dt>Products</dt>
        <dd>more than 6000 products</dd>
        <dt>Customers</dt>
        <dd>1 million</dd>
        <dt>Plant lovers connected with us</dt>
        <dd>1.2 million</dd>
        <dt>All-India delivery</dt>
        <dd>since 2014</dd>
      </dl>

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
        We have delivered all over India since 2014, with secure shipping. Indian orders have one
        flat fee. The <a href="/shipping-policy">Shipping Policy</a> tells you the rest.
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
