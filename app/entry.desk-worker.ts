import type { WorkerScope } from './offline/worker-scope.ts'

/** What the desk sends to a phone; see `server/delivery/outbox.ts`. */
interface Notice {
  title: string
  text: string
  opens: string
  tag: string
  waiting: number
}

const worker = globalThis as unknown as WorkerScope
const icon = '/icons/icon-192.png'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('push', (event) => {
  const notice: Notice | undefined = event.data?.json()
  if (notice) event.waitUntil(show(notice))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.opens))
})

async function show({ title, text, opens, tag, waiting }: Notice) {
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> }
  await setAppBadge?.call(navigator, waiting).catch(() => undefined)
  const options = { body: text, tag, icon, badge: icon, data: { opens } }
  await worker.registration.showNotification(title, options)
}

/** Opens a page of the desk in a window that shows the desk already, else in a new one. */
async function open(path: string) {
  const windows = await worker.clients.matchAll({ type: 'window' })
  const desk = windows.find(({ url }) => new URL(url).pathname.startsWith('/desk'))
  if (!desk) return void (await worker.clients.openWindow(path))
  // Some browsers let it only where the tap was meant for this window.
  await desk.focus().catch(() => undefined)
  await desk.navigate(path)
}
