import { data, redirect } from 'react-router'
import type { App } from '#server/app-context.ts'
import { receiveFormPost } from '#server/receive-form-post.ts'
import { receiveJson } from '#server/receive-json.ts'
import type { Receipt } from './enquiries.server.ts'
import type { Parsed } from './form.schema.ts'

interface Call<Value, Field extends string> {
  parse: (body: unknown) => Parsed<Value, Field>
  receive: (app: App, value: Value) => Promise<Receipt>
}

/** Answers a form sent as JSON (§7): 201 with the reference, 422 with messages, or a refusal. */
export async function answerCall<Value, Field extends string>(
  app: App,
  request: Request,
  { parse, receive }: Call<Value, Field>,
): Promise<Response> {
  const received = await receiveJson(request)
  if (received instanceof Response) return received
  const parsed = parse(received.body)
  if (!parsed.ok) return Response.json({ errors: parsed.errors }, { status: 422 })
  const { reference } = await receive(app, parsed.value)
  return Response.json({ reference }, { status: 201 })
}

interface Post<Value, Field extends string> {
  fields: readonly Field[]
  parse: (values: Record<Field, string>, form: FormData) => Parsed<Value, Field>
  receive: (app: App, value: Value) => Promise<Receipt>
  /** The page that says it was sent. */
  sentPage: (reference: string) => string
}

/**
 * Answers a form posted without JavaScript: sent on to the page that says so, or 422 with what
 * was typed and the messages for it. Throws the response for a post that isn't from our pages.
 */
export async function answerPost<Value, Field extends string>(
  app: App,
  request: Request,
  { fields, parse, receive, sentPage }: Post<Value, Field>,
) {
  const form = await receiveFormPost(request, app.config.siteUrl)
  const values = textsOf(form, fields)
  const parsed = parse(values, form)
  if (parsed.ok) {
    const { reference } = await receive(app, parsed.value)
    return redirect(sentPage(reference), 303)
  }
  return data(
    { values, errors: parsed.errors },
    { status: 422, headers: { 'Cache-Control': 'no-store' } },
  )
}

function textsOf<Field extends string>(form: FormData, fields: readonly Field[]) {
  const values: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = form.get(field)
    values[field] = typeof value === 'string' ? value : ''
  }
  return values as Record<Field, string>
}
