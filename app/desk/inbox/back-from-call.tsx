import { Form } from 'react-router'
import { useComingBack } from '#app/desk/enquiry/coming-back.ts'
import { enquiryPath } from '#app/desk/enquiry/enquiry-path.ts'
import { ReachedQuestion } from '#app/desk/enquiry/question.tsx'
import { firstNameOf } from '#app/desk/enquiry/visitor-words.ts'
import { newId } from '#app/ui/new-id.ts'
import type { ShownInbox } from './shown-inbox.ts'

/**
 * After a call or a message from the list: whether it reached anybody. The answer is written down and
 * leads to the enquiry, where its next step stands.
 */
export function BackFromCall({ groups }: Pick<ShownInbox, 'groups'>) {
  const rows = groups.flatMap((group) => group.rows)
  const [errand, answered] = useComingBack(rows.map(({ reference }) => reference))
  const row = rows.find(({ reference }) => reference === errand?.about)
  if (!errand || !row) return null
  const { reference, version, name } = row
  return (
    <ReachedQuestion
      firstName={firstNameOf(name)}
      errand={errand.from}
      answered={answered}
      Form={({ intent, fields = {}, className, children }) => (
        <Form method="post" action={enquiryPath(reference)} className={className}>
          {Object.entries({ intent, version, submission: newId(), ...fields }).map(
            ([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ),
          )}
          {children}
        </Form>
      )}
    />
  )
}
