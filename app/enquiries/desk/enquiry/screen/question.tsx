import { useEffect, useRef } from 'react'
import type { Errand } from '#app/enquiries/desk/enquiry/coming-back.ts'

interface QuestionProps {
  words: string
  leave?: () => void
  children: React.ReactNode
}

/** A question on the floor, over whatever stands there: it is answered with one tap. */
export function Question({ words, leave, children }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null)
  // It came while nobody looked: whoever hears the page begins with it.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div
      className="floor asks on-dark"
      role="dialog"
      aria-labelledby="question"
      tabIndex={-1}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !leave) return
        event.preventDefault()
        leave()
      }}
    >
      <p id="question">{words}</p>
      {children}
    </div>
  )
}

/** An answer to the question, as a form sends it. */
interface ReachedAnswer {
  intent: 'reached' | 'written' | 'no-answer'
  fields?: { turn: 'ours' | 'theirs' }
  className?: string
  /** Its button. */
  children: React.ReactNode
}

interface ReachedQuestionProps {
  firstName: string
  errand: Errand
  answered: () => void
  /** The form of this screen that sends an answer. */
  Form: (answer: ReachedAnswer) => React.ReactNode
}

/** Asked once, on coming back from a call or a message: whether it reached anybody, and who goes on. */
export function ReachedQuestion({ firstName, errand, answered, Form }: ReachedQuestionProps) {
  if (errand === 'message') {
    return (
      <Question words={`Back from the message. Did you write to ${firstName}?`} leave={answered}>
        <Form intent="written" className="wide-answer">
          <button type="submit" className="btn btn-lamp">
            Yes, it is sent
          </button>
        </Form>
        <button type="button" className="btn wide-answer" onClick={answered}>
          Not sent
        </button>
      </Question>
    )
  }
  return (
    <Question words={`Back from the call. Did you reach ${firstName}?`} leave={answered}>
      <Form intent="reached" fields={{ turn: 'ours' }} className="wide-answer">
        <button type="submit" className="btn btn-lamp">
          Yes, we spoke: our turn
        </button>
      </Form>
      <Form intent="reached" fields={{ turn: 'theirs' }} className="wide-answer">
        <button type="submit" className="btn">
          Yes, and we wait for {firstName}
        </button>
      </Form>
      <Form intent="no-answer">
        <button type="submit" className="btn">
          No answer
        </button>
      </Form>
      <button type="button" className="btn" onClick={answered}>
        I did not call
      </button>
    </Question>
  )
}
