import type { Business } from '#server/config/owners-part.ts'
import type { StaticText } from './static-text.ts'

const page = () => ({
  title: 'Terms of Service',
  description:
    'What an enquiry means, how you can pay, when a product is replaced, the time for claims, and the law that governs these terms.',
  intro:
    'These terms apply when you use this site or buy from us. They are short, and we have tried to write them so that anyone can follow them.',
})

/** The body of the Terms of Service: payments, claims and governing law are those of §9. */
function Body({ business }: { business: Business }) {
  return (
    <>
      <h2 id="who">Who these terms are between</h2>
      <p>
        “We” and “us” mean {business.name}, {business.address}. “You” means anyone who uses this
        site, sends us an enquiry or buys from us. If you do not agree with these terms, please do
        not use the site.
      </p>

      <h2 id="enquiries">An enquiry is not an order</h2>
      <p>
        This site shows our products and services. It has no cart and takes no payment. When you
        send an enquiry, you ask us to contact you. You have not bought anything, and we have not
        yet agreed to sell anything.
      </p>
      <p>
        An order exists only when you and our staff have agreed on the product, the quantity, the
        price and the place of delivery. Until then either side may stop without giving a reason.
      </p>
      <p>Please give us details that are true and your own, so that we can reach you.</p>

      <h2 id="products">Products and pictures</h2>
      <p>
        Images are for reference purposes only. A living plant can differ in shape or appearance
        with climate, age, height and season. Names and descriptions are written with care, yet a
        mistake can slip in. If something looks wrong, ask us before you order. A product that is
        shown here may not be available on the day you ask.
      </p>

      <h2 id="payment">Payment</h2>
      <p>
        Once an order is agreed, you can pay through online payment systems and with all major
        credit cards. Our staff will tell you how. The rules of the payment system or card company
        that you choose apply as well. Never put card numbers, PINs or passwords into a form or a
        message to us. We will not ask for them there.
      </p>

      <h2 id="delivery">Delivery</h2>
      <p>
        Fees, days and places of delivery are set out in the{' '}
        <a href="/shipping-policy">Shipping Policy</a>, which is part of these terms.
      </p>

      <h2 id="replacement">Replacement</h2>
      <p>
        The product is replaceable but not returnable. If it arrives damaged, or is not what you
        ordered, follow the steps under{' '}
        <a href="/shipping-policy#damaged">If something arrives damaged</a>.
      </p>

      <h2 id="claims">Time for claims</h2>
      <p>
        A claim about this site, a product or a service must be made within one year of the day on
        which its cause arose. Sooner is better: a fresh problem is easier to put right.
      </p>

      <h2 id="advice">Advice on plants</h2>
      <p>
        Our experts advise you as well as they can from what you tell and show them. Plants depend
        on light, water and weather, so we cannot promise a certain growth, flower or harvest. Some
        plants harm people or animals that eat them. Ask us about this if children or pets share
        your home, and follow the label on fertilizers and other garden products.
      </p>

      <h2 id="site">Using this site</h2>
      <ul>
        <li>Do not try to break into the site, overload it or collect data from it by machine.</li>
        <li>Do not send us anything that is unlawful, abusive or meant to deceive.</li>
        <li>
          Our texts, drawings and photos are ours or used with permission. Please ask before you
          copy them for a business.
        </li>
        <li>
          Links to WhatsApp and social pages lead to other companies. Their own terms apply there.
        </li>
      </ul>

      <h2 id="liability">Liability</h2>
      <p>
        We work to keep this site correct and reachable, but cannot promise that it will always be
        so. As far as the law allows, we are not liable for losses that we could not reasonably have
        foreseen, or that were caused by events outside our control.
      </p>
      <p>
        Nothing in these terms takes away a right that the law gives you as a consumer, or a
        liability that the law does not let us limit.
      </p>

      <h2 id="personal-data">Your personal data</h2>
      <p>
        The <a href="/privacy-policy">Privacy Policy</a> says what we collect, why, and what rights
        you have.
      </p>

      <h2 id="law">Governing law</h2>
      <p>These terms are governed by the law of the State of Maharashtra, India.</p>

      <h2 id="changes">Changes to these terms</h2>
      <p>
        We may change these terms by publishing new ones on this page. An order that is already
        agreed keeps the terms of the day on which it was agreed. If one term turns out to be
        invalid, the others stay in force.
      </p>

      <h2 id="contact">Contact</h2>
      <p>
        Call <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>, write to{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>, or see the{' '}
        <a href="/contact">contact page</a>.
      </p>
    </>
  )
}

export const terms: StaticText = { page, Body }
