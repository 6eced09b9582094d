import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { type Database, openDatabase } from '#database/connection.ts'
import { uploadMs } from '#server/http/receive-upload.ts'
import { type HostileFile, makeHostileFiles } from './support/hostile/hostile-files.ts'
import { drawPicture } from './support/hostile/hostile-pictures.ts'
import { scale } from './support/programs/delivery.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { sendForm, someEnquiry, until } from './support/send-form.ts'
import { workbookOf } from './support/sheets/spreadsheets.ts'
import { signInAt } from './support/staff.ts'

/**
 * Of each kind of file; in a full run 304 files in all. In others only some kinds are sent: what all
 * are told is tested where they are read, beside the code.
 */
const isFull = scale >= 10
const ofEach = isFull ? 16 : 1
/** More than are at work and may wait. */
const atOnce = isFull ? 20 : 8
const paths = { sheet: '/desk/import', picture: '/desk/catalogue/7/picture' }

let site: RunningSite
let cookie: string
beforeAll(async () => {
  site = await startSite()
  cookie = (await signInAt(site, { role: 'catalogue' })).cookie
})
afterAll(() => site.stop())

interface Sent {
  form: keyof typeof paths
  name: string
  content: Uint8Array | string
}

/** Sends a file as the form's own page does; gives the status and what is told beside the field. */
async function send({ form, name, content }: Sent): Promise<[status: number, told: string]> {
  const body = new FormData()
  body.set('description', 'Tulsi in a white pot')
  body.set(
    form === 'sheet' ? 'file' : 'picture',
    new Blob([content as Uint8Array<ArrayBuffer>]),
    name,
  )
  const accept = form === 'sheet' ? 'text/html' : 'application/json'
  const headers = { cookie, 'sec-fetch-site': 'same-origin', accept }
  const init = { method: 'POST', headers, body, redirect: 'manual' } as const
  const answer = await fetch(site.url + paths[form], init)
  const text = await answer.text()
  if (form === 'picture') return [answer.status, JSON.parse(text).errors?.picture ?? '']
  const [, problem = ''] = /id="file-problem"[^>]*>(.*?)<\/p>/s.exec(text) ?? []
  return [answer.status, problem.replace(/<svg.*?<\/svg>|<[^>]+>/gs, '')]
}

const goodSheet: Sent = { form: 'sheet', name: 'good.csv', content: 'Code,Name\n7,Sansevieria\n' }

async function look<T>(ask: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(site.place)
  return ask(db).finally(() => db.destroy())
}

/** How many files wait to be looked at or have been left behind, and the bytes of each. */
async function listUploads() {
  const folder = join(site.dataDir, 'uploads')
  const names = await readdir(folder).catch(() => [])
  // One that is thrown away just now is as small as can be.
  const sizeOf = (name: string) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    )
  return { folder, names, sizes: await Promise.all(names.map(sizeOf)) }
}

test('Files of every hostile kind are told of in a sentence, and the site stays as it was', async () => {
  const wrong: unknown[] = []
  let files = 0
  const judge = (file: HostileFile, status: number, told: string) => {
    files += 1
    const isTaken = file.mayPass && (status === 303 || status === 200)
    if (!isTaken && (status !== 422 || !file.told.test(told))) {
      wrong.push([file.kind, file.name, status, told])
    }
  }
  const hostile = makeHostileFiles(ofEach, ({ isSent }) => isFull || isSent === true)
  for await (const file of hostile) judge(file, ...(await send(file)))
  expect(wrong).toEqual([])
  expect(files).toBeGreaterThanOrEqual(isFull ? 16 * 19 : 4)
  expect((await listUploads()).names).toEqual([])
  expect(site.log.filter((line) => line.includes('"level":50'))).toEqual([])
  const kept = await look((db) => db.selectFrom('picture_files').select('bytes').execute())
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(({ bytes }) => Buffer.from(bytes).includes('taken at home'))).toEqual([])
  expect(await peakMiB()).toBeLessThan(budgets.import.memoryMiB)
  expect(await send(goodSheet)).toEqual([303, ''])
}, 900_000)

/** The most memory that the site itself has held, where the system tells. */
async function peakMiB() {
  const status = await readFile(`/proc/${site.process.pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

/** Begins a form that says it is longer than what comes of it. */
async function sendHalf(form: keyof typeof paths) {
  const { port } = new URL(site.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [
    `POST ${paths[form]} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Cookie: ${cookie}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 900000',
  ]
  const begun = '--x\r\nContent-Disposition: form-data; name="file"; filename="half.xlsx"\r\n\r\n'
  socket.write(`${head.join('\r\n')}\r\n\r\n${begun}${'half a file '.repeat(5_000)}`)
  return socket
}

test.each(['sheet', 'picture'] as const)(
  'What is no form for a %s is refused, and what breaks off leaves nothing',
  async (form) => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data', 'image/svg+xml']) {
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type }
      const init = { method: 'POST', headers, body: 'x'.repeat(5_000), redirect: 'manual' } as const
      const answer = await fetch(site.url + paths[form], init)
      expect([type, answer.status >= 400 && answer.status < 500]).toEqual([type, true])
      expect(await answer.text()).toMatch(/[a-z]{3,} [a-z]{2,}/)
    }
    const half = await sendHalf(form)
    await until(async () => Number((await listUploads()).sizes[0]) > 0, 'a half file is there')
    half.destroy()
    await until(async () => (await listUploads()).names.length === 0, 'the half file is gone')
    expect(site.log.filter((line) => line.includes('"level":50'))).toEqual([])
  },
)

