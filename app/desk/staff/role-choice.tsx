import { roles } from '#app/staff/role.ts'
import { roleWords } from './role-words.ts'

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
