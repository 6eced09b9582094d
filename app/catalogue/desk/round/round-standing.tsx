import type { ShownAnswer } from '#app/catalogue/rounds/waiting-answer.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'

interface RoundStandingProps {
  answer: ShownAnswer | undefined
  isWaiting: boolean
  /** What is said where a colleague said something else. */
  differs: string
}

/** Says whether an answer is saved, in words. */
export function RoundStanding({ answer, isWaiting, differs }: RoundStandingProps) {
  if (isWaiting) return <span className="round-kept">Waits to be sent</span>
  switch (answer?.state) {
    case 'saved':
      return (
        <span className="round-kept">
          <Icon name="check" />
          Saved
        </span>
      )
    case 'differs':
      return <span className="round-kept">{differs}</span>
    case 'gone':
      return <span className="round-kept">Is not there any more</span>
    case 'refused':
      return <span className="round-kept">Not saved: it is not yours to change any more</span>
    default:
      return null
  }
}
