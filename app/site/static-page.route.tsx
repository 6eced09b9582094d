import type { Language } from '#app/languages/language.ts'
import { useWords } from '#app/languages/use-language.ts'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
import { Picture } from '#app/ui/picture.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/static-page.route'
import { about } from './pages/about.tsx'
import { aboutHindi } from './pages/about-hi.tsx'
import { aboutMarathi } from './pages/about-mr.tsx'
import { privacy } from './pages/privacy-policy.tsx'
import { privacyHindi } from './pages/privacy-policy-hi.tsx'
import { privacyMarathi } from './pages/privacy-policy-mr.tsx'
import { shipping } from './pages/shipping-policy.tsx'
import { shippingHindi } from './pages/shipping-policy-hi.tsx'
import { shippingMarathi } from './pages/shipping-policy-mr.tsx'
import type { StaticText } from './pages/static-text.ts'
import { terms } from './pages/terms-of-service.tsx'
import { termsHindi } from './pages/terms-of-service-hi.tsx'
import { termsMarathi } from './pages/terms-of-service-mr.tsx'
import { staticPageWords } from './static-page.words.ts'
import { getStaticPage, type StaticPageKey } from './static-pages.ts'

export const handle: PageHandle = { sheets: ['prose'] }

const contents: Record<StaticPageKey, Record<Language, StaticText>> = {
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
  const { page: pageFor, Body } = useWords(contents[key])
  const page = pageFor(business.claims, business.deliveryCharge)
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
