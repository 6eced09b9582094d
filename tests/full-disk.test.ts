import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture } from './support/hostile/hostile-pictures.ts'
import { openDataFolder, runCommand, temporaryFolder } from './support/programs/command.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { sendForm, someEnquiry, until } from './support/send-form.ts'
import { signInAt } from './support/staff.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const token = 'a-token-of-the-test-itself'
const headers = {
  'content-type': 'application/json',
  cookie: `XSRF-TOKEN=${token}`,
  'x-xsrf-token': token,
}
const phone = '+91\u00a098200\u00a000000'

/** Lets no file of the site's grow past this size, as a full disk does; without a size, lifts it. */
function limitFiles(bytes: number | 'unlimited') {
  execFileSync('prlimit', [`--pid=${site.process.pid}`, `--fsize=${bytes}:`])
}

function inDatabase<Result>(read: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { timeout: 5_000 })
  try {
    return read(db)
  } finally {
    db.close()
  }
}
const count = (table: string) =>
  inDatabase((db) => Number(db.prepare(`select count(*) as n from ${table}`).get()?.n))

const post = (path: string, fields: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const call = (path: string, body: unknown) =>
  fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })

async function sendFile(path: string, cookie: string, content: Uint8Array | string) {
  const body = new FormData()
  body.set('description', 'Tulsi in a white pot')
  body.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), 'a file')
  const accept = path.endsWith('picture') ? 'application/json' : 'text/html'
  const headers = { cookie, 'sec-fetch-site': 'same-origin', accept }
  const answer = await fetch(site.url + path, { method: 'POST', headers, body, redirect: 'manual' })
  const text = (await answer.text()).replaceAll('&#x27;', "'")
  return { status: answer.status, after: answer.headers.get('retry-after'), text, answer }
}

test('on a full disk nothing is half-written, visitors are told, and it recovers by itself', async () => {
  const answered = [await sendForm(site, '/enquiry/create', someEnquiry(0))]
  // As much as the journal holds already: not one page more can be written.
  const journal = join(site.dataDir, 'aangan.sqlite-wal')
  limitFiles(statSync(journal).size)

  const refused = await call('/enquiry/create', someEnquiry(1))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  const { errors } = await refused.json()
  const id = refused.headers.get('x-request-id')
  expect(errors).toEqual({
    form: `Sorry, we could not save this. Please try again in a minute, or call us on ${phone} (${id}).`,
  })

  const page = await post('/product/enquiryForm', someEnquiry(2))
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60'])
  const html = await page.text()
  expect(html).toContain('Sorry, we could not save this.')
  expect(html).toContain('Wish number 2')
  expect(html).toContain(page.headers.get('x-request-id'))
  expect(html).not.toMatch(/SQLITE|disk I\/O|node:sqlite/)

  // The catalogue stays open.
  expect((await fetch(`${site.url}/home`)).status).toBe(200)
  expect((await fetch(`${site.url}/products/search?query=tulsi`)).status).toBe(200)

  limitFiles('unlimited')
  answered.push(await sendForm(site, '/enquiry/create', someEnquiry(1)))
  answered.push(await sendForm(site, '/enquiry/create', someEnquiry(4)))

  expect(count('enquiries')).toBe(answered.length)
  expect(count('outbox')).toBe(2 * answered.length)
  expect(inDatabase((db) => db.prepare('pragma integrity_check').get())).toEqual({
    integrity_check: 'ok',
  })
  expect(site.process.exitCode).toBeNull()
})

