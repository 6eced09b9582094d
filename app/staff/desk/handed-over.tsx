import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import type { HandedOver } from './hand-over-link.server.ts'

const untilWords = { invitation: 'three days', reset: 'an hour' }

/** Shows a link that was just made, once: nobody can read it again. */
export function HandedOverLink({
  name,
  handed: { purpose, link, mailedTo },
}: {
  name: string
  handed: HandedOver
}) {
  return (
    <section className="handed" role="status" aria-labelledby="handed-over" {...takesFocus}>
      <h2 id="handed-over">Hand this link over</h2>
      <p>
        It lets {name} choose a password. It works once, and for {untilWords[purpose]}. It is shown
        only now.
      </p>
      <div className="field">
        <label htmlFor="link">Link for {name}</label>
        <input id="link" readOnly value={link} />
      </div>
      {mailedTo && <p>It is on its way to {mailedTo} too.</p>}
    </section>
  )
}
