import { useRouteLoaderData } from 'react-router'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
import { Picture } from '#app/ui/picture.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/unseen.route'
import { unseenPath } from './unseen-path.ts'

export const handle: PageHandle = { sheets: ['unseen'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { hours } = await readDeskSettings(context.get(appContext).db)
  return { hours: hoursWords(hours) }
}

/**
 * What a visitor without network sees in place of a page that never reached the phone: the number
 * to call, and the pages that can be read, which the service worker writes into the rooms.
 */
export default function UnseenRoute({ loaderData }: Route.ComponentProps) {
  const business = useRouteLoaderData<typeof rootLoader>('root')?.business
  return (
    <>
      <PageMeta
        title="No network"
        description="What can be read and done here without network."
        path={unseenPath}
        noindex
      />
      <main id="main">
        <section className="unseen room-pista">
          <div className="wrap unseen-in">
            <h1>This page has not reached you yet</h1>
            <p className="lede">
              There is no network just now. Call us, or step into a room that is already here.
            </p>
            {business && (
              <p className="ring">
                <a className="ring-n" href={`tel:${business.phone}`}>
                  <Icon name="phone" />
                  {business.phoneDisplay}
                </a>
                <small>{loaderData.hours}. A call needs no internet.</small>
              </p>
            )}
            {/* biome-ignore lint/a11y/useValidAnchor: it leads to wherever one is */}
            <a className="btn btn-line" href="">
              <Icon name="undo" />
              Try again
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
            <h2 id="rooms">Here without network</h2>
            <p className="note">Pages you have read before, on this device.</p>
          </div>
          <div className="rooms">
            <AlwaysHere wall="neel" icon="phone" to="/contact" name="Contact" />
            <AlwaysHere wall="pista" icon="home" to="/home" name="Home" />
            <AlwaysHere wall="haldi" icon="list" to="/my-list" name="My list" />
          </div>
        </section>
        <LastRoom wall="pista" />
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
  return (
    <a className={`room-${wall}`} href={to}>
      <span className="room-thing">
        <Icon name={icon} />
      </span>
      <span className="room-w">
        <b>{name}</b>
        <small>always here</small>
      </span>
    </a>
  )
}
