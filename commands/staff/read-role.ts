import { isRole, type Role, roles } from '#app/staff/role.ts'
import { UsageError } from '#commands/shared/run-command.ts'

/** Gives the role that `--role` names; throws a `UsageError` for any other text. */
export function readRole(text: string | undefined): Role {
  if (text && isRole(text)) return text
  throw new UsageError(`Say the role with --role: ${roles.join(', ')}.`)
}
