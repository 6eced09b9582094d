import type { Transaction } from 'kysely'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'

/** What a change is made with: the row is locked until the transaction ends. */
export interface ChangeContext {
  transaction: Transaction<Schema>
  app: Pick<App, 'config'>
  enquiry: EnquiryRow
  staffId: number | null
  submissionId?: string | undefined
  now: Date
}
