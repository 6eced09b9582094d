import { data, type RouterContextProvider, redirect } from 'react-router'
import { type App, appContext } from '#server/app-context.ts'
import {
  asJson,
  countAddress,
  type Refusal,
  refuseFailure,
  refuseTooMany,
} from '#server/forms/form-refusal.ts'
import { receiveFormPost } from '#server/forms/receive-form-post.ts'
import { receiveJson } from '#server/forms/receive-json.ts'
import type { Receipt } from './enquiries.server.ts'
import type { Errors } from './enquiry-rules.ts'
import type { Parsed } from './form.schema.ts'
import { TooManyEnquiries } from './mobile-limit.server.ts'
import { findSuspicion, honeypotField, type Suspicion } from './suspicion.ts'

type Context = Readonly<RouterContextProvider>

interface Storing<Value> {
  receive: (app: App, value: Value & { suspicion?: Suspicion }) => Promise<Receipt>
}

interface Call<Value, Field extends string> extends Storing<Value> {
  parse: (body: unknown) => Parsed<Value, Field>
}

/**
 * Answers a form sent as JSON (§7): 201 with the reference, 422 with messages, or a refusal: 429
 * for too many, 503 when it could not be stored.
 */
export async function answerCall<Value extends object, Field extends string>(
  context: Context,
  request: Request,
  { parse, ...storing }: Call<Value, Field>,
): Promise<Response> {
  const tooMany = countAddress(context)
  if (tooMany) return asJson(tooMany)
  const received = await receiveJson(request)
  if (received instanceof Response) return received
  const parsed = parse(received.body)
  if (!parsed.ok) return Response.json({ errors: parsed.errors }, { status: 422 })
  const outcome = await store(context, parsed.value, received.body, storing)
  if ('status' in outcome) return asJson(outcome)
  return Response.json({ reference: outcome.reference }, { status: 201 })
}

interface Post<Value, Field extends string> extends Storing<Value> {
  fields: readonly Field[]
  parse: (values: Record<Field, string>, form: FormData) => Parsed<Value, Field>
  /** The page that says it was sent. */
  sentPage: (reference: string) => string
}

/** What a form that was posted without JavaScript is shown again with. */
interface PostedAgain<Field extends string> {
  values: Record<Field, string>
  errors: Errors<Field>
  /** Why it was not taken, when nothing in its fields is wrong. */
  failure?: string
}

/**
 * Answers a form posted without JavaScript: sent on to the page that says so, or shown again
 * with what was typed and why (422, 429, 503). Throws the response for a post that isn't from
 * our pages.
 */
export async function answerPost<Value extends object, Field extends string>(
  context: Context,
  request: Request,
  { fields, parse, sentPage, ...storing }: Post<Value, Field>,
) {
  const form = await receiveFormPost(request, context.get(appContext).config.siteUrl)
  const values = textsOf(form, fields)
  const again = (shown: Omit<PostedAgain<Field>, 'values'>, init: ResponseInit) =>
    data<PostedAgain<Field>>({ values, ...shown }, init)
  const refuse = ({ status, words, headers }: Refusal) =>
    again({ errors: {}, failure: words }, { status, headers })

  const tooMany = countAddress(context)
  if (tooMany) return refuse(tooMany)
  const parsed = parse(values, form)
  if (!parsed.ok) {
    const headers = { 'Cache-Control': 'no-store' }
    return again({ errors: parsed.errors }, { status: 422, headers })
  }
  const posted = { [honeypotField]: form.get(honeypotField) }
  const outcome = await store(context, parsed.value, posted, storing)
  return 'status' in outcome ? refuse(outcome) : redirect(sentPage(outcome.reference), 303)
}

async function store<Value extends object>(
  context: Context,
  value: Value,
  posted: unknown,
  { receive }: Storing<Value>,
): Promise<Receipt | Refusal> {
  try {
    return await receive(context.get(appContext), { ...value, suspicion: findSuspicion(posted) })
  } catch (error) {
    if (error instanceof TooManyEnquiries) return refuseTooMany(context, 'mobile', error.retryAfter)
    return refuseFailure(context, error)
  }
}

function textsOf<Field extends string>(form: FormData, fields: readonly Field[]) {
  const values: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = form.get(field)
    values[field] = typeof value === 'string' ? value : ''
  }
  return values as Record<Field, string>
}
