import { Form } from 'react-router'
import { MendFirst } from '#app/desk/shell/mend-first.tsx'
import { useFormRound } from '#app/desk/shell/use-form-round.ts'
import { Field } from '#app/ui/field.tsx'
import type { RefusedChange } from './account-changes.ts'

/** The name under which colleagues see who did what. */
export function NameForm({ name, refused }: { name: string; refused: RefusedChange | undefined }) {
  const { round, form, onSubmit } = useFormRound(name, refused !== undefined)
  return (
    <section aria-labelledby="your-name">
      <h2 id="your-name">Your name</h2>
      <Form
        key={round}
        className="form"
        method="post"
        noValidate
        preventScrollReset
        ref={form}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="intent" value="name" />
        <MendFirst errors={refused?.errors} />
        <Field
          id="name"
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={80}
          defaultValue={refused?.values.name ?? name}
          error={refused?.errors.name}
          hint="Your colleagues see it beside what you did."
        />
        <button type="submit" className="btn">
          Save the name
        </button>
      </Form>
    </section>
  )
}
