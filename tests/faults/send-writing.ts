import { once } from 'node:events'
import { request } from 'node:http'
import type { Writing } from './writing.ts'

const token = 'a-token-of-the-matrix'

/** What was answered, whole, and as what a person reads of it. */
export interface Answer {
  status: number
  body: string
  text: string
  retryAfter: string | null
  location: string
}

export interface SendOptions {
  /** Sends it as the desk's pages do once they have come to life. */
  asData?: boolean
  /** Fields beside those that the writing has. */
  besides?: Record<string, string>
}

/** Makes the request that a browser sends for a writing. */
export function toRequest(
  url: string,
  { path, body, by }: Writing,
  { asData = false, besides = {} }: SendOptions = {},
): Request {
  const isCall = 'json' in body
  const { pathname, search } = new URL(url + path)
  const data = asData && !isCall ? '.data' : ''
  const headers = new Headers({
    'sec-fetch-site': 'same-origin',
    accept: isCall ? 'application/json' : 'text/html',
    cookie: [by?.cookie, `XSRF-TOKEN=${token}`].filter(Boolean).join('; '),
    'x-xsrf-token': token,
  })
  if (isCall) headers.set('content-type', 'application/json')
  return new Request(url + pathname + data + search, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: isCall ? JSON.stringify({ ...body.json, ...besides }) : toFields(body, besides),
  })
}

/** Sends a writing and waits for the whole answer. */
export async function sendWriting(
  url: string,
  writing: Writing,
  options?: SendOptions,
): Promise<Answer> {
  const answer = await fetch(toRequest(url, writing, options))
  const whole = await answer.text()
  return {
    status: answer.status,
    body: whole,
    text: whole
      .replaceAll(/<script.*?<\/script>/gs, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .trim(),
    retryAfter: answer.headers.get('retry-after'),
    location: answer.headers.get('location') ?? '',
  }
}

/** Sends a writing and cuts the connection as soon as the head of the answer is there. */
export async function cutAfterHead(url: string, writing: Writing): Promise<void> {
  const whole = toRequest(url, writing)
  const headers = Object.fromEntries(whole.headers)
  const sent = request(whole.url, { method: 'POST', headers, agent: false })
  sent.end(Buffer.from(await whole.arrayBuffer()))
  const [answer] = await once(sent, 'response')
  answer.on('error', () => undefined)
  sent.destroy()
}

function toFields(body: Exclude<Writing['body'], { json: object }>, besides: object) {
  if ('fields' in body) {
    const fields = new URLSearchParams(body.fields)
    for (const [name, value] of Object.entries(besides)) fields.append(name, value)
    return fields
  }
  const form = new FormData()
  const fields = [...new URLSearchParams(body.upload), ...Object.entries(besides)]
  for (const [name, value] of fields) form.append(name, value)
  if (body.file) form.append('file', body.file)
  return form
}
