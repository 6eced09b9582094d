import { Form, Link } from 'react-router'
import { WillBeTold } from '#app/catalogue/desk/will-be-told.tsx'
import { cataloguePath, productEditPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { counted } from '#languages/counted.ts'
import { broughtWords } from './brought-words.ts'
import { importAddress } from './import-paths.ts'
import type { ImportView } from './import-view.server.ts'
import type { FileInHand } from './match-step.tsx'

type DoneView = Extract<ImportView, { step: 'done' }>

/** The end of an import: what it brought, and the way back. */
export function DoneStep({ file, view }: { file: FileInHand; view: DoneView }) {
  const {
    undone,
    keptEdits,
    when,
    who,
    fresh,
    hidden,
    changed,
    left,
    mayUndo,
    told,
    later,
    notTakenBack,
  } = view
  if (later && later.length > 0) return <LaterEdits file={file} later={later} />
  if (undone && notTakenBack.length > 0) {
    return <NotTakenBack file={file} when={when} products={notTakenBack} />
  }
  if (undone) {
    return (
      <div className="apply">
        <h2>The import is undone</h2>
        <p>
          {file.fileName}, {when}.{' '}
          {fresh > 0 ? undoneWords(fresh, hidden) : 'Everything is as it was before.'}
          {keptEdits && ' Edits made after the import are kept.'}
        </p>
        {hidden > 0 && (
          <Link className="more" to={`${cataloguePath}?show=hidden&order=edited`}>
            See what is hidden
          </Link>
        )}
        <Link className="btn" to={cataloguePath}>
          See the catalogue
        </Link>
      </div>
    )
  }
  return (
    <div className="apply done">
      <div className="apply-mark">
        <KolamMark />
      </div>
      <h2>{broughtWords({ fresh, changed })}</h2>
      <p>
        {file.fileName} by {who}, {when}.
        {fresh > 0 &&
          ` ${counted(fresh, 'new product is', 'new products are')} hidden until ${fresh === 1 ? 'it has a picture' : 'they have pictures'}.`}
      </p>
      <WillBeTold count={told} if="If it is undone" />
      <div className="apply-do">
        {fresh > 0 && (
          <Link className="btn" to={`${cataloguePath}?show=hidden&order=edited`}>
            See the {fresh.toLocaleString('en-IN')} new
          </Link>
        )}
        {mayUndo && (
          <Form method="post">
            <button type="submit" name="intent" value="undo" className="btn btn-line">
              <Icon name="undo" />
              Undo this import
            </button>
          </Form>
        )}
        {left > 0 && (
          <Link className="more" to={importAddress(file.id, 'check')}>
            {counted(left, 'row')} left out
          </Link>
        )}
      </div>
      {mayUndo && (
        <p className="note">
          Undo brings back the catalogue as it was before, for 30 days. Edits made after the import
          are listed first, so nothing is lost unseen.
        </p>
      )}
    </div>
  )
}

/** What became of the products that an undone import had added. */
function undoneWords(fresh: number, hidden: number) {
  const rest = 'everything else is as it was before.'
  const why = 'somebody has edited them, given them a picture or asked about them'
  const gone = counted(fresh - hidden, 'product', 'products')
  if (hidden === 0) return `Deleted: the ${gone} that it had added; ${rest}`
  const only = `only hidden: ${hidden.toLocaleString('en-IN')}, as ${why}`
  return fresh === hidden
    ? `What it had added is ${only}; ${rest}`
    : `Deleted: ${gone} that it had added; ${only}; ${rest}`
}

/** What undoing would take back beside the import itself: asked about first. */
function LaterEdits({ file, later }: { file: FileInHand; later: NonNullable<DoneView['later']> }) {
  return (
    <div className="apply">
      <h2>{counted(later.length, 'product was', 'products were')} edited after this import</h2>
      <ul className="later">
        {later.map(({ productId, name, fields, who, when }) => (
          <li key={productId}>
            <b>{name}</b>{' '}
            <span>
              {fields.join(', ')}, by {who ?? 'somebody'}, {when}
            </span>
          </li>
        ))}
      </ul>
      <Form method="post" action={importAddress(file.id)} className="apply-do">
        <input type="hidden" name="intent" value="undo" />
        <button type="submit" name="later" value="keep" className="btn">
          Undo, but keep these edits
        </button>
        <button type="submit" name="later" value="undo" className="btn btn-line">
          Undo these edits too
        </button>
        <Link className="more" to={importAddress(file.id)}>
          Leave it as it is
        </Link>
      </Form>
    </div>
  )
}

/** An undone import of which some products stay, as when another one has their address now. */
function NotTakenBack({
  file,
  when,
  products,
}: {
  file: FileInHand
  when: string
  products: DoneView['notTakenBack']
}) {
  const one = products.length === 1
  return (
    <div className="apply">
      <h2>The import is undone, but for {counted(products.length, 'product')}</h2>
      <p>
        {file.fileName}, {when}. {one ? 'It stays' : 'They stay'} as the import left{' '}
        {one ? 'it' : 'them'}: what {one ? 'it' : 'they'} had before can’t be kept any more, as when
        another product has the address now.
      </p>
      <ul className="later">
        {products.map(({ productId, name, fields }) => (
          <li key={productId}>
            <Link to={productEditPath(productId)}>{name}</Link> <span>{fields.join(', ')}</span>
          </li>
        ))}
      </ul>
      <Link className="btn" to={cataloguePath}>
        See the catalogue
      </Link>
    </div>
  )
}
