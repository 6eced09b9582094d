// Two of the staff who answer one enquiry without pause, as a process to be killed: takes the
// database's place and a reference, prints a line for each thing that was answered as done.
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { openDatabase } from '#database/connection.ts'
import { openWriter } from '#tests/support/open-writer.ts'

const [place = '', reference = ''] = process.argv.slice(2)
const app = openWriter(await openDatabase(place))

async function answer(staffId: number) {
  for (let count = 0; ; count += 1) {
    const text = `${process.pid} ${staffId} ${count}`
    await make(staffId, { kind: 'note', text }, text)
    await make(staffId, { kind: 'state', state: count % 2 ? 'quoted' : 'contacted' })
  }
}

async function make(staffId: number, change: EnquiryChange, note?: string) {
  const version = (await findEnquiry(app.db, reference))?.version ?? 0
  const outcome = await changeEnquiry(app, reference, change, { staffId, version })
  // The other one was quicker: the next round does it.
  if ('done' in outcome) process.stdout.write(`${JSON.stringify({ event: outcome.done, note })}\n`)
}

await Promise.all([answer(1), answer(2)])
