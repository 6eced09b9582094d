import type { EnquiryNews } from '#app/enquiries/answering/news.server.ts'
import { listOpenSessions } from '#app/staff/sessions/sessions.server.ts'
import type { App } from '#server/app-context.ts'
import type { Changes } from '#server/changes.ts'
import { followNews, writeNewsPlace } from './news.server.ts'
import { pollEvent, signedOutEvent } from './news.ts'

/** Less than any proxy or this process waits on a connection on which nothing moves, in ms. */
export const heartbeatMs = 20_000
/** A session has so many streams at most: more windows than that are not looked at together. */
export const mostOfSession = 6

type Parts = Pick<App, 'db' | 'log' | 'changes'>

/** An open stream. */
interface Listener {
  sessionId: number
  /** How far its browser has heard; undefined where it begins now. */
  after: EnquiryNews | undefined
  /** Sends some text; nothing once the stream has ended. */
  say(text: string): void
  /** Ends the stream, which leaves the feed. */
  end(): void
}

/** Listeners who have heard the same. */
interface Group {
  listNews: ReturnType<typeof followNews>
  listeners: Set<Listener>
}

/** What tells all streams of a process. */
interface NewsFeed {
  /** Tells a stream from its place on; gives what leaves. */
  join(listener: Listener): () => void
}

const feeds = new WeakMap<Changes, NewsFeed>()

/** Gives the one feed of a process, which looks at the database once for all of its streams. */
export function feedOf(app: Parts): NewsFeed {
  const feed = feeds.get(app.changes) ?? openFeed(app)
  feeds.set(app.changes, feed)
  return feed
}

/**
 * Opens a feed. It looks after each change and with each heartbeat, which sessions are still open
 * first. A session's oldest stream is ended for one too many, and told not to come back by itself.
 */
function openFeed({ db, log, changes }: Parts): NewsFeed {
  /** In the order in which they were opened. */
  const listeners = new Set<Listener>()
  const joining = new Set<Listener>()
  /** All who have been told once. */
  let inStep: Group | undefined
  let stopHearing: (() => void) | undefined

  function hear() {
    const timer = setInterval(() => lookOrEnd(true), heartbeatMs)
    const endListening = changes.listen({ heard: () => lookOrEnd(false), ended: endAll })
    stopHearing = () => {
      clearInterval(timer)
      endListening()
      stopHearing = undefined
      inStep = undefined
    }
  }

  function endAll() {
    for (const listener of listeners) listener.end()
  }

  function lookOrEnd(beats: boolean) {
    look(beats).catch((err: unknown) => {
      log.warn({ err }, 'news could not be read')
      endAll()
    })
  }

  const look = oneAfterAnother(async (beats) => {
    const known = [...listeners]
    const fresh = groupByPlace([...joining])
    joining.clear()
    const open = await listOpenSessions(db, [...new Set(known.map(({ sessionId }) => sessionId))])
    for (const listener of known) {
      if (open.has(listener.sessionId)) continue
      listener.say(`event: ${signedOutEvent}\ndata:\n\n`)
      listener.end()
    }
    for (const group of inStep ? [inStep, ...fresh] : fresh) {
      const told = await group.listNews()
      const text = told && `id: ${told.place}\ndata: ${JSON.stringify(told.news)}\n\n`
      for (const listener of group.listeners) {
        if (!listeners.has(listener)) group.listeners.delete(listener)
        else if (text) listener.say(text)
        else if (beats) listener.say(':\n\n')
      }
    }
    // What comes between two looks may be told twice, never not at all: who joins is ahead.
    for (const group of fresh) {
      inStep ??= group
      for (const listener of group.listeners) inStep.listeners.add(listener)
    }
  })

  /** Those of one place are told together: after a restart most come back with the same. */
  function groupByPlace(some: readonly Listener[]): Group[] {
    const groups = new Map<string, Group>()
    for (const listener of some) {
      const { after } = listener
      const place = after ? writeNewsPlace(after) : ''
      const group = groups.get(place) ?? {
        listNews: followNews(db, after),
        listeners: new Set(),
      }
      group.listeners.add(listener)
      groups.set(place, group)
    }
    return [...groups.values()]
  }

  function putOutOldest(sessionId: number) {
    const theirs = [...listeners].filter((listener) => listener.sessionId === sessionId)
    if (theirs.length < mostOfSession) return
    theirs[0]?.say(`event: ${pollEvent}\ndata:\n\n`)
    theirs[0]?.end()
  }

  return {
    join(listener) {
      putOutOldest(listener.sessionId)
      listeners.add(listener)
      joining.add(listener)
      if (!stopHearing) hear()
      lookOrEnd(false)
      return () => {
        listeners.delete(listener)
        joining.delete(listener)
        inStep?.listeners.delete(listener)
        if (listeners.size === 0) stopHearing?.()
      }
    },
  }
}

/** Gives what runs `work`, never twice at once: all that is asked for meanwhile follows once. */
function oneAfterAnother(work: (beats: boolean) => Promise<void>) {
  let last = Promise.resolve()
  let next: { beats: boolean } | undefined
  return (beats: boolean): Promise<void> => {
    if (next) {
      next.beats ||= beats
      return last
    }
    const asked = { beats }
    next = asked
    last = last
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return work(asked.beats)
      })
    return last
  }
}
