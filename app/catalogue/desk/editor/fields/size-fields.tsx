import { Link } from 'react-router'
import { onlyPrefix } from '#app/catalogue/desk/editor/draft/size-draft.ts'
import { mayAddSize } from '#app/catalogue/desk/editor/draft/step-sizes.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { SizeLabels } from './size-labels.tsx'
import { SizeOffer } from './size-offer.tsx'
import { SizeRow } from './size-row.tsx'
import { SizeStepButton } from './size-step-button.tsx'
import { useSizeRows } from './use-size-rows.ts'

/** In what sizes it can be had, at which price and when. Its buttons are plain posts before the page lives. */
export function SizeFields() {
  const { draft, faults, sizeFaults, prices } = useEditor()
  const { rows, moved, take } = useSizeRows()
  const staying = rows.filter(({ isGone }) => !isGone)
  return (
    <section aria-labelledby="h-sizes">
      <h2 id="h-sizes">Sizes {staying.length > 0 && <i>{staying.length}</i>}</h2>
      <p className="prices-shown">
        <DeskIcon name="eye" />
        <span>
          Prices are shown in the shop: <b>{prices.areShown ? 'yes' : 'no'}</b>.{' '}
          {prices.changedAt && <Link to={prices.changedAt}>Change in Settings</Link>}{' '}
          {prices.pastAt && <Link to={prices.pastAt}>What they were</Link>}
        </span>
      </p>
      {faults.sizes && (
        <span className="err">
          <Icon name="alert" />
          {faults.sizes}
        </span>
      )}
      {staying.length === 0 && (
        <div className="size-row only-size">
          <SizeOffer prefix={onlyPrefix} offer={draft.onlySize} faults={sizeFaults.only ?? {}} />
        </div>
      )}
      {rows.length > 0 && (
        <ol className="size-list">
          {rows.map((row) => (
            <SizeRow
              key={row.key}
              row={row}
              place={staying.indexOf(row)}
              of={staying.length}
              take={take}
            />
          ))}
        </ol>
      )}
      <p className="vh" role="status">
        {moved}
      </p>
      {mayAddSize(rows) && (
        <SizeStepButton step={{ act: 'add', key: '' }} take={take} className="more" id="add-size">
          <Icon name="plus" />
          Add a size
        </SizeStepButton>
      )}
      {staying.length > 0 && <SizeLabels rows={staying} />}
      <p className="note">
        Without sizes the product has one price. A size without a price says “Ask us”.
      </p>
    </section>
  )
}
