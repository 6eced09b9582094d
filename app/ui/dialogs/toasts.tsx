import { useCallback, useEffect, useRef, useState } from 'react'
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

/**
 * Keeps the toasts of an island: newest first, the same one never twice at once (§9). `show` gives
 * the toast's number.
 */
export function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const nextId = useRef(1)

  const show = useCallback((toast: Toast) => {
    const id = nextId.current++
    setToasts((shown) => {
      const others = shown.filter(({ title, text }) => title !== toast.title || text !== toast.text)
      return [{ ...toast, id, leaving: false }, ...others]
    })
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

/** The toasts at the top right (§9); a tap anywhere on one dismisses it. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return (
    <div className="toasts">
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
  const isPressable = Boolean(action || link)
  const [hovers, setHovers] = useState({ count: 0, over: false })

  useEffect(() => {
    if (hovers.over) return
    const first = isPressable ? pressableMs : shownMs
    const timer = setTimeout(() => onDismiss(id), hovers.count ? hoverMs : first)
    return () => clearTimeout(timer)
  }, [hovers, id, isPressable, onDismiss])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its × button is the keyboard's way
    <div
      className={`toast${kind === 'bad' ? ' bad' : ''}${leaving ? ' leaving' : ''}`}
      role={kind === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHovers(({ count }) => ({ count: count + 1, over: true }))}
      onPointerLeave={() => setHovers(({ count }) => ({ count, over: false }))}
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
