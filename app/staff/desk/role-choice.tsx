import { type Role, roles } from '#app/staff/role.ts'

/** What somebody may do, as radios with a word on each. */
export function RoleChoice({ role, error }: { role: string; error?: string | undefined }) {
  return (
    <fieldset className="roles" aria-describedby={error && 'role-error'}>
      <legend>May do</legend>
      {roles.map((each) => (
        <label key={each} className="tick">
          <input type="radio" name="role" value={each} defaultChecked={each === role} />
          <span>
            <b>{roleWords[each].name}</b> <small>{roleWords[each].may}</small>
          </span>
        </label>
      ))}
      {error && (
        <span className="err" id="role-error">
          {error}
        </span>
      )}
    </fieldset>
  )
}

/** The roles as people say them, and what each may do. */
export const roleWords: Record<Role, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'everything, with staff and erasing' },
  desk: { name: 'Desk', may: 'answers enquiries, writes quotes and guides; sees the catalogue' },
  catalogue: { name: 'Catalogue only', may: 'products, pictures and guides' },
}
