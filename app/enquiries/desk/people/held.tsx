import { Form, Link } from 'react-router'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { EraseFields, ErasePerson } from './erase-person.tsx'
import type { Erasing } from './erasing.server.ts'
import type { HeldOfPerson } from './held.server.ts'

interface HeldProps {
  held: HeldOfPerson
  /** The number or address by which they were found; none where an enquiry's own page asked. */
  who: string | undefined
  /** What erasing would take, once it is asked for. */
  erasing: Erasing | undefined
  /** Why it was not erased. */
  unsure: string | undefined
}

/** Everything that is held of a person, and for whom was looked for here, the way to erasing it. */
export function Held({ held: { enquiries, beside }, who, erasing, unsure }: HeldProps) {
  const others = Object.entries(beside).filter(([, lines]) => lines.length > 0)
  if (enquiries.length + others.length === 0) {
    return <p className="notice">Nothing is kept about this person.</p>
  }
  return (
    <section className="held" aria-labelledby="held">
      <h2 id="held">Held of this person</h2>
      <p className="stone">Print this page to hand it over. That it was shown is written down.</p>
      {enquiries.map(({ reference, facts, notes, events }) => (
        <article key={reference}>
          <h3>
            <Link to={enquiryPath(reference)}>{reference}</Link>
          </h3>
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Lines heading="Notes" lines={notes} />
          <Lines heading="What happened" lines={events} />
        </article>
      ))}
      {others.map(([heading, lines]) => (
        <Lines key={heading} heading={heading} lines={lines} />
      ))}
      {who && !erasing && <MayErase who={who} />}
      {who && erasing && <Erase who={who} erasing={erasing} unsure={unsure} />}
    </section>
  )
}

function MayErase({ who }: { who: string }) {
  return (
    <Form method="post" className="quiet" preventScrollReset>
      <input type="hidden" name="intent" value="find" />
      <input type="hidden" name="who" value={who} />
      <button type="submit" className="more" name="erase" value="yes">
        <Icon name="bin" />
        Erase on the visitor’s request
      </button>
    </Form>
  )
}

interface EraseProps {
  who: string
  erasing: Erasing
  unsure: string | undefined
}

function Erase({ who, erasing, unsure }: EraseProps) {
  return (
    <ErasePerson erasing={erasing}>
      <Form method="post" className="form" preventScrollReset>
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="who" value={who} />
        <EraseFields who={who} problem={unsure} />
        <button type="submit" className="more" name="intent" value="find" formNoValidate>
          Keep it
        </button>
      </Form>
    </ErasePerson>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h4>{heading}</h4>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </>
  )
}
