import { Form, Link } from 'react-router'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import type { DraftView } from './draft-view.ts'

/** Somebody else writes a quote for the same enquiry. */
export function OtherDraft({ other }: { other: { id: number; words: string } }) {
  return (
    <div className="notice" role="status">
      <p>
        <b>{other.words}</b> Whoever sends the second is asked whether both hold.
      </p>
      <Link className="more" to={oneQuotePath(other.id)}>
        See that draft
      </Link>
    </div>
  )
}

/** A draft that was thrown away: it can be brought back. */
export function ThrownDraft({ view: { enquiry } }: { view: DraftView }) {
  return (
    <>
      <div className="notice" role="status">
        <p>
          <b>This draft is thrown away.</b> Nobody was written to.
        </p>
        <Form method="post">
          <button type="submit" className="btn" name="intent" value="bring-back">
            Bring it back
          </button>
        </Form>
      </div>
      <p>
        <Link className="more" to={enquiryPath(enquiry.reference)}>
          Back to {enquiry.name}
        </Link>
      </p>
    </>
  )
}
