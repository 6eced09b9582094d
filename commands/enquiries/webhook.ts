import { parseArgs } from 'node:util'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { counted } from '#languages/counted.ts'
import { dropUnsentWebhooks } from '#server/delivery/outbox/outbox.ts'
import { readChannelStates } from '#server/delivery/outbox/outbox-state.ts'

/** `webhook`: the webhooks that were not delivered: how many, or drop them. */
export async function webhook(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { drop: { type: 'boolean' } } })
  await withSiteDatabase(async (db) => {
    if (values.drop) {
      const dropped = counted(await dropUnsentWebhooks(db), 'webhook is', 'webhooks are')
      return say(`${dropped} thrown away.`)
    }
    const { unsent } = await readChannelStates(db, { unsent: ['webhook'] }, new Date())
    const { waiting, givenUp, held } = unsent
    const all = waiting + givenUp + held
    const them = all === 1 ? 'it' : 'them'
    say(
      `${counted(all, 'webhook was', 'webhooks were')} not delivered: ${waiting} waiting, ${givenUp} given up, ${held} held back. --drop throws ${them} away.`,
    )
  })
}
