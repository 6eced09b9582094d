import { mostRetentionMonths } from '#app/settings/contact/privacy-notice.ts'
import { useWords } from '#languages/use-language.ts'
import { storageWords } from './privacy-storage.words.ts'

/** Where data is kept, who sees it, and for how long. */
export function PrivacyStorage({ say }: { say: (text: string) => React.ReactNode }) {
  const { cookies, processes, kept, safety } = useWords(storageWords)
  return (
    <>
      <h2 id="cookies">{cookies.heading}</h2>
      <p>{cookies.none}</p>
      <ul>
        <li>{say(cookies.token)}</li>
        <li>{say(cookies.list)}</li>
        <li>{say(cookies.offer)}</li>
        <li>{cookies.notes}</li>
        <li>{cookies.draft}</li>
        <li>{say(cookies.waiting)}</li>
        <li>{cookies.seen}</li>
      </ul>

      <h2 id="who-processes">{processes.heading}</h2>
      <p>{processes.staff}</p>
      <p>{processes.others}</p>

      <h2 id="how-long">{kept.heading}</h2>
      <p>{kept.text(mostRetentionMonths)}</p>

      <h2 id="safety">{safety.heading}</h2>
      <p>{say(safety.text)}</p>
    </>
  )
}
