import { Form, Link } from 'react-router'
import type { ShownRow } from '#app/enquiries/desk/inbox/shown-inbox.ts'
import { useInboxTaking } from '#app/enquiries/desk/inbox/taking/inbox-taking.ts'
import { counted } from '#languages/counted.ts'

/** The form that the boxes of the rows belong to, wherever they stand. */
const formId = 'set-aside'

/** A row's box. Without a label of its own beside it: the name stands in the same row. */
export function ChooseBox({ row }: { row: ShownRow }) {
  if (!row.isSetAside) return null
  return (
    <label className="row-choose">
      <input type="checkbox" form={formId} name="chosen" value={textOf(row)} />
      <span className="vh">Choose {row.name}</span>
    </label>
  )
}

interface ChooseSetAsideProps {
  rows: readonly ShownRow[]
  mayDiscard: boolean
  /** What somebody wants to discard and is asked about again. */
  asked: readonly { reference: string; version: number }[] | undefined
}

/** What can be done with several enquiries that the site has set aside, and the question before they go. */
export function ChooseSetAside({ rows, mayDiscard, asked }: ChooseSetAsideProps) {
  const { action } = useInboxTaking()
  const setAside = rows.filter(({ isSetAside }) => isSetAside)
  if (setAside.length === 0) return null
  if (asked) return <AskAgain asked={asked} />
  return (
    <Form method="post" action={action} id={formId} className="set-aside-do" preventScrollReset>
      <input type="hidden" name="shown" value={setAside.map(textOf).join(' ')} />
      <label className="tick">
        <input type="checkbox" name="all" value="yes" />
        {setAside.length === 1 ? 'The one' : `All ${setAside.length}`} set aside on this page
      </label>
      <button type="submit" name="intent" value="release-chosen" className="btn btn-line">
        Release
      </button>
      {mayDiscard && (
        <button type="submit" name="intent" value="discard-chosen" className="btn btn-line">
          Discard…
        </button>
      )}
    </Form>
  )
}

function AskAgain({ asked }: { asked: NonNullable<ChooseSetAsideProps['asked']> }) {
  const { list, action } = useInboxTaking()
  const many = asked.length
  return (
    <Form method="post" action={action} className="notice set-aside-do" preventScrollReset>
      {asked.map((each) => (
        <input key={each.reference} type="hidden" name="chosen" value={textOf(each)} />
      ))}
      <p role="alert">
        <b>Discard {counted(many, 'enquiry', 'enquiries')} for good?</b> What{' '}
        {many === 1 ? 'it says' : 'they say'} is erased, with no way back. Nobody was written to.
      </p>
      <button type="submit" name="intent" value="discard-for-good-chosen" className="btn">
        Discard for good
      </button>
      <Link className="more" to={list} replace>
        Keep {many === 1 ? 'it' : 'them'}
      </Link>
    </Form>
  )
}

function textOf({ reference, version }: { reference: string; version: number }) {
  return `${reference}.${version}`
}
