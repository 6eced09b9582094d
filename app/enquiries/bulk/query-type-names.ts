import type { QueryType } from './bulk-enquiry.ts'
import { bulkFieldsWords } from './bulk-fields.words.ts'

/** A query type in the words of its form (§5), as the staff read it. */
export const queryTypeNames: Record<QueryType, string> = bulkFieldsWords.en.types
