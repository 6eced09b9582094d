import { useEffect } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { keepFocus } from '#app/desk/parts/keep-focus.ts'
import { leadByLinks, leadToMessages } from '#app/desk/parts/lead-to-message.ts'
import { NoNetwork } from '#app/desk/parts/no-network.tsx'
import { HeldStrip } from '#app/desk/posts/held-strip.tsx'
import { posts } from '#app/desk/posts/posts.ts'
import { useWaitingChanges } from '#app/desk/waiting/use-waiting-changes.ts'
import { WaitingContext } from '#app/desk/waiting/waiting-context.ts'
import { WaitingList } from '#app/desk/waiting/waiting-list.tsx'
import { inboxPath, settingsPath } from '#app/paths/desk-paths.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import type { Role } from '#app/staff/role.ts'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { deskTabs, homeOf, tabOf } from './desk-tabs.ts'
import { openKeysList, useKeys } from './keys.ts'
import { KeysList } from './keys-list.tsx'
import { LeaveQuestion, seeWhatIsSent } from './leave-question.tsx'
import { ShortcutKey, useShortcut } from './shortcut.tsx'
import { SignOut } from './sign-out.tsx'

/** What a screen says of itself with `export const handle`. */
export interface DeskHandle {
  /** On a phone its own actions stand on the floor (`.floor`) in the place of the tabs. */
  floor?: boolean
  /** It says itself that there is no network, and what waits for one. */
  kept?: boolean
  /** It asks itself before its changes are left behind. */
  leaves?: boolean
}

interface DeskShellProps {
  /** What people call the shop. */
  shop: string
  staff: { id: number; name: string; role: Role }
  /** How many enquiries wait for us; undefined where that is not this person's to know. */
  waiting: number | undefined
  /** How many things about delivery need the owner. */
  needed: number
  plant: ThumbPicture
  children: React.ReactNode
}

/**
 * What stands around every screen of the desk: on a computer a rail at the side, on a phone
 * the floor with its tabs. The screen brings its own `<main id="main" className="page">`.
 */
export function DeskShell({ shop, staff, waiting, needed, plant, children }: DeskShellProps) {
  const { pathname } = useLocation()
  const keysOn = useKeys()
  const shortcut = useShortcut()
  const handles = useMatches().map(({ handle }) => handle as DeskHandle | undefined)
  const ownFloor = handles.some((handle) => handle?.floor)
  const isKept = handles.some((handle) => handle?.kept)
  const asksItself = handles.some((handle) => handle?.leaves)
  const held = useWaitingChanges(staff.id)
  const here = tabOf(pathname)
  useEffect(keepFocus, [])
  useEffect(leadToMessages, [])
  useEffect(leadByLinks, [])
  useEffect(seeWhatIsSent, [])
  useEffect(() => posts.postAs(staff.id), [staff.id])
  useEffect(() => {
    // Where the desk is kept as an app of its own, its sign says how many are ours.
    if (waiting !== undefined) void navigator.setAppBadge?.(waiting).catch(() => undefined)
  }, [waiting])
  const classes = ['desk', ownFloor && 'own-floor', !keysOn && 'without-keys']
  return (
    <WaitingContext value={held}>
      <div className={classes.filter(Boolean).join(' ')}>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <aside className="rail" aria-label="Desk">
          <Brand shop={shop} home={homeOf(staff.role)} />
          <nav className="rail-nav" aria-label="Desk">
            {deskTabs
              .filter(({ roles }) => roles.includes(staff.role))
              .map(({ to, under, label, icon, key }) => (
                <Link
                  key={to}
                  to={to}
                  className={under && 'rail-sub'}
                  data-within={here?.under === to || undefined}
                  data-goes={key}
                  aria-current={here?.to === to ? 'page' : undefined}
                >
                  <DeskIcon name={icon} />
                  <span>{label}</span>
                  {to === inboxPath && <Count of="waiting" many={waiting} />}
                  {to === settingsPath && <Count of="need you" many={needed} />}
                </Link>
              ))}
            <a className="rail-quiet" href={homePath}>
              <DeskIcon name="out" />
              <span>See the shop</span>
            </a>
            <button type="button" className="rail-quiet" {...shortcut('?')} onClick={openKeysList}>
              <ShortcutKey>?</ShortcutKey>
              <span>Keys</span>
            </button>
          </nav>
          <picture className="rail-plant">
            <source type="image/avif" srcSet={plant.avif} />
            <img src={plant.webp} width="176" height="220" alt="" loading="lazy" />
          </picture>
          <div className="rail-me">
            <span>{staff.name}</span>
            <SignOut />
          </div>
        </aside>
        <div className="page-column">
          {!isKept && (
            <>
              <NoNetwork />
              <HeldStrip />
              {held.watched && <WaitingList />}
            </>
          )}
          {children}
          <footer className="page-me">
            <span>{staff.name}</span>
            <a href={homePath}>See the shop</a>
            <SignOut />
          </footer>
        </div>
        <KeysList />
        {!asksItself && <LeaveQuestion />}
      </div>
    </WaitingContext>
  )
}

/** A number on a tab, where there is anything to count. */
function Count({ of, many }: { of: string; many: number | undefined }) {
  if (!many) return null
  return (
    <b className="count">
      <span className="vh">{of}: </span>
      {many}
    </b>
  )
}

function Brand({ shop, home }: { shop: string; home: string }) {
  return (
    <Link className="brand" to={home}>
      <KolamMark />
      <span>
        {shop}
        <small>The desk</small>
      </span>
    </Link>
  )
}
