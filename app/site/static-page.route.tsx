import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
import { Picture } from '#app/ui/picture.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/static-page.route'
import { About, aboutPage } from './pages/about.tsx'
import { PrivacyPolicy, page as privacy } from './pages/privacy-policy.tsx'
import { ShippingPolicy, page as shipping } from './pages/shipping-policy.tsx'
import { TermsOfService, page as terms } from './pages/terms-of-service.tsx'
import { getStaticPage } from './static-pages.ts'

export const handle: PageHandle = { sheets: ['prose'] }

const contents = {
  about: { page: aboutPage, Body: About },
  'shipping-policy': { page: shipping, Body: ShippingPolicy },
  'terms-of-service': { page: terms, Body: TermsOfService },
  'privacy-policy': { page: privacy, Body: PrivacyPolicy },
}

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { business, notice } = context.get(appContext).config
  return { ...getStaticPage(`/${pattern}`), business, notice }
}

/** The pages of fixed text (§2): about, shipping, terms, privacy. */
export default function StaticPageRoute({ loaderData }: Route.ComponentProps) {
  const { key, path, business, notice } = loaderData
  const { page: own, Body } = contents[key]
  const page = typeof own === 'function' ? own(business.claims) : own
  return (
    <>
      <PageMeta title={page.title} description={page.description} path={path} />
      <main id="main">
        <PageHead
          wall="chuna"
          crumbs={[{ label: 'Home', to: '/home' }, { label: page.title }]}
          heading={page.title}
          intro={page.intro}
          scene="head-paper"
          sceneFirst={key !== 'about'}
        />
        {key === 'about' && (
          <figure className="wrap courtyard">
            <Picture
              name="about-courtyard"
              alt="A courtyard with potted plants along a limewashed wall, a tulsi stand in the middle and a kolam on the red floor"
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
