import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { portOf } from '#server/http/port-of.ts'
import type { MailPatience } from './mail-patience.ts'
import { openSmtp } from './smtp.ts'

/**
 * A mail server that answers one command, `TEXT` being the end of a text, so many ms late or never, or
 * hangs up in the place of the answer.
 */
async function openSlowServer(
  slow: string,
  lateMs: number,
  { readsText = true, hangsUp = false } = {},
) {
  const texts: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    let text: string | undefined
    createInterface({ input: socket }).on('line', async (line) => {
      if (text !== undefined && line !== '.') {
        text += `${line}\n`
        return
      }
      const asked = text === undefined ? line.split(/[ :]/)[0]?.toUpperCase() : 'TEXT'
      if (text !== undefined) texts.push(text)
      text = asked === 'DATA' ? '' : undefined
      if (asked === slow && hangsUp) socket.destroy()
      if (asked === slow && lateMs === Number.POSITIVE_INFINITY) return
      if (asked === slow) await wait(lateMs)
      if (asked === 'DATA' && !readsText) socket.pause()
      socket.write(asked === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { texts, url: `smtp://127.0.0.1:${portOf(server)}` }
}

/** Sends a text of so many lines and gives the failure, or undefined where there is none. */
async function send(
  url: string,
  patience: MailPatience,
  { lines = 1, signal = AbortSignal.timeout(5_000) } = {},
) {
  const smtp = openSmtp(url, { config: readConfig({}, shopDefaults) }, { patience })
  onTestFinished(() => smtp.close())
  const body = JSON.stringify({ subject: 'Hello', text: 'a line\n'.repeat(lines), html: '' })
  const message = { id: 'one', body, created_at: '2026-11-21T12:00:00.000Z' }
  return smtp.send(message as Parameters<typeof smtp.send>[0], signal).then(
    () => undefined,
    (error: unknown) => error,
  )
}

const never = Number.POSITIVE_INFINITY
const short = 150
const long = 60_000

test('what is taken late, after the text has come whole, is sent once and did not fail', async () => {
  const { url, texts } = await openSlowServer('TEXT', 4 * short)
  const patience = { beforeText: 2 * short, text: short, answer: long }
  expect(await send(url, patience)).toBeUndefined()
  expect(texts).toHaveLength(1)
})

test('a server that never says whether it took the text tells of that message, not of itself', async () => {
  const { url, texts } = await openSlowServer('TEXT', never)
  expect(await send(url, { beforeText: long, text: long, answer: short })).toMatchObject({
    concerns: 'message',
    forGood: false,
    message: 'ETIMEDOUT DATA',
  })
  expect(texts).toHaveLength(1)
})

test('a server that hangs up after the text is down, and may have taken it', async () => {
  const hangUpAt = async (command: string) => {
    const { url } = await openSlowServer(command, never, { hangsUp: true })
    return send(url, { beforeText: long, text: long, answer: long })
  }
  expect(await hangUpAt('TEXT')).toMatchObject({ concerns: 'channel', mayHaveArrived: true })
  expect(await hangUpAt('DATA')).toMatchObject({ concerns: 'channel', mayHaveArrived: false })
})

test.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])(
  'a server that never answers %s is down',
  async (command) => {
    const { url } = await openSlowServer(command, never)
    expect(await send(url, { beforeText: short, text: long, answer: long })).toMatchObject({
      concerns: 'channel',
      message: 'ETIMEDOUT CONN',
    })
  },
)

test('a server that stops reading a text is down: it did not take it', async () => {
  const { url, texts } = await openSlowServer('DATA', 0, { readsText: false })
  const patience = { beforeText: long, text: 2 * short, answer: long }
  // More than what lies between two programs.
  expect(await send(url, patience, { lines: 1_000_000 })).toMatchObject({
    concerns: 'channel',
    message: 'ETIMEDOUT CONN',
  })
  expect(texts).toEqual([])
})

test('a site that stops waits for no answer, however patient it was', async () => {
  const { url } = await openSlowServer('TEXT', never)
  const before = performance.now()
  const signal = AbortSignal.timeout(2 * short)
  const patience = { beforeText: long, text: long, answer: long }
  expect(await send(url, patience, { signal })).toMatchObject({ concerns: 'channel' })
  expect(performance.now() - before).toBeLessThan(20 * short)
})
