import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { suggestNameWords } from './suggest-name.words.ts'

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

const fieldId = 'another-name-field'

/** "Tell us another name for this plant": a small form that works without JavaScript. */
export function SuggestName({ path, thing, thanked, typed, error }: SuggestNameProps) {
  const words = useWords(suggestNameWords)
  const inPath = usePath()
  if (thanked) {
    return (
      <p
        className="another-name"
        id="another-name"
        role="group"
        aria-labelledby="another-name"
        tabIndex={-1}
      >
        <Icon name="done" />
        {words.thanks}
      </p>
    )
  }
  return (
    <details className="another-name" id="another-name" open={error !== undefined}>
      <summary className="more">{thing === 'plant' ? words.tellPlant : words.tellProduct}</summary>
      <form action={inPath(`${path}#${fieldId}`)} method="post" noValidate>
        <Field
          id={fieldId}
          name="name"
          label={words.question}
          maxLength={40}
          autoComplete="off"
          defaultValue={typed}
          error={error}
        />
        <button type="submit" className="btn btn-line">
          {words.send}
        </button>
      </form>
    </details>
  )
}
