import { useRouteLoaderData } from 'react-router'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { contactPath, homePath, myListPath, unseenPath } from '#app/paths/shop-paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/unseen.route'
import { unseenWords } from './unseen.words.ts'

export const handle: PageHandle = { sheets: ['unseen'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { hours } = await readDeskSettings(context.get(appContext).db)
  return { hours: hoursWords(hours, context.get(languageContext)) }
}

/**
 * What a visitor without network sees in place of a page that never reached the phone: the number
 * to call, and the pages that can be read, which the service worker writes into the page.
 */
export default function UnseenRoute({ loaderData }: Route.ComponentProps) {
  const words = useWords(unseenWords)
  const business = useRouteLoaderData<typeof rootLoader>('root')?.business
  return (
    <>
      <PageMeta title={words.title} description={words.description} path={unseenPath} noindex />
      <main id="main">
        <section className="unseen room-pista">
          <div className="wrap unseen-in">
            <h1>{words.heading}</h1>
            <p className="lede">{words.lede}</p>
            {business && (
              <p className="ring">
                <a className="ring-n" href={`tel:${business.phone}`}>
                  <Icon name="phone" />
                  {business.phoneDisplay}
                </a>
                <small>{words.noInternet(loaderData.hours)}</small>
              </p>
            )}
            {/* biome-ignore lint/a11y/useValidAnchor: it leads to wherever one is */}
            <a className="btn btn-line" href="">
              <Icon name="undo" />
              {words.tryAgain}
            </a>
          </div>
          <Picture
            name="empty-pot"
            alt=""
            sizes="(min-width: 900px) 320px, 152px"
            priority
            eager
            className="unseen-pic"
          />
        </section>
        <section className="section wrap" aria-labelledby="rooms">
          <div className="rooms-h">
            <h2 id="rooms">{words.here}</h2>
            <p className="note">{words.readBefore}</p>
          </div>
          <div className="rooms">
            <AlwaysHere wall="neel" icon="phone" to={contactPath} name={words.contact} />
            <AlwaysHere wall="pista" icon="home" to={homePath} name={words.home} />
            <AlwaysHere wall="haldi" icon="list" to={myListPath} name={words.list} />
          </div>
        </section>
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}

interface AlwaysHereProps {
  wall: string
  icon: IconName
  to: string
  name: string
}

function AlwaysHere({ wall, icon, to, name }: AlwaysHereProps) {
  const { always } = useWords(unseenWords)
  const path = usePath()
  return (
    <a className={`room-${wall}`} href={path(to)}>
      <span className="room-thing">
        <Icon name={icon} />
      </span>
      <span className="room-w">
        <b>{name}</b>
        <small>{always}</small>
      </span>
    </a>
  )
}
