import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Language } from '#languages/language.ts'
import { type App, appContext, languageContext } from '#server/app-context.ts'
import { namesNoPage } from '#server/http/anti-forgery.ts'
import {
  asJson,
  countAddress,
  type Refusal,
  refuseFailure,
  refuseTooMany,
  TooManyForms,
} from './form-refusal.ts'
import type { Errors, Parsed } from './parse-form.ts'
import { readUnsaidPost, receiveVisitorsPost } from './receive-form-post.ts'
import { receiveJson } from './receive-json.ts'
import { refusalWords } from './refusal.words.ts'

type Context = Readonly<RouterContextProvider>

/** Whether this request's form was just refused: then it is shown again, whatever else can't be read. */
export const isRefusedContext = createContext(false)

interface Storing<Value, Receipt> {
  /**
   * Stores what was sent in `language`; `posted` is everything that came with it. Throws
   * `TooManyForms`, or whatever goes wrong. It is run again while the database is out of reach, with
   * all that it reads before and after it writes, so it must do no harm when it comes twice.
   */
  receive: (app: App, value: Value, posted: unknown, language: Language) => Promise<Receipt>
}

interface Call<Value, Field extends string, Receipt> extends Storing<Value, Receipt> {
  /** What was sent, or what is wrong with it in words of this language. */
  parse: (body: unknown, language: Language) => Parsed<Value, Field>
  /** What the caller is told when it was taken. */
  taken: (receipt: Receipt, language: Language) => Response
}

/**
 * Answers a form sent as JSON (§7) in the language that it asks for: what `taken` says, 422 with
 * messages, or a refusal: 429 for too many, 503 when it could not be stored.
 */
export async function answerCall<Value, Field extends string, Receipt>(
  context: Context,
  request: Request,
  { parse, taken, receive }: Call<Value, Field, Receipt>,
): Promise<Response> {
  // Read first, because every answer is in the language that it asks for.
  const received = await receiveJson(request, (body) => speakAsAsked(context, body))
  const language = context.get(languageContext)
  const tooMany = countAddress(context)
  if (tooMany) return asJson(tooMany)
  if (received instanceof Response) return received
  const parsed = parse(received.body, language)
  if (!parsed.ok) return Response.json({ errors: parsed.errors }, { status: 422 })
  const outcome = await store(context, parsed.value, received.body, receive)
  return outcome.stored ? taken(outcome.receipt, language) : asJson(outcome.refusal)
}

/** Answers in the language that a body's field `language` names, if that is offered; gives which it is. */
function speakAsAsked(context: Context, body: unknown): Language {
  const named = body && typeof body === 'object' && 'language' in body ? body.language : undefined
  const language = context.get(appContext).config.languages.find((offered) => offered === named)
  if (language) context.set(languageContext, language)
  return context.get(languageContext)
}

interface Post<Value, Field extends string, Receipt> extends Storing<Value, Receipt> {
  fields: readonly Field[]
  /** Told of the form as soon as it was read, whatever becomes of it. */
  note?: (form: FormData) => void
  parse: (values: Record<Field, string>, form: FormData, language: Language) => Parsed<Value, Field>
  /** The page that says it was sent. */
  sentPage: (receipt: Receipt) => string
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
 * our pages; one that nobody knows the page of is shown again too (403), and sent by a second press,
 * because Lynx names a page in `Referer` only where its address has no query.
 */
export async function answerPost<Value, Field extends string, Receipt>(
  context: Context,
  request: Request,
  { fields, note, parse, sentPage, receive }: Post<Value, Field, Receipt>,
) {
  const language = context.get(languageContext)
  const { siteUrl } = context.get(appContext).config
  const isUnsaid = namesNoPage(request)
  const form = await (isUnsaid
    ? readUnsaidPost(request, language)
    : receiveVisitorsPost(request, siteUrl, language))
  note?.(form)
  const values = textsOf(form, fields)
  const again = (shown: Omit<PostedAgain<Field>, 'values'>, init: ResponseInit) => {
    context.set(isRefusedContext, true)
    return data<PostedAgain<Field>>({ values, ...shown }, init)
  }
  const refuse = ({ status, words, headers }: Refusal) =>
    again({ errors: {}, failure: words }, { status, headers })

  const headers = { 'Cache-Control': 'no-store' }
  if (isUnsaid) {
    return again(
      { errors: {}, failure: refusalWords[language].sendAgain },
      { status: 403, headers },
    )
  }
  const tooMany = countAddress(context)
  if (tooMany) return refuse(tooMany)
  const parsed = parse(values, form, language)
  if (!parsed.ok) {
    return again({ errors: parsed.errors }, { status: 422, headers })
  }
  const outcome = await store(context, parsed.value, Object.fromEntries(form), receive)
  return outcome.stored ? redirect(sentPage(outcome.receipt), 303) : refuse(outcome.refusal)
}

type Outcome<Receipt> = { stored: true; receipt: Receipt } | { stored: false; refusal: Refusal }

async function store<Value, Receipt>(
  context: Context,
  value: Value,
  posted: unknown,
  receive: Storing<Value, Receipt>['receive'],
): Promise<Outcome<Receipt>> {
  const [app, language] = [context.get(appContext), context.get(languageContext)]
  try {
    const receipt = await retryWhenBusy(() => receive(app, value, posted, language))
    return { stored: true, receipt }
  } catch (error) {
    const refusal =
      error instanceof TooManyForms
        ? refuseTooMany(context, error.limit, error.retryAfter)
        : refuseFailure(context, error)
    return { stored: false, refusal }
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
