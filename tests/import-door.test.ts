import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from './support/site.ts'
import { workbookOf } from './support/spreadsheets.ts'
import { signInAt } from './support/staff.ts'

let site: RunningSite
let cookie: string
beforeAll(async () => {
  site = await startSite()
  cookie = (await signInAt(site, { role: 'catalogue' })).cookie
})
afterAll(() => site.stop())

/** Sends a file as the page's own form does; gives the status and the sentence beside the field. */
async function send(name: string, content: Uint8Array | string) {
  const body = new FormData()
  body.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), name)
  const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' }
  const init = { method: 'POST', headers, body, redirect: 'manual' } as const
  const answer = await fetch(`${site.url}/desk/import`, init)
  const [, problem = ''] = /id="file-problem"[^>]*>(.*?)<\/p>/s.exec(await answer.text()) ?? []
  return [answer.status, problem.replace(/<svg.*?<\/svg>|<[^>]+>/gs, '')]
}

const damaged = /damaged|not complete/
const noTable = /not a table|empty|headings only|damaged/
const whole = workbookOf('<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>')
const spoilt: [string, Uint8Array | string, RegExp][] = [
  ['empty.xlsx', '', /empty/],
  ['only-headings.csv', 'Code,Name\n', /headings only/],
  ['cut.xlsx', whole.slice(0, whole.length / 2), damaged],
  ['no-parts.xlsx', zipSync({ 'hello.txt': strToU8('hello') }), /packed file, not a/],
  ['broken-xml.xlsx', workbookOf('<row r="1"><c'), damaged],
  ['entities.xlsx', workbookOf('', { doctype: '<!DOCTYPE x [<!ENTITY a "aaaa">]>' }), damaged],
  ['old.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /old Excel|password/],
  ['program.csv', `MZ${'\0'.repeat(60)}PE\0\0${'\x01\x02\0'.repeat(99)}`, noTable],
  ['drawing.csv', '<svg xmlns="x"><script>alert(1)</script></svg>', /another XML file/],
  ['photograph.xlsx', Buffer.from('/9j/4AAQSkZJRgAB', 'base64'), /a picture/],
  ['noise.xlsx', deflateRawSync(Buffer.from('no table'.repeat(99))), noTable],
  ['bomb.xlsx', workbookOf(' '.repeat(101_000_000)), /unpacks to far more/],
]

test('Each spoilt file that is sent is told in a sentence, and the site stays up', async () => {
  const told: unknown[] = []
  for (const [name, content, sentence] of spoilt) {
    const [status, problem] = await send(name, content)
    if (status !== 422 || !sentence.test(String(problem))) told.push([name, status, problem])
  }
  expect(told).toEqual([])
  const [status] = await send('good.csv', 'Code,Name\n7,Sansevieria\n')
  expect(status).toBe(303)
})
