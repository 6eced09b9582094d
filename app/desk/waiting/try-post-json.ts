import { type Answer, postJson } from '#app/ui/forms/post-json.ts'

/** Refusals that mean the same whoever says so: to sign in, to come again, and that it is too large. */
const anybodys = [401, 408, 413, 429]

/**
 * As `postJson`, of what is sent again by itself until the site has answered; undefined where it has not: there is
 * no network, or somebody in between refused it in the site's place, such as a proxy while the site is away. The
 * site's own refusals are JSON, but for the one that asks to sign in.
 */
export async function tryPostJson(
  url: string,
  body: unknown,
  token?: string,
): Promise<Answer | undefined> {
  const answer = await postJson(url, body, token).catch(() => undefined)
  if (!answer || answer.body !== undefined || answer.status >= 500) return answer
  return anybodys.includes(answer.status) ? answer : undefined
}
