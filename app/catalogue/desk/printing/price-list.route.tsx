import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { cataloguePath, priceListPdfPath } from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { languageTable } from '#languages/language-table.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/price-list.route'
import { readPdfProblem } from './answer-pdf.server.ts'
import { ChosenProducts } from './chosen-products.tsx'
import { type ShownPriceList, showPriceList } from './shown-price-list.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id } = requireRole(context, 'owner', 'catalogue')
  const { searchParams } = url
  return {
    list: await showPriceList(context.get(appContext), searchParams, id),
    problem: readPdfProblem(searchParams),
  }
}

/** A price list of the catalogue's list to print or to send: its language, with pictures or without. */
export default function PriceListRoute({ loaderData }: Route.ComponentProps) {
  const { list, problem } = loaderData
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Price list | Desk, ${name}`}</title>
      <PageHead title="Price list" back={{ to: cataloguePath, label: 'Catalogue' }} />
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <ChosenProducts {...list} />
      {list.count > 0 && <PriceListForm list={list} />}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The price list" />
}

function PriceListForm({ list }: { list: ShownPriceList }) {
  const { choice, language, languages, pictures, fault } = list
  return (
    <form className="form printing" action={priceListPdfPath}>
      {choice.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {languages.length > 1 && (
        <Field
          id="language"
          name="language"
          label="Language"
          options={languages.map((value) => ({ value, label: languageTable[value].english }))}
          defaultValue={language}
        />
      )}
      <label className="tick">
        <input
          type="checkbox"
          name="pictures"
          value="yes"
          defaultChecked={pictures}
          aria-describedby={fault && 'pictures-error'}
        />
        <span>
          With pictures <small>up to 200 products</small>
        </span>
      </label>
      {fault && (
        <p className="err" id="pictures-error" role="alert">
          <Icon name="alert" />
          {fault}
        </p>
      )}
      <p className="hint">
        By category, every size with its price, whether visitors see prices or not. A size without a
        price says that people ask.
      </p>
      <button type="submit" className="btn">
        Make the PDF
      </button>
    </form>
  )
}
