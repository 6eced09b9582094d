import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { KeepWhole } from '#app/ui/page/keep-whole.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { takesFocus } from './keep-focus.ts'

/** How long a toast stays, in ms, while nobody points at it or is in it. */
const shownMs = 8_000

/** Something that was just done, told in a corner. */
export interface Done {
  /** Another one begins its time again. */
  id: number | string
  title: string
  text?: string
  /** What a form sends to undo it, to the screen's own address; `intent` is among it. */
  undo?: Readonly<Record<string, string>>
}

/** Gives of two things that were done the one that was done last: ids are given in that order. */
export function laterDone(one: Done | undefined, other: Done | undefined): Done | undefined {
  return Number(other?.id ?? 0) > Number(one?.id ?? 0) ? other : one
}

/**
 * Tells what was just done, with *Undo* where there is one. It stays for eight seconds, longer
 * under a pointer or while the focus is in it; without JavaScript until the page is left. Always
 * rendered, so that screen readers hear what comes into it.
 */
export function DoneToast({ done }: { done: Done | undefined }) {
  return (
    <div className="toasts" role="status">
      {done && <Toast key={done.id} done={done} />}
    </div>
  )
}

/** Moves the page so that a toast does not lie on what has the focus. */
function showFocused(toast: HTMLElement) {
  const focused = document.activeElement
  if (!focused || focused.contains(toast) || toast.contains(focused)) return
  const [over, under] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isBeside = under.right <= over.left || under.left >= over.right
  // Its style sheet keeps room for it at the page's end.
  if (!isBeside && under.bottom > over.top) focused.scrollIntoView({ block: 'nearest' })
}

function Toast({ done: { title, text, undo } }: { done: Done }) {
  const toast = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState(false)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const isHeld = held.pointer || held.focus
  const holdFocus = () => {
    // Of a finger or a mouse nothing would ever take it away again.
    const focus = toast.current?.contains(document.querySelector(':focus-visible')) ?? false
    setHeld((now) => ({ ...now, focus }))
  }
  // A document that was reloaded has given it the focus before this could hear of it.
  useEffect(holdFocus, [])
  useEffect(() => {
    // By then the focus is back in a form that begins again once it is saved.
    const frame = requestAnimationFrame(() => toast.current && showFocused(toast.current))
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => setGone(true), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld])

  if (gone) return null
  return (
    <div
      className="toast"
      ref={toast}
      {...takesFocus}
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={holdFocus}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      <Icon name="check" />
      <div>
        <b>
          <KeepWhole>{title}</KeepWhole>
        </b>
        {text && (
          <p>
            <KeepWhole>{text}</KeepWhole>
          </p>
        )}
      </div>
      {undo && (
        <Form method="post" replace preventScrollReset>
          {Object.entries(undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="more" data-key="z">
            Undo
          </button>
        </Form>
      )}
    </div>
  )
}
