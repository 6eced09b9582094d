import { useEffect, useRef, useState } from 'react'
import { noValues } from '#app/enquiries/enquiry.ts'
import { enquiryChatLink } from '#app/enquiries/messages/enquiry-chat.ts'
import { aboutProductPath } from '#app/paths/shop-paths.ts'
import type { ChatSettings } from '#app/settings/contact/chat-link.ts'
import { Modal } from '#app/ui/dialogs/modal.tsx'
import { Toasts, useToasts } from '#app/ui/dialogs/toasts.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { inLanguage } from '#languages/language-path.ts'
import { useLanguage } from '#languages/use-language.ts'
import type { AskedFields } from './about/asked-about.ts'
import { clearDraft, findDraft } from './draft.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { enquiryHeadWords } from './enquiry-head.words.ts'
import { enquiryKindOf } from './enquiry-kind.ts'
import { closedToast, notSentToast, sentToast } from './sending/sending-toasts.ts'

const idPrefix = 'dialog'
const { draftKey } = enquiryKindOf(idPrefix)

interface EnquiryDialogProps {
  /** Addresses of the picture beside the form. */
  room: { avif: string; webp: string }
  chat: ChatSettings
}

/** What opens the dialog; a button is that of a form about a product. */
type Opener = HTMLAnchorElement | HTMLButtonElement

/** What the dialog was opened from. */
interface Opening {
  opener: HTMLElement
  /** The fields about the product as HTML, once the site has sent them. */
  about?: string
  product?: Asked | undefined
  /** That of the heading, where the site has more to say of the product: its sizes or a price. */
  tabIndex: number | undefined
  /** What the visitor may want to say, such as what was chosen in the Plant Finder. */
  message: string
}

interface Asked extends AskedFields {
  id: number
  name: string
  unit?: string | undefined
}

/**
 * The global enquiry dialog (§2, §4): opened by any link or button to the enquiry page that wakes it,
 * closed by ×, Escape, a click on the backdrop or a sent enquiry. Each close resets the form; one
 * that gives up words leaves a toast that takes it back. A sent enquiry leaves a toast with its
 * reference.
 */
export default function EnquiryDialog({ room, chat }: EnquiryDialogProps) {
  const [opening, setOpening] = useState<Opening>()
  const closed = useRef<number>(undefined)
  const { toasts, show, dismiss } = useToasts()
  const language = useLanguage()
  const words = enquiryHeadWords[language]

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const newTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey
      const opener = (event.target as Element).closest<Opener>('[data-wakes="enquiry-dialog"]')
      if (newTab || !opener) return
      event.preventDefault()
      if (closed.current) dismiss(closed.current)
      const product = productOf(opener)
      const message = opener.dataset.message ?? ''
      const tabIndex = opener.dataset.sized === '' ? -1 : undefined
      const opening = { opener, product, message, tabIndex }
      setOpening(opening)
      // Without them the form goes on as it is.
      if (product && tabIndex) addAbout(opening, product).catch(() => undefined)
    }
    const addAbout = async (opening: Opening, { id, size, quantity }: Asked) => {
      const asked = `?product=${id}&size=${size ?? ''}&quantity=${quantity ?? ''}`
      const answer = await fetch(inLanguage(aboutProductPath + asked, language))
      const about = await answer.text()
      // Any other answer is an error's page, or that of a network which asks to sign in.
      if (!about.startsWith('<div')) return
      setOpening((now) => (now === opening ? { ...opening, about } : now))
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [dismiss, language])

  function close() {
    const takeBack = clearDraft(draftKey)
    setOpening(undefined)
    return takeBack
  }

  /** Closes it without sending: words that were typed can be had back while a toast says so. */
  function giveUp({ message, ...opening }: Opening) {
    const draft = findDraft(draftKey)
    // What is being sent can't be had back.
    const isSending = document.querySelector('dialog [aria-busy]')
    const takeBack = close()
    const isTyped = Object.entries(draft?.values ?? {}).some(
      ([field, text]) => text.trim() && !(field === 'message' && text === message),
    )
    if (!draft || !isTyped || isSending) return
    const undo = () => {
      takeBack()
      setOpening({ ...opening, message: draft.values.message ?? '' })
    }
    closed.current = show(closedToast(undo, language))
  }

  const toastList = <Toasts toasts={toasts} onDismiss={dismiss} />
  if (!opening) return toastList
  const closeUnsent = () => giveUp(opening)
  return (
    <Modal labelledBy="enquiry-dialog-title" opener={opening.opener} onClose={closeUnsent}>
      <div className="modal">
        <button
          type="button"
          className="icon-btn modal-x"
          aria-label={words.close}
          onClick={closeUnsent}
        >
          <Icon name="close" />
        </button>
        <div className="modal-side room-pista">
          <p>{words.corner}</p>
          <picture>
            <source type="image/avif" srcSet={room.avif} />
            <img src={room.webp} width="340" height="550" alt="" loading="lazy" />
          </picture>
        </div>
        <div className="modal-main">
          {/* Fields that come above the others are not passed by. */}
          <h2 id="enquiry-dialog-title" tabIndex={opening.tabIndex}>
            {words.heading}
          </h2>
          {!opening.about && (
            <p>
              {opening.product ? words.about(inQuantity(opening.product)) : words.tellUs}
              {words.reach}
            </p>
          )}
          <EnquiryForm
            idPrefix={idPrefix}
            productId={opening.product?.id}
            productName={opening.product?.name}
            values={{ ...noValues, message: opening.message }}
            asked={opening.product}
            about={
              opening.about && (
                <div ref={wakeAbout} dangerouslySetInnerHTML={{ __html: opening.about }} />
              )
            }
            onTaken={close}
            onSent={(reference, answerTime, names) => {
              const link = enquiryChatLink(chat, { reference, names }, language)
              show(sentToast({ reference, answerTime, chat: link }, language))
            }}
            onFailed={() => show(notSentToast(language))}
          />
        </div>
      </div>
      {toastList}
    </Modal>
  )
}

/** Touches the fields about the product: what was chosen in them before a reload shows at once. */
function wakeAbout(about: Element | null) {
  about?.firstChild?.dispatchEvent(new Event('input'))
}

function productOf(opener: Opener): Asked | undefined {
  const id = Number(
    'href' in opener ? new URL(opener.href).searchParams.get('product') : opener.value,
  )
  const { name } = opener.dataset
  const unit = fieldBeside(opener)?.dataset.unit
  const size = 'form' in opener && opener.form && Number(new FormData(opener.form).get('size'))
  return id && name
    ? { id, name, size: size || undefined, quantity: quantityBeside(opener), unit }
    : undefined
}

/** What is asked about, with how many and how much one of it is: '3 × General Purpose Soil, 20kg'. */
function inQuantity({ name, quantity, unit }: NonNullable<Opening['product']>) {
  const one = unit ? `${name}, ${unit}` : name
  return quantity && (quantity !== '1' || unit) ? `${quantity} × ${one}` : one
}

/** How many the visitor has chosen beside what names the field, if that is a number. */
function quantityBeside(opener: Opener) {
  const typed = fieldBeside(opener)?.value.trim() ?? ''
  return /^(?!0)\p{Nd}{1,4}$/u.test(typed) ? typed : undefined
}

function fieldBeside({ dataset }: Opener) {
  const field = document.getElementById(dataset.quantity ?? '')
  return field instanceof HTMLInputElement ? field : undefined
}
