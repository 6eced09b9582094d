import { enquiryPath, inboxPath } from '#app/paths/desk-paths.ts'
import type { Language } from '#languages/language.ts'
import { spokenWords } from '#languages/language-table.ts'
import type { Notice } from '#server/delivery/outbox/message.ts'

/** An enquiry that a notice is about, as far as a notice may say. */
export interface ToldEnquiry {
  reference: string
  firstName: string
  place?: string | undefined
  language: Language
}

interface NotificationFacts {
  /** Where the desk is: 'Aangan, the desk'. */
  desk: string
  /** Whether the phone's owner lets it say who asks. */
  saysWho: boolean
  /** How many enquiries are ours to answer. */
  waiting: number
}

/** What a phone says of new enquiries; there is at least one. Never a number, never an address. */
export function newEnquiryNotification(
  enquiries: readonly ToldEnquiry[],
  facts: NotificationFacts,
): Notice {
  const [one] = enquiries
  const single = enquiries.length === 1 && one
  return {
    ...standing(facts),
    title: single
      ? `New enquiry${facts.saysWho ? ` from ${whoOf(single)}` : ''}${inLanguage(single)}`
      : `${enquiries.length} new enquiries`,
    opens: single ? enquiryPath(single.reference) : inboxPath,
    tag: single ? single.reference : 'new',
  }
}

/** What a visitor answered to a quote. */
export interface AnsweredQuote extends ToldEnquiry {
  /** Or they ask for a change. */
  isAccepted: boolean
}

/** What a phone says of answers to quotes; there is at least one. Never a sum. */
export function quoteNotification(
  answers: readonly AnsweredQuote[],
  facts: NotificationFacts,
): Notice {
  const [one] = answers
  const single = answers.length === 1 ? one : undefined
  const who = single && facts.saysWho ? whoOf(single) : 'A visitor'
  const did = single?.isAccepted ? 'accepted the quote' : 'asks for a change of the quote'
  return {
    ...standing(facts),
    title: single ? `${who} ${did}` : `${answers.length} quotes were answered`,
    opens: single ? enquiryPath(single.reference) : inboxPath,
    tag: 'quote',
  }
}

/** What a phone says of enquiries that wait for us for longer than was promised. */
export function lateNotification(
  enquiries: readonly ToldEnquiry[],
  facts: NotificationFacts,
): Notice {
  const [one] = enquiries
  const single = enquiries.length === 1 && one
  const who = single && facts.saysWho ? whoOf(single) : 'An enquiry'
  return {
    ...standing(facts),
    title: single ? `${who} waits too long` : `${enquiries.length} enquiries wait too long`,
    opens: single ? enquiryPath(single.reference) : inboxPath,
    tag: 'late',
  }
}

/** What a phone says of messages that cannot be delivered. `reference`: what the only one is about. */
export function failureNotification(
  count: number,
  reference: string | null,
  facts: NotificationFacts,
): Notice {
  return {
    ...standing(facts),
    title: count === 1 ? 'A message does not arrive' : `${count} messages do not arrive`,
    opens: reference ? enquiryPath(reference) : inboxPath,
    tag: 'failure',
  }
}

/** What a phone shows when somebody wants to see how it looks. */
export function trialNotification(facts: NotificationFacts): Notice {
  const title = facts.saysWho ? 'New enquiry from Meera, Kothrud' : 'New enquiry'
  return {
    ...standing(facts),
    title,
    text: `A trial from ${facts.desk}`,
    opens: inboxPath,
    tag: 'trial',
  }
}

function standing({ desk, waiting }: NotificationFacts) {
  return { text: desk, waiting }
}

/** In which language somebody is to answer; English goes without saying. */
function inLanguage({ language }: ToldEnquiry) {
  const spoken = spokenWords(language)
  return spoken ? `, in ${spoken}` : ''
}

function whoOf({ firstName, place }: ToldEnquiry) {
  return place ? `${firstName}, ${place}` : firstName
}
