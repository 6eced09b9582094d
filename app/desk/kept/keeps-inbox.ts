/** Where the browser keeps it, with what it is drawn with: that this is there says that it is wanted. */
export const keptInboxCache = 'desk'

/** Whether this browser keeps a page of the inbox; where it can keep nothing, it throws. */
export async function keepsInbox(): Promise<boolean> {
  return caches.has(keptInboxCache)
}

/** Notes that this browser's owner wants a page kept. */
export async function wantInbox(): Promise<void> {
  await caches.open(keptInboxCache)
}
