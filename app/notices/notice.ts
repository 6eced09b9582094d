import { type Language, spokenWords } from '#app/languages/language.ts'
import type { Notice } from '#server/delivery/message.ts'

/** An enquiry that a notice is about, as far as a notice may say. */
export interface ToldEnquiry {
  reference: string
  firstName: string
  place?: string | undefined
  language: Language
}

interface NoticeFacts {
  /** Where the desk is: 'Aangan, the desk'. */
  desk: string
  /** Whether the phone's owner lets it say who asks. */
  saysWho: boolean
  /** How many enquiries are ours to answer. */
  waiting: number
}

const inbox = '/desk'
const pageOf = (reference: string) => `/desk/enquiries/${reference}`

/** What a phone says of new enquiries; there is at least one. Never a number, never an address. */
export function newEnquiryNotice(enquiries: readonly ToldEnquiry[], facts: NoticeFacts): Notice {
  const [one] = enquiries
  const single = enquiries.length === 1 && one
  return {
    ...standing(facts),
    title: single
      ? `New enquiry${facts.saysWho ? ` from ${whoOf(single)}` : ''}${inLanguage(single)}`
      : `${enquiries.length} new enquiries`,
    opens: single ? pageOf(single.reference) : inbox,
    tag: single ? single.reference : 'new',
  }
}

/** What a phone says of enquiries that wait for us for longer than was promised. */
export function lateNotice(enquiries: readonly ToldEnquiry[], facts: NoticeFacts): Notice {
  const [one] = enquiries
  const single = enquiries.length === 1 && one
  const who = single && facts.saysWho ? whoOf(single) : 'An enquiry'
  return {
    ...standing(facts),
    title: single ? `${who} waits too long` : `${enquiries.length} enquiries wait too long`,
    opens: single ? pageOf(single.reference) : inbox,
    tag: 'late',
  }
}

/** What a phone says of messages that cannot be delivered. `reference`: what the only one is about. */
export function failureNotice(count: number, reference: string | null, facts: NoticeFacts): Notice {
  return {
    ...standing(facts),
    title: count === 1 ? 'A message does not arrive' : `${count} messages do not arrive`,
    opens: reference ? pageOf(reference) : inbox,
    tag: 'failure',
  }
}

/** What a phone shows when somebody wants to see how it looks. */
export function trialNotice(facts: NoticeFacts): Notice {
  const title = facts.saysWho ? 'New enquiry from Meera, Kothrud' : 'New enquiry'
  return {
    ...standing(facts),
    title,
    text: `A trial from ${facts.desk}`,
    opens: inbox,
    tag: 'trial',
  }
}

function standing({ desk, waiting }: NoticeFacts) {
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
