import { keepsInbox } from '#app/desk/kept/keeps-inbox.ts'
import { createHeldPosts } from './held-posts.ts'

/** What this page of the desk posts, held until it is answered. */
export const posts = createHeldPosts(
  (...asked) => networkFetch(...asked),
  () => keepsInbox().catch(() => false),
)

const networkFetch = globalThis.fetch

/** From now on, all that the router asks of the desk goes through it: the router has no place for that. */
export function holdPosts(): void {
  globalThis.fetch = posts.fetch
}
