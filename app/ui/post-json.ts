/** How long an answer may take before the visitor is told that sending failed. */
const patienceMs = 20_000

export interface Answer {
  status: number
  body: unknown
}

/**
 * Posts JSON to the site with the anti-forgery pair (§7), fetching its cookie first if need be.
 * Throws when there is no network or no answer in time.
 */
export async function postJson(url: string, body: unknown): Promise<Answer> {
  let token = readToken()
  if (!token) {
    await fetch('/xsrf-token', { signal: AbortSignal.timeout(patienceMs) })
    token = readToken()
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token ?? '' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

function readToken() {
  return /(?:^|; )XSRF-TOKEN=([\w-]+)/.exec(document.cookie)?.[1]
}
