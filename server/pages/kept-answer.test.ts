import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { KeptAnswer } from './kept-answer.ts'
import { createPageCache } from './page-cache.ts'

function answer(status: number, body: string) {
  return new KeptAnswer(
    { status, headers: [], body: Buffer.from(body), eachServing: [] },
    undefined,
  )
}

/** What a browser is sent that knows the version `known`. */
function send(page: KeptAnswer, known?: string) {
  const sent = { status: 0, headers: new Map<string, string>() }
  const response = {
    writeHead(status: number, headers: string[]) {
      sent.status = status
      for (let index = 0; index < headers.length; index += 2) {
        sent.headers.set(headers[index] ?? '', headers[index + 1] ?? '')
      }
    },
    end: () => undefined,
  }
  const headers = known === undefined ? {} : { 'if-none-match': known }
  page.send({ headers } as IncomingMessage, response as unknown as ServerResponse, 'id')
  return sent
}

describe('a version', () => {
  test('is another for other words of the same length, and the same for the same', () => {
    const version = (body: string) => send(answer(200, body)).headers.get('ETag')
    expect(version('Areca Palm')).toBe(version('Areca Palm'))
    expect(version('Areca Palm')).not.toBe(version('Fishy Palm'))
  })

  test('that a browser has is not sent again; another of the same length is', () => {
    const known = send(answer(200, 'Areca Palm')).headers.get('ETag')
    expect(send(answer(200, 'Areca Palm'), known).status).toBe(304)
    expect(send(answer(200, 'Fishy Palm'), known).status).toBe(200)
  })
})

describe.each([301, 404, 410, 422, 429, 500, 503])('an answer %i', (status) => {
  test('is never kept, and has no version to ask by', async () => {
    const cache = createPageCache({ maxBytes: 1024 * 1024 })
    const address = { key: '/product/none', share: 'pages' } as const
    const made = await cache.fill(address, async () => answer(status, 'Not there'))
    expect(cache.find(address)).toBeUndefined()
    expect(send(made).headers.has('ETag')).toBe(false)
    expect(send(made, '*').status).toBe(status)
  })
})
