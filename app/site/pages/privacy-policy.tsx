import { privacyPolicyPath } from '#app/paths/shop-paths.ts'
import { mostRetentionMonths, NOTICE_VERSION } from '#app/settings/privacy-notice.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import type { Business, Notice } from '#server/config/owners-part.ts'
import { EnglishHolds } from './english-holds.tsx'
import { useMarkedText } from './marked-text.tsx'
import { privacyFormWords } from './privacy-forms.words.ts'
import { privacyWords } from './privacy-policy.words.ts'
import { rightsWords } from './privacy-rights.words.ts'
import { storageWords } from './privacy-storage.words.ts'
import type { StaticText } from './static-text.ts'

/** The body of the Privacy Policy: an itemised notice for the forms of §3. */
function Body({ business, notice }: { business: Business; notice: Notice }) {
  const language = useLanguage()
  const { version, who, collecting, counts, connection, happens } = privacyWords[language]
  const say = useMarkedText(business, {
    dated: <time dateTime={NOTICE_VERSION}>{notice.version}</time>,
    version: notice.version,
    officer: notice.officer,
  })
  return (
    <>
      <EnglishHolds to={privacyPolicyPath} />
      <p>{say(version)}</p>

      <h2 id="who">{who.heading}</h2>
      <p>{say(notice.officer ? who.text + who.officer : who.text)}</p>
      {notice.addition && <p lang={language === 'en' ? undefined : 'en'}>{notice.addition}</p>}

      <h2 id="what-and-why">{collecting.heading}</h2>
      <p>{collecting.text}</p>
      <PrivacyForms />
      <h3>{counts.heading}</h3>
      <p>{counts.text}</p>
      <h3>{connection.heading}</h3>
      <p>{connection.text}</p>

      <h2 id="what-happens">{happens.heading}</h2>
      <ol>
        <li>{happens.stored}</li>
        <li>{happens.mailed}</li>
        <li>{happens.acknowledged}</li>
        <li>{happens.noted}</li>
      </ol>
      <p>{happens.notSold}</p>

      <PrivacyStorage say={say} />
      <PrivacyRights say={say} />
    </>
  )
}

export const privacy: StaticText = { head: (language) => privacyWords[language], Body }

/** What each form asks for (§3), item by item. */
function PrivacyForms() {
  const { heads, enquiry, bulk, newsletter, tellMe, leftOut } = useWords(privacyFormWords)
  return (
    <>
      <h3>{enquiry.heading}</h3>
      <Purposes
        heads={heads}
        items={[
          enquiry.name,
          enquiry.email,
          enquiry.mobile,
          enquiry.address,
          enquiry.message,
          enquiry.list,
        ]}
      />
      <h3>{bulk.heading}</h3>
      <Purposes
        heads={heads}
        items={[bulk.name, bulk.mobile, bulk.email, bulk.type, bulk.company, bulk.message]}
      />
      <h3>{newsletter.heading}</h3>
      <Purposes heads={heads} items={[newsletter.email]} />
      <h3>{tellMe.heading}</h3>
      <Purposes heads={heads} items={[tellMe.contact]} />
      <p>{leftOut}</p>
    </>
  )
}

interface Purpose {
  given: string
  used: string
}

/** What a form asks for and what each of it is used for, as a table under its two headings. */
function Purposes({ heads, items }: { heads: Purpose; items: readonly Purpose[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heads.given}</th>
          <th scope="col">{heads.used}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ given, used }) => (
          <tr key={given}>
            <th scope="row">{given}</th>
            <td>{used}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where data is kept, who sees it, and for how long. */
function PrivacyStorage({ say }: { say: (text: string) => React.ReactNode }) {
  const { cookies, processes, kept, safety } = useWords(storageWords)
  return (
    <>
      <h2 id="cookies">{cookies.heading}</h2>
      <p>{cookies.none}</p>
      <ul>
        <li>{say(cookies.token)}</li>
        <li>{say(cookies.list)}</li>
        <li>{say(cookies.offer)}</li>
        <li>{cookies.notes}</li>
        <li>{cookies.draft}</li>
        <li>{say(cookies.waiting)}</li>
        <li>{cookies.seen}</li>
      </ul>

      <h2 id="who-processes">{processes.heading}</h2>
      <p>{processes.staff}</p>
      <p>{processes.others}</p>

      <h2 id="how-long">{kept.heading}</h2>
      <p>{kept.text(mostRetentionMonths)}</p>

      <h2 id="safety">{safety.heading}</h2>
      <p>{say(safety.text)}</p>
    </>
  )
}

/** The visitor's rights, and how to use them. */
function PrivacyRights({ say }: { say: (text: string) => React.ReactNode }) {
  const { rights, use, children, complaint, changes } = useWords(rightsWords)
  return (
    <>
      <h2 id="rights">{rights.heading}</h2>
      <dl>
        <dt>{rights.access}</dt>
        <dd>{rights.accessIs}</dd>
        <dt>{rights.correction}</dt>
        <dd>{rights.correctionIs}</dd>
        <dt>{rights.erasure}</dt>
        <dd>{rights.erasureIs}</dd>
        <dt>{rights.withdrawal}</dt>
        <dd>{rights.withdrawalIs}</dd>
        <dt>{rights.grievance}</dt>
        <dd>{rights.grievanceIs}</dd>
        <dt>{rights.nomination}</dt>
        <dd>{rights.nominationIs}</dd>
      </dl>

      <h2 id="use-your-rights">{use.heading}</h2>
      <p>{say(use.text)}</p>
      <p>{use.languages}</p>

      <h2 id="children">{children.heading}</h2>
      <p>{children.text}</p>

      <h2 id="complaint">{complaint.heading}</h2>
      <p>{complaint.text}</p>

      <h2 id="changes">{changes.heading}</h2>
      <p>{say(changes.text)}</p>
    </>
  )
}
