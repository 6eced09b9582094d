import {
  inboxPath,
  isDeskPath,
  keptInboxPath,
  stockRoundPath,
  storeChangePath,
} from '#app/paths/desk-paths.ts'
import { iconsRoot, scriptsRoot } from '#app/paths/machine-paths.ts'
import { answersTag, sendAnswers } from './catalogue/desk/round/send-answers.ts'
import {
  findInboxFile,
  findKeptInbox,
  forgetInbox,
  isKeptForOther,
  keepInbox,
} from './desk/kept/keep-inbox.ts'
import { keptQuote, listKeptQuotes } from './desk/kept/keep-quote.ts'
import { keptRound } from './desk/kept/keep-round.ts'
import { keepsInbox } from './desk/kept/keeps-inbox.ts'
import { changesTag, sendAllChanges } from './desk/waiting/send-changes.ts'
import type { FetchEvent, WorkerScope } from './offline/worker-scope.ts'
import { draftsTag, sendTyped } from './quotes/desk/write/send-typed.ts'

/** What the desk sends to a phone; see `server/delivery/outbox/message.ts`. */
interface Notice {
  title: string
  text: string
  opens: string
  tag: string
  waiting: number
}

const worker = globalThis as unknown as WorkerScope
const icon = `${iconsRoot}icon-192.png`

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (pathname.endsWith('.data')) event.respondWith(fetch(request).then(wipeForOthers))
  else if (pathname.startsWith(scriptsRoot)) event.respondWith(answerFile(request, pathname))
})

/** What waits in the browser, by the name under which it is sent. */
const senders: Partial<Record<string, () => Promise<boolean | undefined>>> = {
  [changesTag]: sendAllChanges,
  [answersTag]: sendAnswers,
  [draftsTag]: sendTyped,
}

// The browser says that there is a network; it says so again where this fails.
worker.addEventListener('sync', (event) => {
  const send = senders[event.tag]
  if (!send) return
  event.waitUntil(
    send().then((waits) => {
      if (waits) throw new Error('The network is not there yet.')
    }),
  )
})

worker.addEventListener('push', (event) => {
  const notice: Notice | undefined = event.data?.json()
  if (notice) event.waitUntil(show(notice))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.opens))
})

async function show({ title, text, opens, tag, waiting }: Notice) {
  const options = { body: text, tag, icon, badge: icon, data: { opens } }
  // Neither waits for the other: a browser that never counts still tells.
  await Promise.all([worker.registration.showNotification(title, options), countOnSign(waiting)])
}

/** Writes on the desk's sign how many are ours, where browsers do that; none takes the number away. */
async function countOnSign(waiting: number) {
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> }
  await setAppBadge?.call(navigator, waiting).catch(() => undefined)
}

/** Opens a page of the desk in a window that shows the desk already, else in a new one. */
async function open(path: string) {
  const windows = await worker.clients.matchAll({ type: 'window' })
  const desk = windows.find(({ url }) => isDeskPath(new URL(url).pathname))
  if (!desk) return void (await worker.clients.openWindow(path))
  // Some browsers let it only where the tap was meant for this window.
  await desk.focus().catch(() => undefined)
  await desk.navigate(path)
}

/**
 * A page as the site has it. Without network the page itself where it is stored (a quote's draft,
 * the stock round, the inbox), else the address of one that is.
 */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(event.request)
  } catch (error) {
    const quote = await keptQuote(path).find()
    if (quote) return quote
    const round = await keptRound.find()
    if (round && path === stockRoundPath) return round
    const kept = await findKeptInbox()
    if (!kept && round) return Response.redirect(stockRoundPath)
    const [draft] = kept ? [] : (await listKeptQuotes()).reverse()
    if (!kept && draft && draft !== path) return Response.redirect(draft)
    if (!kept) throw error
    // Its own address, by which it comes to life.
    return path === keptInboxPath ? kept : Response.redirect(keptInboxPath)
  }
  answer = await wipeForOthers(answer)
  if (path === inboxPath && answer.ok) event.waitUntil(keepAnew())
  return answer
}

/**
 * What is kept is not to be read by who is led to the sign-in or told 401, who is nobody, nor by
 * somebody else or in another role. What waits to be sent stays: it is held against the session.
 */
async function wipeForOthers(answer: Response): Promise<Response> {
  // 202 is how the router is told to go elsewhere; a worker is not told where to.
  const isLed = answer.type === 'opaqueredirect' || answer.status === 202
  const quotes = (await listKeptQuotes()).map(keptQuote)
  const others = await Promise.all([
    isKeptForOther(answer),
    ...[keptRound, ...quotes].map((page) => page.isForOther(answer)),
  ])
  if (others.includes(true) || answer.status === 401 || (isLed && (await isNobody()))) {
    await countOnSign(0)
    await forgetInbox()
    for (const page of [keptRound, ...quotes]) await page.forget()
  }
  return answer
}

/** Whether nobody is signed in; so too where that can't be asked. */
async function isNobody() {
  const { status } = await fetch(storeChangePath).catch(() => ({ status: 401 }))
  return status === 401
}

async function keepAnew() {
  if (await keepsInbox()) await keepInbox().catch(() => false)
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const quotes = (await listKeptQuotes()).map(keptQuote)
  for (const { findFile } of [{ findFile: findInboxFile }, keptRound, ...quotes]) {
    const kept = await findFile(path)
    if (kept) return kept
  }
  return fetch(request)
}
