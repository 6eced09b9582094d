import { Form, Link } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { LeaveQuestion } from '#app/desk/shell/leave-question.tsx'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import { longestNote } from '#app/quotes/drafts/draft.ts'
import type { DraftFault } from '#app/quotes/drafts/read-draft.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { languages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { AddLine } from './add-line.tsx'
import { DraftSaid, keptWords } from './draft-said.tsx'
import { type DraftConflict, type DraftView, totalWords, typedFaults } from './draft-view.ts'
import { LineFields } from './line-fields.tsx'
import { SumFields } from './sum-fields.tsx'
import { useDraftKeeping } from './use-draft-keeping.ts'

/** What the answer to a form says of a draft that could not be sent, or not be kept. */
export interface DraftAnswer {
  view?: DraftView | undefined
  faults?: DraftFault[] | undefined
  conflict?: DraftConflict | undefined
}

interface DraftFormProps {
  view: DraftView
  staffId: number
  answer: DraftAnswer | undefined
}

const languageOptions = languages.map((language) => ({
  value: language,
  label: languageTable[language].name,
}))

/** A quote while it is written: one form, whose every button posts all of it. */
export function DraftForm({ view: stored, answer, staffId }: DraftFormProps) {
  const keeping = useDraftKeeping(stored, answer, staffId)
  const { view, version, round, form, where, conflict, added, waiting, changed, submitted } =
    keeping
  const { enquiry, draft, lines, until, wrote } = view
  const told = keeping.faults
  // What was typed and can't be right is said at its field before somebody sends it; what was put right is not.
  const stands = ({ field }: DraftFault) =>
    field === 'add' || where !== 'site' || view.faults.some((fault) => fault.field === field)
  const atFields = [...typedFaults(view), ...told.filter(stands)]
  const faults = Object.fromEntries(atFields.reverse().map(({ field, words }) => [field, words]))
  return (
    <>
      <DraftSaid view={view} where={where} added={added} waiting={waiting} />
      <Form
        key={round}
        className="editor quote"
        method="post"
        replace
        preventScrollReset
        noValidate
        ref={form}
        onChange={changed}
        onSubmit={submitted}
      >
        {/* Enter in a field presses a form's first button: that one neither removes nor sends. */}
        <button
          type="submit"
          className="vh"
          name="intent"
          value="work-out"
          tabIndex={-1}
          aria-hidden="true"
        >
          Work it out
        </button>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="page" defaultValue="" />
        <input type="hidden" name="count" defaultValue="" />
        <input type="hidden" name="lines" value={lines.length} />
        <input type="hidden" name="shownUntil" value={until.day} />
        {where === 'gone' && <GoneStrip id={view.id} />}
        {conflict && <ConflictStrip conflict={conflict} id={view.id} />}
        {told.length > 0 && <Faults faults={told} />}
        <div className="quote-columns">
          <div className="editor-form">
            <section aria-labelledby="h-lines">
              <h2 id="h-lines">
                Lines{' '}
                <i>
                  from what {enquiry.firstName} asked on {enquiry.asked}
                </i>
              </h2>
              {lines.length > 0 && (
                <ol className="draft-lines">
                  {lines.map((line, place) => (
                    <LineFields
                      key={place}
                      line={line}
                      at={place + 1}
                      taxed={draft.tax !== 'none'}
                      faults={faults}
                    />
                  ))}
                </ol>
              )}
              <AddLine lines={lines.length} fault={faults.add} waiting={waiting} />
            </section>
            <section aria-labelledby="h-note">
              <h2 id="h-note">For {enquiry.firstName}</h2>
              <div className="two">
                <Field
                  id="language"
                  name="language"
                  label="Language of the quote"
                  options={languageOptions}
                  defaultValue={draft.language}
                  hint={wrote}
                />
                <Field
                  id="validUntil"
                  name="validUntil"
                  label="Valid until"
                  type="date"
                  min={until.earliest}
                  defaultValue={draft.validUntil || until.day}
                  error={faults.validUntil}
                  hint={until.words}
                />
              </div>
              <Field
                id="note"
                name="note"
                label={`Note to ${enquiry.firstName}`}
                optional
                rows={3}
                maxLength={longestNote}
                defaultValue={draft.note}
                error={faults.note}
                hint="Stands below the total. Not translated: write it, and lines of your own, in the language of the quote."
              />
            </section>
          </div>
          <div className="quote-side">
            <SumFields view={view} faults={faults} />
          </div>
        </div>
        <section className="save-floor on-dark quote-floor" aria-label="Total and send">
          <p>
            <span>
              <b>{totalWords(view)}</b>
              <small>{keptWords[where] ?? view.kept}</small>
            </span>
          </p>
          <button type="submit" className="btn btn-line" name="intent" value="look">
            <DeskIcon name="eye" />
            Look at it
          </button>
          <button type="submit" className="btn btn-lamp" name="intent" value="to-send">
            Send…
          </button>
        </section>
      </Form>
      {where === 'nowhere' && <LeaveQuestion />}
    </>
  )
}

/** It was sent or thrown away while somebody was writing. */
function GoneStrip({ id }: { id: number }) {
  return (
    <div className="failed" role="alert" {...takesFocus}>
      <p>
        <Icon name="alert" />
        <b>Somebody has sent this draft, or thrown it away, while you were writing.</b>
      </p>
      <p>
        What you typed stays on this phone.{' '}
        <Link className="more" to={oneQuotePath(id)} reloadDocument>
          See how the quote stands
        </Link>
      </p>
    </div>
  )
}

/** Everything that is wrong, with a way to each field. */
function Faults({ faults }: { faults: readonly DraftFault[] }) {
  const many = faults.length === 1 ? 'One thing is' : `${faults.length} things are`
  return (
    <div className="failed" role="alert" {...takesFocus}>
      <p>
        <Icon name="alert" />
        <b>{many} to be put right:</b>
      </p>
      <ul className="quote-mend">
        {faults.map(({ field, words }) => (
          <li key={`${field} ${words}`}>
            <a href={`#${field}`}>{words}</a>
          </li>
        ))}
      </ul>
      <small>Everything else is kept as you typed it.</small>
    </div>
  )
}

/** Two people wrote at once: what is different, and which of the two is to stay. */
function ConflictStrip({ conflict, id }: { conflict: DraftConflict; id: number }) {
  const { who, at, differences } = conflict
  return (
    <div className="failed" role="alert" {...takesFocus}>
      <p>
        <Icon name="alert" />
        <b>
          {who} changed this draft while you were writing ({at}).
        </b>
      </p>
      <p>Nothing of either is lost. This is different:</p>
      <ul className="quote-mend">
        {differences.map(({ label, theirs, yours }) => (
          <li key={label}>
            {label}: {theirs || 'empty'} there, {yours || 'empty'} here
          </li>
        ))}
      </ul>
      <p className="quote-also">
        <button type="submit" className="btn btn-line" name="intent" value="work-out">
          Keep what stands here
        </button>
        <Link className="more" to={oneQuotePath(id)} reloadDocument>
          Take what {who} wrote
        </Link>
      </p>
    </div>
  )
}
