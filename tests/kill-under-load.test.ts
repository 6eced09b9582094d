import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { scale } from './support/programs/delivery.ts'
import { startSite } from './support/programs/site.ts'
import { patienceMs, sendEnquiries, until } from './support/send-form.ts'

/** 2,000 and five in a full run. */
const enquiries = 200 * scale
const kills = scale >= 10 ? 5 : 2
const connections = 16

test(`${enquiries} enquiries over ${connections} connections outlive ${kills} kills of the process`, async () => {
  let site = await startSite()
  const address = { url: site.url }
  const port = new URL(site.url).port
  const { answered, done } = sendEnquiries(address, { enquiries, connections })

  for (let kill = 1; kill <= kills; kill++) {
    // Spread over the work, so that each kill meets requests under way.
    const reached = (enquiries * kill) / (kills + 1)
    await until(() => answered.size >= reached, `${reached} were answered`, patienceMs)
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
}, 400_000)
