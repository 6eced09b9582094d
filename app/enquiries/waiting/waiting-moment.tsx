import { useEffect, useState } from 'react'
import { enquiryChatLink } from '#app/enquiries/messages/enquiry-chat.ts'
import { Icon } from '#app/ui/icon.tsx'
import { KolamMark } from '#app/ui/kolam.tsx'
import { whenWords } from '#app/ui/when-words.ts'
import { ChangeWaiting } from './change-waiting.tsx'
import { ForgetButton } from './forget-button.tsx'
import { KeptWords } from './kept-words.tsx'
import { sendAllWaiting } from './send-waiting.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'
import type { WaitingFacts } from './waiting-facts.ts'
import { beginWaiting, canChange, isDue, keptMs } from './waiting-rules.ts'
import { addWaiting, changeWaiting } from './waiting-store.ts'

/** How long what was forgotten can be put back, in ms. */
const putBackMs = 8_000

interface MomentProps {
  enquiry: WaitingEnquiry
  /** True for one that is no longer held, but in this page's memory. */
  isForgotten?: boolean
  facts: WaitingFacts
  onForget: (enquiry: WaitingEnquiry | undefined) => void
  onClose?: (() => void) | undefined
}

/** All about one enquiry that waits: what became of it, its words, and what can be done. */
export function WaitingMoment({ enquiry, isForgotten, facts, onForget, onClose }: MomentProps) {
  const [isChanging, setChanging] = useState(false)
  const { state } = enquiry
  const isWrong = state === 'wrong' && !isForgotten
  const side = sideOf(enquiry, isForgotten)
  const change = { enquiry, onDone: () => setChanging(false) }
  return (
    <div className="modal moment">
      {onClose && (
        <button type="button" className="icon-btn modal-x" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <div className={`modal-side room-${side.wall}`}>
        <p>{side.words}</p>
        <img src={facts.pot} width="440" height="550" alt="" />
      </div>
      <div className="modal-main" aria-live="polite">
        {isForgotten ? (
          <Forgotten enquiry={enquiry} onForget={onForget} />
        ) : isWrong || isChanging ? (
          <ChangeWaiting {...change} isWrong={isWrong} onForget={onForget} />
        ) : state === 'sent' ? (
          <Sent enquiry={enquiry} facts={facts} onClose={onClose} />
        ) : state === 'stopped' ? (
          <Stopped enquiry={enquiry} facts={facts} onForget={onForget} />
        ) : (
          <Waiting enquiry={enquiry} onForget={onForget} onChange={() => setChanging(true)} />
        )}
        {!isForgotten && state !== 'sent' && state !== 'stopped' && (
          <p className="wait-foot">
            In a hurry? <a href={`tel:${facts.phone}`}>Call {facts.phoneDisplay}</a>
          </p>
        )}
      </div>
    </div>
  )
}

function sideOf({ state }: WaitingEnquiry, isForgotten = false) {
  if (isForgotten) return { wall: 'chuna', words: 'The pot is empty again.' }
  if (state === 'stopped') return { wall: 'haldi', words: 'No rain came. Let us talk.' }
  if (state === 'sent') return { wall: 'pista', words: 'It has come up.' }
  return { wall: 'pista', words: 'Sown. It only waits for rain.' }
}

interface OneProps {
  enquiry: WaitingEnquiry
  onForget: MomentProps['onForget']
}

function Waiting({ enquiry, onForget, onChange }: OneProps & { onChange: () => void }) {
  const { state, notBefore = 0 } = enquiry
  const now = Date.now()
  const isSentAway = !isDue(enquiry, now)
  const heading = isSentAway
    ? `It goes at ${whenWords(notBefore, now)}`
    : state === 'sending'
      ? 'Sending…'
      : 'Waiting for the network'
  return (
    <>
      <h2 id="waiting-title">{heading}</h2>
      <Steps reached={state === 'sending' ? 2 : 1} />
      <p>
        {isSentAway
          ? `Many are writing just now. Your enquiry keeps its place and goes by itself in ${minutesTo(notBefore, now)}.`
          : state === 'sending'
            ? 'It has left this phone. We are waiting for the nursery’s answer, so it cannot be changed any more. Closing this page does no harm.'
            : 'Your enquiry is safe here and goes by itself. You may close the page.'}
      </p>
      <KeptWords enquiry={enquiry} until={enquiry.writtenAt + keptMs} />
      <div className="wait-do">
        {!isSentAway && (
          <button type="button" className="btn" onClick={() => void sendAllWaiting()}>
            Try to send now
          </button>
        )}
        {canChange(enquiry) && (
          <button type="button" className="btn btn-line" onClick={onChange}>
            Change it
          </button>
        )}
        <ForgetButton enquiry={enquiry} onForget={onForget} />
      </div>
    </>
  )
}

function Forgotten({ enquiry, onForget }: OneProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), putBackMs)
    return () => clearTimeout(timer)
  }, [])
  async function putBack() {
    const { place: _, ...held } = enquiry
    await addWaiting(held)
    onForget(undefined)
  }
  return (
    <>
      <h2 id="waiting-title">Forgotten</h2>
      <p>Nothing of your enquiry is left on this phone.</p>
      {!isOver && (
        <>
          <div className="wait-do">
            <button type="button" className="btn btn-line" onClick={putBack}>
              <Icon name="undo" />
              Put it back
            </button>
          </div>
          <p className="note">For 8 seconds, or until you leave this page.</p>
        </>
      )}
    </>
  )
}

