import { data, redirect } from 'react-router'
import { bothNames, calledName } from '#app/catalogue/called-name.ts'
import { listSigns } from '#app/catalogue/facts/sign.ts'
import { readUnlessRefused } from '#app/catalogue/pages/failed-read.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { productCrumbs, productSection } from '#app/catalogue/product-page/product-crumbs.ts'
import { ProductDetails } from '#app/catalogue/product-page/product-details.tsx'
import { ProductHead } from '#app/catalogue/product-page/product-head.tsx'
import { productPageWords } from '#app/catalogue/product-page/product-page.words.ts'
import { ProductThing } from '#app/catalogue/product-page/product-thing.tsx'
import {
  listAdvantages,
  listTips,
  listYouGet,
  productSentence,
  quantitySaid,
} from '#app/catalogue/product-page/product-words.ts'
import { SafetyLine } from '#app/catalogue/product-page/safety-line.tsx'
import { shareLink } from '#app/catalogue/product-page/share-link.ts'
import { productShareUrl } from '#app/catalogue/product-page/share-picture.ts'
import { Signs } from '#app/catalogue/product-page/signs.tsx'
import { ThroughTheYear } from '#app/catalogue/product-page/through-the-year.tsx'
import { findProductBySlug } from '#app/catalogue/products.server.ts'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { GuideRows } from '#app/guides/guide-rows.tsx'
import { guidesWords } from '#app/guides/guides.words.ts'
import { SuggestName } from '#app/search/missed/suggest-name.tsx'
import {
  nameField,
  parseSuggestedName,
  suggestName,
} from '#app/search/missed/suggested-names.server.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { readNoted } from '#app/waiting-list/noted.server.ts'
import { notedKey, nothingNoted, receiveTellMe } from '#app/waiting-list/receive-tell-me.server.ts'
import { NothingNoted, TellMeForms } from '#app/waiting-list/tell-me.tsx'
import { plainText } from '#languages/said.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { appContext, eachViewContext, languageContext } from '#server/app-context.ts'
import { answerPost } from '#server/forms/answer-form.ts'
import type { Route } from './+types/product.route'
import { MissingProduct } from './missing-product.tsx'
import { findProductPage, type ProductPage } from './product.server.ts'
import { RelatedProducts } from './related-products.tsx'
import { nameAgain, tellMeAgain, UnreadProduct } from './unread-product.tsx'
import { SizesBelow, standBelow, WaysToAsk } from './ways-to-ask.tsx'

/** The part of the query that says that a name was taken; such a page is one visitor's own. */
const thanks = 'thanks'

export const handle: PageHandle = {
  sheets: ['product', 'months', 'adding'],
  moreSheets: (loaderData) => {
    const {
      offer,
      awaySizes = [],
      pictures = [],
      guides = [],
      isNothingNoted = false,
    } = (loaderData ?? {}) as Partial<
      Extract<ProductPage, { product: Product }> & { isNothingNoted: boolean }
    >
    return [
      ...(offer ? ['sizes' as const] : []),
      ...(offer && standBelow(offer) ? ['many-sizes' as const] : []),
      ...(awaySizes.length > 0 || isNothingNoted ? ['tell-me' as const] : []),
      ...(pictures.length > 1 ? ['gallery' as const] : []),
      ...(guides.length > 0 ? ['guide-rows' as const] : []),
    ]
  },
  section: (loaderData) =>
    productSection((loaderData as { product?: Product } | undefined)?.product),
}

/**
 * `GET /product/:slug`: the product, with `?size=3` that size of it chosen; 301 from an older slug,
 * another letter case, a slash at the end and a size that it has not; 410 with products in its
 * place where one was deleted, 404 where there never was one.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const asked = {
    slug: params.slug,
    // A form that is shown again stands below the product's own address.
    path: pathname.replace(/\/tell-me$/, ''),
    size: searchParams.get('size') ?? '',
    language: context.get(languageContext),
  }
  const page = await readUnlessRefused(context, 'Failed to fetch products.', () =>
    findProductPage(app, asked),
  )
  const thanked = searchParams.has(thanks)
  if (!page)
    return data({ unread: true as const, thanked, size: readSize(asked.size) ?? unnamedSize })
  const receipt = searchParams.get(notedKey)
  const isNothingNoted = receipt === nothingNoted
  if ('to' in page) {
    throw redirect(isNothingNoted ? `${page.to}?${notedKey}=${nothingNoted}` : page.to, 301)
  }
  if ('missing' in page) return data({ ...page, thanked }, { status: page.isGone ? 410 : 404 })
  const { id } = page.product
  context.get(eachViewContext).push(() => app.views.count('product', String(id)))
  const noted = receipt ? await readNoted(app.db, id, receipt, asked.language) : undefined
  return data({ ...page, thanked, noted, isNothingNoted }, { status: 200 })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** What a visitor tells of the product, or asks to be told: taken, or the form again with what is wrong. */