test('More files of each kind, and lists, at once than may wait are all answered, and an enquiry is taken beside', async () => {
  const string = `<si><t>${'a'.repeat(5_000)}</t></si>`
  const bomb = workbookOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`.repeat(5_000), {
    strings: string,
  })
  const long = `Name,Tips\n${`Tulsi,${'a'.repeat(1_000)}\n`.repeat(500)}`
  const sheets = Array.from({ length: atOnce }, (_, at) =>
    send({ form: 'sheet', name: 'list', content: at % 2 === 0 ? bomb : long }),
  )
  // Told of after it was decoded: to make it would be paid for four times.
  const jpeg = await drawPicture(60, 60).jpeg().toBuffer()
  const pictures = Array.from({ length: atOnce }, () =>
    send({ form: 'picture', name: 'tulsi.jpg', content: jpeg }),
  )
  const lists = Array.from({ length: atOnce }, async () => {
    const answer = await fetch(`${site.url}/desk/exports/products.xlsx`, { headers: { cookie } })
    await answer.arrayBuffer()
    return answer.status
  })
  let most = 0
  const looking = setInterval(() => {
    most = Math.max(most, listChildren().length)
  }, 20)
  await sendForm(site, '/enquiry/create', someEnquiry(7))
  const [sheetsTold, picturesTold] = [await Promise.all(sheets), await Promise.all(pictures)]
  const reasons = [
    ...sheetsTold.map((answer) => [...answer, 'more than 2,00,00,000 letters'] as const),
    ...picturesTold.map((answer) => [...answer, 'too small'] as const),
  ]
  for (const [status, told, reason] of reasons) {
    expect([303, 422, 503]).toContain(status)
    if (status === 422) expect(told).toContain(reason)
    if (status === 503) expect(told).toMatch(/and more wait. Please send it again in a minute.$/)
  }
  expect(sheetsTold.filter(([status]) => status === 503).length).toBeGreaterThan(0)
  expect(picturesTold.filter(([status]) => status === 422).length).toBeGreaterThanOrEqual(4)
  for (const status of await Promise.all(lists)) expect([200, 503]).toContain(status)
  clearInterval(looking)
  // One that reads a sheet, one that makes a picture.
  expect(most).toBeLessThanOrEqual(2)
  expect(await peakMiB()).toBeLessThan(budgets.import.memoryMiB)
  const stored = await look((db) => db.selectFrom('enquiries').select('id').execute())
  expect(stored).toHaveLength(1)
  expect((await listUploads()).names).toEqual([])
})

/** The ids of processes that the site has started and that still run, where the system tells. */
function listChildren() {
  const isChild = (pid: string) => {
    try {
      const [state, parent] =
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return state !== 'Z' && Number(parent) === site.process.pid
    } catch {
      return false
    }
  }
  return readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) && isChild(name) ? [Number(name)] : [],
  )
}

test('A site that is killed while files come in keeps nothing of them', async () => {
  const counted = () =>
    look(async (db) => [
      await db.selectFrom('imports').select('id').execute(),
      await db.selectFrom('import_rows').select('id').execute(),
      await db.selectFrom('pictures').select('id').execute(),
    ])
  const before = await counted()
  await Promise.all([sendHalf('sheet'), sendHalf('picture')])
  const areHalf = async () => {
    const { sizes } = await listUploads()
    return sizes.length === 2 && sizes.every((bytes) => bytes > 0)
  }
  await until(areHalf, 'two half files are there')
  await site.stop({ signal: 'SIGKILL', keepData: true })
  // Nobody has written to them for so long that no process can be receiving them any more.
  const { folder, names } = await listUploads()
  const longAgo = new Date(Date.now() - 3 * uploadMs)
  for (const name of names) await utimes(join(folder, name), longAgo, longAgo)
  site = await startSite({}, site.dataDir)
  await until(async () => (await listUploads()).names.length === 0, 'what was left is swept')
  expect(await counted()).toEqual(before)
  expect(await send(goodSheet)).toEqual([303, ''])
})

test.runIf(process.platform === 'linux')(
  'A site that stops ends what it still makes of a file, and keeps nothing of that',
  async () => {
    const body = new FormData()
    body.set('description', 'Tulsi in a white pot')
    const jpeg = await drawPicture().jpeg().toBuffer()
    body.set('picture', new Blob([new Uint8Array(jpeg)]), 'tulsi.jpg')
    const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'application/json' }
    const leaving = new AbortController()
    const { signal } = leaving
    const sent = fetch(site.url + paths.picture, { method: 'POST', headers, body, signal })
    await until(() => listChildren().length > 0, 'its picture is being made')
    const [child = 0] = listChildren()
    // It would be done before the stop.
    process.kill(child, 'SIGSTOP')
    leaving.abort()
    await expect(sent).rejects.toThrow('aborted')
    site.process.kill('SIGTERM')
    await once(site.process, 'exit')
    expect([site.process.exitCode, site.process.signalCode]).toEqual([0, null])
    expect(() => process.kill(child, 0)).toThrow('ESRCH')
    expect((await listUploads()).names).toEqual([])
  },
)
