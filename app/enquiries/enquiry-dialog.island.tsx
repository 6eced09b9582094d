import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Toasts, useToasts } from '#app/ui/toasts.tsx'
import { clearDraft } from './draft.ts'
import { EnquiryForm } from './enquiry-form.tsx'

interface EnquiryDialogProps {
  /** Addresses of the picture beside the form. */
  room: { avif: string; webp: string }
}

/** What the dialog was opened from. */
interface Opening {
  opener: HTMLElement
  product?: { id: number; name: string }
}

/**
 * The global enquiry dialog (§2, §4): opened by any link to the enquiry page that wakes it,
 * closed by ×, Escape, a click on the backdrop or a sent enquiry. Each close resets the form.
 */
export default function EnquiryDialog({ room }: EnquiryDialogProps) {
  const [opening, setOpening] = useState<Opening>()
  const { toasts, show, dismiss } = useToasts()

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const newTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey
      const opener = event.target instanceof Element ? event.target.closest('a[data-wakes]') : null
      if (newTab || !(opener instanceof HTMLAnchorElement)) return
      if (opener.dataset.wakes !== 'enquiry-dialog') return
      event.preventDefault()
      setOpening({ opener, product: productOf(opener) })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  function close() {
    clearDraft()
    setOpening(undefined)
  }

  const toastList = <Toasts toasts={toasts} onDismiss={dismiss} />
  if (!opening) return toastList
  return (
    <Modal opener={opening.opener} onClose={close}>
      <div className="modal">
        <button type="button" className="icon-btn modal-x" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
        <div className="modal-side room-pista">
          <p>Tell us about the corner you want to fill.</p>
          <picture>
            <source type="image/avif" srcSet={room.avif} />
            <img src={room.webp} width="340" height="550" alt="" loading="lazy" />
          </picture>
        </div>
        <div className="modal-main">
          <h2 id="enquiry-dialog-title">Send an enquiry</h2>
          <p>
            {opening.product ? `About ${opening.product.name}. ` : 'Tell us what you need. '}
            Our team will reach you shortly.
          </p>
          <EnquiryForm
            idPrefix="dialog"
            productId={opening.product?.id}
            onSent={() => {
              close()
              show({
                kind: 'good',
                title: 'Success',
                text: 'Your enquiry has been submitted successfully!',
              })
            }}
            onFailed={() => show({ kind: 'bad', title: 'Error', text: 'Error submitting enquiry' })}
          />
        </div>
      </div>
      {toastList}
    </Modal>
  )
}

interface ModalProps {
  /** Gets the focus back. */
  opener: HTMLElement
  onClose: () => void
  children: React.ReactNode
}

/** The browser's own modal dialog, so that the page behind is inert; Tab stays inside it. */
function Modal({ opener, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Layout, because the focus can go back only between closing and leaving the document.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.querySelector('input')?.focus()
    return () => {
      element.close()
      opener.focus()
    }
  }, [opener])

  return (
    <dialog
      ref={dialog}
      className="veil"
      aria-labelledby="enquiry-dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onKeyDown={keepFocusInside}
    >
      {children}
    </dialog>
  )
}

function keepFocusInside(event: React.KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const reachable = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea',
    ),
  ]
  const from = event.shiftKey ? reachable[0] : reachable.at(-1)
  const to = event.shiftKey ? reachable.at(-1) : reachable[0]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

function productOf(link: HTMLAnchorElement) {
  const id = Number(new URL(link.href).searchParams.get('product'))
  const name = link.getAttribute('aria-label')?.replace(/^[^:]*: /, '')
  return id && name ? { id, name } : undefined
}
