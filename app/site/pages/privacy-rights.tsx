import { useWords } from '#languages/use-language.ts'
import { rightsWords } from './privacy-rights.words.ts'

/** The visitor's rights, and how to use them. */
export function PrivacyRights({ say }: { say: (text: string) => React.ReactNode }) {
  const { rights, use, children, complaint, changes } = useWords(rightsWords)
  return (
    <>
      <h2 id="rights">{rights.heading}</h2>
      <dl>
        <dt>{rights.access}</dt>
        <dd>{rights.accessIs}</dd>
        <dt>{rights.correction}</dt>
        <dd>{rights.correctionIs}</dd>
        <dt>{rights.erasure}</dt>
        <dd>{rights.erasureIs}</dd>
        <dt>{rights.withdrawal}</dt>
        <dd>{rights.withdrawalIs}</dd>
        <dt>{rights.grievance}</dt>
        <dd>{rights.grievanceIs}</dd>
        <dt>{rights.nomination}</dt>
        <dd>{rights.nominationIs}</dd>
      </dl>

      <h2 id="use-your-rights">{use.heading}</h2>
      <p>{say(use.text)}</p>
      <p>{use.languages}</p>

      <h2 id="children">{children.heading}</h2>
      <p>{children.text}</p>

      <h2 id="complaint">{complaint.heading}</h2>
      <p>{complaint.text}</p>

      <h2 id="changes">{changes.heading}</h2>
      <p>{say(changes.text)}</p>
    </>
  )
}
