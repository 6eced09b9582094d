import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { sentWords } from '#app/enquiries/form/sending/sent.words.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { type BulkField, type BulkValues, bulkKind, type SentBulkQuery } from './bulk-enquiry.ts'
import BulkEnquiryForm from './bulk-enquiry-form.island.tsx'
import { bulkFormWords } from './bulk-form.words.ts'
import { corporateWords } from './corporate.words.ts'

interface BulkEnquiryPanelProps {
  business: Business
  /** What a refused post without JavaScript had in its fields, and the messages for it. */
  values?: BulkValues
  errors?: Errors<BulkField>
  failure?: string
  /** A query just sent without JavaScript. */
  sent?: SentBulkQuery
}

/** 'Connect with an expert' (§2): the words, the bulk form or its thanks, gifts on the floor. */
export function BulkEnquiryPanel({
  business,
  values,
  errors,
  failure,
  sent,
}: BulkEnquiryPanelProps) {
  const words = useWords(corporateWords)
  return (
    <section className="section" id="expert" aria-labelledby="expert-title">
      <div className="wrap">
        <div className="expert room-neel">
          <div className="expert-words">
            <h2 className="display" id="expert-title">
              {words.expert}
            </h2>
            <p className="lede">{words.expertText}</p>
            <ul>
              <li>
                <Icon name="phone" />
                <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>
              </li>
              <li>
                <Icon name="mail" />
                <a href={`mailto:${business.email}`}>{business.email}</a>
              </li>
            </ul>
          </div>
          {sent ? (
            <SentBulk {...sent} />
          ) : (
            <Island
              name="bulk-enquiry-form"
              component={BulkEnquiryForm}
              keeps={bulkKind.draftKey}
              props={{ values, errors, failure }}
            />
          )}
          <div className="expert-art">
            <Picture name="corporate-gifts" alt="" sizes="(min-width: 900px) 304px, 131px" />
          </div>
        </div>
      </div>
    </section>
  )
}

/** §8's thanks where no dialog could be opened. */
function SentBulk({ reference, answerTime }: SentBulkQuery) {
  const words = useWords(bulkFormWords)
  const { referenceBefore, referenceAfter } = useWords(sentWords)
  return (
    <div className="expert-sent">
      <KolamMark />
      <h3 id="sent" tabIndex={-1}>
        {words.thanks}
      </h3>
      <p>
        {`${words.appreciate} `}
        {answerTime}
      </p>
      <p>
        {referenceBefore}
        <strong className="whole">{reference}</strong>
        {referenceAfter}
      </p>
    </div>
  )
}
