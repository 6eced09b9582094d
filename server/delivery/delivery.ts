import type { Logger } from 'pino'
import type { Database } from '#database/connection.ts'
import type { Config } from '#server/config.ts'
import type { AttemptListener } from './attempt.ts'
import { type Channel, runChannel } from './channels/delivery-channel.ts'
import { openSmtp } from './channels/smtp.ts'
import type { Transport } from './channels/transport.ts'
import { openWebhook } from './channels/webhook.ts'
import { createLeapFinder } from './clock-leaps.ts'
import { beginTimesAgain } from './outbox/begin-times-again.ts'
import { emptyExpired, readChannelStates } from './outbox/outbox-state.ts'
import { type Pace, standardPace } from './pace.ts'

/** Carries what is in the outbox to where it has to go. */
export interface Delivery {
  /** Begins; says in the log what is not set up. */
  start(): Promise<void>
  /** To be called after messages were committed: they go at once, not at the next poll. */
  wake(): void
  /** Lets messages under way finish for some seconds and hands back the rest. */
  stop(): Promise<void>
}

export interface DeliveryOptions {
  db: Database
  log: Logger
  /** Opens the channels when delivery starts. */
  openTransports: () => Transport[]
  /** Told of each try to send a message, for counting. */
  onAttempt?: AttemptListener
  now?: () => Date
  /** Time that passes, in ms, whatever the clock is set to. */
  elapsed?: () => number
  pace?: Partial<Pace>
}

/** Makes a delivery that is not started yet. */
export function createDelivery({
  db,
  log,
  openTransports,
  onAttempt = () => {},
  now = () => new Date(),
  elapsed = () => performance.now(),
  pace,
}: DeliveryOptions): Delivery {
  let channels: Channel[] = []
  let expiry: NodeJS.Timeout | undefined
  let leaps: NodeJS.Timeout | undefined
  const hasLeapt = createLeapFinder(now, elapsed)
  const empty = async () => {
    try {
      await emptyExpired(db, now())
    } catch (error) {
      log.error({ err: error }, 'what has expired could not be emptied')
    }
  }
  let following: Promise<void> | undefined
  /** Ends when the outbox's times go by the clock as it is set now. */
  async function followClock(transports: readonly Transport[]) {
    if (hasLeapt()) {
      const begun = beginAgain(transports).finally(() => {
        if (following === begun) following = undefined
      })
      following = begun
    }
    await following
  }
  async function beginAgain(transports: readonly Transport[]) {
    log.warn('the clock was set: messages that wait are tried again now')
    try {
      const used = transports.map(({ channel }) => channel)
      if (used.length > 0) await beginTimesAgain(db, used, now())
      for (const channel of channels) channel.wake()
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be written')
    }
  }
  return {
    async start() {
      const transports = openTransports()
      const ownPace = { ...standardPace, ...pace }
      const follow = () => followClock(transports)
      const options = { db, log, onAttempt, now, pace: ownPace, followClock: follow }
      await empty()
      expiry = setInterval(() => void empty(), ownPace.expiry).unref()
      leaps = setInterval(() => void follow(), ownPace.poll).unref()
      channels = transports.map((transport) => runChannel({ ...options, transport }))
      const { all, webhook } = await readChannelStates(db, { webhook: ['webhook'] }, now())
      const { waiting, givenUp } = all
      const lacks = (name: Transport['channel']) =>
        !transports.some(({ channel }) => channel === name)
      if (lacks('email')) {
        log.warn({ waiting }, 'SMTP_URL is not set: e-mails are kept and wait until it is')
      }
      if (lacks('webhook') && webhook.waiting > 0) {
        log.warn(
          { waiting: webhook.waiting },
          'WEBHOOK_URL is not set: webhooks from before wait, until it is or they are dropped',
        )
      }
      if (givenUp > 0) log.error({ givenUp }, 'messages were given up and can be sent again')
    },
    wake() {
      for (const channel of channels) channel.wake()
    },
    async stop() {
      clearInterval(expiry)
      clearInterval(leaps)
      await Promise.all(channels.map((channel) => channel.stop()))
      channels = []
    },
  }
}

/** The channels that the configuration names; who writes and who reads is asked for each message. */
export function openTransports(live: { readonly config: Config }): Transport[] {
  const { mail, webhook } = live.config
  return [
    ...(mail.smtpUrl ? [openSmtp(mail.smtpUrl, live)] : []),
    ...(webhook ? [openWebhook(webhook)] : []),
  ]
}
