import { Form, Link } from 'react-router'
import type { LeftAsItWas } from '#app/catalogue/bulk/bulk-rows.server.ts'
import { WillBeTold } from '#app/catalogue/desk/will-be-told.tsx'
import { cataloguePath, productEditPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { counted } from '#languages/counted.ts'
import type { BulkView } from './shown-bulk.ts'

/** The end of a change of many products: what it did, what it left, and the way back. */
export function BulkDone({ view }: { view: Extract<BulkView, { step: 'done' }> }) {
  const { number, undone, who, changed, notChanged, leftAlone, mayUndo, told } = view
  return (
    <div className={undone ? 'apply' : 'apply done'}>
      <h2>
        {undone ? `Change no. ${number} is undone` : `${counted(changed, 'product')} changed`}
      </h2>
      <p>
        {!undone && `Change no. ${number}. `}
        {who}.{undone && leftAlone.length === 0 && ' Everything is as it was before.'}
      </p>
      {leftAlone.length > 0 && (
        <>
          <h3>
            {counted(leftAlone.length, 'product')} changed since: what was changed stays as it is
          </h3>
          <Products products={leftAlone} />
        </>
      )}
      {notChanged.length > 0 && (
        <>
          <h3>{counted(notChanged.length, 'product')} left as before</h3>
          <Products products={notChanged} />
        </>
      )}
      <WillBeTold count={told} if="If it is undone" />
      <div className="apply-do">
        <Link className="btn" to={cataloguePath}>
          See the catalogue
        </Link>
        {mayUndo && (
          <Form method="post">
            <button type="submit" name="intent" value="undo" className="btn btn-line">
              <Icon name="undo" />
              Undo
            </button>
          </Form>
        )}
      </div>
      {mayUndo && (
        <p className="note">For 30 days. What somebody has changed since stays, and is named.</p>
      )}
    </div>
  )
}

function Products({ products }: { products: readonly LeftAsItWas[] }) {
  return (
    <ul className="later">
      {products.map(({ productId, name, why }) => (
        <li key={productId}>
          <Link to={productEditPath(productId)}>{name}</Link> <span>{why}</span>
        </li>
      ))}
    </ul>
  )
}
