import { sql, type Transaction } from 'kysely'
import type { StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import { askUnderLocks } from '#database/named-lock.ts'
import { prepared } from '#database/postgres/prepared.ts'
import type { Schema } from '#database/schema.ts'
import { isWithinLimits, mailboxLock, selectSent } from '#server/delivery/mailbox-limits.ts'

const minuteMs = 60 * 1000
/** Within this time the same words again, sent without an id, are the same enquiry. */
const repeatWithinMs = 10 * minuteMs
/** A mobile number's share is counted over this time. */
const shareWithinMs = 60 * minuteMs

type Content = Pick<StoredEnquiry, 'mobile_number' | 'email' | 'quarantined_at'>

/** What is asked about: an enquiry that is about to be stored, and how many its number may send an hour. */
interface Arriving {
  content: Content
  submissionId: string | undefined
  fingerprint: string
  /** No limit when 0. */
  mostPerMobile: number
  now: Date
}

/** What the database knows about an enquiry before it is stored. */
interface KnownBefore {
  /** The enquiry that was stored with this submission id. */
  submitted: { reference: string; fingerprint: string } | undefined
  /** The reference of one with the same words, within the last ten minutes. */
  repeated: string | undefined
  /** In how many seconds the number may send another; undefined when it may now. */
  waitSeconds: number | undefined
  /** Whether this visitor has asked something that waits for the visitor, not for us. */
  hasTheirs: boolean
  /** Whether the visitor's address may be sent one more acknowledgement. */
  mayAcknowledge: boolean
}

interface Answer {
  submitted_reference: string | null
  submitted_fingerprint: string | null
  repeated: string | null
  oldest_of_share: string | null
  has_theirs: number
}

/**
 * Gives the names under which one transaction at a time stores an enquiry. In this order always, so
 * that no two wait for each other.
 */
function locksOf({ content, submissionId, fingerprint, mostPerMobile }: Arriving): string[] {
  return [
    ...(submissionId ? [`submission ${submissionId}`] : []),
    `enquiry ${fingerprint}`,
    ...(mostPerMobile > 0 ? [`mobile ${content.mobile_number}`] : []),
    mailboxLock('visitor-email', content.email),
  ]
}

/**
 * Lets only one transaction at a time store such an enquiry, and asks all that decides about it, on
 * PostgreSQL in one trip to another process. What is quarantined is compared with its like alone: it is no
 * repeat of what is not, which would then cause no mail, and its number has a share of its own, since
 * a program must not use up the allowance of the person whose number it gives.
 */
export async function findKnownBefore(
  transaction: Transaction<Schema>,
  arriving: Arriving,
): Promise<KnownBefore> {
  const { content, submissionId = '', fingerprint, mostPerMobile, now } = arriving
  const { mobile_number: mobile, email } = content
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const ofItsLike = content.quarantined_at
    ? sql`quarantined_at is not null`
    : sql`quarantined_at is null`
  // What lies further ahead was received under a wrong clock.
  const oldestOfShare = sql`(
    select received_at from enquiries
    where mobile_number = ${mobile} and ${ofItsLike}
      and received_at > ${at(-shareWithinMs)} and received_at < ${at(shareWithinMs)}
    order by received_at desc limit 1 offset ${sql.lit(mostPerMobile - 1)})`
  const known = sql<Answer>`select
    (select reference from enquiries where submission_id = ${submissionId}) as submitted_reference,
    (select fingerprint from enquiries where submission_id = ${submissionId}) as submitted_fingerprint,
    (select reference from enquiries
      where fingerprint = ${fingerprint} and received_at >= ${at(-repeatWithinMs)} and ${ofItsLike}
      limit 1) as repeated,
    ${mostPerMobile > 0 ? oldestOfShare : sql`null`} as oldest_of_share,
    case when exists (select 1 from enquiries where mobile_number = ${mobile} and turn = 'theirs')
      or exists (select 1 from enquiries where lower(email) = ${email.toLowerCase()} and turn = 'theirs')
      then 1 else 0 end as has_theirs`
  const [answers, sent] = await askUnderLocks<[Answer, { created_at: string }]>(
    transaction,
    locksOf(arriving),
    [
      prepared(known.compile(transaction)),
      prepared(selectSent(transaction, 'visitor-email', email, now).compile()),
    ],
  )
  // A select without a table gives exactly one row.
  const answer = answers[0] as Answer
  const { submitted_reference: reference, submitted_fingerprint: submitted } = answer
  return {
    submitted: reference === null ? undefined : { reference, fingerprint: submitted ?? '' },
    repeated: answer.repeated ?? undefined,
    waitSeconds: answer.oldest_of_share
      ? secondsUntilShared(answer.oldest_of_share, now)
      : undefined,
    hasTheirs: answer.has_theirs === 1,
    mayAcknowledge: isWithinLimits('visitor-email', sent, now),
  }
}

function secondsUntilShared(oldest: string, now: Date) {
  return Math.ceil((Date.parse(oldest) + shareWithinMs - now.getTime()) / 1000)
}
