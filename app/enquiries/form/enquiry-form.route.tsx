import { createContext, data } from 'react-router'
import { bothNames } from '#app/catalogue/called-name.ts'
import { chosenMessage } from '#app/catalogue/facts/choice-words.ts'
import { factQuestion } from '#app/catalogue/facts/fact-question.ts'
import { readChosen } from '#app/catalogue/facts/plant-choices.ts'
import { findProduct } from '#app/catalogue/products.server.ts'
import { answerTimeWords } from '#app/enquiries/answering/answer-time.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { findEnquiry, type Receipt, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { enquiryFields, isReference, noValues } from '#app/enquiries/enquiry.ts'
import { enquiryChatOf } from '#app/enquiries/messages/enquiry-chat-of.server.ts'
import { pricedWords } from '#app/enquiries/priced-words.ts'
import { parseEnquiry } from '#app/enquiries/receiving/enquiry.schema.ts'
import { nameForVisitor } from '#app/enquiries/receiving/local-products.server.ts'
import { judging } from '#app/enquiries/receiving/receive-form.server.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import { homePath, enquiryFormPath as path } from '#app/paths/shop-paths.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { isStorageFailure } from '#database/storage-failure.ts'
import type { Language } from '#languages/language.ts'
import { useWords } from '#languages/use-language.ts'
import { type App, appContext, languageContext, requestIdContext } from '#server/app-context.ts'
import { answerPost } from '#server/forms/answer-form.ts'
import type { Route } from './+types/enquiry-form.route'
import { describeAbout, readAskedFields } from './about/asked-about.server.ts'
import type { AskedAbout } from './about/asked-about.ts'
import { askedKey } from './draft.ts'
import { enquiryHeadWords } from './enquiry-head.words.ts'
import { enquiryKindOf } from './enquiry-kind.ts'
import { enquiryPageWords } from './enquiry-page.words.ts'
import EnquiryPageForm from './enquiry-page-form.island.tsx'
import { sentWords } from './sending/sent.words.ts'

/** What a posted form is about, for the loader that shows it again. */
const postedFormContext = createContext<FormData | null>(null)

const noProduct = { product: undefined, about: undefined, chosen: undefined }

export const handle: PageHandle = {
  sheets: [],
  // The marks of what can be had.
  moreSheets: (loaderData) =>
    (loaderData as { about?: AskedAbout } | undefined)?.about ? ['sizes'] : [],
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const query = new URL(request.url).searchParams
  const language = context.get(languageContext)
  const sent = await findSent(app, query.get('reference') ?? '', language)
  const message =
    factQuestion(query.get('about'), language) || chosenMessage(readChosen(query), language)
  if (sent)
    return data({ sent, ...noProduct, message }, { headers: { 'Cache-Control': 'no-store' } })
  try {
    const asked = context.get(postedFormContext) ?? query
    const id = Number(asked.get('product'))
    const found = id ? await findProduct(app.db, id, language) : undefined
    const product = found && { id: found.id, name: bothNames(found) }
    const about = found && (await describeAbout(app, found, language))
    const chosen = about && readAskedFields(asked)
    return data({ sent: undefined, product, about, chosen, message })
  } catch (error) {
    // A form that could not be stored comes back with what was typed, whatever it was about.
    if (!isStorageFailure(error)) throw error
    app.log.error({ requestId: context.get(requestIdContext), err: error }, 'product not found')
    const init = { status: 503, headers: { 'Cache-Control': 'no-store' } }
    return data({ sent: undefined, ...noProduct, message }, init)
  }
}

/** A form post without JavaScript: stored, then sent on to the success panel; else shown again. */
export function action({ request, context }: Route.ActionArgs) {
  return answerPost(context, request, {
    fields: enquiryFields,
    note: (form) => context.set(postedFormContext, form),
    parse: (values, form, language) => {
      const id = Number(form.get('product')) || undefined
      const priceSeen = Number(form.get('priceSeen'))
      const products = id ? [{ id, ...readAskedFields(form), priceSeen }] : []
      return parseEnquiry({ ...values, products }, language)
    },
    receive: judging(receiveEnquiry),
    sentPage: ({ reference }: Receipt) => `${path}?reference=${reference}`,
  })
}

const { draftKey } = enquiryKindOf('enquiry')

/** The enquiry form as a page (§2), complete without JavaScript, and its success panel (§4). */
export default function EnquiryFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, product, about, chosen, message } = loaderData
  const words = useWords(enquiryPageWords)
  const head = useWords(enquiryHeadWords)
  const { heading } = useWords(sentWords)
  return (
    <>
      <PageMeta
        title={sent ? heading : head.heading}
        description={words.description}
        path={path}
        noindex={sent !== undefined}
      />
      <main id="main">
        {sent ? (
          <SentPanel {...sent} />
        ) : (
          <>
            <PageHead
              wall="pista"
              crumbs={[{ label: words.home, to: homePath }, { label: words.enquiry }]}
              heading={head.heading}
              intro={`${product ? head.about(product.name) : head.tellUs}${head.reach}`}
              scene="panel-indoor"
            />
            <section className="section wrap enquiry-page" aria-label={words.form}>
              <Island
                name="enquiry-page-form"
                component={EnquiryPageForm}
                keeps={`${draftKey} ${askedKey(draftKey)}`}
                props={{
                  productId: product?.id,
                  productName: product?.name,
                  about,
                  chosen,
                  ...(message && { values: { ...noValues, message } }),
                  ...actionData,
                }}
              />
            </section>
          </>
        )}
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}

/** What the success panel says of a stored enquiry: nothing personal. */
async function findSent({ db, config }: App, reference: string, language: Language) {
  const enquiry = isReference(reference) ? await findEnquiry(db, reference) : undefined
  if (!enquiry) return undefined
  const products = await nameForVisitor({ db, config }, productsOf(enquiry), language)
  const names = products.flatMap((product) => (product.name ? pricedWords(product, language) : []))
  const chat = enquiryChatOf(config.business, { reference, names }, language)
  const answerTime = answerTimeWords(
    new Date(enquiry.received_at),
    await readDeskSettings(db),
    language,
  )
  return { reference, chat, answerTime }
}

/** The success panel (§4): what was sent has arrived, and the chat can go on from there. */
function SentPanel({
  reference,
  chat,
  answerTime,
}: {
  reference: string
  chat: string
  /** When somebody will answer, in a sentence. */
  answerTime?: string
}) {
  const words = useWords(sentWords)
  return (
    <section className="section wrap bare sent">
      <KolamMark />
      {/* biome-ignore lint/a11y/noAutofocus: the page came because of what stands here */}
      <h1 tabIndex={-1} autoFocus>
        {words.heading}
      </h1>
      <p>{words.reach}</p>
      {answerTime && <p>{answerTime}</p>}
      <p>
        {words.referenceBefore}
        <strong className="whole">{reference}</strong>
        {words.referenceAfter}
      </p>
      <a className="btn" href={chat} target="_blank" rel="noopener">
        {words.whatsApp}
      </a>
    </section>
  )
}
