import type { FileEvent } from '#app/enquiries/answering/enquiry-file.ts'
import type { EnquiryState } from '#app/enquiries/answering/enquiry-state.ts'
import {
  isEnquiryState,
  lostReasons,
  lostReasonWords,
  stateWords,
} from '#app/enquiries/answering/enquiry-state.ts'
import type { LogIcon } from '#app/enquiries/desk/enquiry/enquiry-view.ts'

type Told = Pick<FileEvent, 'code' | 'from' | 'to' | 'by' | 'toPerson'>

/** Gives what happened, after the name of who did it: `changed New to Quoted`. */
export function eventWords({ code, from, to, by, toPerson }: Told, visitor: string): string {
  switch (code) {
    case 'state':
      return stateChangeWords(from, to)
    case 'reached':
      return `spoke with ${visitor}`
    case 'written':
      return `wrote to ${visitor}`
    case 'no-answer':
      return `called ${visitor}, no answer`
    case 'not-called':
      return `did not call ${visitor}`
    case 'handed-back':
      return 'made it our turn again'
    case 'wrote-again':
      return `${visitor} sent another enquiry`
    case 'released':
      return 'took it out of quarantine, its e-mails were sent'
    case 'next-step':
      if (to === 'ours') return 'made it our turn'
      return to === 'theirs' ? `waits for ${visitor}` : 'changed the next step'
    case 'person':
      if (!toPerson) return by ? 'put it back: nobody has it' : 'nobody has it'
      return toPerson.id === by?.id ? 'took it' : `gave it to ${firstWord(toPerson.name)}`
    case 'opened':
      return 'opened it'
    case 'note':
      return 'wrote a note'
    case 'note-struck':
      return 'struck out a note'
    case 'address-corrected':
      return 'corrected the e-mail address'
    case 'corrected':
      return `corrected what is known of ${visitor}`
    case 'sent-again':
      return 'sent an e-mail again'
    case 'undone':
      return 'undid the last change'
    case 'exported':
      return 'exported it'
    case 'quote-sent':
      return `sent quote ${to}`
    case 'quote-accepted':
      return by ? `noted that ${visitor} accepted quote ${to}` : `${visitor} accepted quote ${to}`
    case 'quote-change-asked':
      return by
        ? `noted that ${visitor} asked for a change of quote ${from}`
        : `${visitor} asked for a change of quote ${from}`
    case 'quote-declined':
      return `noted that ${visitor} does not want quote ${to}`
    case 'quote-sent-again':
      return `sent quote ${to} again by e-mail`
    case 'quote-written':
      return `sent quote ${to} by WhatsApp`
    case 'quote-not-written':
      return `has not sent quote ${to} by WhatsApp yet`
    case 'quote-reopened':
      return from === 'declined'
        ? `noted that ${visitor} may want quote ${to} after all`
        : `noted that quote ${to} is not accepted after all`
    case 'quote-withdrawn':
      return `withdrew quote ${to}`
    case 'quote-prolonged':
      return `made quote ${to} valid for longer`
    case 'quote-paid':
      return from
        ? `noted ${from} received in all for quote ${to}`
        : `noted that quote ${to} is paid`
  }
}

/** Gives what somebody did as a strip says it: `Ravi changed this to Quoted`. */
export function newsWords(event: Told, visitor: string): string {
  const who = event.by && firstWord(event.by.name)
  if (event.code === 'state') {
    return `${who ? `${who} changed this` : 'This was changed'} to ${readState(event.to).words}`
  }
  const words = eventWords(event, visitor)
  return who ? `${who} ${words}` : asSentence(words)
}

/** Gives words with a capital at their beginning. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Gives the sign that stands beside an event. */
export function eventIcon({ code, to }: Pick<FileEvent, 'code' | 'to'>): LogIcon | EnquiryState {
  return (code === 'state' && readState(to).state) || (icons[code] ?? 'check')
}

/** Gives a colleague's first name, by which staff call each other. */
export function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

const icons: Partial<Record<FileEvent['code'], LogIcon>> = {
  reached: 'phone',
  'no-answer': 'phone',
  'not-called': 'phone',
  written: 'whatsapp',
  person: 'person',
  opened: 'eye',
  note: 'note',
  'note-struck': 'note',
  'address-corrected': 'mail',
  corrected: 'check',
  'sent-again': 'mail',
  undone: 'undo',
  'quote-sent': 'mail',
  'quote-sent-again': 'mail',
  'quote-written': 'whatsapp',
  'quote-not-written': 'whatsapp',
  'quote-reopened': 'undo',
  'quote-accepted': 'check',
  'quote-change-asked': 'note',
  'quote-declined': 'note',
  'quote-withdrawn': 'undo',
}

function stateChangeWords(from: string | null, to: string | null) {
  const [before, after] = [readState(from), readState(to)]
  if (before.state === after.state && after.reason) return `said why it was lost: ${after.reason}`
  const why = after.reason ? `: ${after.reason}` : ''
  return `changed ${before.words} to ${after.words}${why}`
}

/** Reads a state as events have it, with the reason of a lost one: `lost:price`. */
export function readState(code: string | null) {
  const [name = '', reason] = (code ?? '').split(':')
  const state = isEnquiryState(name) ? name : undefined
  const known = lostReasons.find((one) => one === reason)
  return {
    state,
    words: state ? stateWords[state] : name,
    reason: known && lostReasonWords[known].toLowerCase(),
  }
}
