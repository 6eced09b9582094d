import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import { certificateFault } from './certificate-fault.ts'
import { type MailPatience, standardPatience, watchSending } from './mail-patience.ts'
import { DeliveryError, type Transport } from './transport.ts'

/** Connecting and greeting together. */
const connectMs = 10_000
/** Most mail services take ten connections from one sender. */
const mostParallel = 6

/**
 * The mail server as a channel. Connections are kept for the next message; a message is never
 * tried twice without the outbox knowing.
 */
export function openSmtp(
  url: string,
  live: { readonly config: Pick<Config, 'mail' | 'siteUrl'> },
  {
    channel = 'email',
    parallel = mostParallel,
    patience = standardPatience,
  }: Partial<Pick<Transport, 'channel' | 'parallel'>> & { patience?: MailPatience } = {},
): Transport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: parallel,
    maxRequeues: 0,
    idleTimeout: 30_000,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    // What `watchSending` allows is over sooner.
    socketTimeout: patience.beforeText + patience.answer,
    // A password is not sent where somebody on the way took the encryption off; `?requireTLS=false` allows it.
    requireTLS: new URL(url).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Every failure comes back from `sendMail`; unheard, a connection's own event would end the process.
  mailer.on('error', () => undefined)
  const sendings = new WeakMap<AbortSignal, ReturnType<typeof watchSending>>()
  mailer.use('stream', (mail, done) => {
    const sending = mail.data.signal && sendings.get(mail.data.signal)
    if (sending) mail.message?.processFunc(sending.follow)
    done()
  })
  const host = new URL(live.config.siteUrl).hostname

  return {
    channel,
    parallel,
    async send({ id, body, created_at }, signal) {
      const email: Email = JSON.parse(body)
      const { mail } = live.config
      const sending = watchSending(patience)
      const endsEarly = AbortSignal.any([signal, sending.signal])
      sendings.set(endsEarly, sending)
      try {
        await mailer.sendMail({
          ...email,
          from: mail.from,
          to: email.to ?? mail.staff,
          messageId: `<${id}@${host}>`,
          // Text would go out as it is, and ISO 8601 is no date to a mail reader.
          date: new Date(created_at),
          signal: endsEarly,
        })
      } catch (error) {
        throw sending.overdue() ?? asDeliveryError(error, sending.isTextGiven())
      } finally {
        sending.end()
      }
    },
    close: () => mailer.close({ force: true }),
  }
}

/**
 * A refusal of a recipient or of what the message says concerns that message, if it is for good
 * (5xx) or about one mailbox. Any other for now (4xx), and everything else that goes wrong, concerns
 * the mail server: asking it once is enough to know when it is well again. Only what says that there
 * is no such mailbox, or that the text itself can't be taken, is for good: the other refusals (5.7.1,
 * a full mailbox, a quota) are as often about our account, and end when somebody mends that.
 */
function asDeliveryError(error: unknown, isTextGiven: boolean): DeliveryError {
  const { code, command, responseCode, response } = detailsOf(error)
  const certificate = certificateFault(Object(error).originalCode ?? code)
  const status = enhancedCode(response)
  const said = [certificate, code, responseCode, status, command].filter(Boolean).join(' ')
  const refused = code === 'EENVELOPE' || code === 'EMESSAGE'
  const forNow = responseCode > 0 && responseCode < 500
  const sender = command === 'MAIL FROM'
  if (!refused || sender || (forNow && !isOfOneMailbox(responseCode, status, command))) {
    // Whoever hangs up without a word on the whole text may have taken it first.
    return new DeliveryError('channel', said, { mayHaveArrived: isTextGiven && responseCode === 0 })
  }
  const hopeless = status ? hopelessStatus.test(status) : noSuchMailbox.test(response)
  if (!hopeless && status && mailboxStatus.test(status)) return new DeliveryError('mailbox', said)
  return new DeliveryError('message', said, { forGood: responseCode >= 500 && hopeless })
}

/**
 * Whether a refusal for now is about the recipient's mailbox: its status says so (RFC 3463: 4.1 and
 * 4.2), or it answers `RCPT TO` with none or as greylisting does (4.7).
 */
function isOfOneMailbox(responseCode: number, status: string | undefined, command: string) {
  if (![450, 451, 452].includes(responseCode)) return false
  if (command === 'RCPT TO') return !status || /^4\.[127]\./.test(status)
  return status !== undefined && /^4\.[12]\./.test(status)
}

/** RFC 3463: no such mailbox, system or syntax; moved, no mail taken, disabled; too long; content. */
const hopelessStatus = /^5\.(?:1\.[12346]|1\.10|2\.1|3\.4|6\.\d+)$/
/** RFC 3463: an address that is not known just now; a mailbox that is full, or takes nothing for another reason. */
const mailboxStatus = /^(?:4\.1\.|[45]\.2\.[0-4]$)/
/** What servers say that give no such status. */
const noSuchMailbox =
  /^55[0136]\b(?!.*\b(?:relay|auth|policy|spam|block|quota|limit)).*\b(?:unknown|no such|not exist|not found|mailbox unavailable|invalid|disabled)\b/is

/** A mail server's own code such as 5.1.1, out of an answer that may name the visitor. */
function enhancedCode(response: string) {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
}

function detailsOf(error: unknown) {
  const details = { code: 'unknown', command: '', responseCode: 0, response: '' }
  if (!(error instanceof Error)) return details
  const { code, command, responseCode, response } = Object.fromEntries(Object.entries(error))
  if (typeof code === 'string') details.code = code
  if (typeof command === 'string') details.command = command
  if (typeof responseCode === 'number') details.responseCode = responseCode
  if (typeof response === 'string') details.response = response
  return details
}
