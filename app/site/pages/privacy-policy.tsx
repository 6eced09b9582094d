import { mostRetentionMonths, NOTICE_VERSION } from '#app/contact/privacy-notice.ts'
import type { Business, Notice } from '#server/config/owners-part.ts'
import { type Purpose, Purposes } from './purposes.tsx'
import type { StaticText } from './static-text.ts'

const page = () => ({
  title: 'Privacy Policy',
  description:
    'What personal data each form collects, what we use it for, how long we keep it, and your rights under the Digital Personal Data Protection Act, 2023.',
  intro:
    'This is our notice under India’s Digital Personal Data Protection Act, 2023. It lists every detail that we ask for, why we ask, and how you can have it corrected or erased.',
})

const heads: Purpose = ['What you give', 'What we use it for']

const enquiryItems: readonly Purpose[] = [
  ['Full name', 'To know who is asking and how to address you.'],
  ['E-mail', 'To acknowledge your enquiry and to answer it in writing.'],
  ['Mobile number', 'To call you or write to you on WhatsApp about your enquiry.'],
  ['Address', 'To see how we can deliver to you and advise on what grows there.'],
  ['Message (optional)', 'To understand what you want.'],
  [
    'From My list: the products, how many, and your notes (optional)',
    'To quote and to choose what you asked for.',
  ],
]

const bulkItems: readonly Purpose[] = [
  ['Full name', 'To know who is asking and how to address you.'],
  ['Mobile number', 'To call you or write to you on WhatsApp about your query.'],
  ['E-mail', 'To acknowledge your query and to answer it in writing.'],
  ['Type of query', 'To pass it to the staff who handle gifts or bulk purchases.'],
  ['Company name (optional)', 'To prepare an answer for your company.'],
  ['Message (optional)', 'To understand what you want.'],
]

const newsletterItems: readonly Purpose[] = [
  ['E-mail', 'To send you our newsletter, until you tell us to stop.'],
]

