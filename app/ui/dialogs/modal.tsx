import { useLayoutEffect, useRef } from 'react'
import { keepFocusInside } from './keep-focus-inside.ts'

interface ModalProps {
  /** The id of the heading that names it. */
  labelledBy: string
  /** `alertdialog` where it interrupts with a failure. */
  role?: 'alertdialog'
  /** The ids of what it says, where that is read with its name. */
  'aria-describedby'?: string
  /** Where it stands, when not in the middle. */
  className?: string
  /** Gets the focus back; what had it before, unless told. */
  opener?: HTMLElement
  onClose: () => void
  children: React.ReactNode
}

/**
 * The browser's own modal dialog, so that the page behind is inert; Tab stays inside it, Escape
 * and a click on the backdrop close it. Focus starts in its first field, or on its heading where that
 * takes it, else on its first control.
 */
export function Modal({ labelledBy, className, opener, onClose, children, ...said }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Layout, because the focus can go back only between closing and leaving the document.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.querySelector<HTMLElement>('h2[tabindex],input:not([type=hidden])')?.focus()
    return () => {
      element.close()
      opener?.focus()
    }
  }, [opener])

  return (
    <dialog
      ref={dialog}
      className={className ? `veil ${className}` : 'veil'}
      aria-labelledby={labelledBy}
      {...said}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onKeyDown={(event) => keepFocusInside(event, event.currentTarget)}
    >
      {children}
    </dialog>
  )
}
