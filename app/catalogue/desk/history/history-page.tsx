import { type Done, DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Happened } from './happened.tsx'
import type { ShownChanges } from './shown-history.ts'

interface HistoryPageProps {
  /** The page's own address. */
  path: string
  /** What the history is of. */
  name: string
  /** What stands above it; *What happened* where there is nothing to add. */
  title?: string
  back: { to: string; label: string }
  /** What whoever undoes a change here has to know before. */
  note?: string | undefined
  history: ShownChanges
  done: Done | undefined
  /** What came of undoing a change here; its problem is shown. */
  answer: { problem?: string } | undefined
}

/** What happened to one thing: who, when, before, after, and a way back from each. */
export function HistoryPage(props: HistoryPageProps) {
  const { path, name, title = 'What happened', back, note, history, done, answer } = props
  const { name: business } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`What happened to ${name} | Desk, ${business}`}</title>
      <PageHead title={title} back={back} />
      {answer?.problem && (
        <div className="notice" role="alert">
          <p>{answer.problem}</p>
        </div>
      )}
      {note && <p className="note">{note}</p>}
      <Happened path={path} history={history} />
      <DoneToast done={answer ? undefined : done} />
    </main>
  )
}
