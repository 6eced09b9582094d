import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { sqlitePragmas } from '#database/sqlite/sqlite-pragmas.ts'
import type { EnquiryTexts } from './bare-enquiries.ts'

// What `node:sqlite` behind `node:http` can do at best: the rows of an enquiry that the site has
// stored, written again with other words; those that arrive together share a commit.
// Started with a port, a database and the file of the rows (JSON).
const [port, file = '', rowsFile = ''] = process.argv.slice(2)
const { enquiry, texts, messages }: EnquiryTexts = JSON.parse(readFileSync(rowsFile, 'utf8'))
const db = new DatabaseSync(file)
db.exec(sqlitePragmas)

const keepEnquiry = prepareInsert('enquiries', enquiry)
const keepTexts = prepareInsert('enquiry_texts', texts)
const keepMessage = messages.map((message) => prepareInsert('outbox', message))
const waiting: { said: { fullName: string; email: string }; response: ServerResponse }[] = []

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end('here')
    return
  }
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    waiting.push({ said: JSON.parse(body), response })
    if (waiting.length === 1) setImmediate(keepTogether)
  })
}).listen(Number(port), '127.0.0.1')

function keepTogether() {
  const group = waiting.splice(0)
  db.exec('begin immediate')
  const references = group.map(({ said }) => keep(said))
  db.exec('commit')
  for (const [index, { response }] of group.entries()) {
    const answer = JSON.stringify({ reference: references[index] })
    const headers = { 'Content-Type': 'application/json', 'Content-Length': answer.length }
    response.writeHead(200, headers).end(answer)
  }
}

function keep({ fullName, email }: { fullName: string; email: string }) {
  const reference = randomUUID()
  const submission_id = randomUUID()
  const said = { reference, submission_id, full_name: fullName, email }
  const { lastInsertRowid } = keepEnquiry({ ...said, fingerprint: reference })
  keepTexts({ enquiry_id: lastInsertRowid, text: `${fullName}\n${email}\n${reference}` })
  for (const keepOne of keepMessage) keepOne({ id: randomUUID(), subject_reference: reference })
  return reference
}

/** Gives what inserts a row as `row` is, but for what is another in each. */
function prepareInsert(table: string, row: Record<string, SQLInputValue>) {
  const names = Object.keys(row)
  const places = names.map((name) => `$${name}`)
  const insert = db.prepare(`insert into ${table} (${names}) values (${places})`)
  return (others: Record<string, SQLInputValue>) => insert.run({ ...row, ...others })
}