export function action(args: Route.ActionArgs) {
  const { params, request, url, context } = args
  if (!url.pathname.endsWith('/tell-me')) return receiveName(args)
  const number = readSize(url.searchParams.get('size')) ?? unnamedSize
  return receiveTellMe(context, request, { slug: params.slug, number })
}

/** Another name of the product. */
function receiveName({ params, request, context }: Route.ActionArgs) {
  return answerPost(context, request, {
    fields: [nameField],
    parse: ({ name }, _, language) => parseSuggestedName(name, language),
    receive: async ({ db }, name) => {
      const product = await findProductBySlug(db, params.slug)
      if (product) await suggestName(db, product.id, name)
    },
    sentPage: () => `${productPath(params.slug)}?${thanks}=1#another-name`,
  })
}

export default function ProductRoute({ params, loaderData, actionData }: Route.ComponentProps) {
  const { siteUrl } = useSiteFacts()
  const language = useLanguage()
  const inPath = usePath()
  if ('unread' in loaderData) {
    return <UnreadProduct params={params} size={loaderData.size} actionData={actionData} />
  }
  if ('missing' in loaderData) return <MissingProduct {...loaderData.missing} />
  const { product, facts, offer, awaySizes, noted, related, pictures, guides } = loaderData
  const { slug, picture, pictureDescription, wall } = product
  const called = calledName(product)
  const both = bothNames(product)
  const path = productPath(slug)
  const sentence = productSentence(product, facts, language)
  const signs = listSigns(facts, quantitySaid(product), language)
  const words = productPageWords[language]
  const askable = { product, offer, awaySizes, noted, again: tellMeAgain(actionData) }
  return (
    <>
      <PageMeta
        title={both}
        description={toDescription(
          sentence === undefined ? words.description(called) : plainText(sentence),
        )}
        path={path}
        picture={{
          path: productShareUrl(picture),
          // Whoever uploads a picture describes it in English.
          alt: (language === 'en' && pictureDescription) || undefined,
        }}
      />
      <ProductThing
        product={product}
        pictures={pictures}
        plant={facts.plant}
        signs={signs}
        sentence={sentence}
        sizes={offer?.sizes ?? []}
      />
      <main id="main">
        <article className={`room-${wall}`}>
          <ProductHead
            product={product}
            crumbs={productCrumbs(product, language)}
            plant={facts.plant}
            sentence={sentence}
            backIn={offer ? undefined : product.backIn}
            pictures={pictures}
            isSized={offer !== undefined && !standBelow(offer)}
            share={shareLink(both, siteUrl + inPath(path))}
          >
            {loaderData.isNothingNoted && <NothingNoted />}
            <WaysToAsk {...askable} />
          </ProductHead>
          <SizesBelow {...askable} />
          <TellMeForms slug={slug} numbers={awaySizes.map(({ number }) => number)} noted={noted} />
          <div className="wrap pp-signs">
            <Signs signs={signs} product={product} />
            <SafetyLine facts={facts} />
          </div>
        </article>
        <ProductDetails
          youGet={listYouGet(facts, language)}
          advantages={listAdvantages(product)}
          tips={listTips(product, facts, language)}
        >
          <ThroughTheYear facts={facts} />
          <SuggestName
            path={path}
            thing={facts.kind === 'plant' ? 'plant' : 'product'}
            thanked={loaderData.thanked && !actionData}
            {...nameAgain(actionData)}
          />
        </ProductDetails>
        {guides.length > 0 && (
          <GuideRows heading={guidesWords[language].readBefore} guides={guides} />
        )}
        {related && <RelatedProducts {...related} />}
        <ClosingSection wall={wall} />
      </main>
    </>
  )
}

const longestDescription = 155

function toDescription(sentence: string) {
  if (sentence.length <= longestDescription) return sentence
  const cut = sentence.slice(0, longestDescription - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
