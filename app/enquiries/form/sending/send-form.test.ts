import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { portOf } from '#server/http/port-of.ts'
import { sendForm } from './send-form.ts'

beforeEach(() => {
  // The anti-forgery token stands in the page's cookie.
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a-token' })
  onTestFinished(() => void vi.unstubAllGlobals())
})

/** Gives the address of a site that answers every form with this. */
async function siteAnswering(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${portOf(server)}/`
}
const enquiryTo = (url: string) => ({
  submissionId: '1',
  url,
  content: { fullName: 'Meera' },
  about: [],
})
const fields = ['fullName', 'email'] as const
const send = async (status: number, answer: unknown) =>
  sendForm(fields, enquiryTo(await siteAnswering(status, JSON.stringify(answer))))

test('a form that was stored is sent, under its reference', async () => {
  const told = { reference: 'AN-7Q2M0XKE', answerTime: 'You will have an answer by 4 pm.' }
  expect(await send(201, told)).toEqual({ kind: 'sent', ...told })
  const { reference } = told
  expect(await send(201, { reference })).toEqual({ kind: 'sent', reference })
})

test('a field’s message is shown at the field', async () => {
  const errors = { email: 'Email is required.' }
  expect(await send(422, { errors })).toEqual({ kind: 'wrong', errors })
})

test.each([
  ['the form’s message', { form: 'Please call us.', products: 'Too many.' }, 'Please call us.'],
  ['the message of what is no field', { products: 'Too many.' }, 'Too many.'],
  ['the first message that says something', { form: '', products: 'Too many.' }, 'Too many.'],
  ['no message that is no text', { form: 7 }, undefined],
  ['nothing where nothing is said', {}, undefined],
])('a form that was not taken tells %s', async (_, errors, words) => {
  expect(await send(429, { errors })).toEqual({ kind: 'failed', words })
})

test.each([
  ['a reference without having stored it', 200, '{"reference":"AN-7Q2M0XKE"}'],
  ['that it stored it, and no reference', 201, '{}'],
  ['nothing that can be read', 502, '<html>'],
  ['nothing', 201, 'null'],
])('a site that answers %s has not taken the form', async (_, status, body) => {
  const outcome = await sendForm(fields, enquiryTo(await siteAnswering(status, body)))
  expect(outcome).toEqual({ kind: 'failed', words: undefined })
})

test('an answer that breaks off is asked for again, and tells under which reference it is stored', async () => {
  const whole = JSON.stringify({ reference: 'AN-7Q2M0XKE' })
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(await text(request))
    response.writeHead(201, { 'content-length': whole.length })
    if (asked.length > 1) return void response.end(whole)
    response.write(whole.slice(0, 9), () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const port = portOf(server)
  const outcome = await sendForm(fields, enquiryTo(`http://127.0.0.1:${port}/`))
  expect(outcome).toEqual({ kind: 'sent', reference: 'AN-7Q2M0XKE' })
  expect(asked).toEqual([asked[0], asked[0]])
})

test('a site that is not there has not taken the form', async () => {
  expect(await sendForm(fields, enquiryTo('http://127.0.0.1:1/'))).toEqual({ kind: 'failed' })
})
