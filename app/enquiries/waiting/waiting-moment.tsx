import { useEffect, useRef, useState } from 'react'
import { enquiryChatLink } from '#app/enquiries/messages/enquiry-chat.ts'
import { whenWords } from '#app/time/when-words.ts'
import { KeepWhole } from '#app/ui/page/keep-whole.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import type { Language } from '#languages/language.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { ChangeWaiting } from './change-waiting.tsx'
import { ForgetButton } from './forget-button.tsx'
import { KeptWords } from './kept-words.tsx'
import { sendAllWaiting } from './send-waiting.ts'
import { waitingWords } from './waiting.words.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'
import type { WaitingFacts } from './waiting-facts.ts'
import { beginAgain, canChange, isDue, keptMs } from './waiting-rules.ts'
import { addWaiting, changeWaiting } from './waiting-store.ts'

/** How long what was forgotten can be put back, in ms. */
const putBackMs = 8_000

/** Whether the next one to appear was just put back: the button that had the focus is gone. */
let isPutBack = false

interface MomentProps {
  enquiry: WaitingEnquiry
  /** True for one that is no longer held, but in this page's memory. */
  isForgotten: boolean
  facts: WaitingFacts
  onForget: (enquiry: WaitingEnquiry | undefined) => void
  onClose?: (() => void) | undefined
}

/** All about one enquiry that waits: what became of it, its words, and what can be done. */
export function WaitingMoment({ enquiry, isForgotten, facts, onForget, onClose }: MomentProps) {
  const language = useLanguage()
  const words = waitingWords[language]
  const [isChanging, setChanging] = useState(false)
  const main = useRef<HTMLDivElement>(null)
  const { state } = enquiry
  const isWrong = state === 'wrong' && !isForgotten
  const side = sideOf(enquiry, isForgotten, language)
  const change = { enquiry, onDone: () => setChanging(false) }
  // Each time that it becomes another, its title is said, and takes the focus of a button that is gone.
  useEffect(() => {
    const focus = () => main.current?.querySelector('h2')?.focus()
    if (isPutBack) focus()
    isPutBack = false
    return focus
  }, [state, isChanging, isForgotten])
  // Its buttons come and go: what rests over the page has to look for them again.
  useEffect(() => void dispatchEvent(new Event('resize')))
  return (
    <div className="modal moment">
      {onClose && (
        <button
          type="button"
          className="icon-btn modal-x"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
      <div className={`modal-side room-${side.wall}`}>
        <p>{side.words}</p>
        <img src={facts.pot} width="440" height="550" alt="" />
      </div>
      <div className="modal-main" ref={main}>
        {isForgotten ? (
          <Forgotten enquiry={enquiry} onForget={onForget} />
        ) : isWrong || (isChanging && canChange(enquiry)) ? (
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
            {words.hurry} <a href={`tel:${facts.phone}`}>{words.call(facts.phoneDisplay)}</a>
          </p>
        )}
      </div>
    </div>
  )
}

function sideOf({ state }: WaitingEnquiry, isForgotten: boolean, language: Language) {
  const { pot } = waitingWords[language]
  if (isForgotten) return { wall: 'chuna', words: pot.empty }
  if (state === 'stopped') return { wall: 'haldi', words: pot.stopped }
  if (state === 'sent') return { wall: 'pista', words: pot.sent }
  return { wall: 'pista', words: pot.waits }
}

interface OneProps {
  enquiry: WaitingEnquiry
  onForget: MomentProps['onForget']
}

function Waiting({ enquiry, onForget, onChange }: OneProps & { onChange: () => void }) {
  const language = useLanguage()
  const words = waitingWords[language]
  const { state, notBefore = 0 } = enquiry
  const now = Date.now()
  const isSentAway = !isDue(enquiry, now)
  const minutes = Math.max(1, Math.ceil((notBefore - now) / 60_000))
  const heading = isSentAway
    ? words.goesAt(whenWords(notBefore, now, language))
    : state === 'sending'
      ? words.sending
      : words.waiting
  return (
    <>
      <h2 id="waiting-title" tabIndex={-1}>
        {heading}
      </h2>
      <Steps reached={state === 'sending' ? 2 : 1} />
      <p>
        {isSentAway
          ? words.manyWrite(minutes === 1 ? words.aMinute : words.minutes(minutes))
          : state === 'sending'
            ? words.hasLeft
            : words.isSafe}
      </p>
      <KeptWords enquiry={enquiry} until={enquiry.writtenAt + keptMs} />
      <div className="wait-do">
        {!isSentAway && (
          <button type="button" className="btn" onClick={() => void sendAllWaiting()}>
            {words.tryNow}
          </button>
        )}
        {canChange(enquiry) && (
          <button type="button" className="btn btn-line" onClick={onChange}>
            {words.change}
          </button>
        )}
        <ForgetButton enquiry={enquiry} onForget={onForget} />
      </div>
    </>
  )
}

function Forgotten({ enquiry, onForget }: OneProps) {
  const words = useWords(waitingWords)
  const [isOver, setOver] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The page has become shorter, and there are only seconds to find it.
    back.current?.focus()
    const timer = setTimeout(() => {
      if (document.activeElement === back.current) title.current?.focus()
      setOver(true)
    }, putBackMs)
    return () => clearTimeout(timer)
  }, [])
  async function putBack() {
    const { place: _, ...held } = enquiry
    isPutBack = true
    await addWaiting(held)
    onForget(undefined)
  }
  return (
    <>
      <h2 id="waiting-title" tabIndex={-1} ref={title}>
        {words.forgotten}
      </h2>
      <p>{words.nothingLeft}</p>
      {!isOver && (
        <>
          <div className="wait-do">
            <button type="button" className="btn btn-line" ref={back} onClick={putBack}>
              <Icon name="undo" />
              {words.putBack}
            </button>
          </div>
          <p className="note">{words.putBackFor}</p>
        </>
      )}
    </>
  )
}