function Stopped({ enquiry, facts, onForget }: OneProps & Pick<MomentProps, 'facts'>) {
  const isOver = Date.now() - enquiry.writtenAt > keptMs
  async function sendAgain() {
    const begun = { ...beginWaiting(enquiry, Date.now()), place: enquiry.place }
    await changeWaiting(enquiry.submissionId, () => begun)
    await sendAllWaiting()
  }
  return (
    <>
      <h2 id="waiting-title">{isOver ? 'Not sent for 7 days' : 'It could not be sent'}</h2>
      <p>We have stopped trying. Your words stay here until you put them away.</p>
      <p className="ring">
        <a className="ring-n" href={`tel:${facts.phone}`}>
          <Icon name="phone" />
          {facts.phoneDisplay}
        </a>
        <small>A call needs no internet.</small>
      </p>
      <KeptWords enquiry={enquiry} />
      <div className="wait-do">
        <button type="button" className="btn" onClick={sendAgain}>
          Send it now
        </button>
        <ForgetButton enquiry={enquiry} onForget={onForget} words="Put it away" />
      </div>
    </>
  )
}

function Sent({ enquiry, facts, onClose }: Omit<MomentProps, 'onForget'>) {
  const { reference = '', answerTime, sentAt = 0 } = enquiry
  const dismiss = async () => {
    await changeWaiting(enquiry.submissionId, () => undefined)
    onClose?.()
  }
  return (
    <div className="sent-main">
      <KolamMark />
      <h2 id="waiting-title">Sent, {reference}</h2>
      <p>Our team will reach you shortly. {answerTime}</p>
      <p>Left this phone: {whenWords(sentAt, Date.now())}.</p>
      <div className="wait-do">
        <a
          className="btn"
          href={enquiryChatLink(facts.chat, { reference, names: [] })}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          Send to WhatsApp
        </a>
        <button type="button" className="btn btn-line" onClick={dismiss}>
          Close
        </button>
      </div>
      <p className="note">Your words are wiped here now. The number is in your e-mail too.</p>
    </div>
  )
}

function Steps({ reached }: { reached: 1 | 2 }) {
  return (
    <p className="seedline">
      <span className="on">Written</span>
      <i className={reached > 1 ? 'on' : undefined} />
      <span className={reached > 1 ? 'on' : undefined}>Sending</span>
      <i />
      <span>Sent</span>
    </p>
  )
}

function minutesTo(then: number, now: number) {
  const minutes = Math.max(1, Math.ceil((then - now) / 60_000))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
