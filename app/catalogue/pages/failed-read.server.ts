import { data, type RouterContextProvider } from 'react-router'
import { appContext, languageContext, requestIdContext } from '#server/app-context.ts'
import { isRefusedContext } from '#server/forms/answer-form.ts'
import { tryAgainAfter } from '#server/forms/form-refusal.ts'
import { failedReadWords } from './failed-read.words.ts'

type Context = Readonly<RouterContextProvider>

/** What a caller is told when the catalogue can't be read (§8). */
type FailureWords = keyof (typeof failedReadWords)['en']

/**
 * Reads something for a page. When that fails, logs the reason once with the request's id and
 * throws a 503 whose words, in the page's language, the shell's error page shows.
 */
export function readForPage<T>(
  context: Context,
  words: FailureWords,
  read: () => Promise<T>,
): Promise<T> {
  return readOrThrow(context, words, read, () =>
    data(failedReadWords[context.get(languageContext)][words], { status: 503 }),
  )
}

/**
 * As `readForPage`, but gives undefined where a form was refused and this can't be read either: then the
 * page is the form alone, with what was typed.
 */
export async function readUnlessRefused<T>(
  context: Context,
  words: FailureWords,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await readForPage(context, words, read)
  } catch (failure) {
    if (context.get(isRefusedContext)) return undefined
    throw failure
  }
}

/** Reads something for a JSON call; as `readForPage`, but throws a response `{ error: words }`. */
export function readForCall<T>(
  context: Context,
  words: FailureWords,
  read: () => Promise<T>,
): Promise<T> {
  return readOrThrow(context, words, read, () =>
    Response.json(
      { error: words },
      {
        status: 503,
        headers: { 'Cache-Control': 'no-store', 'Retry-After': String(tryAgainAfter) },
      },
    ),
  )
}

async function readOrThrow<T>(
  context: Context,
  words: FailureWords,
  read: () => Promise<T>,
  answer: () => unknown,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const { log } = context.get(appContext)
    log.error({ requestId: context.get(requestIdContext), err: error }, words)
    throw answer()
  }
}
