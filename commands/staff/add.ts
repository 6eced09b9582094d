import { parseArgs } from 'node:util'
import { addStaff, findAccount } from '#app/staff/accounts.server.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { isNameTaken } from '#app/staff/own-account.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import { staffNameRule, takenWords } from '#app/staff/staff-details.ts'
import { foldEmailAddress } from '#app/ui/forms/email-address.ts'
import { mobileNumberRule, normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import { Refusal, UsageError } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { printLink } from './print-link.ts'
import { readPassword } from './read-password.ts'
import { readRole } from './read-role.ts'

/** `add`: lets somebody sign in, by a password from standard input or by a link that is printed. */
export async function add(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string' },
      mobile: { type: 'string' },
    },
  })
  const [typed = '', ...more] = positionals
  const email = foldEmailAddress(typed)
  if (!email || more.length > 0) throw new UsageError('Say one e-mail address.')
  const name = values.name?.trim()
  if (!name) throw new UsageError('Say the name with --name.')
  const wrongName = staffNameRule(name)
  if (wrongName) throw new UsageError(wrongName)
  const role = readRole(values.role)
  const mobileNumber = readMobileNumber(values.mobile)
  const password = await readPassword()
  await withSiteDatabase(async (db) => {
    for (const identity of [email, mobileNumber]) {
      if (identity && (await findAccount(db, identity))) {
        throw new Refusal(`Somebody signs in by ${identity} already: npm run staff -- list`)
      }
    }
    const person = { name, role, email, ...(mobileNumber && { mobileNumber }) }
    const secret = password ? { passwordHash: await hashPassword(password) } : {}
    const staffId = await writeTransaction(db, async (transaction) => {
      if (await isNameTaken(transaction, name)) throw new Refusal(takenWords.name)
      const id = await addStaff(transaction, { ...person, ...secret })
      const event = { code: 'staff-added', aboutStaffId: id, about: role } as const
      await recordStaffEvent(transaction, event)
      return id
    })
    if (password) say(`${name} can sign in now.`)
    else await printLink(db, { purpose: 'invitation', staffId })
  })
}

function readMobileNumber(typed: string | undefined) {
  if (typed === undefined) return undefined
  const number = normalizeMobileNumber(typed)
  const wrong = mobileNumberRule(number)
  if (wrong) throw new UsageError(wrong)
  return number
}
