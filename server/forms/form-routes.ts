import { inLanguage, splitLanguage } from '#languages/language-path.ts'
import { isFormPost } from './receive-form-post.ts'
import { isJson } from './receive-json.ts'

/** By a form's address: the paths that answer it, as JSON and as a browser posts it. */
export type FormRoutes = ReadonlyMap<string, { json: string; page: string }>

/**
 * Leads a posted form to the route that answers its kind of body (§7): gives the request for
 * that route, the request itself where there is no choice, or 415 for any other kind of body.
 */
export async function leadFormPost(
  routes: FormRoutes,
  request: Request,
): Promise<Request | Response> {
  const url = new URL(request.url)
  const { language, rest } = splitLanguage(url.pathname)
  const route = routes.get(rest)
  if (request.method !== 'POST' || !route) return request
  const to = isJson(request) ? route.json : isFormPost(request) ? route.page : undefined
  if (to === undefined) {
    const errors = { form: 'Please send the form as JSON or as a form post.' }
    return Response.json({ errors }, { status: 415 })
  }
  if (to === rest) return request
  url.pathname = inLanguage(to, language)
  const { method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() })
}
