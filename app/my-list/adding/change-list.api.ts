import { z } from 'zod'
import { largestSize } from '#app/catalogue/sizes/size-number.ts'
import {
  type Change,
  changeList,
  type ListEntry,
  mostPieces,
  mostThings,
} from '#app/my-list/list.ts'
import { setListCookie } from '#app/my-list/list-cookie.server.ts'
import { readListCookie } from '#app/my-list/list-cookie.ts'
import { listRows } from '#app/my-list/list-rows.server.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { appContext } from '#server/app-context.ts'
import { isJson, onlyPost } from '#server/forms/receive-json.ts'
import { comesFromOurPages } from '#server/http/anti-forgery.ts'
import type { Route } from './+types/change-list.api'

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
const size = z.int().positive().max(largestSize).optional()
const quantity = z.int().positive().max(mostPieces)
const place = z.int().min(0).max(mostThings)

const change: z.ZodType<Change> = z.discriminatedUnion('do', [
  z.object({ do: z.literal('add'), id, size, quantity: quantity.optional() }),
  z.object({ do: z.literal('set'), id, size, quantity }),
  z.object({ do: z.literal('remove'), id, size }),
  z.object({ do: z.literal('put-back'), id, size, quantity, place }),
  z.object({ do: z.literal('choose-size'), id, size, to: z.int().positive().max(largestSize) }),
])

export function loader() {
  return onlyPost()
}

/**
 * `POST /my-list/change` with one change as JSON, and the `language` of the page: the list as it is
 * now, and the cookie that holds it. Not limited like a form: nothing is stored. 403 for what comes
 * from another site, 422 for what is no change.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { config } = app
  if (!isJson(request) || !comesFromOurPages(request, config.siteUrl)) {
    return refuse(403, 'Please change your list from our own page.')
  }
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = change.safeParse(body)
  if (!parsed.success) return refuse(422, 'This is no change of a list.')
  const list = changeList(readListCookie(request.headers.get('cookie')), parsed.data)
  const rows = await listRows(app, list, languageOf(body))
  const sold = new Set(rows.map((row) => row.id))
  const kept: ListEntry[] = list.filter((entry) => sold.has(entry.id))
  const headers = {
    'Set-Cookie': setListCookie(kept, config.siteUrl),
    'Cache-Control': 'no-store',
  }
  return Response.json({ rows }, { headers })
}

/** The language of the page that asks; English where it doesn't say. */
function languageOf(body: unknown): Language {
  const { language } = body as { language?: unknown }
  return isLanguage(language) ? language : 'en'
}

function refuse(status: number, words: string) {
  return Response.json({ errors: { form: words } }, { status })
}
