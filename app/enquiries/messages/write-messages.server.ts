import type { Transaction } from 'kysely'
import { answerTimeWords } from '#app/enquiries/answering/answer-time.ts'
import type { DeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { firstDrafts } from '#app/enquiries/answering/texts/first-texts.ts'
import { fillIn } from '#app/enquiries/answering/texts/ready-text.ts'
import { readyTextFacts } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { nameForVisitor } from '#app/enquiries/receiving/local-products.server.ts'
import { productsOf, type StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { enquiryMessages } from './enquiry-messages.ts'

/** What messages are written by, besides the enquiry. */
interface Circumstances {
  config: Config
  settings: DeskSettings
  now: Date
}

/**
 * Gives every message that an enquiry causes as it is written at this instant: by the desk's hours and
 * words, and with products as the visitor calls them. `acknowledge`: also one to the visitor.
 */
export async function writeMessages(
  transaction: Transaction<Schema>,
  enquiry: StoredEnquiry,
  { config, settings, now, acknowledge }: Circumstances & { acknowledge: boolean },
): Promise<ReturnType<typeof enquiryMessages>> {
  const { language = 'en', full_name: fullName, reference } = enquiry
  const products = productsOf({ products: enquiry.products ?? '[]' })
  const visitorProducts = await nameForVisitor({ db: transaction, config }, products, language)
  const { draft = firstDrafts } = settings
  const asked = { fullName, reference, products: visitorProducts }
  return enquiryMessages(enquiry, products, {
    ...config,
    acknowledge,
    answerTime: answerTimeWords(now, settings, language),
    draft: fillIn(draft[language], readyTextFacts(asked, settings.hours, language)),
    visitorProducts,
  })
}