test('on a full disk a picture and a sheet are refused with the reason, and an import that stands still says why', async () => {
  const { cookie } = await signInAt(site, { role: 'owner' })
  const picture = await drawPicture(1_200, 1_500).png({ compressionLevel: 0 }).toBuffer()
  const small = await drawPicture(520, 700).jpeg().toBuffer()
  const sheet = `Name,Category\n${Array.from({ length: 900 }, (_, at) => `Lily ${at},Outdoor Plants\n`).join('')}`
  const room = '/desk/catalogue/7/picture'
  const sent = await sendFile('/desk/import', cookie, sheet)
  const address = sent.answer.headers.get('location') ?? ''
  const ask = (init = {}) =>
    fetch(site.url + address, {
      redirect: 'manual',
      ...init,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
  const say = (fields: Record<string, string>) =>
    ask({ method: 'POST', body: new URLSearchParams(fields) })
  await say({ intent: 'match', 'column-0': 'name', 'column-1': 'category' })
  const began = await say({ intent: 'apply' })

  limitFiles(1)
  expect(began.status).toBe(303)
  // The file itself has no room, then what is made of it.
  const told = [
    await sendFile(room, cookie, picture),
    await sendFile('/desk/import', cookie, sheet),
  ]
  limitFiles(64 * 1024)
  told.push(
    await sendFile(room, cookie, small),
    // More rows than fit, also into a journal that has begun again.
    await sendFile('/desk/import', cookie, sheet),
  )
  for (const { status, after, text } of told) {
    expect([status, after]).toEqual([503, '60'])
    expect(text).toMatch(/The site’s disk is full\. The (picture|file) was not (saved|kept)\./)
  }
  const progress = async () =>
    (await fetch(`${site.url}${address}/progress`, { headers: { cookie } })).json()
  await until(async () => (await progress()).halted !== undefined, 'the import stands still')
  expect((await progress()).halted).toBe('The site’s disk is full.')
  expect(await (await ask()).text()).toContain('It stands still.')

  limitFiles('unlimited')
  expect((await sendFile(room, cookie, small)).status).toBe(200)
  await until(async () => (await progress()).step === 'other', 'the import goes on by itself')
  expect(count('import_rows')).toBe(900)
  expect(await readdir(join(site.dataDir, 'uploads'))).toEqual([])
})

/** Runs a program of ours that can make no file larger than this many bytes; gives what it says. */
function runLimited(bytes: number, env: Record<string, string>, ...args: string[]) {
  const { status, stderr } = spawnSync('prlimit', [`--fsize=${bytes}`, process.execPath, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', PORT: '0', ...env },
  })
  const lines = stderr.trim().split('\n')
  return { status, said: lines.filter((line) => !line.startsWith('Copying')) }
}

test('a first start on a full disk says in a sentence which one', async () => {
  const dataDir = await temporaryFolder()
  expect(runLimited(300_000, { DATA_DIR: dataDir }, 'commands/serve.js').said).toEqual([
    `The disk of ${join(dataDir, 'aangan.sqlite')} is full: make space on it.`,
  ])
})

test('a start on a disk without 32 KB says so too, and loses nothing', async () => {
  const { dataDir, db } = await openDataFolder()
  await db.destroy()
  const file = join(dataDir, 'aangan.sqlite')
  const before = readFileSync(file)
  expect(runLimited(16_384, { DATA_DIR: dataDir }, 'commands/serve.js')).toEqual({
    status: 1,
    said: [`The disk of ${file} is full: make space on it.`],
  })
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('on a full disk a backup, a restore, a drill and a move say which one, and nothing is replaced', async () => {
  const { dataDir, db } = await openDataFolder()
  await db.destroy()
  const database = join(dataDir, 'aangan.sqlite')
  const [kept, fresh] = [await temporaryFolder(), await temporaryFolder()]
  const file = join(kept, 'site.sqlite')
  expect(await runCommand(dataDir, 'backup', file)).toMatchObject({ code: 0 })
  const full = (...args: string[]) =>
    runLimited(200_000, { DATA_DIR: dataDir, TMPDIR: fresh }, ...args)
  const before = readFileSync(database)

  const second = join(kept, 'second.sqlite')
  const endings = [
    full('commands/backup.ts', second),
    full('commands/restore.ts', file, '--force'),
    full('commands/restore.ts', file, '--drill'),
  ]
  expect(endings.map(({ status, said }) => [status, said])).toEqual([
    [1, [`The disk of ${second} is full: make space on it. There is no backup.`]],
    [1, [`The disk of ${database} is full: make space on it. Nothing was replaced.`]],
    [1, [`The disk of ${fresh} is full: make space on it. TMPDIR may name another folder.`]],
  ])
  expect(readFileSync(database).equals(before)).toBe(true)
  const moved = join(fresh, 'moved.sqlite')
  expect(full('commands/move.ts', '--to', moved)).toEqual({
    status: 1,
    said: [`The disk of ${moved} is full: make space on it. Nothing was moved.`],
  })
  expect([await readdir(dataDir), await readdir(kept), await readdir(fresh)]).toEqual([
    ['aangan.sqlite'],
    ['site.sqlite'],
    [],
  ])
})

test('a backup to another disk is made although the site’s own is full, and says that the desk is not told', async () => {
  const { dataDir, db } = await openDataFolder()
  await db.destroy()
  const database = join(dataDir, 'aangan.sqlite')
  const most = 2 * statSync(database).size
  const site = new DatabaseSync(database)
  site.exec('pragma wal_autocheckpoint = 0; create table filler (bytes)')
  // What the site has written fills its disk: the next row finds no place.
  while (statSync(`${database}-wal`).size <= most) {
    site.exec('delete from filler; insert into filler values (zeroblob(100000))')
  }
  const file = join(await temporaryFolder(), 'site.sqlite')
  const { status, said } = runLimited(most, { DATA_DIR: dataDir }, 'commands/backup.ts', file)
  site.close()
  expect([status, said]).toEqual([
    0,
    [
      expect.stringMatching(/^Backed up and checked: /),
      `The backup is good, but the desk can’t be told of it. The disk of ${database} is full: make space on it.`,
    ],
  ])
  expect(await runCommand(await temporaryFolder(), 'restore', file)).toMatchObject({ code: 0 })
})
