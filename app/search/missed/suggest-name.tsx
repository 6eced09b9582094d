import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface SuggestNameProps {
  /** Where the product's page stands, which takes the form. */
  path: string
  /** What it is, as in 'this plant'. */
  thing: 'plant' | 'product'
  /** True after it was sent. */
  thanked: boolean
  typed?: string | undefined
  error?: string | undefined
}

/** "Tell us another name for this plant": a small form that works without JavaScript. */
export function SuggestName({ path, thing, thanked, typed, error }: SuggestNameProps) {
  if (thanked) {
    return (
      <p className="another-name" id="another-name" role="status">
        <Icon name="done" />
        Thank you. We look at every name.
      </p>
    )
  }
  return (
    <details className="another-name" id="another-name" open={error !== undefined}>
      <summary className="more">Tell us another name for this {thing}</summary>
      <form action={`${path}#another-name`} method="post" noValidate>
        <Field
          id="another-name-field"
          name="name"
          label="What do you call it?"
          maxLength={40}
          autoComplete="off"
          defaultValue={typed}
          error={error}
        />
        <button type="submit" className="btn btn-line">
          Send the name
        </button>
      </form>
    </details>
  )
}
