import { Form } from 'react-router'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { useFormRound } from '#app/desk/parts/use-form-round.ts'
import { ContactFields } from '#app/staff/contact-fields.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import type { Invited } from './invite-person.server.ts'
import { RoleChoice } from './role-choice.tsx'

/** Invites somebody: they choose a password by the link that is handed over. */
export function InviteForm({
  link,
  refused,
}: {
  /** What the last one who was invited chooses a password by. */
  link: string | undefined
  refused: Extract<Invited, { errors: unknown }> | undefined
}) {
  const { values, errors = {} } = refused ?? {}
  const { round, form, onSubmit } = useFormRound(link, refused !== undefined)
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite someone</h2>
      <Form key={round} className="form" method="post" noValidate ref={form} onSubmit={onSubmit}>
        <MendFirst errors={refused?.errors} />
        <Field
          id="name"
          name="name"
          label="Name"
          autoComplete="off"
          maxLength={80}
          defaultValue={values?.name}
          error={errors.name}
        />
        <div className="two">
          <ContactFields values={values} errors={errors} />
        </div>
        <RoleChoice role={values?.role ?? 'desk'} error={errors.role} />
        <button type="submit" className="btn">
          Invite
        </button>
      </Form>
    </section>
  )
}
