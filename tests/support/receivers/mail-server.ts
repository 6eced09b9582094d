import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { portOf } from '#server/http/port-of.ts'
import { type Gate, openGate } from './gate.ts'

/** An e-mail as it arrived. */
export interface ArrivedMail {
  /** The envelope's recipients. */
  to: string[]
  /** By their names in lower case. */
  headers: Record<string, string>
  messageId: string
  text: string
  html: string
  /** The whole message as it came, one character for each byte. */
  raw: string
  at: number
}

export interface MailServer {
  url: string
  gate: Gate
  arrived: ArrivedMail[]
  /** Answers a recipient with this SMTP code while it gives one. */
  refuse: (address: string) => number | undefined
  close(): Promise<void>
}

/** A real SMTP server on loopback, behind a gate. */
export async function openMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _, done) {
      const code = mail.refuse(address)
      const refusal = Object.assign(new Error(`5.1.1 ${address} is not wanted`), {
        responseCode: code,
      })
      done(code ? refusal : null)
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream).then(
        (bytes) => bytes.toString('latin1'),
        () => '',
      )
      if (!raw) return
      const to = session.envelope.rcptTo.map(({ address }) => address)
      mail.arrived.push({ to, ...readMail(raw), raw, at: performance.now() })
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gate = await openGate(portOf(server.server))
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${gate.port}`,
    gate,
    arrived: [],
    refuse: () => undefined,
    async close() {
      await gate.close()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
  return mail
}

/** Takes an e-mail apart as far as our own e-mails go: text and HTML side by side. */
export function readMail(raw: string) {
  const { headers, body } = readPart(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(readPart) : []
  const part = (type: string) =>
    parts.find((candidate) => candidate.headers['content-type']?.startsWith(type))
  return {
    headers,
    messageId: headers['message-id'] ?? '',
    text: decode(part('text/plain')),
    html: decode(part('text/html')),
  }
}

function readPart(raw: string) {
  const [head = '', ...rest] = raw.replace(/^\r\n/, '').split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { headers, body: rest.join('\r\n\r\n') }
}

function decode(part: ReturnType<typeof readPart> | undefined) {
  if (!part) return ''
  const encoding = part.headers['content-transfer-encoding']
  const bytes =
    encoding === 'base64'
      ? Buffer.from(part.body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquote(part.body) : part.body, 'latin1')
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}

function unquote(body: string) {
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
