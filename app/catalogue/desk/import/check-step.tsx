import { Form, Link } from 'react-router'
import { WillBeTold } from '#app/catalogue/desk/will-be-told.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { counted } from '#languages/counted.ts'
import { CheckedRowItem } from './checked-row.tsx'
import { importAddress } from './import-paths.ts'
import type { ImportView, ShownOutcome } from './import-view.server.ts'
import type { FileInHand } from './match-step.tsx'

type CheckView = Extract<ImportView, { step: 'check' }>

const sums: readonly { outcome: ShownOutcome; label: string }[] = [
  { outcome: 'need', label: 'need you' },
  { outcome: 'new', label: 'new' },
  { outcome: 'changed', label: 'changed' },
  { outcome: 'same', label: 'the same' },
  { outcome: 'left-out', label: 'left out' },
]

/** The third step: what would become of every row. */
export function CheckStep({ file, view }: { file: FileInHand; view: CheckView }) {
  const { counts, shown, rows, next, told } = view
  const toApply = counts.new + counts.changed
  const open = counts.need + counts.leftOut
  const address = (show: ShownOutcome) => `${importAddress(file.id, 'check')}&show=${show}`
  const countOf = (outcome: ShownOutcome) =>
    outcome === 'left-out' ? counts.leftOut : counts[outcome]
  return (
    <>
      <p className="vh">
        {file.fileName}, {counted(counts.rows, 'row')}
      </p>
      <nav className="sums" aria-label="Rows by what becomes of them">
        {sums
          .filter(({ outcome }) => outcome !== 'left-out' || counts.leftOut > 0)
          .map(({ outcome, label }) => (
            <Link
              key={outcome}
              className="sum"
              to={address(outcome)}
              preventScrollReset
              aria-current={shown === outcome ? 'true' : undefined}
            >
              <b>{countOf(outcome).toLocaleString('en-IN')}</b>
              <span>{label}</span>
            </Link>
          ))}
      </nav>
      {rows.length > 0 ? (
        <ul className="diff">
          {rows.map((row) => (
            <CheckedRowItem key={row.row} row={row} shown={shown} />
          ))}
        </ul>
      ) : (
        <p className="diff-none stone">No rows here.</p>
      )}
      {next !== undefined && (
        <p>
          <Link className="more" to={`${address(shown)}&after=${next}`}>
            Show the next
          </Link>
        </p>
      )}
      <WillBeTold count={told} />
      <div className="steps-next">
        <Link className="btn btn-line" to={importAddress(file.id, 'match')}>
          Back
        </Link>
        {toApply > 0 && (
          <Form method="post">
            <button type="submit" name="intent" value="apply" className="btn">
              Apply {counted(toApply, 'row')}
            </button>
          </Form>
        )}
        {counts.need > 0 && (
          <Form method="post">
            <button type="submit" name="intent" value="recheck" className="more">
              <Icon name="check" />
              Check again
            </button>
          </Form>
        )}
        <p className="note">
          {toApply === 0 && counts.applied === 0 && open === 0
            ? 'The shop says the same already.'
            : open > 0
              ? open === 1
                ? '1 row is left out until you settle it. We keep it for you.'
                : `${counted(open, 'row')} are left out until you settle them. We keep them for you.`
              : 'Nothing is taken out of the shop by not being in the file.'}
        </p>
      </div>
    </>
  )
}
