import type { RouterContextProvider } from 'react-router'
import { appContext } from '#server/app-context.ts'
import { answerPost } from './answer-form.server.ts'
import { receiveBulkEnquiry } from './bulk-enquiries.server.ts'
import { parseBulkEnquiry } from './bulk-enquiry.schema.ts'
import { bulkFields, bulkFormPath } from './bulk-enquiry.ts'

/**
 * The corporate page's action: the bulk form posted without JavaScript is stored and sent on to
 * the thanks (303), or comes back with what was typed and the messages (422).
 */
export function receiveBulkForm(request: Request, context: Readonly<RouterContextProvider>) {
  return answerPost(context.get(appContext), request, {
    fields: bulkFields,
    parse: parseBulkEnquiry,
    receive: receiveBulkEnquiry,
    sentPage: (reference) => `${bulkFormPath}?sent=${reference}#expert`,
  })
}
