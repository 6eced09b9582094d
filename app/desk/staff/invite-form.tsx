import { Form } from 'react-router'
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
          <Field
            id="email"
            name="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            maxLength={254}
            defaultValue={values?.email}
            error={errors.email}
          />
          <Field
            id="mobileNumber"
            name="mobileNumber"
            label="Mobile number"
            type="tel"
            autoComplete="off"
            maxLength={24}
            optional
            defaultValue={values?.mobileNumber}
            error={errors.mobileNumber}
          />
        </div>
        <RoleChoice role={values?.role ?? 'desk'} error={errors.role} />
        <button type="submit" className="btn">
          Invite
        </button>
      </Form>
    </section>
  )
}
