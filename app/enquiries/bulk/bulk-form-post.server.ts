import type { RouterContextProvider } from 'react-router'
import type { Receipt } from '#app/enquiries/enquiries.server.ts'
import { judging } from '#app/enquiries/receiving/receive-form.server.ts'
import { bulkFormPath } from '#app/paths/shop-paths.ts'
import { answerPost } from '#server/forms/answer-form.ts'
import { receiveBulkEnquiry } from './bulk-enquiries.server.ts'
import { parseBulkEnquiry } from './bulk-enquiry.schema.ts'
import { bulkFields } from './bulk-enquiry.ts'

/**
 * The corporate page's action: the bulk form posted without JavaScript is stored and sent on to
 * the thanks (303), or comes back with what was typed and the messages (422) or the reason why it
 * was not taken (429, 503).
 */
export function receiveBulkForm(request: Request, context: Readonly<RouterContextProvider>) {
  return answerPost(context, request, {
    fields: bulkFields,
    parse: (values, _form, language) => parseBulkEnquiry(values, language),
    receive: judging(receiveBulkEnquiry),
    sentPage: ({ reference }: Receipt) => `${bulkFormPath}?sent=${reference}#sent`,
  })
}
