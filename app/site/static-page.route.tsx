import { homePath } from '#app/paths/shop-paths.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/static-page.route'
import { about } from './pages/about.tsx'
import { privacy } from './pages/privacy-policy.tsx'
import { shipping } from './pages/shipping-policy.tsx'
import type { StaticText } from './pages/static-text.ts'
import { terms } from './pages/terms-of-service.tsx'
import { staticPageWords } from './static-page.words.ts'
import { getStaticPage, type StaticPageKey } from './static-pages.ts'

export const handle: PageHandle = { sheets: ['prose'] }

const contents: Record<StaticPageKey, StaticText> = {
  about,
  'shipping-policy': shipping,
  'terms-of-service': terms,
  'privacy-policy': privacy,
}

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { business, notice } = context.get(appContext).config
  return { ...getStaticPage(`/${pattern}`), business, notice }
}

/** The pages of fixed text (§2): about, shipping, terms, privacy. */
export default function StaticPageRoute({ loaderData }: Route.ComponentProps) {
  const { key, path, business, notice } = loaderData
  const words = useWords(staticPageWords)
  const { head, Body } = contents[key]
  const page = head(useLanguage(), business)
  return (
    <>
      <PageMeta title={page.title} description={page.description} path={path} />
      <main id="main">
        <PageHead
          wall="chuna"
          crumbs={[{ label: words.home, to: homePath }, { label: page.title }]}
          heading={page.title}
          intro={page.intro}
          scene="head-paper"
          sceneFirst={key !== 'about'}
        />
        {key === 'about' && (
          <figure className="wrap courtyard">
            <Picture
              name="about-courtyard"
              alt={words.courtyard}
              sizes="(min-width: 1184px) 1120px, (min-width: 700px) 100vw, 65vw"
              priority
            />
          </figure>
        )}
        <article className="section wrap prose">
          <Body business={business} notice={notice} />
        </article>
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}
