import { Form, Link } from 'react-router'
import { choiceLabel, importFields } from '#app/catalogue/sheets/import-field.ts'
import type { Matching, ShownColumn } from '#app/catalogue/sheets/match-columns.ts'
import { importPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { counted } from '#languages/counted.ts'

/** The file in hand, as every step names it. */
export interface FileInHand {
  id: string
  fileName: string
  sheetName: string
  otherSheets: number
  rows: number
}

interface MatchStepProps {
  file: FileInHand
  columns: readonly ShownColumn[]
  /** What was chosen when it was refused. */
  said: Matching | undefined
}

/** The second step: each column with its first value, where it goes, and why. */
export function MatchStep({ file, columns, said }: MatchStepProps) {
  const matched = columns.filter(({ field }) => field && field !== 'ask').length
  const asking = columns.filter(({ field }) => field === 'ask').length
  return (
    <>
      <p className="lede sm">
        <b>{file.fileName}</b>
        {file.sheetName && `, sheet ${file.sheetName}`}, {counted(file.rows, 'row')}.{' '}
        {file.otherSheets > 0 &&
          `Only this sheet is read: ${counted(file.otherSheets, 'other sheet')} of the file ${file.otherSheets === 1 ? 'stays' : 'stay'} out. `}
        We matched {matched} of {counted(columns.length, 'column')}
        {asking > 0
          ? `; look at the ${asking === 1 ? 'one' : asking.toLocaleString('en-IN')} that we could not.`
          : '.'}
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value="match" />
        <ul className="maps">
          {columns.map((column, at) => (
            <Column key={at} column={column} at={at} said={said?.[at]} />
          ))}
        </ul>
        <div className="steps-next">
          <Link className="btn btn-line" to={importPath}>
            Back
          </Link>
          <button type="submit" className="btn">
            Check {counted(file.rows, 'row')}
          </button>
        </div>
      </Form>
    </>
  )
}

function Column({
  column: { heading, first, field, why, isOfSizes },
  at,
  said,
}: {
  column: ShownColumn
  at: number
  said: Matching[number] | undefined
}) {
  const kind = field === 'ask' ? 'need' : field === null ? 'omit' : 'ok'
  const chosen = said === undefined ? field : said
  return (
    <li className={`map ${kind}`}>
      <span className="map-c">
        <b>{heading}</b>
        <small>{first}</small>
      </span>
      <span className="map-i">
        <Icon name={kind === 'need' ? 'alert' : kind === 'omit' ? 'minus' : 'check'} />
      </span>
      <span className="field">
        <label className="vh" htmlFor={`column-${at}`}>
          {heading} goes to
        </label>
        <select
          id={`column-${at}`}
          name={`column-${at}`}
          defaultValue={chosen ?? ''}
          aria-describedby={why ? `why-${at}` : undefined}
        >
          {field === 'ask' && <option value="ask">Choose…</option>}
          <option value="">Leave out</option>
          {importFields
            .filter((one) => one !== 'sizes' || isOfSizes)
            .map((one) => (
              <option key={one} value={one}>
                {choiceLabel(one)}
              </option>
            ))}
        </select>
      </span>
      <span className="map-n" id={`why-${at}`}>
        {why}
      </span>
    </li>
  )
}
