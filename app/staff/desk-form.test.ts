import { expect, test } from 'vitest'
import { readDeskForm } from './desk-form.server.ts'

const send = (body: FormData | URLSearchParams | string) =>
  readDeskForm(new Request('http://localhost:3000/desk', { method: 'POST', body }))

const inParts = (value: string | Blob) => {
  const form = new FormData()
  form.append('text', value)
  return form
}

test('A form of the desk is read as browsers send it, also in parts', async () => {
  for (const form of [new URLSearchParams({ text: 'नमस्ते' }), inParts('नमस्ते')]) {
    expect((await send(form)).get('text')).toBe('नमस्ते')
  }
})

test('What is no form, or brings a file, is refused', async () => {
  for (const body of ['text=x', inParts(new Blob(['x']))]) {
    await expect(send(body)).rejects.toMatchObject({ init: { status: 415 } })
  }
  const broken = new Request('http://localhost:3000/desk', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nbroken',
  })
  await expect(readDeskForm(broken)).rejects.toMatchObject({ init: { status: 400 } })
})