/** The body of the Privacy Policy: an itemised notice for the forms of §3. */
function Body({ business, notice }: { business: Business; notice: Notice }) {
  const phone = <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>
  const email = <a href={`mailto:${business.email}`}>{business.email}</a>

  return (
    <>
      <p>
        Notice version: <time dateTime={NOTICE_VERSION}>{notice.version}</time>
      </p>

      <h2 id="who">Who is responsible</h2>
      <p>
        {business.name}, {business.address}, decides why and how your personal data is used. In the
        words of the Act, we are the Data Fiduciary. For any question about your data, write to{' '}
        {email} or call {phone}.{notice.officer && ` ${notice.officer} answers for it.`}
      </p>
      {notice.addition && <p>{notice.addition}</p>}

      <h2 id="what-and-why">What we collect, and why</h2>
      <p>
        You can read the whole site without telling us who you are. We collect the details below
        only when you fill in a form and send it. They let us give you what you asked for: an
        answer, a quotation or the newsletter. We use them for the purpose written beside them and
        for nothing else.
      </p>
      <h3>Enquiry form</h3>
      <Purposes heads={heads} items={enquiryItems} />
      <h3>Corporate and bulk enquiry form</h3>
      <Purposes heads={heads} items={bulkItems} />
      <h3>Newsletter</h3>
      <Purposes heads={heads} items={newsletterItems} />
      <p>
        If you leave out a detail that is not marked optional, the form cannot be sent. You can call
        us instead. With each form we also keep the time at which it was sent, the language of its
        page and the version of this notice. Please do not put health, bank or identity details into
        a message. We do not need them.
      </p>
      <h3>Pages and searches</h3>
      <p>
        We count how often each page and each product is looked at, and what is searched for, so
        that we know what to stock. A count is a number for a day, and nothing of who it was: no
        internet address, no cookie, nothing about your device. Words that could be an e-mail
        address or a phone number are left out. The counts are kept for 25 months.
      </p>
      <h3>The connection itself</h3>
      <p>
        Your device sends its internet address (IP address) with every request, as it does to any
        site. Our server needs it to send the page back and to protect the site from misuse: it
        counts for some minutes how many forms came from one address, and then forgets it. A form
        that looks as if a program had sent it is set aside, looked at by a person, and then
        answered or erased.
      </p>

      <h2 id="what-happens">What happens to it</h2>
      <ol>
        <li>What you send is stored on our server.</li>
        <li>It is sent to our staff by e-mail, so that someone can answer you.</li>
        <li>
          When you have sent an enquiry or a bulk query, we send an acknowledgement to the e-mail
          address that you gave, so that you know it has arrived. It holds your name, the reference
          and what you asked about, not your message or your address. One e-mail address gets three
          of them in an hour at most, and ten in a day.
        </li>
        <li>
          While we answer you, our staff note beside your enquiry how far it has come, who takes
          care of it, what to do next, and what was said, such as a plant or a day that you prefer.
          You can ask to read these notes.
        </li>
      </ol>
      <p>
        We do not sell your personal data. We do not lend it to advertisers. No machine makes a
        decision about you.
      </p>

      <h2 id="cookies">Cookies and your browser’s storage</h2>
      <p>We use no tracking cookies and no analytics cookies.</p>
      <ul>
        <li>
          One cookie, named XSRF-TOKEN, is set only when a form is sent with JavaScript. It is an
          anti-forgery token: it shows that the form was sent from our own page. It says nothing
          about you.
        </li>
        <li>
          One cookie, named my-list, is set when you put something on My list. It holds the numbers
          of the products and how many of each, and nothing about you. It is sent to our server with
          each page, which keeps no copy of it. It goes when you send the list or take everything
          off it, else 180 days after your last change.
        </li>
        <li>
          One cookie, named language-offer, is set when you close the line that offers our pages in
          another language. It says only that you closed it, and goes after a year.
        </li>
        <li>
          Your notes on My list, and the names and pictures of what is on it, are kept in your
          browser’s local storage only. They stay on your device until you send the list or take the
          products off it.
        </li>
        <li>
          A draft of a form that you have not sent is kept in your browser’s session storage only.
          It stays on your device and goes when you close the tab.
        </li>
        <li>
          An enquiry is written into your browser’s storage (IndexedDB) before it is sent, with
          everything that you wrote in it, and taken out when our server has answered. Without a
          network it waits there, and local storage notes that something waits. It goes by itself
          when there is a network, and is then wiped but for its reference, which goes when you
          close it. It is tried for 7 days; after that it stays until you put it away. “Forget it”
          wipes it at once.
        </li>
        <li>
          Pages and pictures that you have seen, and our phone number, are kept by a service worker
          so that you can read them without a network: 60 pages, 25 MB of pictures, and 4 MB of the
          scripts and letters that they need at most; the oldest go first. They are the same for
          every visitor and say nothing about you, but whoever uses your device can see which you
          have read. Clearing this site’s data in your browser removes them.
        </li>
      </ul>

      <h2 id="who-processes">Who processes it</h2>
      <p>
        Our staff do, and so do the companies that run our server and carry our e-mail. These
        companies may use the data only to do that work for us. Once you have agreed an order, we
        give the courier the name, address and phone number for the delivery. We give data to an
        authority when the law requires it. A phone of our staff’s may be told of a new enquiry,
        with your first name and the place: the maker of its browser carries that, encrypted so that
        only the phone can read it. For work without a network, a phone of theirs may keep one page
        for 24 hours, with your name, what you asked for and how far it has come, but no number,
        e-mail or address; and what they write meanwhile, until it is stored with us. Signing out
        wipes both.
      </p>
      <p>
        WhatsApp and our social pages belong to other companies. If you write to us there, their own
        privacy policies apply too.
      </p>

      <h2 id="how-long">How long we keep it</h2>
      <p>
        We keep an enquiry for as long as we need it to answer you, and then for the period that the
        nursery has set.{` That is at most ${mostRetentionMonths} months after the last message `}
        between us. Then it is erased, with the notes of our staff and the messages about it. What
        stays holds nothing about you: a reference, dates, products and quantities, so that we can
        count. Backups are replaced within weeks. Your newsletter address is kept until you leave
        the list. We keep data longer only where a law tells us to.
      </p>

      <h2 id="safety">How we protect it</h2>
      <p>
        Only the people who need your details for their work may see them: those of our staff who
        answer enquiries, and the owner. Each signs in with an account of their own, and what they
        change is recorded under their name. Staff who only look after products do not see
        enquiries. If a breach ever affects your personal data, we will inform you and the Data
        Protection Board of India as the law requires.
      </p>

      <h2 id="rights">Your rights</h2>
      <dl>
        <dt>Access</dt>
        <dd>
          Ask for a summary of the personal data that we hold about you, what we do with it, and
          with whom we have shared it.
        </dd>
        <dt>Correction</dt>
        <dd>Have data corrected, completed or brought up to date.</dd>
        <dt>Erasure</dt>
        <dd>Have data erased, unless a law tells us to keep it.</dd>
        <dt>Withdrawing consent</dt>
        <dd>
          Take back your consent at any time, as easily as you gave it. We then stop using the data.
          What was done before stays lawful. We may no longer be able to answer your enquiry.
        </dd>
        <dt>Grievance redressal</dt>
        <dd>Complain to us about the way we handle your data, and get an answer.</dd>
        <dt>Nomination</dt>
        <dd>
          Name a person who may use these rights for you after your death or if you become unable to
          use them.
        </dd>
      </dl>

      <h2 id="use-your-rights">How to use them</h2>
      <p>
        Write to {email} or call {phone}. Say which right you want to use, and give the e-mail
        address or mobile number that you wrote in the form, so that we can find your data. We may
        ask you to show that it is yours. To leave the newsletter, follow the link in its e-mails.
        All this is free. We answer within the time that the law sets.
      </p>
      <p>
        You may ask to read this notice in English or in any language listed in the Eighth Schedule
        to the Constitution of India.
      </p>

      <h2 id="children">Children</h2>
      <p>
        If you are under 18, please ask a parent or lawful guardian to send the form for you. If you
        learn that a child has sent us personal data without one, tell us and we will erase it.
      </p>

      <h2 id="complaint">Complaint to the Board</h2>
      <p>
        Please bring a grievance to us first, as the Act asks. If our answer does not settle it, you
        can complain to the Data Protection Board of India.
      </p>

      <h2 id="changes">Changes to this notice</h2>
      <p>
        When what we collect or why we collect it changes, we publish a new notice here with a new
        version. This one is version {notice.version}.
      </p>
    </>
  )
}

export const privacy: StaticText = { page, Body }
