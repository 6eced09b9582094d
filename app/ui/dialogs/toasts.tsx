import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { KeepWhole } from '#app/ui/page/keep-whole.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useWords } from '#languages/use-language.ts'
import { toastWords } from './toasts.words.ts'

export interface Toast {
  kind: 'good' | 'bad'
  title: string
  text: string
  /** What can be done about it; the toast goes with it. */
  action?: { label: string; run: () => void }
  /** Where it goes on, in a tab of its own. */
  link?: { label: string; href: string }
}

interface ShownToast extends Toast {
  id: number
  leaving: boolean
}

/** How long a toast stays in which there is something to press, in ms. */
const pressableMs = 10_000
/** How long any other stays, how much longer after a hover, and how long it fades, in ms (§9). */
const shownMs = 5000
const hoverMs = 1000
const fadeMs = 300
/** How long it waits for a dialog to go, in ms: screen readers read out none that comes as the page returns. */
const delayMs = 100

/**
 * Keeps the toasts of an island: newest first, the same one never twice at once (§9). `show` gives
 * the toast's number.
 */
export function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const nextId = useRef(1)

  const show = useCallback((toast: Toast) => {
    const id = nextId.current++
    const add = (shown: ShownToast[]) => {
      const others = shown.filter(({ title, text }) => title !== toast.title || text !== toast.text)
      return [{ ...toast, id, leaving: false }, ...others]
    }
    setTimeout(setToasts, delayMs, add)
    return id
  }, [])
  const dismiss = useCallback((id: number) => {
    setToasts((shown) =>
      shown.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)),
    )
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), fadeMs)
  }, [])
  return { toasts, show, dismiss }
}

interface ToastsProps {
  toasts: ShownToast[]
  onDismiss: (id: number) => void
}

/**
 * The toasts at the top right (§9); a tap anywhere on one dismisses it. Stands without any, too:
 * screen readers read out only what comes into a status that was there before.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return (
    <div className="toasts" role="status" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

function ToastCard({
  toast: { id, kind, title, text, action, link, leaving },
  onDismiss,
}: {
  toast: ShownToast
  onDismiss: (id: number) => void
}) {
  const words = useWords(toastWords)
  const card = useRef<HTMLDivElement>(null)
  const isPressable = Boolean(action || link)
  const [held, setHeld] = useState({ before: false, pointer: false, focus: false })
  const isHeld = held.pointer || held.focus
  const hold = (by: 'pointer' | 'focus', is: boolean) =>
    setHeld((now) => ({ ...now, before: true, [by]: is }))
  // A window that is left takes the focus from nothing in it.
  const holdFocus = () => hold('focus', card.current?.contains(document.activeElement) ?? false)

  useEffect(() => {
    if (isHeld) return
    const first = isPressable ? pressableMs : shownMs
    const timer = setTimeout(() => onDismiss(id), held.before ? hoverMs : first)
    return () => clearTimeout(timer)
  }, [held, isHeld, id, isPressable, onDismiss])
  useTurnOfTab(card, isPressable)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its × button is the keyboard's way
    <div
      ref={card}
      className={`toast${kind === 'bad' ? ' bad' : ''}${leaving ? ' leaving' : ''}`}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={holdFocus}
      onBlur={holdFocus}
      onClick={() => onDismiss(id)}
    >
      <Icon name={kind === 'bad' ? 'alert' : 'done'} />
      <div>
        <b>{title}</b>
        <p>
          <KeepWhole>{text}</KeepWhole>
        </p>
        {link && (
          <a className="toast-do" href={link.href} target="_blank" rel="noopener">
            {link.label}
          </a>
        )}
        {action && (
          <button type="button" className="toast-do" onClick={action.run}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="icon-btn" aria-label={words.dismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/**
 * Puts a toast after what had the focus as it came, though it stands at the page's end: Tab leads
 * into it and on from where the focus was, which is there again once a toast goes with the focus in
 * it. In a dialog Tab goes round anyway.
 */
function useTurnOfTab(card: React.RefObject<HTMLElement | null>, isPressable: boolean) {
  const from = useRef<HTMLElement>(null)

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    from.current = before
    if (!isPressable || !before || before.closest('dialog')) return
    const turn = (event: KeyboardEvent) => {
      const controls = [...(card.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const focused = document.activeElement
      if (event.key !== 'Tab' || event.defaultPrevented) return
      if (focused === before && !event.shiftKey) {
        controls[0]?.focus()
        // Under a dialog nothing takes it.
        if (document.activeElement !== before) event.preventDefault()
      } else if (focused === controls.at(event.shiftKey ? 0 : -1)) {
        before.focus()
        if (event.shiftKey) event.preventDefault()
      }
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [card, isPressable])

  // Layout, because what has left the document has no focus to give back.
  useLayoutEffect(() => {
    const toast = card.current
    return () => {
      // A finger's or a mouse's press on it may come far from there.
      if (toast?.contains(document.activeElement)) from.current?.focus({ preventScroll: true })
    }
  }, [card])
}
