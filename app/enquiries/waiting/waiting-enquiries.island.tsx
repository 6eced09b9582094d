import { useEffect, useState } from 'react'
import { waitingPath } from '#app/paths/shop-paths.ts'
import { Modal } from '#app/ui/dialogs/modal.tsx'
import { keepSending } from '#app/ui/forms/keep-sending.ts'
import { KeepWhole } from '#app/ui/page/keep-whole.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { noteWaiting } from './note-waiting.ts'
import { sendAllWaiting, syncTag } from './send-waiting.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'
import type { WaitingFacts } from './waiting-facts.ts'
import { WaitingMoment } from './waiting-moment.tsx'
import { ageWaiting } from './waiting-rules.ts'
import { listWaiting, onWaitingChange } from './waiting-store.ts'
import { waitingStripWords } from './waiting-strip.words.ts'

interface WaitingProps extends WaitingFacts {
  /** True on the page of its own, where it stands without being opened. */
  isPage?: boolean
}

/** Which enquiry a form has just left to wait; whoever wakes after it shows it. */
let left: string | undefined
const leaving = 'enquiry-left-waiting'

/** Shows an enquiry that a form has just left to wait, over its page; or only the line that says so. */
export function openWaiting(submissionId: string | undefined): void {
  left = submissionId
  dispatchEvent(new Event(leaving))
  // The touch on which it wakes, where it sleeps.
  const marker = document.querySelector('[data-island="waiting-enquiries"]')
  marker?.dispatchEvent(new Event('pointerover', { bubbles: true }))
}

/**
 * What waits for a network in this browser: a line below the header of every page, and all about it
 * when that is opened, or on its own page.
 */
export default function WaitingEnquiries({ isPage = false, ...facts }: WaitingProps) {
  const words = useWords(waitingStripWords)
  const enquiries = useWaiting()
  const [opened, setOpened] = useState<string>()
  const [forgotten, setForgotten] = useState<WaitingEnquiry>()

  useEffect(() => {
    const open = () => setOpened(left)
    open()
    addEventListener(leaving, open)
    return () => removeEventListener(leaving, open)
  }, [])

  const about = (enquiry: WaitingEnquiry, isForgotten: boolean) => (
    <WaitingMoment
      key={enquiry.submissionId}
      enquiry={enquiry}
      isForgotten={isForgotten}
      facts={facts}
      onForget={setForgotten}
      onClose={isPage ? undefined : close}
    />
  )
  function close() {
    left = undefined
    setOpened(undefined)
    setForgotten(undefined)
  }

  const gone = forgotten && about(forgotten, true)
  if (isPage) {
    // Until it has woken, it can't say that there is nothing.
    if (!enquiries) return <p className="note">{words.here}</p>
    if (!gone && enquiries.length === 0) return <p className="note">{words.nothing}</p>
    return (
      <div className="moments">
        {gone}
        {enquiries.map((enquiry) => about(enquiry, false))}
      </div>
    )
  }
  const shown = enquiries?.find(({ submissionId }) => submissionId === opened)
  return (
    <>
      {enquiries && <WaitingStrip enquiries={enquiries} onOpen={setOpened} />}
      {(shown || gone) && (
        <Modal labelledBy="waiting-title" onClose={close}>
          {gone ?? (shown && about(shown, false))}
        </Modal>
      )}
    </>
  )
}

interface WaitingStripProps {
  enquiries: WaitingEnquiry[]
  onOpen: (submissionId: string) => void
}

/** The line that says that something waits, on every page. */
function WaitingStrip({ enquiries, onOpen }: WaitingStripProps) {
  const words = useWords(waitingStripWords)
  const path = usePath()
  const worst = enquiries.find(({ state }) => state === 'wrong' || state === 'stopped')
  const sent = enquiries.every(({ state }) => state === 'sent')
  const waiting = enquiries.filter(({ state }) => state !== 'sent')
  const [shown] = worst ? [worst] : sent ? enquiries : waiting
  if (!shown) return null
  const [what, rest = ''] = worst
    ? [worst.state === 'wrong' ? words.putRight : words.notSent]
    : sent
      ? [words.sent(shown.reference ?? '')]
      : waiting.length === 1
        ? [words.one.waits, words.one.goes]
        : [words.many.waits(waiting.length), words.many.goes]
  return (
    <div className="age" role="status">
      <div className="wrap">
        <Icon name="clock" />
        <p>
          <b>
            <KeepWhole>{what}</KeepWhole>
          </b>
          {rest}
        </p>
        <a
          className="more"
          href={path(waitingPath)}
          onClick={(event) => {
            if (enquiries.length > 1) return
            event.preventDefault()
            onOpen(shown.submissionId)
          }}
        >
          {words.see}
        </a>
      </div>
    </div>
  )
}

/**
 * What waits in this browser, as it changes here, in other tabs or in the worker; undefined before
 * it was read. While a page is open it tries to send: at once, when the network or the visitor comes
 * back, and every now and then.
 */
function useWaiting(): WaitingEnquiry[] | undefined {
  const [enquiries, setEnquiries] = useState<WaitingEnquiry[]>()

  useEffect(() => {
    const show = () =>
      void listWaiting()
        .catch(() => [])
        .then((all) => {
          noteWaiting(all.length > 0)
          setEnquiries(all.map((one) => ageWaiting(one, Date.now())))
        })
    show()
    return onWaitingChange(show)
  }, [])

  useEffect(() => keepSending(sendAllWaiting, syncTag), [])
  return enquiries
}
