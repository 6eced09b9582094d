import { useWords } from '#languages/use-language.ts'
import { waitingWords } from './waiting.words.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'
import { changeWaiting } from './waiting-store.ts'

interface ForgetProps {
  enquiry: WaitingEnquiry
  /** Called with what was forgotten, to be put back for a moment. */
  onForget: (enquiry: WaitingEnquiry) => void
  words?: string
}

/** Wipes it at once: on a phone that others use, nothing may stay. */
export function ForgetButton({ enquiry, onForget, words }: ForgetProps) {
  const { forget: usual } = useWords(waitingWords)
  async function forget() {
    await changeWaiting(enquiry.submissionId, () => undefined)
    onForget(enquiry)
  }
  return (
    <button type="button" className="btn btn-line" onClick={forget}>
      {words ?? usual}
    </button>
  )
}
