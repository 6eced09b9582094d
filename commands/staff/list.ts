import { parseArgs } from 'node:util'
import { listStaff } from '#app/staff/accounts.server.ts'
import { localTime } from '#app/time/india.ts'
import { formatOptions, printJson, printRows, readFormat } from '#commands/shared/print-rows.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'

const columns = ['name', 'email', 'mobile', 'role', 'password', 'last here']

/** `list`: who may sign in, whether they have chosen a password, and when they were last here. */
export async function list(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: formatOptions })
  const format = readFormat(values)
  await withSiteDatabase(async (db) => {
    const staff = await listStaff(db)
    if (format === 'json') return printJson(staff)
    const rows = staff.map(({ name, email, mobileNumber, role, hasPassword, lastSeenAt }) => ({
      name,
      email,
      mobile: mobileNumber ?? '',
      role,
      password: hasPassword ? 'yes' : 'not yet',
      'last here': lastSeenAt ? localTime(lastSeenAt) : '',
    }))
    printRows(rows, columns, format)
  })
}
