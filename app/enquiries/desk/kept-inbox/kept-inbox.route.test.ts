import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { loader } from './kept-inbox.route.tsx'

const request = new Request('http://localhost:3000/desk/kept-inbox')

test('what a phone keeps of the inbox says who asks for what, and neither number, e-mail nor place', async () => {
  const { app, ask } = await openDesk()
  const reference = await ask()
  const data = await loader(await staffArgs(app, request))
  expect(data.groups[0]).toMatchObject({ name: 'ourTurn', rows: [{ reference }] })
  const said = JSON.stringify(data)
  expect(said).toContain('Meera Deshpande')
  for (const kept of ['9876543210', 'meera@example.com', 'Kothrud', 'Rohan']) {
    expect(said).not.toContain(kept)
  }
})

test('who only keeps the catalogue has no inbox to keep', async () => {
  const { app } = await openDesk()
  const args = await staffArgs(app, request, { role: 'catalogue' })
  await expect(loader(args)).rejects.toMatchObject({ init: { status: 403 } })
})
