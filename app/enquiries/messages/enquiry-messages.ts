import type { NamedProduct, StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import type { Config } from '#server/config.ts'
import type { Message, WebhookEvent } from '#server/delivery/outbox/message.ts'
import { staffEmail, visitorEmail } from './enquiry.email.ts'

/** A message that an enquiry causes. */
type EnquiryMessage = Extract<Message, { reference?: string }>

/**
 * Every message that an enquiry causes: an e-mail to the staff, one to the visitor unless
 * `acknowledge` is false, and the webhook where one is set. `answerTime` tells the visitor when
 * somebody will answer, `draft` is what a WhatsApp message to them begins with. `visitorProducts`
 * are the products as the visitor calls them.
 */
export function enquiryMessages(
  enquiry: StoredEnquiry,
  products: NamedProduct[],
  {
    business,
    siteUrl,
    draft,
    webhook,
    acknowledge,
    answerTime,
    visitorProducts = products,
  }: Pick<Config, 'business' | 'siteUrl' | 'webhook'> & {
    draft: string
    acknowledge: boolean
    answerTime?: string
    visitorProducts?: NamedProduct[]
  },
): EnquiryMessage[] {
  const { reference } = enquiry
  const messages: EnquiryMessage[] = [
    { kind: 'staff-email', reference, email: staffEmail(enquiry, products, { siteUrl, draft }) },
  ]
  if (acknowledge) {
    const email = visitorEmail(enquiry, visitorProducts, business, answerTime)
    messages.push({ kind: 'visitor-email', reference, email })
  }
  if (webhook) messages.push({ kind: 'webhook', reference, event: asEvent(enquiry, products) })
  return messages
}

/** Named as in the calls (§7), the same for both forms. */
function asEvent(enquiry: StoredEnquiry, products: NamedProduct[]): WebhookEvent {
  return {
    type: 'enquiry.received',
    timestamp: enquiry.received_at,
    data: {
      reference: enquiry.reference,
      kind: enquiry.kind,
      fullName: enquiry.full_name,
      email: enquiry.email,
      mobileNumber: enquiry.mobile_number,
      address: enquiry.address ?? null,
      type: enquiry.query_type ?? null,
      companyName: enquiry.company_name ?? null,
      message: enquiry.message ?? null,
      products,
    },
  }
}
