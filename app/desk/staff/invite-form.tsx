import { Form } from 'react-router'
import { MendFirst } from '#app/desk/shell/mend-first.tsx'
import { ContactFields } from '#app/staff/contact-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Invited } from './invite-person.server.ts'
import { RoleChoice } from './role-choice.tsx'

/** Invites somebody: they choose a password by the link that is handed over. */
export function InviteForm({
  refused,
}: {
  refused: Extract<Invited, { errors: unknown }> | undefined
}) {
  const { values, errors = {} } = refused ?? {}
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite someone</h2>
      <Form className="form" method="post" noValidate>
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
