import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Pool, type PoolClient } from 'pg'
import type { EnquiryTexts, StoredRow } from './bare-enquiries.ts'

// What `pg` behind `node:http` can do at best: the rows of an enquiry that the site has stored,
// written again with other words in one transaction, over as many connections as the site has.
// Started with a port, a database's address and the file of the rows (JSON).
const [port, connectionString = '', rowsFile = ''] = process.argv.slice(2)
const { enquiry, texts, messages }: EnquiryTexts = JSON.parse(readFileSync(rowsFile, 'utf8'))
const pool = new Pool({ connectionString, max: 10 })

const keepEnquiry = prepareInsert('enquiries', enquiry, 'returning id')
const keepTexts = prepareInsert('enquiry_texts', texts)
const keepMessage = messages.map((message) => prepareInsert('outbox', message))

createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.end('here')
    return
  }
  let body = ''
  request.setEncoding('utf8')
  for await (const part of request) body += part
  const answer = JSON.stringify({ reference: await keep(JSON.parse(body)) })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': answer.length }
  response.writeHead(200, headers).end(answer)
}).listen(Number(port), '127.0.0.1')

async function keep({ fullName, email }: { fullName: string; email: string }) {
  const reference = randomUUID()
  const said = { reference, submission_id: randomUUID(), full_name: fullName, email }
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await keepEnquiry(client, { ...said, fingerprint: reference })
    const text = `${fullName}\n${email}\n${reference}`
    await keepTexts(client, { enquiry_id: rows[0].id, text })
    for (const keepOne of keepMessage) {
      await keepOne(client, { id: randomUUID(), subject_reference: reference })
    }
    await client.query('commit')
  } finally {
    client.release()
  }
  return reference
}

/** Gives what inserts a row as `row` is, but for what is another in each. */
function prepareInsert(table: string, row: StoredRow, end = '') {
  const names = Object.keys(row)
  const places = names.map((_, place) => `$${place + 1}`)
  const text = `insert into ${table} (${names}) values (${places}) ${end}`
  const name = randomUUID()
  return (client: PoolClient, others: StoredRow) => {
    const values = Object.values({ ...row, ...others })
    return client.query({ name, text, values })
  }
}
