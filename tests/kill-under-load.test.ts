import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendEnquiries } from './support/send-form.ts'
import { startSite } from './support/site.ts'

const enquiries = 2_000
const connections = 16
const kills = 5

test(`${enquiries} enquiries over ${connections} connections outlive ${kills} kills of the process`, async () => {
  let site = await startSite()
  const address = { url: site.url }
  const port = new URL(site.url).port
  const { answered, done } = sendEnquiries(address, { enquiries, connections })

  for (let kill = 1; kill <= kills; kill++) {
    // Spread over the work, so that each kill meets requests under way.
    while (answered.size < (enquiries * kill) / (kills + 1)) await wait(5)
    await site.stop({ signal: 'SIGKILL', keepData: true })
    site = await startSite({ PORT: port }, site.dataDir)
  }
  await done
  await site.stop({ keepData: true })

  const database = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { readOnly: true })
  const rows = database.prepare('select reference, submission_id from enquiries').all()
  const integrity = database.prepare('pragma integrity_check').get()
  database.close()
  await site.stop()
  expect(rows).toHaveLength(enquiries)
  const stored = rows.map((row) => [row.submission_id, row.reference])
  expect(new Map(stored as [string, string][])).toEqual(answered)
  expect(integrity).toEqual({ integrity_check: 'ok' })
}, 240_000)
