import type { Transaction } from 'kysely'
import { heldSubscriptions } from '#app/newsletter/held-subscriptions.server.ts'
import { heldWaiting } from '#app/waiting-list/held-waiting.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** Something that is held of people beside their enquiries, by their e-mail addresses and numbers. */
interface HeldBeside {
  /** What `npm run enquiries -- person --json` calls it. */
  key: string
  /** What the owner reads above it. */
  heading: string
  /** What the owner reads before it is erased. */
  goes: string
  /** Finds what is held of addresses and of numbers of ten digits, with all that is stored and nobody's secret. */
  find(
    db: Database,
    addresses: readonly string[],
    numbers: readonly string[],
  ): Promise<{ contact: string; askedAt: string; row: object }[]>
  /** Erases it, and gives how much it was. */
  remove(
    transaction: Transaction<Schema>,
    addresses: readonly string[],
    numbers: readonly string[],
  ): Promise<number>
}

/** All that is held of people beside enquiries and messages: shown and erased with them. */
export const heldBeside: readonly HeldBeside[] = [heldSubscriptions, heldWaiting]
