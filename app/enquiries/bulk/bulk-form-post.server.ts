import { createContext, type RouterContextProvider } from 'react-router'
import type { Receipt } from '#app/enquiries/enquiries.server.ts'
import { judging } from '#app/enquiries/receiving/receive-form.server.ts'
import { bulkFormPath } from '#app/paths/shop-paths.ts'
import { answerPost } from '#server/forms/answer-form.ts'
import { receiveBulkEnquiry } from './bulk-enquiries.server.ts'
import { parseBulkEnquiry } from './bulk-enquiry.schema.ts'
import { bulkFields } from './bulk-enquiry.ts'

/** Whether the form was just refused: then it is shown again, whatever else can't be read. */
export const isRefusedContext = createContext(false)

/**
 * The corporate page's action: the bulk form posted without JavaScript is stored and sent on to
 * the thanks (303), or comes back with what was typed and the messages (422) or the reason why it
 * was not taken (429, 503).
 */
export async function receiveBulkForm(request: Request, context: Readonly<RouterContextProvider>) {
  const answer = await answerPost(context, request, {
    fields: bulkFields,
    parse: (values, _form, language) => parseBulkEnquiry(values, language),
    receive: judging(receiveBulkEnquiry),
    sentPage: ({ reference }: Receipt) => `${bulkFormPath}?sent=${reference}#expert`,
  })
  context.set(isRefusedContext, !(answer instanceof Response))
  return answer
}
