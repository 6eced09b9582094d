import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { startRemovingUploads, sweepUploads, uploadMs } from './receive-upload.ts'
import { takeUploads, type UploadVariables } from './take-uploads.ts'

const boundary = 'a-boundary'

/** A route of at most 1,000 bytes, and what stood behind it when the request was answered. */
async function open({ admits = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const site = new Hono<{ Variables: UploadVariables }>()
  const route = { path: /^\/file$/, maxBytes: 1_000, admits: async () => admits }
  site.use(takeUploads([route], folder))
  let seen: unknown
  site.post('*', async (c) => {
    const { received } = c.get('upload') ?? {}
    const { file } = received ?? {}
    seen = {
      ...received,
      ...(file && {
        file: { name: file.name, bytes: file.bytes, text: await readFile(file.path, 'utf8') },
        mode: (await stat(file.path)).mode & 0o777,
      }),
    }
    return c.text(c.get('upload') ? 'received' : 'as it is')
  })
  const send = async (body: BodyInit, path = '/file') => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const answer = await site.request(`http://localhost${path}`, init)
    return { words: await answer.text(), seen, left: await readdir(folder) }
  }
  return { send, folder }
}

const fileOf = (content: string) =>
  [
    `--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nfrom Asha\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="../../winter list.csv"\r\n`,
    `Content-Type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`,
  ].join('')

test('A file comes into a folder that only the site reads, and is gone with the answer', async () => {
  const { send } = await open()
  expect(await send(fileOf('Name\nTulsi'))).toEqual({
    words: 'received',
    seen: {
      fields: { note: 'from Asha' },
      file: { name: 'winter list.csv', bytes: 10, text: 'Name\nTulsi' },
      mode: 0o600,
    },
    left: [],
  })
})

test('Of somebody who may not send a file no byte is read', async () => {
  const { send } = await open({ admits: false })
  let read = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        read += 1
        controller.enqueue(new TextEncoder().encode(fileOf('x')))
      },
    },
    { highWaterMark: 0 },
  )
  expect(await send(body)).toEqual({ words: 'received', seen: {}, left: [] })
  expect(read).toBe(0)
})

test('A file that is too large is not read to its end, and nothing of it stays', async () => {
  const { send } = await open()
  let sent = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        const start = fileOf('').slice(0, fileOf('').lastIndexOf('\r\n--'))
        controller.enqueue(new TextEncoder().encode(sent === 0 ? start : 'x'.repeat(1_000)))
        sent += 1
        if (sent > 10_000) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const { seen, left } = await send(body)
  expect({ seen, left }).toEqual({
    seen: { fields: { note: 'from Asha' }, refused: 'too-large' },
    left: [],
  })
  expect(sent).toBeLessThan(1_000)
})

test.each([
  ['ends in the middle', fileOf('Name').slice(0, -20)],
  ['is no form', 'a,b\n1,2'],
  ['is empty', ''],
])('A form that %s is told as broken', async (_, body) => {
  const { send } = await open()
  const { seen, left } = await send(body)
  expect(seen).toMatchObject({ refused: 'broken' })
  expect(left).toEqual([])
})

test('Other addresses read no files', async () => {
  const { send } = await open()
  expect((await send(fileOf('Name'), '/FILE')).words).toBe('as it is')
})

test('What a killed process left is swept away, what still comes is not', async () => {
  const { folder } = await open()
  await writeFile(join(folder, 'old'), '')
  await writeFile(join(folder, 'coming'), '')
  const old = new Date(Date.now() - 3 * uploadMs)
  await utimes(join(folder, 'old'), old, old)
  await sweepUploads(folder)
  expect(await readdir(folder)).toEqual(['coming'])
  await sweepUploads(join(folder, 'none'))
})

test('and so is what another process leaves while this one goes on', async () => {
  const { folder } = await open()
  onTestFinished(startRemovingUploads(folder, 1))
  for (const name of ['one', 'two']) {
    await writeFile(join(folder, name), '')
    const old = new Date(Date.now() - 3 * uploadMs)
    await utimes(join(folder, name), old, old)
    await expect.poll(() => readdir(folder)).toEqual([])
  }
})
