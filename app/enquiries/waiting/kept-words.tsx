import { dayWords, whenWords } from '#app/ui/when-words.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'

const untilDate = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** The words that wait, as the visitor wrote them; `until` when they are kept at most, in ms. */
export function KeptWords({ enquiry, until }: { enquiry: WaitingEnquiry; until?: number }) {
  const { content, about, writtenAt } = enquiry
  const text = (name: string) => String(content[name] ?? '')
  const now = Date.now()
  const day = dayWords(writtenAt, now)
  const written = day === 'today' ? `today, ${whenWords(writtenAt, now)}` : day
  return (
    <dl className="kept-words">
      {about.length > 0 && (
        <>
          <dt>For</dt>
          <dd>{about.join(', ')}</dd>
        </>
      )}
      <dt>From</dt>
      <dd>
        {text('fullName')}, {text('mobileNumber') || text('mobileNo')}
      </dd>
      {text('message') && (
        <>
          <dt>Message</dt>
          <dd>{text('message')}</dd>
        </>
      )}
      <dt>Written</dt>
      <dd>
        {written}
        {until !== undefined && `; kept until ${untilDate.format(until)}`}
      </dd>
    </dl>
  )
}
