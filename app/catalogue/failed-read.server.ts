import { data, type RouterContextProvider } from 'react-router'
import { appContext, requestIdContext } from '#server/app-context.ts'

type Context = Readonly<RouterContextProvider>

/** What the visitor is told when the catalogue can't be read (§8). */
export type FailureWords = 'Failed to fetch products.' | 'Failed to search products.'

/**
 * Reads something for a page. When that fails, logs the reason once with the request's id and
 * throws a 503 whose words the shell's error page shows.
 */
export async function readForPage<T>(
  context: Context,
  words: FailureWords,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    logFailure(context, error, words)
    throw data(words, { status: 503 })
  }
}

/** Reads something for a JSON call; as `readForPage`, but throws a response `{ error: words }`. */
export async function readForCall<T>(
  context: Context,
  words: FailureWords,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    logFailure(context, error, words)
    throw Response.json({ error: words }, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}

function logFailure(context: Context, error: unknown, words: FailureWords) {
  const { log } = context.get(appContext)
  log.error({ requestId: context.get(requestIdContext), err: error }, words)
}
