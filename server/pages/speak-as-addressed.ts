import type { Language } from '#languages/language.ts'
import { inLanguage, splitLanguage } from '#languages/language-path.ts'

/** A request as it is in English, and the language in which it is to be answered. */
interface Spoken {
  language: Language
  request: Request
  /** The request's address, taken apart. */
  url: URL
}

/**
 * Gives what takes the language off a request's address, so that one table of routes does for all,
 * and what leads an answer that sends the visitor on to the same language. What `onlyEnglish` says
 * has no other, or a language that is not among `offered`, keeps its address: nothing stands there.
 */
export function speakAsAddressed(
  offered: readonly Language[],
  onlyEnglish: (path: string) => boolean,
) {
  async function take(request: Request): Promise<Spoken> {
    const url = new URL(request.url)
    const path = readable(url.pathname)
    const { language: addressed, rest } = splitLanguage(path)
    const isOffered = addressed !== 'en' && offered.includes(addressed) && !onlyEnglish(rest)
    const language = isOffered ? addressed : 'en'
    const inEnglish = language === 'en' ? path : rest
    if (inEnglish === url.pathname) return { language, request, url }
    url.pathname = inEnglish
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
    return { language, request: new Request(url, { method, headers, signal, body }), url }
  }

  function leadOn(answer: Response, language: Language): Response {
    const location = answer.headers.get('location')
    if (language === 'en' || !location?.startsWith('/') || onlyEnglish(location)) return answer
    const headers = new Headers(answer.headers)
    headers.set('location', inLanguage(location, language))
    return new Response(answer.body, { status: answer.status, headers })
  }

  return { take, leadOn }
}

/** Spells a path out that is no text, as one cut off in a letter: the router would write it into our log. */
function readable(path: string) {
  try {
    // Looked at, or the bundler leaves it out as of no effect.
    return decodeURI(path) && path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
