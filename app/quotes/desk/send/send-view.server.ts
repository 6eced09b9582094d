import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { numberWords } from '#app/enquiries/desk/enquiry/words/visitor-words.ts'
import { renderSeen } from '#app/quotes/desk/sent/render-seen.server.tsx'
import type { SeenQuote } from '#app/quotes/desk/sent/seen-quote.tsx'
import { describeDraft } from '#app/quotes/desk/write/draft-view.server.ts'
import type { DraftView } from '#app/quotes/desk/write/draft-view.ts'
import { draftOf, type StoredRevision } from '#app/quotes/drafts/drafts.server.ts'
import { findReplaceable, listOtherQuotes } from '#app/quotes/drafts/other-quotes.server.ts'
import { readDraft } from '#app/quotes/drafts/read-draft.ts'
import { dayAfter, quoteName } from '#app/quotes/quote.ts'
import { findEarlier } from '#app/quotes/sending/earlier-revision.server.ts'
import { reminderAfter } from '#app/quotes/sending/send-quote.server.ts'
import { digestOf, whatIsSent } from '#app/quotes/sending/what-is-sent.server.ts'
import type { QuoteSettings } from '#app/settings/quotes/quote-settings.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { dateFrom, dayHeading } from '#app/time/day-words.ts'
import { indiaDay, indiaInstant } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'

/** Everything that the page shows on which a draft is looked at and sent. */
export interface SendView {
  draft: DraftView
  /** Where it can go; missing where the visitor gave none. */
  email: string | undefined
  mobile: string | undefined
  validTill: string
  /** How the revision before this one stands; empty where there is none. */
  before: string
  /** That it is accepted, and what sending this one does to that. */
  accepted: string | undefined
  reminder: string | undefined
  /** What has to be said of other quotes that are open; missing where none is. */
  others: OthersView | undefined
  /** What the visitor will read, and its digest; missing while it can't be sent. */
  seen: SeenQuote | undefined
  shown: string | undefined
}

/** Other quotes of the enquiry that its visitor can accept still, in words. */
export interface OthersView {
  words: string
  /** What the draft is called if it takes the other's place; missing where it can't. */
  becomes: string | undefined
}

/** Puts a draft that can be sent into the words of that page. */
export async function describeSending(
  app: Pick<App, 'db' | 'config'>,
  row: StoredRevision,
  now: Date,
): Promise<SendView> {
  const draft = await describeDraft(app, row, now)
  const visitor = await app.db
    .selectFrom('enquiries')
    .select(['email', 'mobile_number', 'remind_at'])
    .where('id', '=', row.enquiry_id)
    .executeTakeFirstOrThrow()
  const settings = await readQuoteSettings(app)
  const { reminderDays } = settings
  const earlier = await findEarlier(app.db, row)
  const { hours } = await readDeskSettings(app.db)
  const ours = reminderAfter(now, reminderDays, hours)?.toISOString()
  const set = visitor.remind_at
  const isEarlier = set !== null && set > now.toISOString() && ours !== undefined && set < ours
  const at = isEarlier ? set : ours
  const days = reminderDays === 1 ? 'one working day' : `${reminderDays} working days`
  return {
    draft,
    email: visitor.email || undefined,
    mobile: visitor.mobile_number ? numberWords(visitor.mobile_number) : undefined,
    validTill: `till ${dateFrom(indiaInstant(draft.draft.validUntil || draft.until.day), now)}`,
    ...(await previewQuote(app, row, settings, now)),
    others: await describeOthers(app.db, row, now),
    before: earlier?.state ?? '',
    accepted:
      earlier?.state === 'accepted'
        ? `Revision ${earlier.revision} is accepted. This one takes its place, and ${draft.enquiry.firstName} is asked again.`
        : undefined,
    reminder:
      at &&
      (isEarlier
        ? `The reminder that was set for ${dayHeading(at, now)} stays.`
        : `A reminder to ask ${draft.enquiry.firstName} is set for ${dayHeading(at, now)}, ${days} from now.`),
  }
}

/** Puts other quotes into words, of which it must be said what becomes of them before this one is sent. */
async function describeOthers(
  db: Database,
  row: StoredRevision,
  now: Date,
): Promise<OthersView | undefined> {
  const ids = { enquiryId: row.enquiry_id, quoteId: row.quote_id }
  const others = await listOtherQuotes(db, ids, now)
  const [first] = others
  if (!first) return undefined
  const names = new Intl.ListFormat('en').format(others.map(quoteName))
  const until = dateFrom(indiaInstant(first.validUntil), now)
  const replaced = await findReplaceable(db, row, others)
  return {
    words:
      others.length === 1
        ? `${names} was sent for this enquiry, and is open till ${until}.`
        : `${names} were sent for this enquiry, and are open.`,
    becomes: replaced && quoteName({ ...replaced, revision: replaced.revision + 1 }),
  }
}

/** Gives a draft as its visitor will read it, with the digest of that; nothing while it can't be sent. */
async function previewQuote(
  app: Pick<App, 'db' | 'config'>,
  row: StoredRevision,
  settings: QuoteSettings,
  now: Date,
): Promise<Pick<SendView, 'seen' | 'shown'>> {
  const { read } = readDraft(draftOf(row), {
    settings,
    today: indiaDay(now),
    defaultUntil: dayAfter(now, settings.validDays),
  })
  if (!read) return { seen: undefined, shown: undefined }
  const says = await whatIsSent(app.db, row, read, settings)
  return { seen: await renderSeen(app, says), shown: digestOf(says) }
}
