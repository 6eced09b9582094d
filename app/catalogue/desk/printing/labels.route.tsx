import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { cataloguePath, labelsPdfPath } from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/labels.route'
import { readPdfProblem } from './answer-pdf.server.ts'
import { ChosenProducts } from './chosen-products.tsx'
import { countPlaces, labelSheetKeys, labelSheets } from './label-sheets.ts'
import { mostLabels } from './labels-form.ts'
import type { ShownLabels } from './shown-labels.server.ts'
import { showLabels } from './shown-labels.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { searchParams } = url
  return {
    labels: await showLabels(context.get(appContext), searchParams, id),
    problem: readPdfProblem(searchParams),
  }
}

/** Labels for plants of the catalogue's list: what they are printed on, and how many of each. */
export default function LabelsRoute({ loaderData }: Route.ComponentProps) {
  const { labels, problem } = loaderData
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Plant labels | Desk, ${name}`}</title>
      <PageHead title="Plant labels" back={{ to: cataloguePath, label: 'Catalogue' }} />
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <ChosenProducts {...labels} more={labels.many} />
      {labels.count > 0 && <LabelsForm labels={labels} />}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The plant labels" />
}

function LabelsForm({ labels }: { labels: ShownLabels }) {
  const { choice, typed, errors, products } = labels
  const sheets = labelSheetKeys.map((key) => `${labelSheets[key].name}: ${labelSheets[key].hint}.`)
  const places = Math.max(...labelSheetKeys.map(countPlaces))
  return (
    <form className="form printing" action={labelsPdfPath}>
      {choice.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="picture-kind">
        <legend>Printed on</legend>
        <div className="choices">
          {labelSheetKeys.map((key) => (
            <label key={key}>
              <input type="radio" name="sheet" value={key} defaultChecked={key === typed.sheet} />
              <span>{labelSheets[key].name}</span>
            </label>
          ))}
        </div>
        <p className="hint">{sheets.join(' ')}</p>
      </fieldset>
      <div className="two">
        <Field
          id="copies"
          name="copies"
          label="How many of each"
          inputMode="numeric"
          maxLength={4}
          defaultValue={typed.copies}
          error={errors.copies}
          hint={`Up to ${mostLabels} labels at once.`}
        />
        <Field
          id="begin"
          name="begin"
          label="First label to use"
          inputMode="numeric"
          maxLength={String(places).length}
          defaultValue={typed.begin}
          error={errors.begin}
          hint="On a sheet from which some are gone: counted along the rows."
        />
      </div>
      <label className="tick">
        <input type="checkbox" name="prices" value="yes" defaultChecked={typed.prices} />
        <span>
          With prices <small>where there is one</small>
        </span>
      </label>
      {products.length > 1 && <OwnNumbers labels={labels} />}
      <button type="submit" className="btn">
        Make the PDF
      </button>
      <p className="hint">Print it at 100 %, not fitted to the page.</p>
    </form>
  )
}

/** A number of its own for each product; what is left empty is as many as of each. */
function OwnNumbers({ labels: { products, typed, errors } }: { labels: ShownLabels }) {
  const isUsed = Object.keys(typed.own).length > 0
  return (
    <details className="own-numbers" open={isUsed}>
      <summary className="more">More or fewer of some</summary>
      <p className="hint">Left empty: as many as of each. 0: none.</p>
      {products.map(({ id, name }) => (
        <Field
          key={id}
          id={`own-${id}`}
          name={`own-${id}`}
          label={name}
          optional
          inputMode="numeric"
          maxLength={4}
          defaultValue={typed.own[id]}
          error={errors[`own-${id}`]}
        />
      ))}
    </details>
  )
}
