import { useFollow } from '#app/desk/parts/use-follow.ts'
import { failureWords } from '#app/enquiries/desk/enquiry/words/failure-words.ts'
import type { TestStanding } from './test-email.server.ts'

/** How a test e-mail stands, asked for again while it is on its way. */
export function TestFate({ test }: { test: TestStanding }) {
  useFollow(test === 'on its way', 1_000)
  return (
    <span role="status">
      {test === 'delivered'
        ? 'The mail server has taken the test.'
        : test === 'on its way'
          ? 'The test is on its way.'
          : `The test was not taken: ${failureWords(test.failed)}.`}
    </span>
  )
}
