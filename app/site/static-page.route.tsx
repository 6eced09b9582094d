import type { Language } from '#app/languages/language.ts'
import { useWords } from '#app/languages/use-language.ts'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
import { Picture } from '#app/ui/picture.tsx'
import { appContext } from '#server/app-context.ts'
import type { Business, Claims, Notice } from '#server/config.ts'
import type { Route } from './+types/static-page.route'
import * as about from './pages/about.tsx'
import * as aboutHindi from './pages/about-hi.tsx'
import * as aboutMarathi from './pages/about-mr.tsx'
import * as privacy from './pages/privacy-policy.tsx'
import * as privacyHindi from './pages/privacy-policy-hi.tsx'
import * as privacyMarathi from './pages/privacy-policy-mr.tsx'
import * as shipping from './pages/shipping-policy.tsx'
import * as shippingHindi from './pages/shipping-policy-hi.tsx'
import * as shippingMarathi from './pages/shipping-policy-mr.tsx'
import * as terms from './pages/terms-of-service.tsx'
import * as termsHindi from './pages/terms-of-service-hi.tsx'
import * as termsMarathi from './pages/terms-of-service-mr.tsx'
import { staticPageWords } from './static-page.words.ts'
import { getStaticPage, type StaticPageKey } from './static-pages.ts'

export const handle: PageHandle = { sheets: ['prose'] }

interface PageWords {
  title: string
  description: string
  intro: string
}

/** A long text stands whole in each language: a translator reads and changes it as one. */
interface Text {
  page: PageWords | ((claims: Claims) => PageWords)
  Body: (props: { business: Business; notice: Notice }) => React.ReactNode
}

const contents: Record<StaticPageKey, Record<Language, Text>> = {
  about: { en: about, hi: aboutHindi, mr: aboutMarathi },
  'shipping-policy': { en: shipping, hi: shippingHindi, mr: shippingMarathi },
  'terms-of-service': { en: terms, hi: termsHindi, mr: termsMarathi },
  'privacy-policy': { en: privacy, hi: privacyHindi, mr: privacyMarathi },
}

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { business, notice } = context.get(appContext).config
  return { ...getStaticPage(`/${pattern}`), business, notice }
}

/** The pages of fixed text (§2): about, shipping, terms, privacy. */
export default function StaticPageRoute({ loaderData }: Route.ComponentProps) {
  const { key, path, business, notice } = loaderData
  const words = useWords(staticPageWords)
  const { page: own, Body } = useWords(contents[key])
  const page = typeof own === 'function' ? own(business.claims) : own
  return (
    <>
      <PageMeta title={page.title} description={page.description} path={path} />
      <main id="main">
        <PageHead
          wall="chuna"
          crumbs={[{ label: words.home, to: '/home' }, { label: page.title }]}
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
        <LastRoom wall="pista" />
      </main>
    </>
  )
}
