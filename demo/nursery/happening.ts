import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '#server/app-context.ts'
import type { Staff } from './staff.ts'

/** The demonstration's nursery while its past is written. */
export interface Nursery {
  app: App
  /** The ids of its staff. */
  staff: Staff
  /** Sets the clock of what runs beside, such as the delivery. */
  turnTo(at: Date): void
}

/** Something that somebody did at an instant of the nursery's past. */
export interface Happening {
  at: Date
  /** Does it, as at that instant, through the function that the site itself calls. */
  happen(nursery: Nursery, at: Date): Promise<unknown>
}

/** How often to look whether all messages are sent, and how long that may take, in ms. */
const lookMs = 2
/** Each so many looks the delivery is woken again: waking it costs more than a look. */
const looksToWake = 10
const sentWithinMs = 30_000

/**
 * Lets everything happen in the order of its time. Before the clock moves on, every message that came of
 * a happening has been sent.
 */
export async function letHappen(nursery: Nursery, happenings: readonly Happening[]): Promise<void> {
  const inOrder = happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { at, happen } of inOrder) {
    nursery.turnTo(at)
    await happen(nursery, at)
    await waitUntilSent(nursery.app)
  }
}

/** Waits until the outbox holds nothing that is still to be sent; throws where that does not come. */
export async function waitUntilSent({ db, delivery }: App): Promise<void> {
  const end = performance.now() + sentWithinMs
  for (let looks = 0; performance.now() < end; looks += 1) {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .limit(1)
      .executeTakeFirst()
    if (!waiting) return
    if (looks % looksToWake === 0) delivery.wake()
    await pause(lookMs)
  }
  throw new Error('The demonstration’s messages could not be kept.')
}
