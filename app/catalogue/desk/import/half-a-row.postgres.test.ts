import { expect, test } from 'vitest'
import { addImport } from '#app/catalogue/sheets/imports.server.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './import.route.tsx'

test('Half a row of an import, or one without an end, is none: PostgreSQL can’t be asked for it', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const about = { fileName: 'plants.csv', otherSheets: 0, staffId: 1, matching: ['name' as const] }
  const sheet = { name: '', headings: ['Name'], rows: 1 }
  const id = await addImport(app.db, sheet, [[{ row: 2, cells: ['Fern'] }]], about)
  await app.db.updateTable('imports').set({ state: 'checked' }).execute()
  for (const row of ['1.5', '1e400', 'NaN']) {
    const address = `/desk/import/${id}?step=check&after=${row}`
    const asked = await staffArgs(app, new Request(`http://localhost:3000${address}`))
    const { view } = await loader({ ...asked, params: { id } })
    expect(view).toMatchObject({ step: 'check', rows: [] })
    const left = await staffArgs(app, formRequest(address, { intent: 'leave-out', row }))
    const answer = await action({ ...left, params: { id } }).catch((thrown) => thrown)
    expect(answer).toMatchObject({ status: 303 })
  }
})
