import { Field } from '#app/ui/field.tsx'
import type { HandedOver } from './hand-over-link.server.ts'

const words = {
  invitation: { title: 'Hand this link over', until: 'It works once, and for three days.' },
  reset: { title: 'Hand this link over', until: 'It works once, and for an hour.' },
}

/** Shows a link that was just made, once: nobody can read it again. */
export function HandedOverLink({
  name,
  handed: { purpose, link, mailedTo },
}: {
  name: string
  handed: HandedOver
}) {
  const { title, until } = words[purpose]
  return (
    <section className="handed" role="status" aria-labelledby="handed-over">
      <h2 id="handed-over">{title}</h2>
      <p>
        It lets {name} choose a password. {until} It is shown only now.
      </p>
      <Field
        id="link"
        name="link"
        label={`Link for ${name}`}
        readOnly
        defaultValue={link}
        optional
      />
      {mailedTo && <p>It is on its way to {mailedTo} too.</p>}
    </section>
  )
}
