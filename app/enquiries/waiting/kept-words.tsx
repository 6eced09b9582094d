import { isToday, whenWords } from '#app/time/when-words.ts'
import { localeOf } from '#languages/language.ts'
import { useLanguage } from '#languages/use-language.ts'
import { waitingWords } from './waiting.words.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'

/** The words that wait, as the visitor wrote them; `until` when they are kept at most, in ms. */
export function KeptWords({ enquiry, until }: { enquiry: WaitingEnquiry; until?: number }) {
  const language = useLanguage()
  const words = waitingWords[language]
  const { content, about, writtenAt } = enquiry
  const text = (name: string) => String(content[name] ?? '')
  const now = Date.now()
  const when = whenWords(writtenAt, now, language)
  const shortDate = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return (
    <dl className="kept-words">
      {about.length > 0 && (
        <>
          <dt>{words.about}</dt>
          <dd>{about.join(', ')}</dd>
        </>
      )}
      <dt>{words.from}</dt>
      <dd>
        {text('fullName')}, {text('mobileNumber') || text('mobileNo')}
      </dd>
      {text('message') && (
        <>
          <dt>{words.message}</dt>
          <dd>{text('message')}</dd>
        </>
      )}
      <dt>{words.written}</dt>
      <dd>
        {isToday(writtenAt, now) ? words.today(when) : when}
        {until !== undefined && words.keptUntil(shortDate.format(until))}
      </dd>
    </dl>
  )
}
