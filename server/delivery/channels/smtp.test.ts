import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '#server/http/port-of.ts'
import { openSmtp } from './smtp.ts'
import { DeliveryError } from './transport.ts'

/** A mail server that takes everything up to a command, and answers that with these words. */
async function openServer(answers: Record<string, string>) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    let isText = false
    createInterface({ input: socket }).on('line', (line) => {
      const command = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
      if (isText && line !== '.') return
      const asked = isText ? 'TEXT' : command
      isText = asked === 'DATA'
      const usual = isText ? '354 go on' : '250 ok'
      socket.write(`${answers[asked] ?? usual}\r\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  return `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
}

function failureOf(answers: Record<string, string>) {
  return openServer(answers).then(failureAt)
}

/** What is said of an e-mail that goes to the mail server at this address. */
async function failureAt(url: string) {
  const from = { name: '', address: 'shop@nursery.example' }
  const mail = { smtpUrl: undefined, from, staff: 'desk@nursery.example' }
  const config = { mail, siteUrl: 'https://nursery.example' }
  const transport = openSmtp(url, { config })
  onTestFinished(() => transport.close())
  const body = JSON.stringify({
    to: { name: '', address: 'meera@example.com' },
    subject: 'Hello',
    text: '',
    html: '',
  })
  const message = { id: 'one', body, created_at: '2026-11-21T12:00:00.000Z' }
  const error = await transport
    .send(message as Parameters<typeof transport.send>[0], AbortSignal.timeout(5_000))
    .catch((caught: unknown) => caught)
  if (!(error instanceof DeliveryError)) throw new Error('it was sent')
  return { concerns: error.concerns, forGood: error.forGood, code: error.message }
}

test.each([
  ['RCPT', '550 5.1.1 no such user'],
  ['RCPT', '500 5.1.1 no such user'],
  ['RCPT', '550 5.1.10 the domain takes no mail'],
  ['RCPT', '550 5.2.1 disabled'],
  ['RCPT', '550 User unknown'],
  ['RCPT', '550 Requested action not taken: mailbox unavailable'],
  ['TEXT', '552 5.3.4 too long'],
  ['TEXT', '554 5.6.0 malformed'],
])('%s answered with %j is about this message, for good', async (command, answer) => {
  expect(await failureOf({ [command]: answer })).toMatchObject({
    concerns: 'message',
    forGood: true,
  })
})

test.each([
  ['RCPT', '550 5.7.1 relaying denied'],
  ['RCPT', '550 5.4.5 daily quota exceeded'],
  ['RCPT', '550 relay not permitted'],
  ['RCPT', '550 unknown user must authenticate first: auth required'],
  ['TEXT', '554 5.7.1 looks like spam'],
])('%s answered with %j is about this message, and may be mended', async (command, answer) => {
  expect(await failureOf({ [command]: answer })).toMatchObject({
    concerns: 'message',
    forGood: false,
  })
})

test.each([
  ['RCPT', '451 4.7.1 try again later', 'EENVELOPE 451 4.7.1 RCPT TO'],
  ['RCPT', '450 mailbox busy', 'EENVELOPE 450 RCPT TO'],
  ['RCPT', '451 try again', 'EENVELOPE 451 RCPT TO'],
  ['RCPT', '452 try again', 'EENVELOPE 452 RCPT TO'],
])('%s answered with %j, for now, is about this message', async (command, answer, code) => {
  expect(await failureOf({ [command]: answer })).toEqual({
    concerns: 'message',
    forGood: false,
    code,
  })
})

test.each([
  ['RCPT', '450 4.2.0 greylisted', 'EENVELOPE 450 4.2.0 RCPT TO'],
  ['RCPT', '452 4.2.2 mailbox full', 'EENVELOPE 452 4.2.2 RCPT TO'],
  ['RCPT', '552 5.2.2 mailbox full', 'EENVELOPE 552 5.2.2 RCPT TO'],
  ['RCPT', '451 4.1.8 no such domain just now', 'EENVELOPE 451 4.1.8 RCPT TO'],
  ['TEXT', '450 4.2.1 mailbox busy', 'EMESSAGE 450 4.2.1 DATA'],
])('%s answered with %j is about the recipient’s mailbox', async (command, answer, code) => {
  expect(await failureOf({ [command]: answer })).toEqual({
    concerns: 'mailbox',
    forGood: false,
    code,
  })
})

test.each([
  ['RCPT', '421 4.7.0 too many connections'],
  ['RCPT', '421 4.2.1 closing'],
  ['RCPT', '452 4.3.1 no room'],
  ['RCPT', '451 4.4.3 no answer about names'],
  ['RCPT', '454 try again'],
  ['TEXT', '421 4.2.0 closing'],
  ['TEXT', '451 4.7.1 try again later'],
  ['TEXT', '451 try again'],
  ['TEXT', '452 4.3.1 no room'],
  ['MAIL', '450 4.1.8 the sender is unknown for now'],
  ['MAIL', '451 4.7.1 too many messages'],
  ['MAIL', '550 5.1.8 the sender is unknown'],
  ['MAIL', '553 5.7.1 not your address'],
  ['EHLO', '554 go away'],
])('%s answered with %j is about the channel', async (command, answer) => {
  expect(await failureOf({ [command]: answer, HELO: '554 go away' })).toMatchObject({
    concerns: 'channel',
    forGood: false,
  })
})

test.each([
  ['RCPT', '550 5.1.1 <meera@example.com> unknown', 'EENVELOPE 550 5.1.1 RCPT TO'],
  [
    'RCPT',
    '550-5.1.10 meera@example.com takes no mail\r\n550 5.1.10 ',
    'EENVELOPE 550 5.1.10 RCPT TO',
  ],
  ['RCPT', '550 no such user as meera@example.com', 'EENVELOPE 550 RCPT TO'],
  ['TEXT', '554 5.6.0 malformed', 'EMESSAGE 554 5.6.0 DATA'],
])('of %s answered with %j the log says %j, and not to whom', async (command, answer, code) => {
  expect(await failureOf({ [command]: answer })).toMatchObject({ code })
})

test.each(['5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.6.11'])(
  'a recipient refused with %s is refused for good',
  async (status) => {
    const answers = { RCPT: `550 ${status} no` }
    expect(await failureOf(answers)).toMatchObject({ concerns: 'message', forGood: true })
  },
)

test.each(['5.1.5', '5.1.11', '5.1.0', '5.2.10', '5.3.40', '5.5.1', '5.10.1'])(
  'a recipient refused with %s, even as unknown, may be taken later',
  async (status) => {
    const answers = { RCPT: `550 ${status} unknown` }
    expect(await failureOf(answers)).toMatchObject({ concerns: 'message', forGood: false })
  },
)

test.each([
  ['551 no such user', true],
  ['553 invalid address', true],
  ['556 the domain does not exist', true],
  ['550 mailbox not found', true],
  ['550 Account DISABLED', true],
  ['554 user unknown', false],
  ['550 not wanted', false],
  ['550 blocked: unknown sender host', false],
  ['550 policy: unknown host', false],
  ['550 policy: the next server said 550 5.1.1 unknown', false],
  ['550 spam from an unknown host', false],
  ['550 invalid: over quota', false],
  ['550 invalid: over its limit', false],
])('a recipient refused with %j and no status: for good is %s', async (answer, forGood) => {
  expect(await failureOf({ RCPT: answer })).toMatchObject({ concerns: 'message', forGood })
})

test.each(['smtps', 'smtp'])(
  'A mail server at %s whose certificate nobody has signed is told by that, and not as one that is away',
  async (protocol) => {
    const pem = readFileSync('tests/files/self-signed.pem', 'utf8')
    const server = new SMTPServer({
      secure: protocol === 'smtps',
      key: pem,
      cert: pem,
      authOptional: true,
      logger: false,
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise((resolve) => server.close(resolve)))
    const port = portOf(server.server)
    expect(await failureAt(`${protocol}://127.0.0.1:${port}`)).toMatchObject({
      concerns: 'channel',
      code: expect.stringMatching(/^certificate DEPTH_ZERO_SELF_SIGNED_CERT ESOCKET/),
    })
  },
)

test('A password goes to a mail server encrypted, or where the address says that it need not', async () => {
  const passwords: unknown[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ password }, _, done) {
      passwords.push(password)
      done(null, { user: 'shop' })
    },
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 }))
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  const url = `smtp://shop:secret@127.0.0.1:${portOf(server.server)}`
  expect(await failureAt(url)).toMatchObject({
    concerns: 'channel',
    code: expect.stringMatching(/^ETLS /),
  })
  expect(passwords).toEqual([])
  expect(await failureAt(`${url}?requireTLS=false`)).toMatchObject({ concerns: 'message' })
  expect(passwords).toEqual(['secret'])
})
