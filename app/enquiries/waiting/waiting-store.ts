import { browserQueue } from '#app/ui/forms/browser-queue.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'

/** The enquiries that this browser holds, by their `submissionId`. */
export const {
  list: listWaiting,
  add: addWaiting,
  change: changeWaiting,
  onChange: onWaitingChange,
} = browserQueue<WaitingEnquiry>({
  database: 'enquiries',
  store: 'waiting',
  idOf: ({ submissionId }) => submissionId,
})
