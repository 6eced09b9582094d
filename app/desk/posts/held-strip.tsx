import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { wantInbox } from '#app/desk/kept/keeps-inbox.ts'
import { useWaiting } from '#app/desk/waiting/waiting-context.ts'
import { keptInboxPath, loginPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { Hindrance } from './attempt-post.ts'
import { type HeldPosts, noPosts } from './held-posts.ts'
import { posts } from './posts.ts'
import { tryAllAgain } from './until-tried.ts'

/**
 * What of this page waits for an answer, and why. Until it has one the page stays: a link says so
 * instead of leading on, a form that is sent says so too, and the browser asks whoever closes it.
 */
export function HeldStrip() {
  const held = useSyncExternalStore(posts.onChange, posts.shown, () => noPosts)
  const { revalidate } = useRevalidator()
  const strip = useRef<HTMLDivElement>(null)
  const isHeld = held.many > 0 && held.hindrance !== undefined

  const here = useLocation()
  const navigate = useNavigate()
  const { tooLarge } = held

  useEffect(() => posts.onLate(() => void revalidate()), [revalidate])
  useEffect(() => {
    if (!tooLarge) return
    // The router waits for its answer no longer; the form stays as it is, to be changed and sent again.
    const { state } = here
    void navigate(here, { replace: true, preventScrollReset: true, state })
    strip.current?.focus()
  }, [tooLarge])
  useEffect(() => {
    if (!isHeld) return
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const leads = link instanceof HTMLAnchorElement && link.origin === location.origin
      if (!leads || link.target || link.hasAttribute('download') || strip.current?.contains(link))
        return
      event.preventDefault()
      event.stopPropagation()
      strip.current?.focus()
    }
    // What is sent now waits behind it.
    const say = () => strip.current?.focus()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('click', stay, true)
    addEventListener('submit', say)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('click', stay, true)
      removeEventListener('submit', say)
      removeEventListener('beforeunload', ask)
    }
  }, [isHeld])

  return (
    // Only then it takes the focus: else it would be the notice of what was just done.
    <div
      role="status"
      className="no-network"
      ref={strip}
      tabIndex={isHeld || tooLarge ? -1 : undefined}
    >
      {isHeld && held.hindrance && (
        <div className="notice">
          <Icon name="alert" />
          <p>
            <b>{heads[held.hindrance]}</b> What you sent waits in this page and{' '}
            {goes[held.hindrance]}. Leave the page open.
          </p>
          <Ways held={held} />
        </div>
      )}
      {held.many === 0 && held.hindrance === 'signed-out' && (
        <div className="notice">
          <Icon name="alert" />
          <p>
            <b>{heads['signed-out']}</b> What you typed waits on this phone and {goes['signed-out']}
            .
          </p>
          <Ways held={held} />
        </div>
      )}
      {held.lost && !isHeld && (
        <div className="notice">
          <Icon name="alert" />
          <p>
            <b>Something that waited was not taken.</b> Look whether it is stored, and do it again.
          </p>
          <button type="button" className="more" onClick={posts.closeNotTaken}>
            Close
          </button>
        </div>
      )}
      {tooLarge && !isHeld && (
        <div className="notice">
          <Icon name="alert" />
          <p>
            <b>This is too large to be sent.</b> It is not stored, but it still stands in the page:
            make the text shorter or choose a smaller file, and send it again.
          </p>
          <button type="button" className="more" onClick={posts.closeNotTaken}>
            Close
          </button>
        </div>
      )}
    </div>
  )
}

const heads: Record<Hindrance, string> = {
  network: 'No network.',
  site: 'The desk can’t take it now.',
  refused: 'The desk did not take it.',
  'signed-out': 'You are signed out.',
  'somebody-else': 'Somebody else is signed in here now.',
}

const goes: Record<Hindrance, string> = {
  network: 'goes by itself when the network is back',
  site: 'is tried again by itself',
  refused: 'is tried again by itself',
  'signed-out': 'goes when you have signed in again',
  'somebody-else': 'goes when you have signed in again',
}

function Ways({ held: { hindrance, many, mayMove } }: { held: HeldPosts }) {
  if (hindrance === 'network') return <KeepHere mayMove={mayMove} />
  if (hindrance === 'site' || hindrance === 'refused') {
    return (
      <>
        <button type="button" className="more" onClick={tryAllAgain}>
          Try again
        </button>
        <ThrowAway />
      </>
    )
  }
  return (
    <>
      <a className="more" href={loginPath} target="_blank" rel="noopener">
        Sign in
      </a>
      {many > 0 && <ThrowAway />}
    </>
  )
}

function ThrowAway() {
  return (
    <button
      type="button"
      className="more"
      onClick={() => {
        posts.throwAway()
        // Once nothing asks any more whether to leave.
        setTimeout(() => location.reload())
      }}
    >
      Throw it away
    </button>
  )
}

/** Lets what waits wait on the phone instead, where it can: with the kept inbox, if its owner wants that. */
function KeepHere({ mayMove }: { mayMove: boolean }) {
  const { watched, lookAgain } = useWaiting()
  useEffect(() => {
    // What failed in this page is held there from its next try on.
    if (watched) tryAllAgain()
  }, [watched])
  if (watched) {
    return (
      <a className="more" href={keptInboxPath}>
        Go to the kept inbox
      </a>
    )
  }
  if (!mayMove || typeof caches === 'undefined') return null
  return (
    <button type="button" className="more" onClick={() => void wantInbox().then(lookAgain)}>
      Keep it on this phone, and a page of the inbox
    </button>
  )
}
