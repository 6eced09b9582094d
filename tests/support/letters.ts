import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { beginLetter, createLetter, saveLetter } from '#app/newsletter/letters/letters.server.ts'
import { openLetters } from '#app/newsletter/letters/open-letters.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import type { Database } from '#database/connection.ts'
import { readConfig } from '#server/config.ts'
import { createDelivery } from '#server/delivery/delivery.ts'
import { standardPace } from '#server/delivery/pace.ts'
import { testPace } from './test-delivery.ts'

/** Puts so many people on the newsletter's list, confirmed; the first is reader1@example.com. */
export async function addReaders(db: Database, count: number): Promise<void> {
  const at = '2024-11-01T06:00:00.000Z'
  const rows = Array.from({ length: count }, (_, place) => ({
    email: `reader${place + 1}@example.com`,
    token: `token-${place + 1}`,
    subscribed_at: at,
    confirmed_at: at,
  }))
  for (let start = 0; start < count; start += 500) {
    await db
      .insertInto('subscribers')
      .values(rows.slice(start, start + 500))
      .execute()
  }
}

/** Writes a letter and begins to send it. Gives its id. */
export async function beginSomeLetter(db: Database, now?: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const id = await createLetter(transaction, 1, now)
    const words = { subject: 'Monsoon notes', text: 'It rains.' }
    await saveLetter(transaction, { id, version: 1, words }, 1, now)
    await beginLetter(transaction, { id, version: 2 }, 1, now)
    return id
  })
}

/** A delivery that carries letters and nothing else to a mail server, stopped after the test. */
export async function carryLetters(db: Database, url: string, env: Record<string, string> = {}) {
  const config = readConfig({ SMTP_URL: url, ...env }, shopDefaults)
  const delivery = createDelivery({
    // An attempt that is broken off is made again, and what had arrived arrives twice.
    db,
    pace: { ...testPace, attempt: standardPace.attempt },
    log: pino({ level: 'silent' }),
    openTransports: () => [openLetters(url, db, { config })],
  })
  await delivery.start()
  onTestFinished(() => delivery.stop())
  return { config, delivery }
}
