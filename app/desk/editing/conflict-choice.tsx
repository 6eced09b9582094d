import { takeName } from './take-name.ts'

/** A field that two people have changed. */
export interface ShownConflict<Field extends string = string> {
  field: Field
  /** Which size, of a product's sizes. */
  size?: number
  label: string
  yours: string
  theirs: string
  who: string
  at: string
}

interface ConflictChoiceProps {
  conflict: readonly ShownConflict[]
  /** What they were writing. */
  what?: string
}

/** Two people changed the same fields: both values side by side, and which one is to stay. */
export function ConflictChoice({ conflict, what = 'product' }: ConflictChoiceProps) {
  const [first] = conflict
  if (!first) return null
  return (
    <section className="conflict" aria-labelledby="h-conflict" role="alert">
      <h2 id="h-conflict">
        {first.who} saved this {what} while you were writing ({first.at})
      </h2>
      <p>Nothing of yours is lost. Choose for each what is to stay, then save again.</p>
      {conflict.map(({ label, yours, theirs, who, ...of }) => (
        // What was chosen against other words is chosen anew.
        <fieldset key={`${takeName(of)} ${theirs}`}>
          <legend>{label}</legend>
          <Side name={takeName(of)} value="mine" whose="Yours" words={yours} />
          <Side name={takeName(of)} value="theirs" whose={`${who}’s`} words={theirs} />
        </fieldset>
      ))}
    </section>
  )
}

interface SideProps {
  name: string
  value: string
  whose: string
  words: string
}

function Side({ name, value, whose, words }: SideProps) {
  return (
    <label className="side">
      <span className="tick">
        <input type="radio" name={name} value={value} required />
        <b>{whose}</b>
      </span>
      <span className="side-words" dir="auto">
        {words}
      </span>
    </label>
  )
}
