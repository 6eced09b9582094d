import { data, type RouterContextProvider, redirect } from 'react-router'
import { EmptyPot } from '#app/catalogue/cards/empty-pot.tsx'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import { type Receipt, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import {
  type EnquiredProduct,
  type EnquiryField,
  type EnquiryValues,
  enquiryFields,
  noValues,
} from '#app/enquiries/enquiry.ts'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { sentWords } from '#app/enquiries/form/sending/sent.words.ts'
import { judging } from '#app/enquiries/receiving/receive-form.server.ts'
import { leadToProduct } from '#app/my-list/adding/lead-to-product.server.ts'
import {
  changeList,
  chooseSizes,
  isProductId,
  isSameThing,
  joinLists,
  type ListEntry,
  leaveOut,
  nameThing,
  readQuantity,
  renameNotes,
  toThing,
} from '#app/my-list/list.ts'
import { setListCookie } from '#app/my-list/list-cookie.server.ts'
import { readListCookie } from '#app/my-list/list-cookie.ts'
import { listKind } from '#app/my-list/list-kind.ts'
import type { ListRow } from '#app/my-list/list-row.ts'
import {
  readChange,
  readPostedList,
  shownAgainContext,
  takeQuantities,
  takeShared,
} from '#app/my-list/posted-list.server.ts'
import { emptyList, parseListEnquiry } from '#app/my-list/send-list.server.ts'
import { finderPath, myListPath } from '#app/paths/shop-paths.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { narrow } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import { answerPost } from '#server/forms/answer-form.ts'
import { receiveVisitorsPost } from '#server/forms/receive-form-post.ts'
import type { Route } from './+types/my-list.route'
import { ListHead } from './list-head.tsx'
import { loadListPage } from './list-page.server.ts'
import { listPageWords } from './list-page.words.ts'
import MyList from './my-list.island.tsx'
import { SentList } from './sent-list.tsx'
import { SharedList } from './shared-list.tsx'

const path = myListPath

/** Personal, and gone when it is sent: nobody keeps a copy. */
const personal = { 'Cache-Control': 'no-store' }

export const handle: PageHandle = {
  sheets: ['adding', 'my-list'],
  moreSheets: (loaderData) => {
    const { rows = [] } = (loaderData ?? {}) as { rows?: readonly ListRow[] }
    return rows.some(({ sizes }) => sizes) ? ['sizes'] : []
  },
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function loader({ request, context }: Route.LoaderArgs) {
  return loadListPage(request, context)
}

/** What a post that was not sent on is shown again with. */
interface PostedAgain {
  values: EnquiryValues
  errors: Errors<EnquiryField | 'products'>
  failure?: string
}

/** The list changed or sent without JavaScript; whatever else was typed comes back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { config } = context.get(appContext)
  const language = context.get(languageContext)
  const elsewhere = await leadToProduct(request, context)
  if (elsewhere) return elsewhere
  const form = await receiveVisitorsPost(request.clone(), config.siteUrl, language)
  const mine = readListCookie(request.headers.get('cookie'))
  const lead = (list: ListEntry[]) =>
    redirect(path, { status: 303, headers: { 'Set-Cookie': setListCookie(list, config.siteUrl) } })

  const added = Number(form.get('add'))
  if (isProductId(added)) {
    const quantity = readQuantity(String(form.get('quantity') ?? ''))
    const thing = toThing(added, readSize(form.get('size')))
    return lead(changeList(mine, { do: 'add', ...thing, quantity }))
  }
  const taken = takeShared(form, mine)
  if (taken) return lead(taken)
  if (form.get('do') === 'send') return send(request, context, form, mine)

  const posted = readPostedList(form)
  const list = takeQuantities(mine, posted)
  const change = readChange(String(form.get('do') ?? ''), list)
  const entry = change?.do === 'remove' && list.find((listed) => isSameThing(listed, change))
  // A button of a row names the size that it had.
  const changed = change ? changeList(list, change) : list
  context.set(shownAgainContext, {
    list: chooseSizes(changed, posted.choices),
    notes: renameNotes(posted.notes, posted.choices),
    ...(entry && { removed: { ...entry, place: list.indexOf(entry) } }),
  })
  const values = { ...noValues }
  for (const field of enquiryFields) values[field] = String(form.get(field) ?? '')
  return data<PostedAgain>({ values, errors: {} }, { headers: personal })
}

async function send(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: FormData,
  mine: ListEntry[],
) {
  const posted = readPostedList(form)
  const entries = chooseSizes(posted.entries, posted.choices)
  const notes = renameNotes(posted.notes, posted.choices)
  const products: EnquiredProduct[] = entries.map((entry) => ({
    ...toThing(entry.id, entry.size),
    quantity: String(entry.quantity),
    note: notes[nameThing(entry)] ?? '',
    priceSeen: posted.prices[nameThing(entry)],
  }))
  const answer = await answerPost(context, request, {
    fields: enquiryFields,
    parse: (values, _form, language) => parseListEnquiry({ ...values, products }, language),
    receive: judging(receiveEnquiry),
    sentPage: ({ reference }: Receipt) => `${path}?reference=${reference}`,
  })
  const left = leaveOut(mine, posted.entries)
  if (answer instanceof Response)
    emptyList(answer, request, { things: [...products, ...posted.entries] }, context)
  else context.set(shownAgainContext, { list: joinLists(entries, left), notes })
  return answer
}

/** My list: what a visitor collected, asked for in one enquiry; complete without JavaScript. */
export default function MyListRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, shared, rows, tax, removed, notes, gone, goneNames } = loaderData
  const words = useWords(listPageWords)
  const { heading: sentHeading } = useWords(sentWords)
  const isEmpty = !(sent || shared || removed) && rows.length === 0
  return (
    <>
      <PageMeta
        title={sent ? sentHeading : shared ? words.shared.heading : words.myList}
        description={words.description}
        path={path}
        share="plants"
        noindex
        isSent={shared !== undefined}
      />
      <main id="main">
        {sent ? (
          <SentList {...sent} />
        ) : shared ? (
          <SharedList {...shared} />
        ) : isEmpty ? (
          <EmptyList />
        ) : (
          <>
            <ListHead rows={rows} />
            <Island
              name="my-list"
              component={MyList}
              keeps={`my-list-notes ${listKind.draftKey}`}
              props={{ rows, tax, removed, notes, gone, goneNames, ...actionData }}
            />
          </>
        )}
        {/* Below an empty list its row of plants is the largest picture, but for phones. */}
        <ClosingSection wall="pista" first={isEmpty && '(min-width: 56.25em)'} />
      </main>
    </>
  )
}

/** The list's page before anything is on it: how a list begins, and where. */
function EmptyList() {
  const words = useWords(listPageWords)
  const path = usePath()
  return (
    <section className="section wrap bare">
      <figure className="room-haldi">
        <EmptyPot first={narrow} />
      </figure>
      <h1>{words.isEmpty}</h1>
      <p>{words.howTo}</p>
      <a className="btn" href={path(finderPath)}>
        {words.findPlant}
      </a>
    </section>
  )
}
