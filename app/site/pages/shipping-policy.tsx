import type { Business, Claims } from '#server/config/owners-part.ts'
import type { StaticText } from './static-text.ts'

const page = (_: Claims, charge: number) => ({
  title: 'Shipping Policy',
  description: `Shipping is a flat Rs ${charge} for all Indian orders. Orders are handed to the courier within 7 working days. No shipping outside India.`,
  intro: `Shipping is a flat Rs ${charge} for all Indian orders. This page says when it is charged once, when it is charged again, and what to do if a plant arrives damaged.`,
})

/** The body of the Shipping Policy: the fee, the days and the limits of §9, and replacement. */
function Body({ business }: { business: Business }) {
  const { deliveryCharge: charge } = business
  return (
    <>
      <h2 id="in-short">In short</h2>
      <dl>
        <dt>Fee</dt>
        <dd>{`flat Rs ${charge} for all Indian orders`}</dd>
        <dt>Handed to the courier</dt>
        <dd>within 7 working days</dd>
        <dt>Where</dt>
        <dd>all over India, and nowhere outside it</dd>
        <dt>No deliveries on</dt>
        <dd>Sunday and national holidays</dd>
      </dl>

      <h2 id="fee">What shipping costs</h2>
      <h3>Several units to one location</h3>
      <p>{`We add the weights together and treat them as one shipment. You pay one fee of Rs ${charge}, however many units there are.`}</p>
      <h3>Different locations</h3>
      <p>
        Each different location has a separate fee. If you send gifts to two homes, you pay the fee
        twice.
      </p>

      <h2 id="when">When your order leaves</h2>
      <p>
        We hand your order to the courier within 7 working days. After that, the time on the road
        depends on the courier and on where you live. Ask us before you order if you need it for a
        certain day. We will tell you plainly whether we think it can be done.
      </p>
      <p>
        There are no deliveries on Sunday and national holidays. Parcels that are on their way wait
        for the next delivery day.
      </p>

      <h2 id="where">Where we ship</h2>
      <p>
        We ship to addresses in India. We do not ship outside India. If you live abroad, you can
        still order for someone in India: give us their address and phone number.
      </p>

      <h2 id="packing">How plants are packed</h2>
      <p>
        We pack for secure shipping. The packing depends on the product: a plant travels in a
        different way from a bag of soil. Open a box of plants as soon as it reaches you. Keep it
        upright, take off the wrapping, and give the plant shade and a little water. A few tired
        leaves after a journey are normal. If you are not sure, send us a photo.
      </p>

      <h2 id="damaged">If something arrives damaged</h2>
      <p>
        The product is replaceable but not returnable. You do not need to post anything back unless
        we ask for it. Please do this:
      </p>
      <ol>
        <li>Take photos of the product and of its box.</li>
        <li>Keep the product and the packing until we have answered.</li>
        <li>Write to us or call us as soon as you can, with your name and what you ordered.</li>
      </ol>
      <p>
        Our staff look at the photos and settle the replacement with you. Tell us in the same way if
        the wrong product came or if something is missing.
      </p>

      <h2 id="address">Your address and your phone</h2>
      <p>
        Please give a full address with the PIN code, and a mobile number that someone will answer.
        The courier may call it. If you need to change the address, tell us before we hand the order
        over. After that we may not be able to change it.
      </p>

      <h2 id="bulk">Corporate and bulk orders</h2>
      <p>
        The same rules hold: one location, one fee; each different location, a separate fee. Send us
        your list of places through the{' '}
        <a href="/productPages/corporateBulkGifting">corporate gifting</a> page and we plan it with
        you.
      </p>

      <h2 id="questions">Questions about a delivery</h2>
      <p>
        Call <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a> or write to{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>. How and when you pay is explained
        in the <a href="/Terms-of-Service#payment">Terms of Service</a>.
      </p>
    </>
  )
}

export const shipping: StaticText = { page, Body }
