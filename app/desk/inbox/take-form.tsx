import { useInboxTaking } from './inbox-taking.ts'
import type { ShownRow } from './shown-inbox.ts'

/** Says that nobody has it, and lets one take it: the row stays where it is. */
export function TakeForm({ row: { reference, name, version } }: { row: ShownRow }) {
  const { take, action } = useInboxTaking()
  return (
    <form
      className="take"
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        take({ reference, version })
      }}
    >
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="version" value={version} />
      <span className="nobody">Nobody</span>
      <button type="submit" className="link" data-key="a" aria-label={`Take it: ${name}`}>
        Take it
      </button>
    </form>
  )
}
