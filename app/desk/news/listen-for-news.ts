import { type News, type NewsPlace, newsAddress, pollEvent, signedOutEvent } from './news.ts'

/** How often it is asked for where no stream can be held, in ms. */
const askEveryMs = 60_000

interface Listener {
  heard: (news: News) => void
  signedOut: () => void
}

/**
 * Hears news from `after` on until it is told to stop: over a stream while the page is seen, which
 * the browser takes up again by itself; by asking each minute while the page is hidden (a browser
 * has few connections), no stream can be had, or other pages took its place: that page opens a
 * stream again when somebody comes back to it, or each would put another out. Gives what stops it.
 */
export function listenForNews(after: NewsPlace, { heard, signedOut }: Listener): () => void {
  let place = after
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let stopped = false
  let isPutOut = false

  function hear(news: News, at: NewsPlace) {
    place = at
    heard(news)
  }

  function leave() {
    stop()
    signedOut()
  }

  function open() {
    stream = new EventSource(newsAddress(place))
    stream.addEventListener('message', ({ data, lastEventId }) => {
      hear(JSON.parse(data), lastEventId)
    })
    stream.addEventListener(signedOutEvent, leave)
    stream.addEventListener(pollEvent, () => {
      isPutOut = true
      askNowAndThen()
    })
    stream.addEventListener('error', () => {
      // Otherwise the browser is on its way back by itself.
      if (stream?.readyState !== EventSource.CLOSED) return
      askNowAndThen()
      // A stream that was refused does not say why: the session may have ended.
      void ask()
    })
    stream.addEventListener('open', () => clearInterval(timer))
  }

  function askNowAndThen() {
    stream?.close()
    clearInterval(timer)
    timer = setInterval(() => void ask().then(openAgain), askEveryMs)
  }

  /** Tells whether there was an answer. */
  async function ask() {
    try {
      const answer = await fetch(newsAddress(place), { headers: { accept: 'application/json' } })
      if (answer.status === 401) leave()
      // Too busy, or the database is away: the next time tells.
      if (!answer.ok) return false
      const told: { news: News; place: NewsPlace } | null = await answer.json()
      if (told && !stopped) hear(told.news, told.place)
      return true
    } catch {
      // No network, or the site is away: the next time tells.
      return false
    }
  }

  function openAgain(isAnswered: boolean) {
    if (!isAnswered || stopped || isPutOut || document.visibilityState === 'hidden') return
    if (stream?.readyState !== EventSource.CLOSED) return
    clearInterval(timer)
    open()
  }

  function follow() {
    if (document.visibilityState === 'hidden') return askNowAndThen()
    clearInterval(timer)
    stream?.close()
    isPutOut = false
    open()
  }

  function stop() {
    stopped = true
    clearInterval(timer)
    stream?.close()
    document.removeEventListener('visibilitychange', follow)
  }

  document.addEventListener('visibilitychange', follow)
  follow()
  return stop
}
