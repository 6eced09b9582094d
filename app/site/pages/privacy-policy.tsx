import { privacyPolicyPath } from '#app/paths/shop-paths.ts'
import { NOTICE_VERSION } from '#app/settings/contact/privacy-notice.ts'
import { useLanguage } from '#languages/use-language.ts'
import type { Business, Notice } from '#server/config/owners-part.ts'
import { EnglishHolds } from './english-holds.tsx'
import { useMarkedText } from './marked-text.tsx'
import { PrivacyForms } from './privacy-forms.tsx'
import { privacyWords } from './privacy-policy.words.ts'
import { PrivacyRights } from './privacy-rights.tsx'
import { PrivacyStorage } from './privacy-storage.tsx'
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
