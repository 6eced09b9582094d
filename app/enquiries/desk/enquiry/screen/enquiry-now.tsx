import { WaitingClock } from '#app/desk/parts/waiting-clock.tsx'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { LostReasonQuestion, StatePath } from './state-path.tsx'

/** How long it has waited, where it came from, and its state. */
export function EnquiryNow() {
  const { clock, turnWords, reference, language, received, from, erased } = useEnquiryScreen().view
  return (
    <div className="enquiry-now">
      <p>
        {clock ? <WaitingClock {...clock} /> : <span className="clock theirs">{turnWords}</span>}
        <span>{reference}</span>
        {language && <span>{language}</span>}
        <time dateTime={received.at}>{received.words}</time>
        {from && (
          <span>
            from <a href={from.to}>{from.words}</a>
          </span>
        )}
      </p>
      {erased ? (
        <p className="notice">Erased on {erased}: what the visitor wrote is gone.</p>
      ) : (
        <>
          <StatePath />
          <LostReasonQuestion />
        </>
      )}
    </div>
  )
}
