import { bulkFieldsWords } from '#app/enquiries/bulk/bulk-fields.words.ts'
import { pricedWords } from '#app/enquiries/priced-words.ts'
import { someOf } from '#app/enquiries/some-of.ts'
import type { NamedProduct, StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { istTime } from '#app/time/day-words.ts'
import type { Language } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import type { Business } from '#server/config/owners-part.ts'
import { escapeHtml, htmlLetter, htmlLetterIn, letter } from '#server/delivery/channels/letter.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import { visitorChatLink } from './visitor-chat.ts'
import { visitorEmailWords } from './visitor-email.words.ts'

/** What a subject says of the products, in characters at most. */
const subjectLength = 120

type Fact = [label: string, value: string]

/** Where the e-mail to the staff leads. */
export interface StaffLinks {
  /** The site's address, under which the desk is. */
  siteUrl: string
  /** With what a WhatsApp message to the visitor begins, in their language. */
  draft: string
}

/** The e-mail that tells the staff of an enquiry: all that was said, and one tap to answer it. */
export function staffEmail(
  enquiry: StoredEnquiry,
  products: NamedProduct[],
  { siteUrl, draft }: StaffLinks,
): Email {
  const { reference, full_name, email, mobile_number, language = 'en' } = enquiry
  const name = oneLine(full_name)
  const address = oneLine(email)
  const canReply = fitsHeader(address)
  const howToWrite = canReply
    ? 'Reply to this e-mail to write to the visitor.'
    : 'To write to the visitor, use the address above.'
  const names = products.flatMap((product) => product.name ?? [])
  const about = names.length > 0 ? ` about ${someOf(names, subjectLength)}` : ''
  const links: [label: string, url: string, button: string][] = [
    ['At the desk', `${siteUrl}${enquiryPath(reference)}`, 'Open it at the desk'],
    ['Call', `tel:+91${mobile_number}`, `Call ${name}`],
    ['WhatsApp', visitorChatLink(mobile_number, draft), `WhatsApp ${name}`],
  ]
  const facts: Fact[] = [
    ['Reference', reference],
    ['Received', istTime(enquiry.received_at)],
    ['Language', languageTable[language].english],
    ...factsOf(enquiry, products.map(staffLine)),
  ]
  return {
    subject: oneLine(`${kindOf(enquiry, 'en')} ${reference} from ${name}${about}`),
    ...(canReply && { replyTo: { name, address } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: letter(
      asText(facts),
      asText(links.map(([label, url]): Fact => [label, url])),
      howToWrite,
    ),
    html: htmlLetter(
      asTable(facts),
      ...links.map(
        ([, url, button]) => `<p><a href="${escapeHtml(url)}">${escapeHtml(button)}</a></p>`,
      ),
      `<p>${howToWrite}</p>`,
    ),
  }
}

/**
 * Whether any mail server takes a header with this address. A domain of any script has a spelling in
 * ASCII, what stands before it has none (RFC 6531), and a strict server would refuse the whole e-mail.
 */
function fitsHeader(address: string) {
  return /^[ -~]+@/.test(address)
}

/**
 * The e-mail that tells the visitor, in the enquiry's language, that it arrived, and which products
 * it is about.
 * The address may be anybody's, so nothing else that was typed is in it but the name.
 * `answerTime` is a sentence that says when somebody will answer.
 */
export function visitorEmail(
  enquiry: StoredEnquiry,
  products: NamedProduct[],
  business: Business,
  answerTime?: string,
): Email & { to: NonNullable<Email['to']> } {
  const { reference, language = 'en' } = enquiry
  const words = visitorEmailWords[language]
  const name = oneLine(enquiry.full_name)
  const opening = [
    words.dear(name),
    words.thanks(business.name, reference),
    `${words.reach}${answerTime ? ` ${answerTime}` : ''} ${words.orCall(business.phoneDisplay)}`,
  ]
  const closing = [business.name, business.address]
  const facts = factsToVisitor(enquiry, products, language)
  return {
    to: { name, address: oneLine(enquiry.email) },
    subject: oneLine(words.subject(reference)),
    replyTo: { name: business.name, address: business.email },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: letter(...opening, ...(facts.length > 0 ? [asText(facts)] : []), closing.join('\n')),
    html: htmlLetterIn(
      language,
      ...opening.map((line) => `<p>${escapeHtml(line)}</p>`),
      ...(facts.length > 0 ? [asTable(facts)] : []),
      `<p>${closing.map(escapeHtml).join('<br>')}</p>`,
    ),
  }
}

/** What kind of enquiry it is, in the words of its form (§5). */
function kindOf({ query_type }: StoredEnquiry, language: Language) {
  return query_type
    ? bulkFieldsWords[language].types[query_type]
    : visitorEmailWords[language].enquiry
}

/** What an acknowledgement repeats: words of ours, and how many of each product. */
function factsToVisitor(
  enquiry: StoredEnquiry,
  products: NamedProduct[],
  language: Language,
): Fact[] {
  const words = visitorEmailWords[language]
  const facts: Fact[] = [
    [words.type, enquiry.kind === 'bulk' ? kindOf(enquiry, language) : ''],
    [words.products, products.map((product) => pricedWords(product, language)).join('\n')],
  ]
  return facts.filter(([, value]) => value)
}

function factsOf(enquiry: StoredEnquiry, products: string[]): Fact[] {
  const facts: [string, string | null | undefined][] = [
    ['Type', enquiry.kind === 'bulk' ? kindOf(enquiry, 'en') : undefined],
    ['Name', enquiry.full_name],
    ['Company', enquiry.company_name],
    ['Mobile number', `+91 ${enquiry.mobile_number}`],
    ['E-mail', enquiry.email],
    ['Address', enquiry.address],
    ['Products', products.join('\n')],
    ['Message', enquiry.message],
  ]
  return facts.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []))
}

/** With the note, which the visitor's own e-mail leaves out as it does all that was typed. */
function staffLine(product: NamedProduct) {
  return product.note ? `${pricedWords(product)}\n  ${product.note}` : pricedWords(product)
}

/** Of what goes into a header: whatever it holds, it can't begin another one. */
function oneLine(text: string) {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function asText(facts: Fact[]) {
  return facts
    .map(([label, value]) =>
      value.includes('\n')
        ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}`
        : `${label}: ${value}`,
    )
    .join('\n')
}

function asTable(facts: Fact[]) {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${label}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return `<table cellpadding="4">${rows.join('')}</table>`
}
