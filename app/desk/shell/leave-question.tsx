import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker, useLocation, useNavigation } from 'react-router'
import { isRefused } from '#app/desk/parts/is-refused.ts'
import { posts } from '#app/desk/posts/posts.ts'

interface LeaveQuestionProps {
  /** Whether something would be lost; words in forms and what is marked as unsent, unless told. */
  asks?: () => boolean
  /** What is not saved. */
  unsaved?: string
  onLeave?: () => void
}

/** Asks whoever goes away with changes, to another page of the desk or out of it. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const [round, setRound] = useState(0)
  return <Question key={round} {...props} onWriting={() => setRound((so) => so + 1)} />
}

function Question({
  asks = () => hasUnsentWords() || findUnsent() !== undefined,
  unsaved,
  onLeave,
  onWriting,
}: LeaveQuestionProps & { onWriting: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // The page that stands on the screen: the address is the next page's a moment before it comes.
  const { key: shown } = useLocation()
  const left = useRef<string>(undefined)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && left.current !== shown && asks(),
  )
  useBeforeUnload((event) => {
    // Whoever chose to leave is not asked again where the next page is a document.
    if (left.current !== shown && asks()) event.preventDefault()
  })
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle' && (isRefused(sent) || posts.shown().tooLarge)) sent = null
  }, [state])
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isBlocked])
  const isLeaving = blocker.state === 'proceeding'
  useEffect(() => {
    // Whoever writes on while the next page is awaited is asked again.
    if (isLeaving) addEventListener('input', onWriting)
    return () => removeEventListener('input', onWriting)
  }, [isLeaving, onWriting])
  return (
    <dialog
      className="keys leave"
      ref={dialog}
      aria-labelledby="leave-name"
      onCancel={() => blocker.reset?.()}
    >
      {isBlocked && (
        <>
          <h2 id="leave-name">Leave without saving?</h2>
          <p>Not saved yet: {unsaved ?? findUnsent() ?? 'what you typed'}.</p>
          <div className="leave-ways">
            <button type="button" className="btn" onClick={() => blocker.reset?.()}>
              Stay and save
            </button>
            <button
              type="button"
              className="btn btn-line"
              onClick={() => {
                onLeave?.()
                left.current = shown
                // At once: its keys are the next page's.
                dialog.current?.close()
                blocker.proceed?.()
              }}
            >
              Leave without saving
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}

const wordless = '[type=hidden], [type=file], [type=password], [type=radio], [type=checkbox]'
const fields = `main form[method=post] :is(textarea, input:not(${wordless}))`

/** What a part of the page says of itself that is still to be sent, by `data-unsent`. */
function findUnsent(): string | undefined {
  return document.querySelector<HTMLElement>('main [data-unsent]')?.dataset.unsent
}

let sent: EventTarget | null = null

/**
 * Tells whether words stand in a form of the page that are not stored, nor on their way: what is no
 * longer as it came, and what came back refused.
 */
function hasUnsentWords(): boolean {
  return [...document.querySelectorAll<HTMLTextAreaElement>(fields)].some(
    ({ form, value, defaultValue }) =>
      form !== sent && value.trim() !== '' && (value !== defaultValue || isRefused(form)),
  )
}

/**
 * Sees which form was sent last: until somebody writes on, its words are on their way. Gives what
 * ends that.
 */
export function seeWhatIsSent(): () => void {
  const see = ({ target }: Event) => {
    sent = target
  }
  const forget = () => {
    sent = null
  }
  // Before the router hears of it, which asks at once whether to go.
  addEventListener('submit', see, true)
  addEventListener('input', forget)
  return () => {
    removeEventListener('submit', see, true)
    removeEventListener('input', forget)
  }
}
