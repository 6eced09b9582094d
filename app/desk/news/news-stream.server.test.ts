import type { KyselyPlugin } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { enquiriesWatch, readEnquiryNews } from '#app/enquiries/answering/news.server.ts'
import { endSession, findSignedIn, lastingMs } from '#app/staff/sessions/sessions.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { type Desk, done, openDesk } from '#tests/support/desk.ts'
import { signIn } from '#tests/support/staff.ts'
import { followNews, readNewsPlace, writeNewsPlace } from './news.server.ts'
import { signedOutEvent } from './news.ts'
import { feedOf, heartbeatMs, mostOfSession } from './news-feed.server.ts'
import { streamNews } from './news-stream.server.ts'

/** Gives the session of somebody who has just signed in. */
async function openSession({ app }: Desk) {
  const { token } = await signIn(app)
  return (await findSignedIn(app.db, token))?.sessionId ?? 0
}

/** A stream to a session, and what it was told so far. */
async function openStream({ app }: Pick<Desk, 'app'>, sessionId: number, { reads = true } = {}) {
  const after = await readEnquiryNews(app.db)
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const answer = streamNews(app, { sessionId, after }, leaving.signal)
  const heard: string[] = []
  const ended = (async () => {
    const decoder = new TextDecoder()
    for await (const part of (reads && answer.body) || []) heard.push(decoder.decode(part))
  })()
  return { answer, heard, ended, leaving }
}

/** A desk with somebody who listens from now on, and what they were told so far. */
async function listen(options: { reads?: boolean } = {}) {
  const desk = await openDesk()
  const sessionId = await openSession(desk)
  return { ...desk, sessionId, ...(await openStream(desk, sessionId, options)) }
}

/** The same app, and how many statements it has sent to the database so far. */
function countStatements(app: Desk['app']) {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { app: { ...app, db: app.db.withPlugin(counter) }, count: () => count }
}

describe('a stream of news', () => {
  test('tells of what arrives and what is changed by its reference, each once, with its place', async () => {
    const { app, ask, change, heard, answer } = await listen()
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reference = await ask()
    app.changes.tell()
    await expect.poll(() => heard.join('')).toContain(`"arrived":["${reference}"]`)
    done(await change(reference, { kind: 'written' }))
    app.changes.tell()
    await expect.poll(() => heard.join('')).toContain(`"arrived":[],"changed":["${reference}"]`)
    app.changes.tell()
    const place = writeNewsPlace(await readEnquiryNews(app.db))
    expect(heard.at(-1)).toMatch(new RegExp(`^id: ${place}\ndata: `))
    expect(heard.join('')).not.toMatch(/Meera|meera|98765|Kothrud/)
  })

  test('ends with the session, says so, and tells nothing any more', async () => {
    const { app, ask, heard, ended, sessionId } = await listen()
    await endSession(app.db, sessionId)
    const reference = await ask()
    app.changes.tell()
    await ended
    expect(heard.at(-1)).toBe('event: signed-out\ndata:\n\n')
    expect(heard.join('')).not.toContain(reference)
  })

  test('ends when the process stops, also for whoever comes after that', async () => {
    const { app, ended, sessionId } = await listen()
    app.changes.end()
    await ended
    const late = streamNews(app, { sessionId, after: undefined }, new AbortController().signal)
    expect(await late.text()).not.toContain('data')
  })

  testOnce('ends when the browser leaves', async () => {
    const { app, ended, leaving, sessionId } = await listen()
    leaving.abort()
    await ended
    const gone = streamNews(app, { sessionId, after: undefined }, AbortSignal.abort())
    expect(await gone.text()).toBe('retry: 2000\n\n')
  })

  testOnce('ends when nobody reads it any more', async () => {
    const { app, answer, ask } = await listen({ reads: false })
    await answer.body?.cancel()
    await ask()
    app.changes.tell()
  })
})

