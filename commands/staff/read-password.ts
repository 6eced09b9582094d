import { fstatSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { passwordRule } from '#app/staff/password.server.ts'
import { Refusal } from '#commands/shared/run-command.ts'

/**
 * Gives the password that stands on standard input, without the end of its line; undefined on a
 * terminal, and where there is none. Throws a `Refusal` for one that will not do.
 */
export async function readPassword(): Promise<string | undefined> {
  const input = fstatSync(0)
  if (!input.isFIFO() && !input.isFile() && !input.isSocket()) return undefined
  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  if (!password) return undefined
  const wrong = passwordRule(password)
  if (wrong) throw new Refusal(wrong)
  return password
}
