import { deskPath } from '#app/paths/desk-paths.ts'
import { deskWorkerPath } from '#app/paths/machine-paths.ts'
import type { Subscription } from '#app/staff/phones/phones.server.ts'

/** Why a browser is not told: it can't be, its owner said no, or its push service did not answer. */
export type NotTold = 'unable' | 'blocked' | 'failed'

/** Whether this browser takes notices at all. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window
}

/**
 * Asks the browser's owner and then its push service. Gives the subscription, or why there is none.
 * `publicKey` is ours, in Base64 for addresses.
 */
export async function subscribe(publicKey: string): Promise<Subscription | NotTold> {
  if (!canBeTold()) return 'unable'
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  try {
    const options = { scope: deskPath }
    const registration = await navigator.serviceWorker.register(deskWorkerPath, options)
    await navigator.serviceWorker.ready
    // One that was made with another key of ours is of no use.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint = '', keys = {} } = subscription.toJSON()
    return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  } catch {
    return 'failed'
  }
}

/** Lets the browser's push service forget this browser; what it can't do does no harm. */
export async function unsubscribe(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(deskPath)
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // The desk sends nothing there any more.
  }
}