describe('the streams of one process', () => {
  test('are told at once of what comes while they are told', async () => {
    const desk = await openDesk()
    const { app } = desk
    const sessionId = await openSession(desk)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const heard: string[] = []
    const listener = {
      sessionId,
      after: await readEnquiryNews(app.db),
      say(text: string) {
        heard.push(text)
        if (heard.length > 1) return
        vi.setSystemTime(Date.now() + lastingMs)
        app.changes.tell()
      },
      end: () => leave(),
    }
    const leave = feedOf(app).join(listener)
    onTestFinished(leave)
    await desk.ask()
    app.changes.tell()
    // The next heartbeat would find the session's end, too.
    await expect
      .poll(() => heard.at(-1), { timeout: heartbeatMs - 5_000 })
      .toContain(signedOutEvent)
  })

  test('are at most six of a session: the oldest is told to ask instead, and others are left alone', async () => {
    const desk = await openDesk()
    const [theirs, another] = [await openSession(desk), await openSession(desk)]
    const other = await openStream(desk, another)
    const streams: Awaited<ReturnType<typeof openStream>>[] = []
    for (let opened = 0; opened <= mostOfSession; opened += 1) {
      streams.push(await openStream(desk, theirs))
    }
    const [oldest, ...staying] = streams
    await oldest?.ended
    expect(oldest?.heard.at(-1)).toBe('event: poll\ndata:\n\n')
    const reference = await desk.ask()
    desk.app.changes.tell()
    for (const { heard } of [other, ...staying]) {
      await expect.poll(() => heard.join('')).toContain(reference)
      expect(heard.join('')).not.toContain('poll')
    }
  })

  test('cost as many statements after a change as one of them', async () => {
    const desk = await openDesk()
    const { app, count } = countStatements(desk.app)
    async function tellNews(heard: readonly string[][]) {
      const reference = await desk.ask({ message: `Told to ${heard.length}, ${count()}` })
      const before = count()
      app.changes.tell()
      for (const one of heard) await expect.poll(() => one.join('')).toContain(reference)
      return count() - before
    }
    const first = await openStream({ app }, await openSession(desk))
    await tellNews([first.heard])
    const one = await tellNews([first.heard])
    const heard = [first.heard]
    for (let session = 0; session < 5; session += 1) {
      const sessionId = await openSession(desk)
      for (let opened = 0; opened < mostOfSession; opened += 1) {
        heard.push((await openStream({ app }, sessionId)).heard)
      }
    }
    await tellNews(heard)
    expect(await tellNews(heard)).toBe(one)
  })
})

describe('the news since a place', () => {
  test('hold what was committed late, under an id before the place', async () => {
    const { app, ask } = await openDesk()
    const [first, second] = [await ask(), await ask({ message: 'another' })]
    const listNews = followNews(app.db, await readEnquiryNews(app.db))
    expect(await listNews()).toBeUndefined()
    // As if its transaction had been open until now.
    await app.db
      .updateTable('enquiries')
      .set({ state: 'spam' })
      .where('reference', '=', first)
      .execute()
    const again = followNews(app.db, await readEnquiryNews(app.db))
    expect(await again()).toBeUndefined()
    await app.db
      .updateTable('enquiries')
      .set({ state: 'new' })
      .where('reference', '=', first)
      .execute()
    expect((await again())?.news.arrived).toEqual([first])
    const third = await ask({ message: 'a third' })
    expect((await again())?.news.arrived).toEqual([third])
    expect((await listNews())?.news.arrived).toEqual([third])
    expect(second).not.toBe(first)
  })

  test('hold a change that was committed late, and the process looks for it then', async () => {
    const { app, ask, change } = await openDesk()
    const [first, second] = [await ask(), await ask({ message: 'another' })]
    done(await change(first, { kind: 'written' }))
    const { id: lateId } = await app.db
      .selectFrom('enquiry_events')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const late = await app.db
      .deleteFrom('enquiry_events')
      .where('id', '=', lateId)
      .returningAll()
      .executeTakeFirstOrThrow()
    done(await change(second, { kind: 'written' }))
    const listNews = followNews(app.db, await readEnquiryNews(app.db))
    expect(await listNews()).toBeUndefined()
    const { read } = enquiriesWatch(app)
    const seen = await read(app.db)
    await app.db.insertInto('enquiry_events').values(late).execute()
    expect(await read(app.db)).not.toBe(seen)
    expect((await listNews())?.news).toEqual({ arrived: [], changed: [first] })
    expect(await listNews()).toBeUndefined()
  })

  test('hold what arrives after any of the statements that ask for them', async () => {
    const desk = await openDesk()
    const place = await readEnquiryNews(desk.app.db)
    for (let after = 1; after <= 6; after += 1) {
      let statements = 0
      let reference = ''
      const arriving: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          statements += 1
          if (statements === after) reference = await desk.ask({ message: `After ${after}` })
          return result
        },
      }
      const listNews = followNews(desk.app.db.withPlugin(arriving), place)
      const told = [(await listNews())?.news.arrived, (await listNews())?.news.arrived].flat()
      expect([after, told]).toEqual([after, expect.arrayContaining([reference])])
      expect(reference).toMatch(/^AN-/)
    }
  })

  testOnce('are what the browser remembers, and nothing else is understood', () => {
    expect(readNewsPlace('12-345')).toEqual({ enquiry: 12, event: 345 })
    expect(['', 'x', '12', '-1-2', '1-2-3', null].map((text) => readNewsPlace(text))).toEqual(
      Array(6).fill(undefined),
    )
  })
})
