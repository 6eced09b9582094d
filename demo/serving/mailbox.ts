import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { portOf } from '#server/http/port-of.ts'

/** An e-mail that was kept instead of sent. */
export interface KeptMail {
  id: number
  /** When it says that it was written. */
  at: string
  to: string
  subject: string
  text: string
  html: string
  attached: readonly Attached[]
}

/** A file that came with an e-mail. */
export interface Attached {
  name: string
  type: string
  base64: string
}

/** A mail server that sends nothing on: what it is given stays in a folder. */
export interface Mailbox {
  /** What the site is told as its mail server. */
  url: string
  /** The mails, the newest first. */
  list(): readonly KeptMail[]
  find(id: number): KeptMail | undefined
  close(): Promise<void>
}

/** Opens a mailbox on this machine alone, with what its folder has already. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'mails.jsonl')
  const mails = new Map((await readMails(path)).map((mail) => [mail.id, mail]))
  const file = await open(path, 'a')
  // What somebody was killed while writing ends here.
  await file.appendFile('\n')
  let last = Math.max(0, ...mails.keys())
  const keep = async (raw: Buffer, to: string) => {
    const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
    const { date = '', subject = '', text = '', html = '' } = parsed
    const attached = parsed.attachments.map(
      ({ filename, mimeType, content }): Attached => ({
        name: filename ?? 'attachment',
        type: mimeType,
        base64: String(content),
      }),
    )
    last += 1
    const mail = { id: last, at: new Date(date).toISOString(), to, subject, text, html, attached }
    mails.set(mail.id, mail)
    await file.appendFile(`${JSON.stringify(mail)}\n`)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
      buffer(stream)
        .then((raw) => keep(raw, to))
        .then(
          () => done(),
          (error) => done(error),
        )
    },
  })
  // A connection that breaks off is the sender's to report.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const port = portOf(server.server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    list: () =>
      [...mails.values()].sort(
        (one, other) => Date.parse(other.at) - Date.parse(one.at) || other.id - one.id,
      ),
    find: (id) => mails.get(id),
    close: () => new Promise((resolve) => server.close(() => resolve(file.close()))),
  }
}

/** Reads the mails of a file, one a line; a line that is not whole is none. */
async function readMails(path: string): Promise<KeptMail[]> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n')
  return lines.flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as KeptMail]
    } catch {
      return []
    }
  })
}
