import { parseArgs } from 'node:util'
import { Refusal, UsageError } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { counted } from '#languages/counted.ts'
import { resend } from '#server/delivery/outbox/outbox.ts'
import { listMessages } from './messages.ts'
import { readReference } from './reference.ts'

/** `resend`: puts messages that were given up, or sent, back in line; the site sends them. */
export async function resendMessages(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { 'given-up': { type: 'boolean' }, sent: { type: 'boolean' } },
    allowPositionals: true,
  })
  const everything = values['given-up'] === true
  if (everything && (positionals.length > 0 || values.sent)) {
    throw new UsageError(
      '--given-up is for all enquiries: give no reference and no --sent with it.',
    )
  }
  const reference = everything ? undefined : readReference(positionals)
  await withSiteDatabase(async (db) => {
    const states = values.sent ? (['given-up', 'sent'] as const) : (['given-up'] as const)
    const messages = await listMessages(db, { reference, states: [...states] })
    let again = 0
    for (const { id } of messages) if (await resend(db, id)) again += 1
    if (again === 0 && reference) {
      const hint = values.sent ? '' : ' With --sent, those that were sent go again.'
      throw new Refusal(`${reference} has no message that could be sent again.${hint}`)
    }
    say(`${counted(again, 'message')} will be sent again.`)
  })
}
