import { parseArgs } from 'node:util'
import { UsageError } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { counted } from '#languages/counted.ts'
import { dropHeld, releaseHeld } from '#server/delivery/outbox/held-messages.ts'
import { readOutboxState } from '#server/delivery/outbox/outbox-state.ts'

/** `held`: the messages that are held back since a restore: how many, let them go, or drop them. */
export async function held(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { send: { type: 'boolean' }, drop: { type: 'boolean' } },
  })
  if (values.send && values.drop) throw new UsageError('Choose one of --send and --drop.')
  await withSiteDatabase(async (db) => {
    if (values.send) {
      return say(`${counted(await releaseHeld(db), 'held message goes', 'held messages go')} out.`)
    }
    if (values.drop) {
      const dropped = counted(await dropHeld(db), 'held message is', 'held messages are')
      return say(`${dropped} thrown away.`)
    }
    const { held } = await readOutboxState(db)
    const them = held === 1 ? 'it' : 'them'
    say(
      `${counted(held, 'message is', 'messages are')} held back. --send lets ${them} go, --drop throws ${them} away.`,
    )
  })
}
