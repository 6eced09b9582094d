/** `npm run staff -- …`: who may sign in to the desk. */
import { runCommand, UsageError } from './shared/run-command.ts'
import { add } from './staff/add.ts'
import { giveRole } from './staff/give-role.ts'
import { list } from './staff/list.ts'
import { remove } from './staff/remove.ts'
import { reset } from './staff/reset.ts'

const usage = `Usage: npm run staff -- <what> [options]

  add EMAIL --name NAME --role ROLE [--mobile NUMBER]
                           lets somebody sign in by this e-mail or number; prints a link for
                           them that works once, within 3 days, to choose a password
  list [--json|--csv]      who may sign in
  role EMAIL --role ROLE   gives somebody another role, and signs them out
  reset EMAIL              signs somebody out everywhere; prints a link that works once, within
                           an hour, to choose another password
  remove EMAIL             lets somebody sign in no more

Roles:  owner      everything
        desk       enquiries, quotes, guides; sees the products
        catalogue  products, guides

A password on standard input takes the place of the link (add, reset):
  npm run staff -s -- add asha@example.com --name Asha --role desk < password.txt
In place of EMAIL, role, reset and remove take a mobile number too.

Exit codes: 0 done, 1 failed or nobody found, 2 called wrongly.`

const subcommands = new Map<string, (args: string[]) => Promise<void>>([
  ['add', add],
  ['list', list],
  ['role', giveRole],
  ['reset', reset],
  ['remove', remove],
])

await runCommand(usage, async ([name, ...args]) => {
  if (!name) throw new UsageError('Say what to do.')
  const subcommand = subcommands.get(name)
  if (!subcommand) throw new UsageError(`There is no "${name}".`)
  await subcommand(args)
})
