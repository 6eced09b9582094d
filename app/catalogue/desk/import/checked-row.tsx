import { Form } from 'react-router'
import { fieldLabels, type ImportField } from '#app/catalogue/sheets/import-field.ts'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { RowWithThumb, ShownOutcome } from './import-view.server.ts'

/** A row of the dry run: what it would change, or what it asks. */
export function CheckedRowItem({ row, shown }: { row: RowWithThumb; shown: ShownOutcome }) {
  const { name, room, problems, differences, outcome, leftOut, categoryName, productId } = row
  const leavingOut = <RowForm row={row.row} intent="leave-out" label="Leave out" />
  const title = name || `Row ${row.row}: no name`
  return (
    <li className={problems.length > 0 ? 'df bad' : 'df'}>
      <span className="df-r">
        <span className="vh">Row </span>
        {row.row}
      </span>
      <Thumb room={room} width={48} />
      <div>
        <b>{title}</b>
        <ul>
          {problems.map((problem, at) => (
            <li key={`${problem.field} ${problem.sentence}`}>
              <Problem row={row.row} problem={problem} leftOut={leftOut} />
              {!leftOut && at === problems.length - 1 && leavingOut}
            </li>
          ))}
          {outcome === 'new' && <li>New in {categoryName}, hidden until it has a picture</li>}
          {differences.map(({ label, before, after }) => (
            <li key={label}>
              <span>{label}</span>
              {productId === null ? (
                <ins>{after}</ins>
              ) : (
                <>
                  <del>{before || 'none'}</del>
                  <span className="to">
                    <Icon name="right" />
                    <ins>{after || 'none'}</ins>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
        {shown === 'left-out' ? (
          <RowForm row={row.row} intent="take-in" label="Take it in again" />
        ) : (
          problems.length === 0 && shown !== 'same' && leavingOut
        )}
      </div>
    </li>
  )
}

function RowForm({ row, intent, label }: { row: number; intent: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="row" value={row} />
      <button type="submit" name="intent" value={intent} className="more">
        {label}
        <span className="vh"> row {row}</span>
      </button>
    </Form>
  )
}

function Problem({
  row,
  problem,
  leftOut,
}: {
  row: number
  problem: RowWithThumb['problems'][number]
  leftOut: boolean
}) {
  const { field, at, sentence, text, choices, guess, others } = problem
  const column = at?.column ?? (field ? fieldLabels[field as ImportField] : '')
  const isNamed = at || !column || sentence.startsWith(column)
  const label = `${column} for row ${at?.row ?? row}`
  return (
    <>
      <span className="err">
        <Icon name="alert" />
        {isNamed ? sentence : `${column}: ${sentence}`}
      </span>
      {field && !leftOut && (
        <Form method="post" className="fix" preventScrollReset>
          <input type="hidden" name="intent" value="mend" />
          <input type="hidden" name="row" value={row} />
          <input type="hidden" name="field" value={field} />
          <span className="field">
            {choices ? (
              <select name="text" aria-label={label} defaultValue={guess ?? choices[0]?.text}>
                {choices.map((choice) => (
                  <option key={choice.text} value={choice.text}>
                    {choice.label}
                    {choice.text === guess && ' (our guess)'}
                  </option>
                ))}
              </select>
            ) : (
              <input
                name="text"
                aria-label={label}
                defaultValue={text}
                placeholder={column}
                autoComplete="off"
              />
            )}
          </span>
          <button type="submit" className="btn btn-line">
            Use<span className="vh"> for row {row}</span>
          </button>
          {others > 0 && (
            <button type="submit" name="all" value="yes" className="btn btn-line">
              Use for all {others + 1}
            </button>
          )}
        </Form>
      )}
    </>
  )
}
