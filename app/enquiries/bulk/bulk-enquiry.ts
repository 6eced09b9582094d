import { companyNameRule, enquiryRules, type Rule } from '#app/enquiries/enquiry-rules.ts'
import type { FormKind } from '#app/enquiries/form/form-kind.ts'
import type { Suspicion } from '#app/enquiries/receiving/suspicion.ts'
import { submitBulkPath } from '#app/paths/shop-paths.ts'
import type { Language } from '#languages/language.ts'
import { bulkFieldsWords } from './bulk-fields.words.ts'

/** The bulk form's fields in order (§3): names as in the call. */
export const bulkFields = [
  'fullName',
  'mobileNo',
  'email',
  'type',
  'companyName',
  'message',
] as const

export type BulkField = (typeof bulkFields)[number]
export type BulkValues = Record<BulkField, string>

export const noBulkValues: BulkValues = {
  fullName: '',
  mobileNo: '',
  email: '',
  type: '',
  companyName: '',
  message: '',
}

export const queryTypes = ['corporateGift', 'bulkPurchase'] as const
export type QueryType = (typeof queryTypes)[number]

/** What a visitor sent with 'Connect with an expert', checked and tidied. */
export interface BulkEnquiry extends BulkValues {
  type: QueryType
  submissionId?: string
  /** In which it was written, and the privacy notice read; English unless told. */
  language?: Language
  suspicion?: Suspicion
}

/** What the thanks for a query say of it. */
export interface SentBulkQuery {
  reference: string
  /** When there will be an answer. */
  answerTime: string | undefined
}

const queryTypeRule: Rule = (value, language) =>
  queryTypes.some((type) => type === value) ? undefined : bulkFieldsWords[language].typeMissing

/** The bulk enquiry as its form types and sends it (§5, §7). */
export const bulkKind: FormKind<BulkField> = {
  url: submitBulkPath,
  draftKey: 'bulk-enquiry-draft',
  rules: {
    fullName: enquiryRules.fullName,
    mobileNo: enquiryRules.mobileNumber,
    email: enquiryRules.email,
    type: queryTypeRule,
    companyName: companyNameRule,
    message: enquiryRules.message,
  },
  mobileField: 'mobileNo',
}