function Stopped({ enquiry, facts, onForget }: OneProps & Pick<MomentProps, 'facts'>) {
  const words = useWords(waitingWords)
  const isOver = Date.now() - enquiry.writtenAt > keptMs
  async function sendAgain() {
    await changeWaiting(enquiry.submissionId, (held) => beginAgain(held, Date.now()))
    await sendAllWaiting()
  }
  return (
    <>
      <h2 id="waiting-title" tabIndex={-1}>
        {isOver ? words.notSentFor : words.notSent}
      </h2>
      <p>{words.stoppedTrying}</p>
      <p className="ring">
        <a className="ring-n" href={`tel:${facts.phone}`}>
          <Icon name="phone" />
          {facts.phoneDisplay}
        </a>
        <small>{words.noInternet}</small>
      </p>
      <KeptWords enquiry={enquiry} />
      <div className="wait-do">
        <button type="button" className="btn" onClick={sendAgain}>
          {words.sendNow}
        </button>
        <ForgetButton enquiry={enquiry} onForget={onForget} words={words.putAway} />
      </div>
    </>
  )
}

function Sent({ enquiry, facts, onClose }: Omit<MomentProps, 'onForget' | 'isForgotten'>) {
  const language = useLanguage()
  const words = waitingWords[language]
  const { reference = '', answerTime, sentAt = 0 } = enquiry
  const dismiss = async () => {
    await changeWaiting(enquiry.submissionId, () => undefined)
    onClose?.()
  }
  return (
    <div className="sent-main">
      <KolamMark />
      <h2 id="waiting-title" tabIndex={-1}>
        <KeepWhole>{words.sent(reference)}</KeepWhole>
      </h2>
      <p>
        {words.reach} {answerTime}
      </p>
      <p>{words.left(whenWords(sentAt, Date.now(), language))}</p>
      <div className="wait-do">
        <a
          className="btn"
          href={enquiryChatLink(facts.chat, { reference, names: [] }, language)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {words.whatsApp}
        </a>
        <button type="button" className="btn btn-line" onClick={dismiss}>
          {words.close}
        </button>
      </div>
      <p className="note">{words.wiped}</p>
    </div>
  )
}

function Steps({ reached }: { reached: 1 | 2 }) {
  const { steps } = useWords(waitingWords)
  return (
    <p className="seedline">
      <span className="on">{steps.written}</span>
      <i className={reached > 1 ? 'on' : undefined} />
      <span className={reached > 1 ? 'on' : undefined}>{steps.sending}</span>
      <i />
      <span>{steps.sent}</span>
    </p>
  )
}
